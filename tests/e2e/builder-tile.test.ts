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

const flag = {
	name: 'flag.svg',
	mimeType: 'image/svg+xml',
	buffer: Buffer.from(
		'<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"><rect width="300" height="300" fill="#0f4a31"/><circle cx="150" cy="150" r="90" fill="#ffffff"/><rect x="120" y="120" width="60" height="60" fill="#c21a2c"/></svg>',
	),
}

test('by keyboard at 360 px: a tile is printed in team colors, in fewer of them, and in its own again', async () => {
	const page = await openPage(browser, { viewport: viewports.narrow })
	const troubles = watch(page)
	await openStep(page, await sublimatedPath(), 0)
	await page.locator('input[name=tile]').setInputFiles(flag)
	await toast(page, 'Pattern uploaded').waitFor()
	const images = page.getByRole('region', { name: 'Preview' }).locator('pattern image')
	const address = () => images.first().getAttribute('href')
	await images.first().waitFor({ state: 'attached' })
	const own = await address()
	await tabTo(page, /^Own colors$/)
	await page.keyboard.press('ArrowRight')
	await expect
		.poll(address, patience)
		.toMatch(new RegExp(`^/recolored/0f4a31-ffffff-c21a2c/[0-9a-f]{6}(-[0-9a-f]{6}){2}${own}$`))
	const file = await page.request.get((await address())!)
	expect(file.status()).toBe(200)
	expect(await file.text()).not.toMatch(/#0f4a31|#c21a2c/)
	await page.getByRole('group', { name: 'Pattern color 3', exact: true }).first().waitFor()

	await tabTo(page, /^3$/)
	await page.keyboard.press('ArrowLeft')
	await page.getByText('The 3 colors of this picture become 2 flat colors. Check the preview.').waitFor()
	await expect
		.poll(address, patience)
		.toMatch(/^\/recolored\/[0-9a-f]{6}-[0-9a-f]{6}\/[0-9a-f]{6}-[0-9a-f]{6}\//)
	const before = await address()
	await page
		.getByRole('group', { name: 'Pattern color 2', exact: true })
		.first()
		.getByRole('radio', { name: 'Silver' })
		.first()
		.check()
	await expect.poll(address, patience).toContain('d3d6da')
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
	await page.keyboard.press('Control+z')
	await expect.poll(address, patience).toBe(before)
	await page.getByRole('radio', { name: 'Own colors' }).check()
	await expect.poll(address, patience).toBe(own)
	await page.getByRole('navigation', { name: 'Builder steps' }).getByRole('link', { name: /Logos/ }).click()
	await page.getByRole('heading', { name: 'Logos & Art', exact: true }).waitFor()
	expect(await page.getByRole('list', { name: 'Your logos' }).count()).toBe(0)
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
