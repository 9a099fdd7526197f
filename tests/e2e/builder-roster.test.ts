// Players in the builder's names step: imported, marked, refused, and there after a reload.
import { writeXlsx } from 'hucre/xlsx'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from '../chromium.ts'
import { closePage, findingsAtBothWidths, watch } from './browser.ts'
import { openBuilder } from './builder-page.ts'
import { patience } from './patience.ts'

let browser: Browser
beforeAll(async () => {
	browser = await openBrowser()
})
afterAll(() => browser.close())

/** Number, name, size and pieces of every player. */
const listed = (page: Page) =>
	page
		.getByRole('listitem', { name: /^Player \d+$/ })
		.evaluateAll((rows) =>
			rows.map((row) =>
				[...row.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')]
					.map(({ value }) => value)
					.join(' '),
			),
		)

async function printsNameAndNumber(page: Page): Promise<void> {
	await page.locator('#playerName').fill('Rodriguez')
	await page.locator('#playerNumber').fill('27')
}

test('a visitor’s list is read like a portal’s roster, marked, and there after a reload', async () => {
	const { page } = await openBuilder(browser, 3)
	const troubles = watch(page)
	await page.getByText('it needs no players').waitFor()
	await printsNameAndNumber(page)
	const open = page.getByRole('button', { name: 'Paste or upload a list' })
	await open.click()
	await page.getByLabel('Or paste the list').fill('Name,No.,Size\n"Vale, Sam",07,Men’s Small\nЯна,12,Yth M')
	await page.getByRole('button', { name: 'Read the list' }).click()
	await page.getByRole('button', { name: 'Take over 2 players' }).click()
	await expect.poll(() => listed(page), patience).toEqual(['07 Sam Vale S 1', '12 Яна YM 1'])
	await page.getByText('Player name: our fonts have no “Я”').waitFor()
	await page.getByRole('button', { name: 'Next player' }).click()
	await page.getByText('1 of 2: #07 Sam Vale').waitFor()
	await expect
		.poll(() => page.getByRole('button', { name: 'Show player 1' }).locator('svg').count(), patience)
		.toBe(1)
	expect(await findingsAtBothWidths(page)).toEqual([])

	await open.click()
	const buffer = Buffer.from(
		await writeXlsx({ sheets: [{ name: 'Varsity', rows: [['Kim', '00', 'adult large']] }] }),
	)
	const picker = page.locator('input[name=roster-file]')
	await picker.setInputFiles({ name: 'list.pdf', mimeType: '', buffer: Buffer.from('%PDF-1.7') })
	await page.getByText('This is a PDF.').waitFor()
	await picker.setInputFiles({ name: 'varsity.xlsx', mimeType: '', buffer })
	await page.getByLabel('Replace them').check()
	await page.getByRole('button', { name: 'Take over 1 player' }).click()
	await expect.poll(() => listed(page), patience).toEqual(['00 Kim L 1'])
	await page.getByRole('button', { name: 'Undo' }).click()
	await expect.poll(() => listed(page), patience).toEqual(['07 Sam Vale S 1', '12 Яна YM 1'])
	await page.reload()
	await expect.poll(() => listed(page), patience).toEqual(['07 Sam Vale S 1', '12 Яна YM 1'])
	expect(troubles).toEqual([])
	await closePage(page)
})
