// A paid design on its way from the builder to the bags: at each station the same elements, prices and pictures.
import type { Page } from 'playwright'
import { expect } from 'vitest'
import { openStep } from './builder-page.ts'
import { visit } from './cart-page.ts'
import { patience } from './patience.ts'

export type Drawn = {
	piece: string
	/** "team name", "number" …, view by view. */
	elements: string[]
	/** "$169.00" for a piece with name and number. */
	perPiece: string
}

const textsOf = (page: Page, selector: string) => page.locator(selector).allTextContents()

/** What the builder draws and charges for one of each piece of a kit; the pieces are chosen with the keyboard. */
export async function drawnPieces(page: Page, design: string): Promise<Drawn[]> {
	await openStep(page, design, 4)
	const strip = page.getByRole('list', { name: 'Pieces of the kit' }).getByRole('button')
	const drawn: Drawn[] = []
	for (const button of await strip.all()) {
		await button.press('Enter')
		await expect.poll(() => button.getAttribute('aria-pressed'), patience).toBe('true')
		const [, piece = '', perPiece = ''] = /^(.*?)(\$[\d,.]+\d)/.exec((await button.textContent()) ?? '') ?? []
		const elements = (await textsOf(page, 'fieldset legend')).flatMap(
			(text) => /^Method for ([^,]+), /.exec(text)?.[1] ?? [],
		)
		drawn.push({ piece, elements, perPiece })
	}
	return drawn
}

/** The price of one piece of each line in the cart. */
export async function pricesInCart(page: Page): Promise<string[]> {
	await visit(page, '/cart')
	const lines = await textsOf(page, '[data-line]')
	return lines.map((text) => /(\$[\d.,]+) each/.exec(text)?.[1] ?? /\$[\d,]+\.\d\d/.exec(text)?.[0] ?? '')
}

const shipTo = { 'Full name': 'Robin Vale', 'Street address': '12 Mill Lane', City: 'Lakewood' }

/** @returns the id of the paid order */
export async function payForCart(page: Page): Promise<string> {
	await visit(page, '/checkout')
	for (const [label, text] of Object.entries(shipTo)) await page.getByLabel(label).fill(text)
	await page.getByLabel('State').selectOption('OH')
	await page.getByLabel('ZIP code').fill('44107')
	await page
		.getByRole('button', { name: /^(Pay|Continue|Place)/ })
		.last()
		.press('Enter')
	await page.waitForURL('**/sandbox/pay/*')
	await page.locator('main form button').first().press('Enter')
	await page.waitForURL(/payment=success/)
	return new URL(page.url()).searchParams.get('order') ?? ''
}

/** The order's lines: the price of one piece, and what it is made of beside the garment. */
export async function linesOfOrder(page: Page, orderId: string) {
	await visit(page, `/orders/${orderId}`)
	const lines = page.locator('li:has(> div > h3)')
	return lines.evaluateAll((items) =>
		items.map((item) => ({
			perPiece: /× (\$[\d.,]+\d)/.exec(item.textContent ?? '')?.[1] ?? '',
			parts: [...item.querySelectorAll('dl dt')]
				.map(({ textContent }) => (textContent ?? '').split(', ')[0]?.toLowerCase())
				.slice(1),
		})),
	)
}

const pictureAt = async (page: Page, address: string) => {
	const answer = await page.request.get(address)
	expect([address, answer.status()]).toEqual([address, 200])
	return (await answer.body()).toString('base64')
}

/** For each picture the place of the first one that equals it. */
const alike = (pictures: readonly string[]) => pictures.map((picture) => pictures.indexOf(picture))

/** Makes and packs the whole order. @returns what each job prints, in the order of the lines, and the bags' labels */
export async function madeOnTheFloor(floor: Page, buyer: Page, orderId: string) {
	await floor.goto(`/production/orders/${orderId}`)
	const bags = floor.getByRole('heading', { level: 3 })
	const labels = (await bags.allTextContents()).filter((text) => text.startsWith('#'))
	const pieces = floor.getByRole('listitem').filter({ has: floor.locator('a[href*="/production/jobs/"]') })
	const inBags = await pieces.filter({ hasNot: floor.getByRole('heading') }).allTextContents()
	const addresses = await floor
		.locator('a[href*="/production/jobs/"]')
		.evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href') ?? ''))])
	const jobs: string[][] = []
	const [ordered, made]: [string[], string[]] = [[], []]
	for (const [position, address] of addresses.entries()) {
		await floor.goto(address)
		const rows = await floor
			.getByRole('table', { name: 'Placements' })
			.getByRole('rowheader')
			.allTextContents()
		jobs.push(rows.map((what) => what.toLowerCase()))
		ordered.push(await pictureAt(buyer, `/orders/${orderId}/pictures/${position}.webp`))
		made.push(await pictureAt(floor, `${address}/picture.svg`))
	}
	expect(alike(made)).toEqual(alike(ordered))
	await floor.goto(`/production/orders/${orderId}`)
	for (const move of [/^Start: /, /^Made: /, /^Pack: /]) {
		await floor.getByRole('button', { name: move }).press('Enter')
		await floor.getByRole('button', { name: move }).waitFor({ state: 'detached', ...patience })
	}
	await floor.getByText(`${labels.length} of ${labels.length} bags complete`).waitFor(patience)
	return { jobs, labels, inBags }
}
