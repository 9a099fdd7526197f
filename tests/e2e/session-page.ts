// Pages of one browser that are signed in and out: what their header says, and what their scripts can read.
import type { BrowserContext, Page } from 'playwright'
import { patience } from './patience.ts'

/** Waits until React runs: before that a press posts the form as a whole page and tells no other tab. */
export const untilReactRuns = (page: Page): Promise<unknown> =>
	page.waitForFunction(() => {
		const form = document.querySelector('main form')
		return form !== null && Object.keys(form).some((key) => key.startsWith('__react'))
	})

export const accountMenu = (page: Page) =>
	page.getByRole('banner').locator('summary').filter({ hasText: 'Account menu' })

export const signInLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Sign In' })

/** Through the form of `/auth`, as a person would. Ends on the home page. */
export async function signInByForm(
	page: Page,
	{ email, password }: { email: string; password: string },
): Promise<void> {
	await page.goto('/auth')
	await untilReactRuns(page)
	const panel = page.getByRole('tabpanel', { name: 'Sign In' })
	await panel.getByLabel('Email').fill(email)
	await panel.locator('input[name=password]').fill(password)
	await panel.getByRole('button', { name: 'Sign In', exact: true }).click()
	await accountMenu(page).waitFor()
}

export async function signOutByMenu(page: Page): Promise<void> {
	await accountMenu(page).click()
	await page.getByRole('banner').getByRole('button', { name: 'Sign Out' }).first().click()
	await signInLink(page).waitFor()
}

/** All that a script of the page can read without asking the shop. */
export const keptByBrowser = (page: Page): Promise<string> =>
	page.evaluate(() =>
		JSON.stringify({ cookie: document.cookie, local: { ...localStorage }, tab: { ...sessionStorage } }),
	)

/** Value of a cookie that scripts cannot read; empty when there is none. */
export async function cookieNamed(context: BrowserContext, name: 'session' | 'refresh'): Promise<string> {
	const cookies = await context.cookies()
	return cookies.find((cookie) => cookie.name === name)?.value ?? ''
}

/** For `expect.poll` with `ticking`: leaves the page a moment for its work between two ticks. */
export const tickPatience = { ...patience, interval: 1_000 } as const

/**
 * Moves the clock of the page on by one tick of the client, every time that it is asked: a tick that comes while the
 * client is busy is skipped. The page needs `clock.install()`.
 */
export const ticking =
	<Result>(page: Page, look: () => Result | Promise<Result>) =>
	async (): Promise<Result> => {
		// A page that is just being left has no clock.
		await page.clock.fastForward('00:31').catch(() => undefined)
		return look()
	}
