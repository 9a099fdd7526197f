// Players in the builder's names step: imported and refused; pasted, saved and ordered by keyboard.
import { writeXlsx } from 'hucre/xlsx'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from '../chromium.ts'
import { newPerson, signIn, signUp } from './account-page.ts'
import { closePage, findingsAtBothWidths, openPage, screens, watch } from './browser.ts'
import { builderPath, openBuilder, openStep, tabTo } from './builder-page.ts'
import { untilLines, visit } from './cart-page.ts'
import { patience } from './patience.ts'
import { drawnIn, linesOfOrder, madeOnTheFloor, payForCart, pricesInCart } from './stations.ts'

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

const press = async (page: Page, name: RegExp) => {
	await tabTo(page, name)
	await page.keyboard.press('Enter')
}

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

const team = Array.from({ length: 12 }, (_, at) => ({
	name: at === 11 ? '' : `Player ${'ABCDEFGHIJKL'[at] ?? ''}`,
	number: String(at + 10),
	size: ['S', 'M', 'L'][at % 3] ?? 'M',
}))
/** The last one wants no name. */
const pasted = [
	'Name\tNo.\tSize\tDon’t print name',
	...team.map(
		({ name, number, size }) => `${name || 'Nameless'}\t${number}\t${size}\t${name ? 'no' : 'yes'}`,
	),
].join('\n')

test('twelve pasted players become twelve lines, jobs and bags, by keyboard on a phone', async () => {
	const page = await openPage(browser, screens.narrow)
	const troubles = watch(page)
	await signUp(page, newPerson())
	await openStep(page, await builderPath(), 3)
	await tabTo(page, /^Player name/)
	await page.keyboard.insertText('Rodriguez')
	await tabTo(page, /^Number/)
	await page.keyboard.insertText('27')
	await press(page, /^Paste or upload a list$/)
	await page.getByRole('dialog').waitFor()
	await tabTo(page, /^Or paste the list/)
	await page.keyboard.insertText(pasted)
	await press(page, /^Read the list$/)
	await page.getByRole('heading', { name: 'Check the list' }).waitFor()
	await press(page, /^Take over 12 players$/)
	await expect.poll(async () => (await listed(page)).length, patience).toBe(12)
	await tabTo(page, /^Pieces of player 1$/)
	await page.keyboard.press('ControlOrMeta+A')
	await page.keyboard.type('2')
	await page.getByText('12 players, 13 pieces').waitFor()

	await press(page, /^Save/)
	await page.waitForURL(/\/builder\/[^/]+\/[^/?]+/)
	const design = new URL(page.url()).pathname
	const drawn = await drawnIn(page, design)
	expect(drawn.elements).toContain('player name')
	await openStep(page, design, 6)
	await page.getByText('The pieces of your 12 players.').waitFor()
	await press(page, /^Add 13 pieces to cart$/)
	await page.getByRole('link', { name: 'View cart' }).waitFor()
	expect(await findingsAtBothWidths(page)).toEqual([])

	await visit(page, '/cart')
	await untilLines(
		page,
		team.map(({ size }, at) => `${size} ${at === 0 ? 2 : 1}`),
	)
	const texts = await page.locator('[data-line]').allTextContents()
	expect(texts.map((text, at) => text.includes(`#${team[at]?.number}`))).toEqual(team.map(() => true))
	expect(texts.some((text) => text.includes('Rodriguez') || text.includes('Nameless'))).toBe(false)
	const eachCents = (text = '') =>
		Math.min(
			...[...text.matchAll(/\$([\d,]+)\.(\d\d)/g)].map(([, dollars, cents]) =>
				Number(`${dollars?.replace(',', '') ?? ''}${cents ?? ''}`),
			),
		)
	expect(eachCents(texts[11])).toBeLessThan(eachCents(texts[1]))

	const each = await pricesInCart(page)
	expect(each.slice(0, 11)).toEqual(each.slice(0, 11).map(() => drawn.perPiece))
	const orderId = await payForCart(page)
	const lines = await linesOfOrder(page, orderId)
	const printed = team.map(({ name }) =>
		drawn.elements.filter((element) => name !== '' || element !== 'player name'),
	)
	expect(lines).toEqual(printed.map((parts, at) => ({ perPiece: each[at], parts })))
	const floor = await openPage(browser)
	await signIn(floor, { email: 'production@demo.fieldhouse.test', password: 'fieldhouse-demo' })
	const { jobs, labels } = await madeOnTheFloor(floor, page, orderId)
	const kindOf = (what: string) => drawn.elements.find((element) => what.startsWith(element))
	expect(jobs.map((job) => job.map(kindOf))).toEqual(printed)
	expect(labels).toEqual(team.map(({ name, number }) => `#${number}${name && ` ${name}`}`))
	expect(troubles).toEqual([])
	await closePage(floor)
	await closePage(page)
})
