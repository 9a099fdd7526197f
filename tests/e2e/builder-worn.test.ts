// The builder's worn view: opened and turned by keyboard on a phone, drawn anew as the design changes.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser, Page } from 'playwright'
import { openBrowser } from '../chromium.ts'
import { axeFindings, closePage, viewports, watch } from './browser.ts'
import { openBuilder, pressKeys, tabTo } from './builder-page.ts'
import { patience } from './patience.ts'

let browser: Browser
beforeAll(async () => {
	browser = await openBrowser()
})
afterAll(() => browser.close())

const slider = (page: Page) => page.getByRole('slider', { name: 'Turn the garment' })

/**
 * Mean color of a picture of the garment, as a data URL: red, green, blue. It looks a little left of and below the middle:
 * a plain design has no number there.
 */
async function middleOf(page: Page, url: string): Promise<number[]> {
	const pixels = await page.evaluate(async (source) => {
		const image = new Image()
		image.src = source
		await image.decode()
		const paper = new OffscreenCanvas(9, 9).getContext('2d')
		paper?.drawImage(image, image.width * 0.48, image.height * 0.58, 9, 9, 0, 0, 9, 9)
		return [...(paper?.getImageData(0, 0, 9, 9).data ?? [])]
	}, url)
	const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
	return [0, 1, 2].map((channel) => mean(pixels.filter((_, at) => at % 4 === channel)))
}

const screenshotOf = async (page: Page): Promise<string> =>
	`data:image/png;base64,${(await slider(page).screenshot()).toString('base64')}`

/** A still from its own canvas: a screenshot waits for the browser's graphics. */
const stillOf = (page: Page): Promise<string> =>
	slider(page)
		.locator('canvas')
		.evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL())

/** The darkest alpha of the shadow on the ground below the garment, 0 to 255. */
const shadow = (page: Page): Promise<number> =>
	slider(page)
		.locator('canvas')
		.first()
		.evaluate((canvas: HTMLCanvasElement) => {
			const { width, height } = canvas
			const { data } = canvas.getContext('2d')?.getImageData(0, height / 2, width, height / 2) ?? {}
			return Math.max(0, ...(data ?? []).filter((_, at) => at % 4 === 3))
		})

const isRed = ([red = 0, green = 0, blue = 0]: number[]) => red > 110 && green < 80 && blue < 90
const isBlue = ([red = 0, green = 0, blue = 0]: number[]) => blue > 110 && red < 90 && green < 130

/** Chromium complains that a screenshot waits for its software graphics. */
const ofTheShop = (troubles: readonly string[]) =>
	troubles.filter((trouble) => !trouble.includes('GPU stall due to ReadPixels'))

async function chooseBody(page: Page, color: RegExp): Promise<void> {
	await page.getByRole('radio', { name: color }).first().check({ force: true })
}

test('by keyboard at 360 px: the worn view opens, turns, shows each change and closes', async () => {
	const { page } = await openBuilder(browser, 1, { viewport: viewports.narrow })
	const troubles = watch(page)
	await chooseBody(page, /Scarlet/)
	await tabTo(page, /^Worn$/)
	await page.keyboard.press('Enter')
	await slider(page).waitFor()
	await expect.poll(async () => isRed(await middleOf(page, await screenshotOf(page))), patience).toBe(true)
	const ground = await shadow(page)
	expect(ground).toBeGreaterThan(20)
	expect(ground).toBeLessThan(160)
	expect(await axeFindings(page)).toEqual([])

	await tabTo(page, /^Turn the garment$/)
	expect(await slider(page).getAttribute('aria-valuetext')).toBe('Front, turned 20 degrees to the left')
	await pressKeys(page, ['End'])
	expect(await slider(page).getAttribute('aria-valuetext')).toBe('Back')
	await pressKeys(page, ['ArrowLeft', 'ArrowLeft'])
	expect(await slider(page).getAttribute('aria-valuetext')).toBe('Back, turned 30 degrees to the left')
	await pressKeys(page, ['Home'])

	await chooseBody(page, /Royal/)
	await expect.poll(async () => isBlue(await middleOf(page, await screenshotOf(page))), patience).toBe(true)

	await page.getByRole('button', { name: 'Back', exact: true }).click()
	await expect.poll(() => slider(page).count(), patience).toBe(0)
	expect(ofTheShop(troubles)).toEqual([])
	await closePage(page)
})

