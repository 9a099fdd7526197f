// Pages of one browser, signed in and out: the content of their header and the data that scripts can read.
import type { BrowserContext, Page } from 'playwright'
import { patience } from './patience.ts'

/** Waits until React runs: an earlier press posts the form as a full page and notifies no other tab. */
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

/** All data that a script of the page can read without a request. */
export const keptByBrowser = (page: Page): Promise<string> =>
	page.evaluate(() =>
		JSON.stringify({ cookie: document.cookie, local: { ...localStorage }, tab: { ...sessionStorage } }),
	)

/** Value of a cookie that scripts cannot read; empty when there is none. */
export async function cookieNamed(context: BrowserContext, name: 'session' | 'refresh'): Promise<string> {
	const cookies = await context.cookies()
	return cookies.find((cookie) => cookie.name === name)?.value ?? ''
}

/** For `expect.poll` with `ticking`: gives the page time to work between two ticks. */
export const tickPatience = { ...patience, interval: 1_000 } as const

/**
 * Advances the page's clock by one tick of the client on every call: the client skips a tick that comes while it
 * is busy. The page needs `clock.install()`.
 */
export const ticking =
	<Result>(page: Page, look: () => Result | Promise<Result>) =>
	async (): Promise<Result> => {
		await page.clock.fastForward('00:31').catch((failure: Error) => {
			// A page that is being left has no clock.
			if (!/navigation|context was destroyed/i.test(failure.message)) throw failure
		})
		return look()
	}
