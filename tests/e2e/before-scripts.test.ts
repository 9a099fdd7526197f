// Pages that React takes over, while their scripts are on their way: no markup is read as text, and they have the parts that
// they have when the scripts have come.
import type { Page } from 'playwright'
import { afterAll, expect, test } from 'vitest'
import { openBrowser } from '../chromium.ts'
import { signIn } from './account-page.ts'
import { closePage, openPage, screens } from './browser.ts'
import { patience } from './patience.ts'

const browser = await openBrowser()
afterAll(() => browser.close())

const coach = { email: 'coach@demo.fieldhouse.test', password: 'fieldhouse-demo' }
const paths = [
	'/portal/team-123',
	'/portal/team-123?view=items',
	'/portal/team-123/roster',
	'/portal/team-123/people',
	'/account?tab=settings',
]

/** Headings that are seen; one stands over each part. */
const partsOf = (page: Page) =>
	page
		.locator('main :is(h1, h2, h3)')
		.evaluateAll((all) => all.flatMap((one) => (one.checkVisibility() ? [one.textContent] : [])))

const untilTakenOver = (page: Page) =>
	page.waitForFunction(() => {
		const first = document.querySelector('main > *')
		return first !== null && Object.keys(first).some((key) => key.startsWith('__react'))
	})

test.each(Object.entries(screens))('%s: pages are whole before their scripts', async (_name, screen) => {
	const page = await openPage(browser, screen)
	await signIn(page, coach)
	for (const path of paths) {
		const { promise: seen, resolve: scriptsMayCome } = Promise.withResolvers<undefined>()
		await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
			await seen
			await route.continue()
		})
		await page.goto(path, { waitUntil: 'commit' })
		await page.getByRole('contentinfo').waitFor()
		// The first paint waits for the stylesheet.
		await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
		await page.evaluate(() => document.fonts.ready)
		const before = await partsOf(page)
		expect(before.length, path).toBeGreaterThan(0)
		expect(await page.locator('body').innerText(), path).not.toMatch(/<\w+[ >]|class=/)
		scriptsMayCome(undefined)
		await untilTakenOver(page)
		await expect.poll(() => partsOf(page), { ...patience, message: path }).toEqual(before)
		await page.unroute(/\/assets\/[^/]+\.js$/)
	}
	await closePage(page)
})
