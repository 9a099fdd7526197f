// The coach's grid of a new team: filled by keyboard at a desk, then on a phone one player at a time, then checked out.
import { randomUUID } from 'node:crypto'
import type { Locator, Page } from 'playwright'
import { afterAll, expect, test } from 'vitest'
import { openBrowser } from '../chromium.ts'
import { signIn, toast } from './account-page.ts'
import { axeFindings, closePage, findingsAtBothWidths, openPage, screens, watch } from './browser.ts'
import { patience } from './patience.ts'

const browser = await openBrowser()
afterAll(() => browser.close())
const csr = { email: 'csr@demo.fieldhouse.test', password: 'fieldhouse-demo' }

/** Names that occur only here in the shop. */
const names = ['Ottavik', 'Brunsel', 'Corrado', 'Dannemo', 'Eskild', 'Farrimond']
const sizes = ['S', 'M', 'L', 'XL', 'M', '']

/** @returns the path of a portal with these players and three required items */
async function newTeam(page: Page): Promise<string> {
	await page.goto('/admin/portals/new')
	await page.getByLabel('Organization name').fill(`Grid ${randomUUID().slice(0, 8)} High`)
	await page.getByLabel('Team name').fill('Grid Herons')
	await page.getByLabel('School', { exact: true }).fill('Grid High')
	const boxes = page.locator('input[name^="item-"]')
	for (const at of [0, 1, 2]) await boxes.nth(at).check()
	await page.getByRole('button', { name: 'Open the portal' }).click()
	await page.waitForURL(/\/admin\/portals\/grid-herons-[a-z0-9]{4}\?/)
	const portal = `/portal/${new URL(page.url()).pathname.split('/').at(-1) ?? ''}`
	await page.goto(`${portal}/roster`)
	await page.getByRole('button', { name: 'Paste a list or choose a file' }).click()
	const list = names.map((name, at) => `${name}\t${at + 10}\t${sizes[at]}\t${sizes[at]}`).join('\n')
	await page.getByLabel('Or paste the list').fill(`Name\tNumber\tSize\tShorts\n${list}`)
	await page.getByRole('button', { name: 'Read the list' }).click()
	await page.getByRole('button', { name: `Take over ${names.length} players` }).click()
	await page.getByRole('button', { name: 'Save roster' }).first().click()
	await toast(page, 'Roster saved').waitFor(patience)
	return portal
}

/** A cell of the grid: rows from 0, items from 0. */
const cell = (page: Page, row: number, item: number): Locator =>
	page.locator(`#coach-grid [data-cell="${row}:${item + 2}"]`)
const textOf = async (page: Page, row: number, item: number) =>
	(await cell(page, row, item).innerText()).trim()

/** Dispatches a paste event, without the clipboard that all pages share. */
const paste = (page: Page, text: string): Promise<void> =>
	page.evaluate((pasted) => {
		const clipboardData = new DataTransfer()
		clipboardData.setData('text/plain', pasted)
		const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
		document.activeElement?.dispatchEvent(event)
	}, text)

const openGrid = async (page: Page, portal: string): Promise<void> => {
	await page.goto(portal)
	await page.getByRole('button', { name: 'Load roster' }).and(page.locator(':enabled')).waitFor(patience)
}

async function fillByKeyboard(page: Page): Promise<void> {
	await cell(page, 0, 0).focus()
	await page.keyboard.type('l x2')
	await page.keyboard.press('Enter')
	expect(await textOf(page, 0, 0)).toBe('L x2')
	// The focus went down: the space bar takes the size of the roster, a dash says that nothing is needed.
	await page.keyboard.press('Space')
	expect(await textOf(page, 1, 0)).toBe('M')
	await page.keyboard.press('ArrowDown')
	await page.keyboard.type('-')
	await page.keyboard.press('Enter')
	expect(await textOf(page, 2, 0)).toBe('Not needed')
	await page.keyboard.type('Q9')
	await page.keyboard.press('Tab')
	expect(await textOf(page, 3, 0)).toContain('Q9')
	expect(await cell(page, 3, 0).getAttribute('title')).toMatch(/^Size Q9 is not made/)
	await page.getByText('1 cell to fix').waitFor(patience)
	await page.keyboard.press('Control+z')
	expect(await textOf(page, 3, 0)).not.toContain('Q9')
	await page.keyboard.press('Control+y')
	await page.keyboard.press('ArrowLeft')
	await page.keyboard.press('Delete')
	await cell(page, 3, 1).focus()
	await paste(page, 'L\tno\n2xl\tM/2\n')
	await toast(page, '4 cells pasted').waitFor(patience)
	expect([await textOf(page, 3, 1), await textOf(page, 4, 1), await textOf(page, 4, 2)]).toEqual([
		'L',
		'2XL',
		'M x2',
	])
	await cell(page, 0, 1).focus()
	await page.keyboard.press('Control+d')
	await toast(page, '3 cells filled').waitFor(patience)
	expect([await textOf(page, 0, 1), await textOf(page, 2, 1)]).toEqual(['S', 'L'])
	// A player without a size is left for the coach.
	expect(await textOf(page, 5, 1)).toContain('missing')
}

