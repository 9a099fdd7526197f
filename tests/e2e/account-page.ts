// People with accounts for the journeys of the account page.
import { randomUUID } from 'node:crypto'
import type { Browser, BrowserContextOptions, Page } from 'playwright'
import { inject } from 'vitest'
import { openPage } from './browser.ts'

export type Person = { email: string; password: string; name: string }

export const newPerson = (): Person => ({
	email: `${randomUUID()}@example.com`,
	password: 'correct horse',
	name: 'Pat Kim',
})

/** Uses the shared shop by default. */
type Door = { page: Page; shopUrl?: string | undefined }

/** Calls the identity service as a page of the shop would; the browser keeps the cookies. */
async function enter({ page, shopUrl = inject('shopUrl') }: Door, path: string, data: object): Promise<void> {
	const headers = { Origin: shopUrl, 'X-Session-Transport': 'cookie' }
	const response = await page.request.post(`${shopUrl}/auth/v1/${path}`, { headers, data })
	if (response.status() !== 200) throw new Error(`${path} answered ${response.status()}`)
}

export const signUp = (page: Page, { email, password, name }: Person, shopUrl?: string): Promise<void> =>
	enter({ page, shopUrl }, 'signup', { email, password, data: { full_name: name } })

/** Ends the session of this browser as a page of the shop would. */
export async function signOut(page: Page, shopUrl = inject('shopUrl')): Promise<void> {
	const answer = await page.request.post(`${shopUrl}/auth/sign-out`, { headers: { Origin: shopUrl } })
	if (!answer.ok()) throw new Error(`The sign-out answered ${answer.status()}`)
}

export const signIn = (
	page: Page,
	{ email, password }: Pick<Person, 'email' | 'password'>,
	shopUrl?: string,
): Promise<void> => enter({ page, shopUrl }, 'token?grant_type=password', { email, password })

/** The part of the page under one heading. */
export const section = (page: Page, title: string) => page.getByRole('region', { name: title })

/** Waits until React runs: an earlier press posts the form as a full page, which also works. */
export async function openAccount(page: Page, tab?: 'orders' | 'favorites' | 'settings'): Promise<void> {
	await page.goto(tab ? `/account?tab=${tab}` : '/account')
	await page.waitForFunction(() => {
		const form = document.querySelector('main form')
		return form === null || Object.keys(form).some((key) => key.startsWith('__react'))
	})
}

/** The toast with this title. */
export const toast = (page: Page, title: string) => page.locator('[data-toast]').filter({ hasText: title })

/** A page of a person who has just signed up. */
export async function newcomer(
	browser: Browser,
	options: BrowserContextOptions = {},
): Promise<{ page: Page; person: Person }> {
	const [page, person] = [await openPage(browser, options), newPerson()]
	await signUp(page, person)
	return { page, person }
}

/** @param product its path */
export async function star(page: Page, product: string): Promise<void> {
	const headers = { Origin: inject('shopUrl') }
	const data = { intent: 'star', id: product.split('/').at(-1) }
	const response = await page.request.post('/account/favorites', { headers, data })
	if (response.status() !== 200) throw new Error(`The star was answered with ${response.status()}`)
}
