// A roster of 500 players: 200 × 5 cells pasted and undone, arrow keys, typing, in Chromium at full speed and
// slowed down four times.
import type { CDPSession, Page } from 'playwright'
import { launchBrowser } from '../tests/chromium.ts'
import { pasteInto } from '../tests/paste.ts'
import { devtoolsOf, measureGesture } from './gestures.ts'
import type { Finding } from './report.ts'
import { coachsCookie, signInAsCoach } from './sessions.ts'
import { untilQuiet, type Shop } from './shop.ts'

/** In the demo: a closed season with few players. */
const path = '/portal/team-122/roster'
const players = 500
const pastedRows = 200
const pastes = 12
const presses = 60
const pasteLimitMs = 500
const keyLimitMs = 50

const sizes = ['YM', 'YL', 'S', 'M', 'L', 'XL']
const sizeAt = (at: number) => sizes[at % sizes.length] ?? ''
/** Realistic names and numbers: some numbers repeat, so there are duplicates to flag. */
const lineAt = (at: number, team: string) =>
	[`${team} Player ${at}`, String(at % 100), sizeAt(at), sizeAt(at + 1)].join('\t')

/** Fills the roster through the page's plain form. */
async function fillRoster(shop: Shop, cookie: string): Promise<void> {
	const lines = Array.from({ length: players - 16 }, (_, at) => lineAt(at, 'Old'))
	const answer = await fetch(shop.url + path, {
		method: 'POST',
		redirect: 'manual',
		headers: { cookie, origin: shop.url, 'content-type': 'application/x-www-form-urlencoded' },
		body: new URLSearchParams({ intent: 'paste', text: lines.join('\n') }),
	})
	if (answer.status !== 303) throw new Error(`The roster was not filled: ${answer.status}`)
}

const cell = (page: Page, row: number) => page.locator(`[data-cell="${row}:0"]`)
const rest = (page: Page) => page.waitForTimeout(400)

type Open = { page: Page; devtools: CDPSession }

/** Repeatedly pastes over the first rows or below the last one, and undoes it. */
async function measurePaste(
	{ page, devtools }: Open,
	{ where, row, slowdown }: { where: string; row: number; slowdown: number },
): Promise<Finding[]> {
	const block = Array.from({ length: pastedRows }, (_, at) => `${lineAt(at, 'New')}\t${at % 9 ? '' : 'x'}`)
	await cell(page, row).click()
	const pasting = async () => {
		for (let round = 0; round < pastes; round += 1) {
			await pasteInto(page, block.join('\n'))
			await rest(page)
			if (round < pastes - 1) await page.keyboard.press('Control+z')
			await rest(page)
		}
	}
	const undoing = async () => {
		for (let round = 0; round < pastes; round += 1) {
			await page.keyboard.press(round % 2 ? 'Control+Shift+Z' : 'Control+z')
			await rest(page)
		}
		await page.keyboard.press('Control+z')
	}
	const bar = { count: pastes, limitMs: pasteLimitMs, slowdown }
	const how = slowdown === 1 ? ', machine as it is' : ''
	const cells = `${pastedRows} × 5 cells ${where} ${players} players${how}`
	return [
		...(await measureGesture(page, devtools, {
			...bar,
			what: `${cells}, pasted`,
			event: 'paste',
			perform: pasting,
		})),
		...(await measureGesture(page, devtools, {
			...bar,
			what: `${cells}, taken back and made again`,
			event: 'keydown',
			perform: undoing,
		})),
	]
}

async function measureKeys({ page, devtools }: Open, slowdown: number): Promise<Finding[]> {
	const arrows = async () => {
		for (let press = 0; press < presses; press += 1) {
			await page.keyboard.press(press % 4 === 3 ? 'ArrowRight' : 'ArrowDown')
			await page.waitForTimeout(60)
		}
	}
	const typing = async () => {
		for (let press = 0; press < presses; press += 1) {
			await page.keyboard.press(press % 6 === 5 ? 'Enter' : 'a')
			await page.waitForTimeout(100)
		}
	}
	const bar = { event: 'keydown', count: presses, limitMs: keyLimitMs, slowdown } as const
	const how = slowdown === 1 ? ', machine as it is' : ''
	await cell(page, 100).click()
	const moved = await measureGesture(page, devtools, { ...bar, what: `Arrow keys${how}`, perform: arrows })
	await cell(page, 100).click()
	return [
		...moved,
		...(await measureGesture(page, devtools, {
			...bar,
			what: `Typing, every sixth key Enter${how}`,
			perform: typing,
		})),
	]
}

export async function measureRoster(shop: Shop): Promise<Finding[]> {
	const cookie = await coachsCookie(shop)
	await fillRoster(shop, cookie)
	// The measured machine is the customer's: background work of the shop on the same cores does not count.
	await untilQuiet(shop)
	const browser = await launchBrowser()
	try {
		const page = await browser.newPage({
			viewport: { width: 1440, height: 900 },
			baseURL: shop.url,
		})
		await signInAsCoach(page, shop)
		const devtools = await devtoolsOf(page)
		await page.goto(path)
		await page.getByRole('button', { name: 'Load a list' }).and(page.locator(':enabled')).waitFor()
		await page.waitForTimeout(1_000)
		const open = { page, devtools }
		const findings: Finding[] = []
		for (const slowdown of [1, 4]) {
			findings.push(...(await measurePaste(open, { where: 'over the first of', row: 0, slowdown })))
			findings.push(...(await measurePaste(open, { where: 'below', row: players, slowdown })))
			findings.push(...(await measureKeys(open, slowdown)))
		}
		return findings
	} finally {
		await browser.close()
	}
}
