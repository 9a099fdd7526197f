// Shared steps of the builder's journeys.
import type { Browser, BrowserContextOptions, Page } from 'playwright'
import { inject } from 'vitest'
import { openPage } from './browser.ts'
import { productPath } from './product-page.ts'

/** The address of the builder for a football jersey. */
export const builderPath = async (): Promise<string> =>
	(await productPath(inject('shopUrl'), 'football', 'Gridiron Elite Game Jersey')).replace(
		'/product/',
		'/builder/',
	)

/** The address of the builder for a hoodie. */
export async function hoodiePath(): Promise<string> {
	const list = await (await fetch(`${inject('shopUrl')}/builder/spirit-wear`)).text()
	return `/builder/${/id="model-([^"]+)">Varsity Fleece Hoodie</.exec(list)?.[1] ?? 'missing'}`
}

/** Opens a step, 0 to 7, of a saved design or of a plain new one, and waits until React runs. */
export async function openStep(page: Page, path: string, step: number): Promise<void> {
	const isNew = /^\/builder\/[^/]+$/.test(path)
	await page.goto(`${path}?${isNew ? 'start=plain&' : ''}step=${step}`)
	await untilBuilderRuns(page)
}

export async function untilBuilderRuns(page: Page): Promise<void> {
	await page.waitForFunction(() => {
		const isTaken = (element: Element | null) =>
			element !== null && Object.keys(element).some((key) => key.startsWith('__react'))
		const panel = '[aria-busy=false] > [data-panel-title]'
		return ['header button', panel].every((part) => isTaken(document.querySelector(part)))
	})
}

export async function openBuilder(
	browser: Browser,
	step: number,
	options: BrowserContextOptions = {},
): Promise<{ page: Page; path: string }> {
	const [page, path] = [await openPage(browser, options), await builderPath()]
	await openStep(page, path, step)
	return { page, path }
}

export async function pressKeys(page: Page, keys: readonly string[]): Promise<void> {
	for (const key of keys) await page.keyboard.press(key)
}

/** The name of the focused control: its own, its label's, else its text. */
const nameInFocus = (page: Page): Promise<string> =>
	page.evaluate(() => {
		const element = document.activeElement
		const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
		const label = isField ? element.labels?.[0]?.textContent : undefined
		const name = element?.getAttribute('aria-label') ?? label ?? element?.textContent ?? ''
		return name.trim().replaceAll(/\s+/g, ' ')
	})

/** More tab stops than any step has. */
const maxStops = 150

/** Presses Tab until a control of this name has the focus, as keyboard users do. @throws Error when none gets it */
export async function tabTo(page: Page, name: RegExp): Promise<void> {
	for (let stop = 0; stop < maxStops; stop += 1) {
		await page.keyboard.press('Tab')
		if (name.test(await nameInFocus(page))) return
	}
	throw new Error(`No control called ${name} is reached by Tab.`)
}

export const saveButton = (page: Page) => page.getByRole('button', { name: /^Save/ }).first()

export const crest = {
	name: 'crest.svg',
	mimeType: 'image/svg+xml',
	buffer: Buffer.from(
		'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><circle cx="50" cy="50" r="48" fill="#8b1e2d"/><path d="M50 10L62 40H95L68 60 78 92 50 72 22 92 32 60 5 40H38Z" fill="#f2b21b"/></svg>',
	),
}

/** Saves a new design for the person signed in on the page. @returns the URLs of the draft and of the design */
export async function savedDesign(
	page: Page,
	teamName: string,
	player: { playerName?: string; playerNumber?: string } = {},
): Promise<{ path: string; address: string }> {
	const path = await builderPath()
	const response = await page.request.post('/designs/actions', {
		headers: { Origin: inject('shopUrl') },
		data: {
			intent: 'save',
			productId: path.split('/').at(-1),
			designId: null,
			baseVersion: 0,
			config: { primaryColor: '#14284f', secondaryColor: '#f2b21b', teamName, ...player },
		},
	})
	const { result } = (await response.json()) as { result: { designId: string } }
	return { path, address: `${path}/${result.designId}` }
}
