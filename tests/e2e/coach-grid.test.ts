// The coach's grid at sixty players and six items: filled by keyboard, paste and fill down, undone, checked out to the
// cent; on a phone one player at a time.
import type { Locator, Page } from 'playwright'
import { afterAll, expect, test } from 'vitest'
import { formatUsd } from '#kit/money.ts'
import { openBrowser } from '../chromium.ts'
import { pasteInto } from '../paste.ts'
import { toast } from './account-page.ts'
import { axeFindings, closePage, findingsAtBothWidths, focused, openPage, screens, watch } from './browser.ts'
import { items, openSixty, players, sheet, unitsInSheet } from './new-team.ts'
import { patience } from './patience.ts'

const browser = await openBrowser()
afterAll(() => browser.close())

/** Columns are counted from the player's name: 2 is the first item. */
const cell = (page: Page, row: number, column: number) => page.locator(`[data-cell="${row}:${column}"]`)
const press = async (page: Page, ...keys: string[]) => {
	for (const key of keys) await page.keyboard.press(key)
}
/** Types into the active cell and goes down. */
const typed = async (page: Page, text: string) => {
	await page.keyboard.type(text)
	await page.keyboard.press('Enter')
}
const activeCell = (page: Page) =>
	page.evaluate(() => document.activeElement?.getAttribute('data-cell') ?? 'none')
const grid = (page: Page) => page.getByRole('grid', { name: 'Players and items' })
const openCells = (page: Page) =>
	page
		.getByRole('status')
		.filter({ hasText: /missing|fix/ })
		.filter({ visible: true })
		.innerText()
const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)

/** All amounts in a text, in cents. */
const centsIn = (text: string): number[] =>
	[...text.matchAll(/\$([\d,]+\.\d\d)/g)].map(([, amount = '']) =>
		Math.round(Number(amount.replaceAll(',', '')) * 100),
	)
const centsAt = async (places: Locator) => (await places.allInnerTexts()).flatMap(centsIn)
const prices = (page: Page) => centsAt(grid(page).getByRole('columnheader'))

/** The last row of the grid. */
async function totalsOf(page: Page) {
	const texts = await grid(page).getByRole('row').last().getByRole('gridcell').allInnerTexts()
	const columns = texts.slice(1, -1)
	return {
		units: columns.map((text) => Number(/^(\d+) ·/.exec(text)?.[1])),
		cents: columns.flatMap(centsIn),
		all: centsIn(texts.at(-1) ?? '')[0],
		missing: columns.map((text) => Number(/(\d+) missing/.exec(text)?.[1] ?? 0)),
	}
}

/** Whether a person sees the focused cell: neither the sticky head nor a bar covers any corner of it. */
const isInSight = (page: Page) =>
	page.evaluate(() => {
		const active = document.activeElement
		if (!active?.hasAttribute('data-cell')) return false
		const { left, right, top, bottom } = active.getBoundingClientRect()
		const corners = [left + 4, right - 4].flatMap((x) => [top + 4, bottom - 4].map((y) => ({ x, y })))
		return corners.every(({ x, y }) => active.contains(document.elementFromPoint(x, y)))
	})

async function movesByKeyboard(page: Page): Promise<void> {
	await cell(page, 0, 2).click()
	await press(page, 'ArrowRight', 'ArrowDown', 'ArrowDown', 'ArrowLeft')
	expect(await activeCell(page)).toBe('2:2')
	await press(page, 'End', 'Tab')
	expect(await activeCell(page), 'Tab goes on in the next row').toBe('3:2')
	const hidden: string[] = []
	const look = async (key: string, times: number) => {
		for (let at = 0; at < times; at += 1) {
			await press(page, key)
			if (!(await isInSight(page))) hidden.push(`${key}: ${await activeCell(page)}`)
		}
	}
	await look('Control+End', 1)
	expect(await activeCell(page)).toBe('60:7')
	await look('ArrowUp', 16)
	await look('PageUp', 3)
	await look('ArrowDown', 16)
	await look('Control+Home', 1)
	expect(hidden).toEqual([])
}

