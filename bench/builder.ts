// Input latency of the builder: from a pointer move or a color choice to the end of the frame that shows it, in a
// Chromium slowed down four times.
import type { BrowserContextOptions, CDPSession, Page } from 'playwright'
import { launchBrowser } from '../tests/chromium.ts'
import { devtoolsOf, measureGesture } from './gestures.ts'
import type { Finding } from './report.ts'
import { untilQuiet, type Shop } from './shop.ts'

const limits = { limitMs: 50, longestTaskMs: 100 }
const steps = 80
const colors = 60
const dependencies = { viewport: { width: 1440, height: 900 } }
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

/** Uploads a logo and returns its position on the screen. */
async function placeLogo(page: Page, path: string) {
	await openStep(page, path, 2)
	await page.setInputFiles('input[type=file]', crest)
	const logo = page.getByRole('button', { name: /^Logo 1/ }).first()
	await logo.waitFor()
	await page.waitForTimeout(1_500)
	const box = await logo.boundingBox()
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

/** Also measures reduced motion: there, each changed color once started its own transition. */
const motions = ['no-preference', 'reduce'] as const

export async function measureBuilder(shop: Shop): Promise<Finding[]> {
	// The measured machine is the customer's: background work of the shop on the same cores does not count.
	await untilQuiet(shop)
	const findings: Finding[] = []
	for (const reducedMotion of motions) {
		const how = reducedMotion === 'reduce' ? ', less motion' : ''
		const onDesktop = await opened(
			shop,
			{ ...dependencies, reducedMotion },
			async ({ page, devtools, path }) => {
				const from = await placeLogo(page, path)
				const dragging = {
					what: `A logo dragged by mouse${how}`,
					event: 'pointermove',
					count: steps,
					...limits,
				} as const
				const dragged = await measureGesture(page, devtools, {
					...dragging,
					perform: () => drag(page, mouse(page), from),
				})
				await openStep(page, path, 1)
				const swatches = await swatchesOf(page)
				const choosing = { what: `A color chosen${how}`, event: 'change', count: colors, ...limits } as const
				const perform = () => chooseColors(page, swatches)
				return [...dragged, ...(await measureGesture(page, devtools, { ...choosing, perform }))]
			},
		)
		findings.push(...onDesktop)
	}
	const byFinger = await opened(shop, phone, async ({ page, devtools, path }) => {
		const from = await placeLogo(page, path)
		const dragging = {
			what: 'A logo dragged by finger at 360 px',
			event: 'pointermove',
			count: steps,
			...limits,
		} as const
		return measureGesture(page, devtools, { ...dragging, perform: () => drag(page, finger(devtools), from) })
	})
	return [...findings, ...byFinger]
}
