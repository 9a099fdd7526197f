// A pattern from the user's own picture in the builder, by keyboard on a phone.
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { Browser } from 'playwright'
import sharp from 'sharp'
import { openBrowser } from '../chromium.ts'
import { toast } from './account-page.ts'
import { closePage, openPage, viewports, watch } from './browser.ts'
import { builderPath, openStep, tabTo } from './builder-page.ts'
import { patience } from './patience.ts'
import { productPath } from './product-page.ts'

let browser: Browser
beforeAll(async () => {
	browser = await openBrowser()
})
afterAll(() => browser.close())

/** A fade: its left and right edges do not meet. */
const fade = async () => {
	const svg =
		'<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600"><defs><linearGradient id="g"><stop stop-color="#14284f"/><stop offset="1" stop-color="#f2b21b"/></linearGradient></defs><rect width="600" height="600" fill="url(#g)"/></svg>'
	const buffer = await sharp(Buffer.from(svg)).png().toBuffer()
	return { name: 'fade.png', mimeType: 'image/png', buffer }
}

const sublimatedPath = async () =>
	(await productPath(inject('shopUrl'), 'football', 'Friday Fade Game Jersey')).replace(
		'/product/',
		'/builder/',
	)

test('by keyboard at 360 px: a picture is uploaded, repeated, sized, moved and mirrored, and undo takes that back', async () => {
	const page = await openPage(browser, { viewport: viewports.narrow })
	const troubles = watch(page)
	await openStep(page, await sublimatedPath(), 0)
	await page.locator('input[name=tile]').setInputFiles(await fade())
	await toast(page, 'Pattern uploaded').waitFor()
	const tiles = page.getByRole('region', { name: 'Preview' }).locator('pattern:has(image)')
	const mirrorImages = tiles.locator('image[transform]')
	await tiles.first().waitFor({ state: 'attached' })
	const width = async () => Number(await tiles.first().getAttribute('width'))
	const sharpWidth = await width()
	await page.getByText('Sharp up to 2.0 in wide.').waitFor()
	await page.getByText(/left and right edges of this picture do not match/).waitFor()

	await tabTo(page, /^Tile width \(in\)$/)
	await page.keyboard.press('Control+a')
	await page.keyboard.type('8')
	await page
		.getByText(/75 DPI at 8 in wide; it is sharp up to 2\.0 in/)
		.first()
		.waitFor()
	await expect.poll(width, patience).toBeCloseTo(4 * sharpWidth, 1)
	await tabTo(page, /^Move right \(in\)$/)
	await page.keyboard.type('1.5')
	expect(await mirrorImages.count()).toBe(0)
	await tabTo(page, /^Mirror to make it seamless$/)
	await page.keyboard.press('Space')
	await expect.poll(() => mirrorImages.count(), patience).toBeGreaterThan(0)
	expect(await page.getByText(/edges of this picture do not match/).count()).toBe(0)
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)

	await page.keyboard.press('Control+z')
	await expect.poll(() => mirrorImages.count(), patience).toBe(0)
	expect(await tiles.count()).toBeGreaterThan(0)
	expect(troubles).toEqual([])
	await closePage(page)
})

test('a file that is no picture is refused with a reason, and the garment stays', async () => {
	const page = await openPage(browser)
	await openStep(page, await sublimatedPath(), 0)
	const hostile = {
		name: 'tile.svg',
		mimeType: 'image/svg+xml',
		buffer: Buffer.from('<script>alert(1)</script>'),
	}
	await page.locator('input[name=tile]').setInputFiles(hostile)
	await page
		.getByText(/Upload failed/)
		.first()
		.waitFor()
	expect(await page.locator('pattern image').count()).toBe(0)
	await closePage(page)
})

test('a product that is not sublimated says why it takes no picture', async () => {
	const page = await openPage(browser)
	await openStep(page, await builderPath(), 0)
	await page.getByText('Only for sublimated products', { exact: false }).waitFor()
	expect(await page.locator('input[name=tile]').count()).toBe(0)
	await closePage(page)
})