async function fillsByTyping(page: Page): Promise<void> {
	await cell(page, 0, 2).click()
	for (const text of ['m x2', 'Q9', '-']) await typed(page, text)
	expect(await activeCell(page)).toBe('3:2')
	expect(await cell(page, 0, 2).innerText()).toBe('M x2')
	expect(await cell(page, 2, 2).innerText()).toBe('Not needed')
	expect(await openCells(page)).toBe('177 missing · 1 cell to fix')

	// What was typed stays, with its own message for eyes and for ears.
	const message = 'Size Q9 is not made. Choose another one.'
	await press(page, 'ArrowUp', 'ArrowUp')
	expect(await cell(page, 1, 2).getAttribute('aria-invalid')).toBe('true')
	expect(await cell(page, 1, 2).textContent()).toContain(`Q9${message}`)
	await page.getByRole('region', { name: 'Chosen cell' }).getByText(message).waitFor()
	expect(await axeFindings(page)).toEqual([])
	await cell(page, 1, 2).focus()
	await press(page, 'F2', 'ControlOrMeta+A')
	await page.keyboard.type('XL x0')
	await press(page, 'Enter', 'ArrowUp')
	expect(await cell(page, 1, 2).textContent()).toContain('Quantity must be at least 1')
	await page.keyboard.type('garbage')
	await press(page, 'Escape')
	expect(await cell(page, 1, 2).innerText(), 'Escape keeps what was there').toContain('XL x0')
	await typed(page, 'l, xl x3')
	expect(await cell(page, 1, 2).innerText()).toBe('L, XL x3')
	await press(page, 'ArrowUp', 'Delete')
	expect(await openCells(page)).toBe('178 missing')
	await press(page, ' ')
	expect(await cell(page, 1, 2).innerText(), 'Space takes the size of the roster').toBe('M')
	await press(page, 'Control+z', 'Control+z')
	expect(await cell(page, 1, 2).innerText()).toBe('L, XL x3')
	await press(page, 'Control+Shift+Z', 'Control+y')
	expect(await cell(page, 1, 2).innerText()).toBe('M')
}

async function fillsDown(page: Page): Promise<void> {
	const [each = 0] = await prices(page)
	await cell(page, 0, 2).click()
	await press(page, 'Control+d')
	await toast(page, '57 cells filled').waitFor()
	expect(await cell(page, 59, 2).innerText()).toBe('M x2')
	expect(await cell(page, 2, 2).innerText(), 'what is marked stays').toBe('Not needed')
	const { units, cents, missing } = await totalsOf(page)
	expect([units[0], cents[0], missing[0]]).toEqual([117, 117 * each, 0])
	// An empty cell fills the column with every player's own size.
	await cell(page, 0, 3).click()
	await page.getByRole('button', { name: 'Fill down' }).press('Enter')
	await toast(page, '60 cells filled').waitFor()
	expect(await cell(page, 7, 3).innerText()).toBe(players[7]?.shorts)
	expect(await openCells(page)).toBe('60 missing')
	await page.getByRole('button', { name: 'Next missing' }).press('Enter')
	expect(await activeCell(page)).toBe('0:4')
	await press(page, 'Control+z', 'Control+z')
	expect((await totalsOf(page)).units).toEqual([3, 0, 0, 0, 0, 0])
}

async function pastesAll(page: Page): Promise<void> {
	const each = await prices(page)
	expect(each).toHaveLength(items.length)
	await cell(page, 0, 2).click()
	await pasteInto(page, sheet)
	// One cell holds its text already.
	await toast(page, '359 cells pasted').waitFor()
	const pasted = await totalsOf(page)
	const cents = unitsInSheet.map((units, at) => units * (each[at] ?? 0))
	const all = cents.reduce((sum, one) => sum + one, 0)
	expect(pasted).toEqual({ units: unitsInSheet, cents, all, missing: [0, 0, 0, 0, 0, 0] })
	await page.getByText('Nothing missing').filter({ visible: true }).waitFor()
	await press(page, 'Control+z')
	expect((await totalsOf(page)).missing).toEqual([57, 60, 60, 0, 0, 0])
	await press(page, 'Control+Shift+Z')
	expect(await totalsOf(page)).toEqual(pasted)
	// One wrong cell and one too many take nothing from the others.
	await cell(page, 59, 6).click()
	await pasteInto(page, '9XL\tyes\tyes\n')
	await toast(page, '1 cell pasted').waitFor()
	expect(await cell(page, 59, 6).textContent()).toContain('Size 9XL is not made. Choose another one.')
	expect(await openCells(page)).toBe('1 cell to fix')
	await press(page, 'Control+z')
	expect(await totalsOf(page)).toEqual(pasted)
}

