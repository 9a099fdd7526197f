// The garment on a product page is turned by buttons, keys and one finger.
import type { Page } from 'playwright'
import { afterAll, expect, inject, test } from 'vitest'
import { openBrowser } from '../chromium.ts'
import { closePage, openPage, screens, watch } from './browser.ts'
import { patience } from './patience.ts'
import { markedThumb, productPath } from './product-page.ts'

const browser = await openBrowser()
afterAll(() => browser.close())
const jersey = await productPath(inject('shopUrl'), 'football', 'Gridiron Elite Game Jersey')

test('the garment is turned by buttons and arrow keys, all the way around, and a color starts from the front', async () => {
	const page = await openPage(browser, screens.narrow)
	const troubles = watch(page)
	const loaded: string[] = []
	page.on('request', (request) => loaded.push(request.url()))
	await page.goto(jersey)
	const image = page.locator('[data-strip] img').first()
	const turnNow = () =>
		image.evaluate(({ src }: HTMLImageElement) => /[0-9a-f]{24}(t\d)?-/.exec(src)?.[1] ?? '')
	expect(loaded.filter((url) => /[0-9a-f]{24}t\d/.test(url))).toEqual([])
	const [left, right] = [
		page.getByRole('button', { name: 'Turn left' }),
		page.getByRole('button', { name: 'Turn right' }),
	]
	for (const button of [left, right]) {
		const { width = 0, height = 0 } = (await button.boundingBox()) ?? {}
		expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
	}
	await left.press('Enter')
	// A turn waits for its script, the first one for the network.
	await expect.poll(turnNow, patience).toBe('t1')
	const isDrawn = () =>
		image.evaluate(
			({ complete, naturalWidth, currentSrc }: HTMLImageElement) =>
				complete && naturalWidth > 0 && currentSrc.includes('t1-'),
		)
	await expect.poll(isDrawn, patience).toBe(true)
	await page.getByRole('status').filter({ hasText: 'Turned, view 2 of 8' }).waitFor(patience)
	await right.focus()
	await page.keyboard.press('ArrowRight')
	await expect.poll(turnNow, patience).toBe('')
	for (const turned of ['t1', 't2', 't3', 't4', 't5', 't6', 't7', '', 't1']) {
		await page.keyboard.press('ArrowLeft')
		await expect.poll(turnNow, patience).toBe(turned)
	}
	await page.locator('input[name=color]').first().focus()
	await page.keyboard.press('ArrowRight')
	await expect.poll(turnNow, patience).toBe('')
	expect(troubles).toEqual([])
	await closePage(page)
})

/** Drags one finger over the screen, in steps as a hand moves. */
async function touchDrag(page: Page, from: { x: number; y: number }, by: { x?: number; y?: number }) {
	const devTools = await page.context().newCDPSession(page)
	const steps = 12
	const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
		devTools.send('Input.dispatchTouchEvent', {
			type,
			touchPoints:
				at === undefined
					? []
					: [{ x: from.x + ((by.x ?? 0) * at) / steps, y: from.y + ((by.y ?? 0) * at) / steps }],
		})
	await send('touchStart', 0)
	for (let at = 1; at <= steps; at += 1) await send('touchMove', at)
	await send('touchEnd')
	await devTools.detach()
}

test('one finger turns the garment to the side, scrolls the page up and down, and swipes the close-up', async () => {
	const page = await openPage(browser, screens.narrow)
	const troubles = watch(page)
	await page.goto(jersey)
	await page.locator('[data-turning]:visible').waitFor(patience)
	const strip = page.getByRole('list', { name: /^Pictures of/ })
	const image = strip.locator('img').first()
	const turnNow = () =>
		image.evaluate(({ src }: HTMLImageElement) => /[0-9a-f]{24}(t\d)?-/.exec(src)?.[1] ?? '')
	const middle = async () => {
		const { x = 0, y = 0, width = 0, height = 0 } = (await strip.boundingBox()) ?? {}
		return { x: x + width / 2, y: y + height / 2 }
	}
	const [stripAt, pageAt] = [
		() => strip.evaluate((list) => list.scrollLeft),
		() => page.evaluate(() => scrollY),
	]

	await touchDrag(page, await middle(), { x: -110 })
	await expect.poll(turnNow, patience).toBe('t2')
	await touchDrag(page, await middle(), { x: 160 })
	await expect.poll(turnNow, patience).toBe('t7')
	expect(await stripAt()).toBe(0)

	await touchDrag(page, await middle(), { x: -20, y: -150 })
	await expect.poll(pageAt, patience).toBeGreaterThan(60)
	await expect.poll(turnNow, patience).toBe('t7')

	const thumbs = page.getByRole('list', { name: 'Views' }).getByRole('link')
	const last = (await thumbs.count()) - 1
	await thumbs.nth(last).click()
	await expect.poll(() => markedThumb(page), patience).toBe(last)
	await expect.poll(async () => (await stripAt()) % 360, patience).toBe(0)
	await page.evaluate(() => scrollTo(0, 0))
	// Further than half of the strip, so that it snaps to the next picture however slow the finger was.
	const { x, y } = await middle()
	await touchDrag(page, { x: x - 110, y }, { x: 230 })
	await expect.poll(() => markedThumb(page), patience).toBe(last - 1)
	expect(troubles).toEqual([])
	await closePage(page)
})