type Box = { x: number; y: number; width: number; height: number }

const overlap = (one: Box, other: Box) =>
	one.x < other.x + other.width &&
	other.x < one.x + one.width &&
	one.y < other.y + other.height &&
	other.y < one.y + one.height

test('on a phone no button of the stage lies on the garment, and each is 44 px large', async () => {
	const { page } = await openBuilder(browser, 1, { viewport: viewports.narrow, hasTouch: true })
	const stage = page.getByRole('region', { name: 'Preview' })
	const boxesOf = async () => {
		const buttons = await stage.getByRole('button').filter({ visible: true }).all()
		return Promise.all(buttons.map(async (button) => ((await button.boundingBox()) ?? {}) as Box))
	}
	const garment = await stage
		.getByRole('group', { name: 'Garment', exact: true })
		.locator('svg')
		.first()
		.boundingBox()
	const boxes = await boxesOf()
	expect(boxes.length).toBeGreaterThanOrEqual(7)
	for (const box of boxes) {
		expect(overlap(box, garment as Box)).toBe(false)
		expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44)
	}
	const isPressed = (name: string) =>
		stage.getByRole('button', { name, exact: true }).getAttribute('aria-pressed')
	await stage.getByRole('button', { name: 'Left side' }).click()
	expect([await isPressed('Left side'), await isPressed('Front')]).toEqual(['true', 'false'])
	await stage.getByRole('button', { name: 'Worn' }).click()
	await slider(page).waitFor()
	// The worn view replaces the flat one: no side of it is shown, and nothing can be zoomed.
	expect([await isPressed('Worn'), await isPressed('Left side')]).toEqual(['true', 'false'])
	expect(await stage.getByRole('group', { name: 'Zoom' }).count()).toBe(0)
	for (const box of await boxesOf()) expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44)
	await closePage(page)
})

const noWebGl = `HTMLCanvasElement.prototype.getContext = new Proxy(HTMLCanvasElement.prototype.getContext, {
	apply: (own, canvas, [kind, ...rest]) =>
		kind.startsWith('webgl') ? null : Reflect.apply(own, canvas, [kind, ...rest]),
})`

test('without WebGL the worn view shows stills of the same garment', async () => {
	const { page } = await openBuilder(browser, 1, { viewport: viewports.wide })
	const troubles = watch(page)
	await page.evaluate(noWebGl)
	await chooseBody(page, /Scarlet/)
	await page.getByRole('button', { name: 'Worn' }).click()
	await expect.poll(async () => isRed(await middleOf(page, await stillOf(page))), patience).toBe(true)
	await chooseBody(page, /Royal/)
	await expect.poll(async () => isBlue(await middleOf(page, await stillOf(page))), patience).toBe(true)
	await expect(slider(page).locator('canvas').isVisible()).resolves.toBe(true)
	// There is room for both: the flat view stays.
	await expect(page.getByRole('group', { name: 'Garment', exact: true }).isVisible()).resolves.toBe(true)
	expect(troubles).toEqual([])
	await closePage(page)
})

test('without WebGL and without its worker the worn view says that it cannot be shown', async () => {
	const { page } = await openBuilder(browser, 1, { viewport: viewports.wide })
	await page.evaluate(noWebGl)
	await page.route(/stills-worker/, (route) => route.abort())
	await page.getByRole('button', { name: 'Worn' }).click()
	const words = page.getByText('The worn view could not be shown. The flat views show the same design.')
	await expect.poll(() => words.isVisible(), patience).toBe(true)
	await closePage(page)
})