const folded = (page: Page) => page.getByRole('list', { name: 'Order items' }).locator('details')

async function goToCheckout(page: Page, playersInOrder: number): Promise<void> {
	await page.getByRole('link', { name: 'Checkout' }).filter({ visible: true }).first().press('Enter')
	await page.waitForURL(/\/checkout\/bulk/)
	await expect.poll(() => folded(page).count(), patience).toBe(playersInOrder)
	await page.getByRole('button', { name: 'Open all' }).waitFor(patience)
}

/** A sum of the order's summary, in cents. */
async function sumOf(page: Page, name: 'Subtotal' | 'Total') {
	const text = await page.locator('main dl').first().innerText()
	return centsIn(new RegExp(`(?:^|\\n)${name}\\s+\\S+`).exec(text)?.[0] ?? '')[0]
}

/** From the grid to the checkout: folded by player, with the same sums, and with a picture and a color in every row. */
async function checksOut(page: Page): Promise<void> {
	const { all } = await totalsOf(page)
	const sums = await centsAt(grid(page).locator('[role=gridcell]:last-child'))
	await goToCheckout(page, players.length)
	expect(await page.locator('main details[open]').count()).toBe(0)
	expect(await heightOf(page)).toBeLessThan(3_500)
	const shown = await folded(page).locator('summary').allInnerTexts()
	expect(shown.flatMap(centsIn)).toEqual(sums.slice(0, players.length))
	expect(shown[1]).toContain('6 lines · 7 units')
	expect(shown[0]).toContain('5 lines · 6 units')
	expect(await sumOf(page, 'Subtotal')).toBe(all)

	await folded(page).first().locator('summary').press('Enter')
	const lines = folded(page).first().getByRole('listitem')
	expect(await lines.count()).toBe(5)
	for (const line of await lines.all()) {
		await line.scrollIntoViewIfNeeded()
		const widthOfPicture = () => line.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth)
		await expect.poll(widthOfPicture, patience).toBeGreaterThan(0)
		expect(await line.innerText()).toMatch(/(Team design|Orange) · (Size )?\w+.* · Qty \d/)
	}
}

/** The sentence on who pays what. */
const whoPays = (page: Page) =>
	page
		.locator('main p')
		.filter({ hasText: /^(You pay now|Each family pays its part|The school pays by purchase order)/ })
		.filter({ visible: true })
		.innerText()
		.then((text) => text.replaceAll(/\s+/g, ' '))

const familyPays = (page: Page) =>
	centsAt(
		folded(page)
			.getByText(/\bpays \$/)
			.filter({ visible: true }),
	)

/** @returns what each family pays, in cents */
async function readsWhoPays(page: Page): Promise<number[]> {
	const totalCents = (await sumOf(page, 'Total')) ?? 0
	const total = formatUsd(totalCents)
	expect(await whoPays(page)).toBe(`You pay now All of it, ${total}, by card on the next page.`)
	expect(await familyPays(page)).toEqual([])
	await page.getByRole('radio', { name: /^School PO/ }).check()
	expect(await whoPays(page)).toBe(
		`The school pays by purchase order All of it, ${total}, once it has approved the order. You pay nothing now.`,
	)
	await page.getByRole('radio', { name: /^Individual Payment/ }).check()
	await page.getByRole('checkbox', { name: /^Split the Individual Payment/ }).check()
	const shares = await familyPays(page)
	expect(shares.reduce((sum, one) => sum + one, 0)).toBe(totalCents)
	const span = `${formatUsd(Math.min(...shares))} to ${formatUsd(Math.max(...shares))}`
	expect(await whoPays(page)).toBe(
		`Each family pays its part ${span} by its own link, ${total} together. You pay nothing now.`,
	)
	return shares
}

