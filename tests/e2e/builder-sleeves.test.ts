// Cut and sleeves in the builder: a new design by keyboard on a phone.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser } from 'playwright'
import { openBrowser } from '../chromium.ts'
import { toast } from './account-page.ts'
import { closePage, viewports, watch } from './browser.ts'
import { openBuilder, tabTo } from './builder-page.ts'
import { patience } from './patience.ts'

let browser: Browser
beforeAll(async () => {
	browser = await openBrowser()
})
afterAll(() => browser.close())

const flag = {
	name: 'flag.svg',
	mimeType: 'image/svg+xml',
	buffer: Buffer.from(
		'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 190 100"><path d="M0 0H190V100H0Z" fill="#8b1e2d"/><path d="M0 40H190V60H0Z" fill="#f7f7f5"/></svg>',
	),
}

test('by keyboard at 360 px: a flag and a number stand on the left sleeve, and are measured and priced', async () => {
	const { page } = await openBuilder(browser, 2, { viewport: viewports.narrow })
	const troubles = watch(page)
	await page.locator('input[type=file]').setInputFiles(flag)
	await toast(page, 'Logo uploaded').waitFor()
	await tabTo(page, /^Left sleeve flag$/)
	await page.keyboard.press('Enter')
	const stage = page.getByRole('region', { name: 'Preview' })
	await stage.locator('[data-logo]').waitFor()

	await tabTo(page, /^Next/)
	await page.keyboard.press('Enter')
	await page.getByRole('textbox', { name: 'Number' }).waitFor()
	await tabTo(page, /^Number/)
	await page.keyboard.type('88')
	const choice = page.getByRole('group', { name: 'Sleeve numbers' })
	await choice.waitFor()
	await tabTo(page, /^None$/)
	await page.keyboard.press('ArrowRight')
	await expect.poll(() => choice.getByLabel('Shoulders').isChecked(), patience).toBe(true)

	await tabTo(page, /^Next/)
	await page.keyboard.press('Enter')
	const row = (what: string) =>
		page.getByRole('listitem').filter({ has: page.getByRole('group', { name: `Method for ${what} sleeve` }) })
	for (const what of ['number, left', 'number, right'])
		await expect.poll(() => row(what).textContent(), patience).toContain('$5.00')
	expect(await row('logo 1, left').textContent()).toMatch(/^Logo 1 3\.5 × 1\.8 in.*\$8\.00/)
	expect(troubles).toEqual([])
	await closePage(page)
})

test('by keyboard at 360 px: the youth cut is chosen, drawn and said', async () => {
	const { page } = await openBuilder(browser, 0, { viewport: viewports.narrow })
	const troubles = watch(page)
	const cloth = page
		.getByRole('region', { name: 'Preview' })
		.locator('#zone-body path, [id$=zone-body] path')
		.first()
	const adult = await cloth.getAttribute('d')
	await tabTo(page, /^Adult$/)
	await page.keyboard.press('ArrowRight')
	const choice = page.getByRole('group', { name: 'Cut' })
	await expect.poll(() => choice.getByLabel('Youth').isChecked(), patience).toBe(true)
	await expect.poll(() => cloth.getAttribute('d'), patience).not.toBe(adult)
	await page
		.getByText(/cut: youth/)
		.first()
		.waitFor({ state: 'attached' })
	expect(troubles).toEqual([])
	await closePage(page)
})