const inSession = (page: Page) =>
	page.evaluate(() =>
		(
			JSON.parse(sessionStorage.getItem('bulkCart') ?? '[]') as {
				player_name: string
				size: string
				qty: number
				not_needed?: boolean
			}[]
		).map(
			({ player_name: name, size, qty, not_needed: mark }) => `${name} ${mark === true ? '-' : size} ${qty}`,
		),
	)

test(
	'a grid is filled by keyboard and on a phone, and checked out by player',
	{ timeout: 240_000 },
	async () => {
		const page = await openPage(browser)
		const troubles = watch(page)
		await signIn(page, csr)
		const portal = await newTeam(page)
		await openGrid(page, portal)
		await page.getByText('18 missing').waitFor(patience)
		await fillByKeyboard(page)
		expect((await inSession(page)).filter((line) => line.startsWith('Ottavik'))).toEqual([
			'Ottavik L 2',
			'Ottavik S 1',
		])
		// A player who is not on the roster.
		await page.locator(`#coach-grid [data-cell="${names.length}:0"]`).focus()
		await page.keyboard.type('Guldbrand')
		await page.keyboard.press('Tab')
		await page.keyboard.type('77')
		await page.keyboard.press('Tab')
		await page.keyboard.type('m')
		await page.keyboard.press('Enter')
		expect(await textOf(page, names.length, 0)).toBe('M')
		await page.getByRole('button', { name: 'Next missing' }).press('Enter')
		expect(await page.evaluate(() => (document.activeElement as HTMLElement).dataset['cell'])).toMatch(
			/^\d:[2-4]$/,
		)
		expect(await findingsAtBothWidths(page)).toEqual([])
		await page.getByText('Saved. Pick it up on any device.').waitFor(patience)
		await page.getByRole('link', { name: 'Items', exact: true }).click()
		await page
			.getByRole('checkbox', { name: /^For every player/ })
			.first()
			.waitFor(patience)
		await page.goBack()
		await cell(page, 2, 0).waitFor(patience)
		expect(await textOf(page, 2, 0)).toBe('Not needed')

		const phone = await openPage(browser, screens.narrow)
		await signIn(phone, csr)
		await openGrid(phone, portal)
		await phone.getByText('1 of 7', { exact: true }).waitFor(patience)
		await phone.getByRole('button', { name: 'Next', exact: true }).click()
		await phone.getByText('2 of 7', { exact: true }).waitFor(patience)
		await phone.getByRole('heading', { name: /Brunsel/ }).waitFor(patience)
		await phone
			.getByRole('button', { name: /^M, as on the roster/ })
			.first()
			.click()
		await phone.getByRole('button', { name: 'Next missing' }).click()
		await phone
			.getByRole('button', { name: /^Not needed/ })
			.first()
			.click()
		expect(await axeFindings(phone)).toEqual([])
		expect(await smallTargets(phone)).toEqual([])
		await phone.getByText('Saved. Pick it up on any device.').waitFor(patience)
		await phone.getByRole('button', { name: 'Load roster' }).click()
		await toast(phone, 'Roster loaded').waitFor(patience)
		await phone.getByText('Saved. Pick it up on any device.').waitFor(patience)
		await checkOut(phone)
		expect(troubles).toEqual([])
		for (const one of [page, phone]) await closePage(one)
	},
)

/** Buttons and fields of the panel that are lower than 44 px. */
const smallTargets = (page: Page): Promise<string[]> =>
	page.evaluate(() =>
		[...document.querySelectorAll<HTMLElement>('#lines button, #lines select, #lines input')]
			.filter((one) => one.offsetParent !== null && one.getBoundingClientRect().height < 44)
			.map((one) => one.textContent ?? one.tagName),
	)

/** The rows are folded by player, with a picture, the color and the size; each way to pay says who pays what. */
async function checkOut(page: Page): Promise<void> {
	await page.getByRole('link', { name: 'Checkout' }).filter({ visible: true }).click()
	await page.waitForURL(/\/checkout\/bulk/)
	const items = page.getByRole('list', { name: 'Order items' })
	await page.getByRole('button', { name: 'Open all' }).click()
	const first = items.locator('details').filter({ hasText: 'Ottavik' })
	await first.getByText(/Size L · .*Qty 2$/).waitFor(patience)
	expect(await first.getByRole('img', { includeHidden: true }).count()).toBeGreaterThan(0)
	expect(await findingsAtBothWidths(page)).toEqual([])
	await page.getByRole('button', { name: 'Close all' }).click()
	expect(await items.locator('details[open]').count()).toBe(0)
	const shown = async () =>
		(await page.locator('main b:visible').allInnerTexts()).filter((text) => /pay/.test(text))
	expect(await shown()).toEqual(['You pay now'])
	await page.getByRole('checkbox', { name: /^Split the Individual Payment/ }).check()
	expect(await shown()).toEqual(['Each family pays its part'])
	await page.getByRole('radio', { name: /^School PO/ }).check()
	expect(await shown()).toEqual(['The school pays by purchase order'])
}