test('a coach fills a grid of sixty players by keyboard, and the checkout agrees to the cent', async () => {
	const page = await openPage(browser)
	const troubles = watch(page)
	const addresses: string[] = []
	page.on('request', (request) => addresses.push(request.url()))
	await openSixty(page)
	expect(await heightOf(page)).toBeLessThan(3_500)
	expect(await openCells(page)).toBe('180 missing')
	await movesByKeyboard(page)
	await fillsByTyping(page)
	await fillsDown(page)
	await pastesAll(page)
	expect(await heightOf(page)).toBeLessThan(3_500)
	await checksOut(page)
	expect(await readsWhoPays(page)).toHaveLength(players.length)
	expect(await findingsAtBothWidths(page)).toEqual([])
	expect(`${addresses.join('\n')} ${await page.title()}`).not.toMatch(/ulmquist/i)
	expect(troubles).toEqual([])
	await closePage(page)
})

/** The player that a phone shows. */
const panel = (page: Page, at: number) => page.getByRole('region', { name: players[at]?.name ?? '' })
const pressButton = (page: Page, name: string) =>
	page.getByRole('button', { name, exact: true }).filter({ visible: true }).press('Enter')
/** A button of one item: its own text, then the item's name for screen readers. */
const pressFor = (page: Page, item: string, text: string) =>
	page.getByRole('button', { name: new RegExp(`^${text} ?: ${item}$`) }).press('Enter')
const [jersey = '', pants = '', practice = ''] = items.map(({ name }) => name)

/** All items of the first player, and one of the second. */
async function fillsTwoPlayers(page: Page): Promise<void> {
	const [first, second, third] = [panel(page, 0), panel(page, 1), panel(page, 2)]
	await page.getByText('1 of 60').waitFor()
	expect(await page.getByRole('button', { name: 'Previous', exact: true }).isDisabled()).toBe(true)
	await pressFor(page, jersey, 'S, as on the roster')
	await pressButton(page, `One more: ${jersey}, ${players[0]?.name}`)
	await first.getByText('S x2').waitFor()
	await pressFor(page, pants, 'Not needed')
	await first.getByText('1 missing').waitFor()
	expect(await openCells(page)).toBe('178 missing')
	await first.getByLabel('Other size').nth(0).selectOption('2XL')
	await first.getByText(/^Nothing missing · \$/).waitFor()
	await pressButton(page, 'Undo')
	await first.getByText('1 missing').waitFor()
	await pressButton(page, 'Redo')
	await first.getByText(/^Nothing missing · \$/).waitFor()
	await pressButton(page, 'Next')
	await second.getByText('3 missing').waitFor()
	await expect.poll(() => focused(page), patience).toBe(`#2${players[1]?.name}`)
	await pressButton(page, 'Next player')
	await third.getByText('3 missing').waitFor()
	await pressButton(page, 'Previous')
	await pressButton(page, 'Previous player')
	await first.getByText(/^Nothing missing · \$/).waitFor()
	await pressButton(page, 'Next missing')
	await pressFor(page, practice, 'M, as on the roster')
	await second.getByText('2 missing').waitFor()
	expect(await openCells(page)).toBe('176 missing')
	expect(await panel(page, 0).count(), 'one player at a time').toBe(0)
	expect(await axeFindings(page)).toEqual([])
	expect(await page.evaluate(() => document.documentElement.scrollWidth), 'no sideways scrolling').toBe(360)
}

/** Completes the split order. @returns what the links of its page ask for, in cents */
async function ordersInShares(page: Page): Promise<number[]> {
	const address = {
		'Full name': 'Robin Vale',
		'Street address': '12 Mill Lane',
		City: 'Lakewood',
		'ZIP code': '44107',
	}
	for (const [label, text] of Object.entries(address)) await page.getByLabel(label).fill(text)
	await page.getByLabel('State').selectOption('OH')
	await pressButton(page, 'Complete Order')
	await page.waitForURL(/\/shares/)
	return centsAt(page.getByRole('listitem').filter({ has: page.getByLabel(/^Payment link for /) }))
}

test('on a phone a coach fills one player at a time, and families are asked for what the checkout says', async () => {
	const page = await openPage(browser, screens.narrow)
	const troubles = watch(page)
	await openSixty(page)
	expect(await heightOf(page)).toBeLessThan(7_500)
	expect(await grid(page).count()).toBe(0)
	await fillsTwoPlayers(page)
	await page.getByText('Saved. Pick it up on any device.').waitFor(patience)
	await goToCheckout(page, 2)
	const shares = await readsWhoPays(page)
	expect(await ordersInShares(page)).toEqual(shares)
	expect(shares).toHaveLength(2)
	expect(troubles).toEqual([])
	await closePage(page)
})
