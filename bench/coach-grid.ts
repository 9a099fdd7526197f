// The coach's order grid for 60 players: a paste over all cells, fill down, arrow keys and typing, in Chromium at full
// speed and slowed down four times.
import type { CDPSession, Page } from 'playwright'
import { launchBrowser } from '../tests/chromium.ts'
import { pasteInto } from '../tests/paste.ts'
import { devtoolsOf, measureGesture, type Gesture } from './gestures.ts'
import type { Finding } from './report.ts'
import { coachsCookie, signInAsCoach } from './sessions.ts'
import { untilQuiet, type Shop } from './shop.ts'

/** In the demo: an open season. */
const path = '/portal/team-123'
const players = 60
const times = 12
const presses = 60
const manyLimitMs = 500
const keyLimitMs = 50

const sizes = ['S', 'M', 'L', 'XL', '2XL']
const sizeAt = (at: number) => sizes[at % sizes.length] ?? ''

/** Adds players through the roster's plain form, up to sixty. */
async function fillRoster(shop: Shop, present: number): Promise<void> {
	const added = Array.from({ length: players - present }, (_, at) =>
		[`Bench Player ${at}`, String((at + 40) % 100), sizeAt(at), sizeAt(at + 1)].join('\t'),
	)
	const answer = await fetch(`${shop.url}${path}/roster`, {
		method: 'POST',
		redirect: 'manual',
		headers: { cookie: await coachsCookie(shop), origin: shop.url },
		body: new URLSearchParams({ intent: 'paste', text: added.join('\n') }),
	})
	if (answer.status !== 303) throw new Error(`The roster was not filled: ${answer.status}`)
}

const cell = (page: Page, row: number, column: number) => page.locator(`[data-cell="${row}:${column}"]`)
const rest = (page: Page) => page.waitForTimeout(400)

async function openGrid(page: Page): Promise<void> {
	await page.goto(path)
	await page.getByRole('button', { name: 'Load roster' }).and(page.locator(':enabled')).waitFor()
}

/** Numbers of players and of items in the grid; the head, the new player and the totals are rows too. */
const extentOf = (page: Page) =>
	page.getByRole('grid', { name: 'Players and items' }).evaluate((grid) => ({
		rows: Number(grid.ariaRowCount) - 3,
		items: Number(grid.ariaColCount) - 3,
	}))

type Open = { page: Page; devtools: CDPSession; slowdown: number; items: number }

async function measureMany({ page, devtools, slowdown, items }: Open): Promise<Finding[]> {
	const block = Array.from({ length: players }, (_, row) =>
		Array.from({ length: items }, (_item, column) => `${sizeAt(row + column)} x2`).join('\t'),
	).join('\n')
	const undo = async () => {
		await rest(page)
		await page.keyboard.press('Control+z')
		await rest(page)
	}
	const pasting = async () => {
		for (let time = 0; time < times; time += 1) {
			await pasteInto(page, block)
			await undo()
		}
	}
	// Each press of Ctrl+D is followed by one of Ctrl+Z: both change a column.
	const filling = async () => {
		for (let time = 0; time < times; time += 1) {
			await page.keyboard.press('Control+d')
			await undo()
		}
	}
	const bar = { limitMs: manyLimitMs, slowdown }
	const how = slowdown === 1 ? ', machine as it is' : ''
	const measured = async (gesture: Pick<Gesture, 'what' | 'event' | 'count' | 'perform'>) => {
		await cell(page, 0, 2).click()
		return measureGesture(page, devtools, { ...bar, ...gesture, what: gesture.what + how })
	}
	return [
		...(await measured({
			what: `${players} × ${items} cells of the coach's grid pasted`,
			event: 'paste',
			count: times,
			perform: pasting,
		})),
		...(await measured({
			what: `A column of ${players} filled down and taken back`,
			event: 'keydown',
			count: 2 * times,
			perform: filling,
		})),
	]
}

async function measureKeys({ page, devtools, slowdown }: Open): Promise<Finding[]> {
	const arrows = async () => {
		for (let press = 0; press < presses; press += 1) {
			await page.keyboard.press(press % 10 === 9 ? 'ArrowRight' : 'ArrowDown')
			await page.waitForTimeout(60)
		}
	}
	const typing = async () => {
		for (let press = 0; press < presses; press += 1) {
			await page.keyboard.press(press % 2 === 1 ? 'Enter' : 'm')
			await page.waitForTimeout(100)
		}
	}
	const bar = { event: 'keydown', count: presses, limitMs: keyLimitMs, slowdown } as const
	const how = slowdown === 1 ? ', machine as it is' : ''
	await cell(page, 0, 2).click()
	const moved = await measureGesture(page, devtools, {
		...bar,
		what: `Arrow keys in the coach's grid${how}`,
		perform: arrows,
	})
	await cell(page, 0, 2).click()
	const typed = await measureGesture(page, devtools, {
		...bar,
		what: `Sizes typed, every other key Enter${how}`,
		perform: typing,
	})
	return [...moved, ...typed]
}

export async function measureCoachGrid(shop: Shop): Promise<Finding[]> {
	const browser = await launchBrowser()
	try {
		const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, baseURL: shop.url })
		await signInAsCoach(page, shop)
		await openGrid(page)
		const { rows, items } = await extentOf(page)
		await fillRoster(shop, rows)
		// The measured machine is the customer's: background work of the shop on the same cores does not count.
		await untilQuiet(shop)
		const devtools = await devtoolsOf(page)
		await openGrid(page)
		await page.waitForTimeout(1_000)
		const findings: Finding[] = []
		for (const slowdown of [1, 4]) {
			const open = { page, devtools, slowdown, items }
			findings.push(...(await measureMany(open)), ...(await measureKeys(open)))
		}
		return findings
	} finally {
		await browser.close()
	}
}
