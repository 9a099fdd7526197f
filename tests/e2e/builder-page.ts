// The builder in the browser, for its journeys.
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

/** Goes to a step, 0 to 7, and waits until React runs. */
export async function openStep(page: Page, path: string, step: number): Promise<void> {
	await page.goto(`${path}?step=${step}`)
	await page.waitForFunction(() => {
		const save = document.querySelector('header button')
		return save !== null && Object.keys(save).some((key) => key.startsWith('__react'))
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

export const saveButton = (page: Page) => page.getByRole('button', { name: /^Save/ }).first()

export const crest = {
	name: 'crest.svg',
	mimeType: 'image/svg+xml',
	buffer: Buffer.from(
		'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><circle cx="50" cy="50" r="48" fill="#8b1e2d"/><path d="M50 10L62 40H95L68 60 78 92 50 72 22 92 32 60 5 40H38Z" fill="#f2b21b"/></svg>',
	),
}
