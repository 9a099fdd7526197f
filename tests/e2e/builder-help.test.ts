// The builder's help with a design: color vision on the stage, and cheaper methods in the review.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser, Page } from 'playwright'
import { openBrowser } from '../chromium.ts'
import { axeFindings, closePage, screens, watch } from './browser.ts'
import { openBuilder, pressKeys, untilBuilderRuns } from './builder-page.ts'
import { patience } from './patience.ts'

let browser: Browser
beforeAll(async () => {
	browser = await openBrowser()
})
afterAll(() => browser.close())

const stageOf = (page: Page) => page.getByRole('region', { name: 'Preview' })
const seeAs = (page: Page) => stageOf(page).getByLabel('See as')

const filterOf = (page: Page): Promise<string> =>
	stageOf(page)
		.locator('[data-picture]')
		.evaluate((picture) => getComputedStyle(picture).filter)

test.each(['wide', 'narrow'] as const)(
	'on a %s screen the picture is seen as green-blind people see it, by keyboard, and nothing is saved',
	async (width) => {
		const { page } = await openBuilder(browser, 1, screens[width])
		const troubles = watch(page)
		expect(await filterOf(page)).toBe('none')
		await seeAs(page).focus()
		await pressKeys(page, ['ArrowDown', 'ArrowDown'])
		await expect.poll(() => filterOf(page), patience).toMatch(/^url\(/)
		await stageOf(page)
			.getByText('Seen as green-blind people see it (deuteranopia).')
			.waitFor({ state: 'attached' })
		expect(await page.getByRole('button', { name: 'Undo' }).isDisabled()).toBe(true)
		expect(await axeFindings(page)).toEqual([])
		const box = await seeAs(page).locator('..').boundingBox()
		expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(width === 'narrow' ? 44 : 36)
		if (width === 'narrow') {
			const garment = await stageOf(page).locator('[data-picture]').boundingBox()
			expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(garment?.x ?? 0)
		}
		await seeAs(page).selectOption('Full color')
		await expect.poll(() => filterOf(page), patience).toBe('none')
		expect(troubles).toEqual([])
		await closePage(page)
	},
)

test('a cheaper method is named in the review, taken by one click and undone by one', async () => {
	const { page } = await openBuilder(browser, 3, screens.narrow)
	await page.getByLabel('Team name', { exact: true }).first().fill('Wildcats')
	await page.goto(`${page.url().split('?')[0]}?step=4`)
	await untilBuilderRuns(page)
	await page
		.getByRole('radio', { name: /^Tackle twill/ })
		.first()
		.click({ force: true })
	await page.goto(`${page.url().split('?')[0]}?step=6`)
	await untilBuilderRuns(page)
	const ways = page.getByRole('region', { name: 'Ways to save' })
	const sentence = ways.getByText(
		/^Screen print instead of tackle twill for the .+ saves \$[\d,.]+ on this order\.$/,
	)
	await sentence.waitFor()
	expect(await axeFindings(page)).toEqual([])
	await ways.getByRole('button', { name: 'Change it' }).click()
	await expect.poll(() => ways.count(), patience).toBe(0)
	await page.getByRole('button', { name: 'Undo' }).click()
	await sentence.waitFor()
	await closePage(page)
})
