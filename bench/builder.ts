// Input latency of the builder: from a pointer move or a color choice to the end of the frame that shows it, in a
// Chromium slowed down four times.
import type { BrowserContextOptions, CDPSession, Page } from 'playwright'
import { mostLogos } from '#garments/template.ts'
import { launchBrowser } from '../tests/chromium.ts'
import { devtoolsOf, measureGesture } from './gestures.ts'
import type { Finding } from './report.ts'
import { untilQuiet, type Shop } from './shop.ts'

const limits = { limitMs: 50, longestTaskMs: 100 }
const steps = 80
const colors = 60
const desktop = { viewport: { width: 1440, height: 900 } }
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 }

const crest = {
	name: 'crest.svg',
	mimeType: 'image/svg+xml',
	buffer: Buffer.from(
		'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><circle cx="50" cy="50" r="48" fill="#8b1e2d"/><path d="M50 10L62 40H95L68 60 78 92 50 72 22 92 32 60 5 40H38Z" fill="#f2b21b"/></svg>',
	),
}

/** Opens a step, 0 to 7, waits until React runs and the page is idle. */
async function openStep(page: Page, path: string, step: number): Promise<void> {
	await page.goto(`${path}?step=${step}`)
	await page.waitForFunction(() => {
		const save = document.querySelector('header button')
		return save !== null && Object.keys(save).some((key) => key.startsWith('__react'))
	})
	await page.waitForTimeout(1_000)
}

async function fillNames(page: Page, path: string): Promise<void> {
	await openStep(page, path, 3)
	const names = { 'Team name': 'Wildcats', 'Player name': 'Johnson', Number: '24' }
	for (const [label, text] of Object.entries(names))
		await page.getByLabel(label, { exact: true }).first().fill(text)
	await page.waitForTimeout(1_000)
}

/** Uploads a logo, copies it, and returns the position of the last copy, which is on top, on the screen. */
async function placeLogos(page: Page, path: string, count: number): Promise<Spot> {
	await openStep(page, path, 2)
	await page.setInputFiles('input[type=file]', crest)
	const placed = (number: number) =>
		page.getByRole('button', { name: new RegExp(`^Logo ${number},`) }).first()
	await placed(1).waitFor()
	for (let number = 2; number <= count; number += 1) {
		await page.getByRole('button', { name: 'Duplicate' }).click()
		await placed(number).waitFor()
	}
	await page.waitForTimeout(1_500)
	const box = await placed(count).boundingBox()
	if (!box) throw new Error('The logo is not on the screen')
	return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

type Spot = { x: number; y: number }
type Hand = {
	down: (at: Spot) => Promise<unknown>
	move: (to: Spot) => Promise<unknown>
	up: () => Promise<unknown>
}

const mouse = (page: Page): Hand => ({
	down: async ({ x, y }) => {
		await page.mouse.move(x, y)
		await page.mouse.down()
	},
	move: ({ x, y }) => page.mouse.move(x, y),
	up: () => page.mouse.up(),
})

function finger(devtools: CDPSession): Hand {
	const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Spot[]) =>
		devtools.send('Input.dispatchTouchEvent', { type, touchPoints })
	return {
		down: (at) => touch('touchStart', [at]),
		move: (to) => touch('touchMove', [to]),
		up: () => touch('touchEnd', []),
	}
}

/** Moves back and forth and slowly down, a step every 35 ms. */
async function drag(page: Page, hand: Hand, from: Spot): Promise<void> {
	await hand.down(from)
	for (let step = 0; step < steps; step += 1) {
		await hand.move({ x: from.x + Math.sin(step / 6) * 40, y: from.y + step * 0.5 })
		await page.waitForTimeout(35)
	}
	await hand.up()
	await page.waitForTimeout(1_000)
}

/** Presses the swatches of the first palette by position: locating each one would load the same thread. */
async function chooseColors(page: Page, swatches: readonly Spot[]): Promise<void> {
	for (let index = 0; index < colors; index += 1) {
		const swatch = swatches[(index * 7 + 3) % swatches.length]
		if (swatch) await page.mouse.click(swatch.x, swatch.y)
		await page.waitForTimeout(500)
	}
	await page.waitForTimeout(1_000)
}

const swatchesOf = (page: Page) =>
	page.getByRole('group', { name: 'Primary, all team colors' }).evaluate((palette) =>
		[...palette.querySelectorAll('input')].map((swatch) => {
			const { x, y, width, height } = swatch.getBoundingClientRect()
			return { x: x + width / 2, y: y + height / 2 }
		}),
	)

type Open = { page: Page; devtools: CDPSession; path: string }

async function opened(shop: Shop, context: BrowserContextOptions, work: (open: Open) => Promise<Finding[]>) {
	const list = await (await fetch(`${shop.url}/builder/jerseys?sport=football`)).text()
	const [, path] = /href="(\/builder\/[0-9a-f-]{36})"/.exec(list) ?? []
	if (!path) throw new Error('There is no jersey to design')
	const browser = await launchBrowser()
	try {
		const page = await browser.newPage({ ...context, baseURL: shop.url })
		const devtools = await devtoolsOf(page)
		await fillNames(page, path)
		return await work({ page, devtools, path })
	} finally {
		await browser.close()
	}
}

type Case = { how: string; logos: number; reducedMotion: 'reduce' | 'no-preference' }

/** Reduced motion, since each changed color once started its own transition there; and a design that is full. */
const cases: readonly Case[] = [
	{ how: '', logos: 1, reducedMotion: 'no-preference' },
	{ how: ', less motion', logos: 1, reducedMotion: 'reduce' },
	{ how: ', 30 logos beside the lettering', logos: mostLogos, reducedMotion: 'no-preference' },
]

/** A logo dragged on a garment with so many, and colors chosen for it. */
async function onDesktop({ page, devtools, path }: Open, { how, logos }: Case): Promise<Finding[]> {
	const from = await placeLogos(page, path, logos)
	const dragged = await measureGesture(page, devtools, {
		what: `A logo dragged by mouse${how}`,
		event: 'pointermove',
		count: steps,
		...limits,
		perform: () => drag(page, mouse(page), from),
	})
	await openStep(page, path, 1)
	const swatches = await swatchesOf(page)
	const chosen = await measureGesture(page, devtools, {
		what: `A color chosen${how}`,
		event: 'change',
		count: colors,
		...limits,
		perform: () => chooseColors(page, swatches),
	})
	return [...dragged, ...chosen]
}

/** A logo dragged by finger at 360 px. */
async function onPhone({ page, devtools, path }: Open, { how, logos }: Case): Promise<Finding[]> {
	const from = await placeLogos(page, path, logos)
	return measureGesture(page, devtools, {
		what: `A logo dragged by finger at 360 px${how}`,
		event: 'pointermove',
		count: steps,
		...limits,
		perform: () => drag(page, finger(devtools), from),
	})
}

export async function measureBuilder(shop: Shop): Promise<Finding[]> {
	// The measured machine is the customer's: background work of the shop on the same cores does not count.
	await untilQuiet(shop)
	const findings: Finding[] = []
	for (const one of cases) {
		const { reducedMotion } = one
		findings.push(...(await opened(shop, { ...desktop, reducedMotion }, (open) => onDesktop(open, one))))
		if (reducedMotion === 'no-preference')
			findings.push(...(await opened(shop, phone, (open) => onPhone(open, one))))
	}
	return findings
}
