// All checks of one page, opened once.
import type { BrowserContext, Page } from 'playwright'
import { findingsAtBothWidths, sidewaysOverflow } from '../../tests/e2e/browser.ts'
import {
	addRules,
	dropRules,
	nameFindings,
	runningAnimations,
	smallTargets,
	structureFindings,
	watchClipping,
} from './in-page.ts'
import { walkByTab } from './keyboard.ts'
import type { Visit } from './pages.ts'

export const checkNames = [
	'axe',
	'structure',
	'keyboard',
	'targets',
	'320 px',
	'zoom 200 %',
	'spacing',
	'motion',
] as const
export type CheckName = (typeof checkNames)[number]

export type PageResult = Pick<Visit, 'role' | 'name'> & {
	path: string
	/** What the page answers when all is well. */
	status: number
	title: string
	/** Stops of the Tab key. */
	stops: number
	findings: Record<CheckName, string[]>
	/** The accessibility tree, as text. */
	tree: string
}

const sizes = {
	wide: { width: 1280, height: 900 },
	phone: { width: 360, height: 740 },
	/** 1280 pixels at 200 %: WCAG 1.4.4. */
	doubled: { width: 640, height: 450 },
	/** 1280 pixels at 400 %: WCAG 1.4.10. */
	reflow: { width: 320, height: 640 },
} as const

/** WCAG 1.4.12. */
const textSpacing =
	'*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-bottom:2em!important}'
/** Waits until React has taken over a page that needs it, its panels and grids included. */
const untilReady = (page: Page) =>
	page.waitForFunction(() => {
		const isTaken = (element: Element) => Object.keys(element).some((key) => key.startsWith('__react'))
		if (!('__reactRouterContext' in window)) return true
		return (
			[...document.querySelectorAll('main *')].some(isTaken) &&
			[...document.querySelectorAll('[data-panel-title],[role=grid]')].every(isTaken)
		)
	})

const tooWide = async (page: Page): Promise<string[]> => {
	const pixels = await sidewaysOverflow(page)
	return pixels > 0 ? [`the page is ${pixels} pixels too wide`] : []
}

/** What a change of the page cuts off or pushes out of it. */
async function findingsAfter(page: Page, change: () => Promise<unknown>): Promise<string[]> {
	const clipping = await page.evaluateHandle(watchClipping)
	await change()
	return [...(await tooWide(page)), ...(await clipping.evaluate((watched) => watched.newly()))]
}

async function findingsWithSpacing(page: Page): Promise<string[]> {
	const findings = await findingsAfter(page, () => page.evaluate(addRules, textSpacing))
	await page.evaluate(dropRules)
	return findings
}

async function checksOf(page: Page): Promise<Pick<PageResult, 'stops' | 'findings'>> {
	const structure = [...(await page.evaluate(structureFindings)), ...(await page.evaluate(nameFindings))]
	const motion = await page.evaluate(runningAnimations)
	const axe = await findingsAtBothWidths(page)
	const { stops, findings: keyboard } = await walkByTab(page)
	const spacing = await findingsWithSpacing(page)
	const doubled = await findingsAfter(page, () => page.setViewportSize(sizes.doubled))
	await page.setViewportSize(sizes.phone)
	const targets = await page.evaluate(smallTargets)
	await page.setViewportSize(sizes.reflow)
	const reflow = await tooWide(page)
	return {
		stops,
		findings: { axe, structure, keyboard, targets, '320 px': reflow, 'zoom 200 %': doubled, spacing, motion },
	}
}

/** Ids and tokens differ in every shop. */
export const patternOf = (path: string): string =>
	path
		.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '{id}')
		.replaceAll(/[\w-]{40,}|(?<=\/(?:stores|vote|shared)\/)[\w-]+/g, '{token}')
		.replace('%2F', '/')

type Opened = Pick<PageResult, 'title' | 'tree' | 'stops' | 'findings'>

async function openedPage(page: Page, { path, status = 200 }: Visit): Promise<Opened> {
	await page.setViewportSize(sizes.wide)
	const answer = await page.goto(path, { waitUntil: 'domcontentloaded' })
	await untilReady(page)
	await page.evaluate(() => document.fonts.ready.then(() => null))
	const [title, tree] = [await page.title(), await page.locator('body').ariaSnapshot()]
	const { stops, findings } = await checksOf(page)
	if (answer?.status() !== status)
		findings.structure.push(`the page answers ${answer?.status() ?? 'nothing'}, not ${status}`)
	return { title, tree, stops, findings }
}

/** A page that cannot be checked is a finding: the others are checked all the same. */
function unchecked(failure: unknown): Opened {
	const why = failure instanceof Error ? failure.message : String(failure)
	const none = { axe: [], keyboard: [], targets: [], '320 px': [], 'zoom 200 %': [], spacing: [], motion: [] }
	const findings = { ...none, structure: [`the page could not be checked: ${why.slice(0, 200)}`] }
	return { title: '', tree: '', stops: 0, findings }
}

export async function checkPage(context: BrowserContext, visit: Visit): Promise<PageResult> {
	const page = await context.newPage()
	const opened = await openedPage(page, visit).catch(unchecked)
	await page.close()
	const { role, name, path, status = 200 } = visit
	return { role, name, path: patternOf(path), status, ...opened }
}
