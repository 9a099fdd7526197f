// The library of marks in the design builder: found by the mascot, placed in the team's colors, recolored.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser } from 'playwright'
import { openBrowser } from '../chromium.ts'
import { toast } from './account-page.ts'
import { closePage } from './browser.ts'
import { openBuilder } from './builder-page.ts'
import { patience } from './patience.ts'

let browser: Browser
beforeAll(async () => {
	browser = await openBrowser()
})
afterAll(() => browser.close())

test('a mark is found by its mascot, placed by the keyboard, and loses its border', async () => {
	const { page } = await openBuilder(browser, 2)
	await page.getByRole('button', { name: 'Browse the library' }).press('Enter')
	await page.getByLabel('Search marks').fill('Wildcats')
	const first = page.getByRole('list', { name: 'Marks' }).getByRole('button').first()
	await expect.poll(() => first.getAttribute('aria-label'), patience).toBe('Add Lynx head')
	await first.press('Enter')
	await toast(page, 'Mark added').waitFor()
	const art = page.locator('[data-logo] image').first()
	await expect
		.poll(() => art.getAttribute('href'), patience)
		.toMatch(/^\/marks\/lynx-head\/[0-9a-f]{6}(?:-[0-9a-f]{6}){2}\.svg$/)
	await page.getByRole('region', { name: 'Colors of the mark' }).getByRole('radio', { name: '2' }).check()
	await expect
		.poll(() => art.getAttribute('href'), patience)
		.toMatch(/^\/marks\/lynx-head\/[0-9a-f]{6}-[0-9a-f]{6}\.svg$/)
	await closePage(page)
})
