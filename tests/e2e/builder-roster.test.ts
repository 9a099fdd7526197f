// A roster in the builder's names step: pasted, chosen as a file, and refused.
import { writeXlsx } from 'hucre/xlsx'
import type { Browser } from 'playwright'
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

test('players of a list that is pasted or chosen are listed with the sizes of a portal’s roster', async () => {
	const { page } = await openBuilder(browser, 3)
	const troubles = watch(page)
	const field = page.getByLabel('Paste your roster')
	const players = () => page.getByRole('list', { name: 'Players' }).getByRole('button').allInnerTexts()
	const listed = async () => (await players()).map((text) => text.replaceAll(/\s+/g, ' '))

	await field.fill('Name,No.,Size\n"Vale, Sam",07,Men’s Small\nOda,12,Yth M')
	await expect.poll(listed, patience).toEqual(['Preview 07 Sam Vale S', 'Preview 12 Oda YM'])
	await page.getByText('Row 2: Number: Football numbers run from 0 to 99').waitFor()
	await page.getByRole('button', { name: 'Next player' }).click()
	await page.getByText('1 of 2: #07 Sam Vale').waitFor()
	expect(await findingsAtBothWidths(page)).toEqual([])

	const buffer = Buffer.from(
		await writeXlsx({
			sheets: [
				{ name: 'Varsity', rows: [['Kim', '00', 'adult large']] },
				{ name: 'JV', rows: [['Reyes', '5', 'M']] },
			],
		}),
	)
	const picker = page.locator('input[name=roster-file]')
	await picker.setInputFiles({ name: 'varsity.xlsx', mimeType: '', buffer })
	await expect.poll(listed, patience).toEqual(['Preview 00 Kim L'])
	expect(await field.inputValue()).toBe('Kim\t00\tadult large')
	await page.getByText('Read: the sheet “Varsity”, one of 2.').waitFor()

	await picker.setInputFiles({ name: 'list.pdf', mimeType: '', buffer: Buffer.from('%PDF-1.7') })
	await page.getByText('This is a PDF.').waitFor()
	expect(await listed()).toEqual(['Preview 00 Kim L'])
	await field.fill('')
	await expect.poll(listed, patience).toEqual([])
	expect(troubles).toEqual([])
	await closePage(page)
})
