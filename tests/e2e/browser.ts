// Shared browser tools of all journeys: pages that record errors, screen sizes, and the accessibility check.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import type {
	Browser,
	BrowserContext,
	BrowserContextOptions,
	CDPSession,
	ConsoleMessage,
	Page,
} from 'playwright'
import { inject } from 'vitest'
import { patience } from './patience.ts'

declare global {
	interface Window {
		axe: typeof axe
	}
}

export const viewports = {
	wide: { width: 1280, height: 900 },
	narrow: { width: 360, height: 740 },
} as const

/** A desktop and a phone: the narrow screen uses touch, so that rules for coarse pointers apply there. */
export const screens = {
	wide: { viewport: viewports.wide },
	narrow: { viewport: viewports.narrow, hasTouch: true },
} as const
export type Width = keyof typeof viewports
export const widths = Object.keys(viewports) as Width[]

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** A page of a new visitor, with URLs relative to the shop. */
export async function openPage(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
	const context = await browser.newContext({
		baseURL: inject('shopUrl'),
		viewport: viewports.wide,
		reducedMotion: 'reduce',
		...options,
	})
	context.setDefaultTimeout(patience.timeout)
	return context.newPage()
}

/** Closes a page of `openPage` together with its visitor's context. */
export const closePage = (page: Page): Promise<void> => page.context().close()

/** Two visitors, for read-only checks: each one's pages share a browser cache. */
export async function openVisitors(browser: Browser): Promise<Record<Width, BrowserContext>> {
	const [wide, narrow] = [await openPage(browser, screens.wide), await openPage(browser, screens.narrow)]
	return { wide: wide.context(), narrow: narrow.context() }
}

/** Chromium logs a document with status 404 as an error; the status is checked elsewhere. */
const isStatusOfPage = (message: ConsoleMessage, page: Page): boolean =>
	message.text().startsWith('Failed to load resource') && message.location().url === page.url()

/** A list that collects console errors, uncaught exceptions and failed requests from now on. */
export function watch(page: Page): string[] {
	const troubles: string[] = []
	page.on('console', (message) => {
		if (!['error', 'warning'].includes(message.type()) || isStatusOfPage(message, page)) return
		troubles.push(`console: ${message.text()}`)
	})
	page.on('pageerror', (failure) => troubles.push(`uncaught: ${failure.message}`))
	page.on('requestfailed', (request) => {
		const reason = request.failure()?.errorText ?? ''
		// Leaving a page aborts its pending picture requests.
		if (reason !== 'net::ERR_ABORTED') troubles.push(`failed: ${request.url()} ${reason}`)
	})
	page.on('response', (response) => {
		const isDocument = response.request().isNavigationRequest()
		if (response.status() >= 400 && !isDocument) troubles.push(`${response.status()}: ${response.url()}`)
	})
	return troubles
}

/** Lives as long as the page: the settings of a session end with it. */
const devToolsOf = new WeakMap<Page, CDPSession>()

async function devToolsFor(page: Page): Promise<CDPSession> {
	const devTools = devToolsOf.get(page) ?? (await page.context().newCDPSession(page))
	devToolsOf.set(page, devTools)
	return devTools
}

/** Labels whose id belongs to something else, which axe does not report. */
const looseLabels = (page: Page): Promise<string[]> =>
	page
		.locator('label[for]')
		.evaluateAll((labels) =>
			labels.flatMap((label) =>
				label instanceof HTMLLabelElement && label.control === null
					? [`label without a field: ${label.htmlFor}`]
					: [],
			),
		)

/** One line for every violation of WCAG 2.2 AA or of best practices; empty when there is none. */
export async function axeFindings(page: Page): Promise<string[]> {
	if (!(await page.evaluate(() => 'axe' in window))) {
		// As a script, not as text in a call: the browser reuses its compiled code for later pages.
		const devTools = await devToolsFor(page)
		await devTools.send('Runtime.evaluate', { expression: axeSource })
	}
	const found = await page.evaluate(async (tags) => {
		// Preloading serves only an experimental rule and the one for audio, which the shop does not use.
		const options = { runOnly: tags, resultTypes: ['violations' as const], preload: false }
		const { violations } = await window.axe.run(document, options)
		return violations.flatMap(({ id, nodes }) =>
			nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} — ${failureSummary ?? ''}`),
		)
	}, rules)
	return [...found, ...(await looseLabels(page))]
}

type Look = { viewport: { width: number; height: number }; isTouched: boolean }

/** By how many pixels the page scrolls sideways. */
export const sidewaysOverflow = (page: Page): Promise<number> =>
	page.evaluate(() => {
		const root = document.documentElement
		return Math.max(root.scrollWidth, document.body.scrollWidth) - root.clientWidth
	})

/**
 * The screen size and touch decide what a page shows. Removing touch brings back no mouse: rules for coarse
 * pointers end, but `(hover: hover)` does not match again.
 */
async function turnInto(page: Page, { viewport, isTouched }: Look): Promise<void> {
	await page.setViewportSize(viewport)
	const devTools = await devToolsFor(page)
	await devTools.send('Emulation.setTouchEmulationEnabled', { enabled: isTouched })
	await page.waitForFunction(
		(look) =>
			innerWidth === look.viewport.width && matchMedia('(pointer: coarse)').matches === look.isTouched,
		{ viewport, isTouched },
	)
}

/**
 * The page's problems in its present state on a desktop and on a phone: accessibility violations, and pixels of
 * sideways scrolling. Restores the page's size and touch afterwards.
 */
export async function findingsAtBothWidths(page: Page): Promise<string[]> {
	const isTouched = await page.evaluate(() => matchMedia('(pointer: coarse)').matches)
	const own = { viewport: page.viewportSize() ?? viewports.wide, isTouched }
	const findings: string[] = []
	for (const width of widths) {
		await turnInto(page, { viewport: viewports[width], isTouched: width === 'narrow' })
		const overflow = await sidewaysOverflow(page)
		if (overflow !== 0) findings.push(`${width}: ${overflow} pixels too wide`)
		findings.push(...(await axeFindings(page)).map((finding) => `${width}: ${finding}`))
	}
	await turnInto(page, own)
	return findings
}

/** The accessible name of the focused element, or its tag. */
export const focused = (page: Page): Promise<string> =>
	page.evaluate(() => {
		const element = document.activeElement
		const words = element?.getAttribute('aria-label') ?? element?.textContent ?? ''
		return words.trim().replaceAll(/\s+/g, ' ') || (element?.tagName.toLowerCase() ?? '')
	})
