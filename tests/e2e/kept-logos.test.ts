// The list of kept logos: uploaded once, offered on every garment, removed from the list; refused files are not on it.
import type { Page } from 'playwright'
import { afterAll, expect, test } from 'vitest'
import { openBrowser } from '../chromium.ts'
import { newcomer, newPerson, signUp, toast } from './account-page.ts'
import { closePage, findingsAtBothWidths, focused, openPage, screens, watch } from './browser.ts'
import { builderPath, crest, hoodiePath, openStep, saveButton, tabTo } from './builder-page.ts'
import { patience } from './patience.ts'

const browser = await openBrowser()
afterAll(() => browser.close())

const shown = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor(patience)
const list = (page: Page) => page.getByRole('list', { name: 'Your logos' })
const listed = (page: Page) =>
	list(page)
		.getByRole('button', { name: /^Add / })
		.evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label')))
const placed = (page: Page) => page.locator('[data-logo]').count()
const picker = (page: Page) => page.locator('input[type=file][name=logo]')

async function upload(page: Page, name: string): Promise<void> {
	const before = await placed(page)
	await picker(page).setInputFiles({ ...crest, name })
	await expect.poll(() => placed(page), patience).toBe(before + 1)
}

test('a logo of one design is offered on another garment, placed and taken off the list by keyboard, and its design keeps it', async () => {
	const { page } = await newcomer(browser)
	const troubles = watch(page)
	const [jersey, hoodie] = [await builderPath(), await hoodiePath()]
	await openStep(page, jersey, 2)
	await shown(page, 'None yet.')
	await upload(page, 'crest.svg')
	await upload(page, 'sponsor.svg')
	expect(await listed(page)).toEqual(['Add sponsor.svg', 'Add crest.svg'])
	await saveButton(page).click()
	await page.waitForURL(/\/builder\/[^/]+\/[^/?]+/)
	const design = new URL(page.url()).pathname

	await openStep(page, hoodie, 2)
	expect(await listed(page)).toEqual(['Add sponsor.svg', 'Add crest.svg'])
	expect(await placed(page)).toBe(0)
	await tabTo(page, /^Add crest\.svg$/)
	await page.keyboard.press('Enter')
	await toast(page, 'Logo added').first().waitFor(patience)
	await expect.poll(() => placed(page), patience).toBe(1)
	await shown(page, '1 of 30')
	expect(await findingsAtBothWidths(page)).toEqual([])

	await tabTo(page, /^Remove sponsor\.svg from your logos$/)
	await page.keyboard.press('Enter')
	await toast(page, 'Removed from your logos').first().waitFor(patience)
	await expect.poll(() => listed(page), patience).toEqual(['Add crest.svg'])
	await expect.poll(() => focused(page), patience).toBe('Add crest.svg')
	await tabTo(page, /^Remove crest\.svg from your logos$/)
	await page.keyboard.press('Enter')
	await shown(page, 'None yet.')
	await expect.poll(() => focused(page), patience).toBe('Logos & Art')
	expect(await placed(page)).toBe(1)
	expect(await findingsAtBothWidths(page)).toEqual([])

	// Another step and back: what was removed is not back on the list.
	const steps = page.getByRole('navigation', { name: 'Builder steps' })
	await steps.getByRole('link', { name: /Colors/ }).click()
	await page.getByRole('heading', { name: 'Colors', exact: true }).waitFor()
	await steps.getByRole('link', { name: /Logos/ }).click()
	await shown(page, 'None yet.')

	await openStep(page, design, 2)
	await shown(page, 'None yet.')
	expect(await placed(page)).toBe(2)
	await shown(page, '2 of 30')
	expect(troubles).toEqual([])
	await closePage(page)
})

test('at 360 px: refused files give their reason and are not on the list, and a logo stays while it cannot be removed', async () => {
	const { page } = await newcomer(browser, screens.narrow)
	await openStep(page, await hoodiePath(), 2)
	const refused = [
		[
			{ name: 'crest.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') },
			'Use an SVG, PNG, JPEG or PDF file.',
		],
		[{ name: 'empty.svg', mimeType: 'image/svg+xml', buffer: Buffer.alloc(0) }, 'The file is empty.'],
		[{ name: 'note.png', mimeType: 'image/png', buffer: Buffer.from('not a picture') }, /Upload failed/],
	] as const
	for (const [file, reason] of refused) {
		await picker(page).setInputFiles(file)
		const line = page
			.getByRole('list', { name: 'Uploads' })
			.getByRole('listitem')
			.filter({ hasText: file.name })
		await line.getByText(reason).first().waitFor(patience)
	}
	expect(await findingsAtBothWidths(page)).toEqual([])
	expect([await list(page).count(), await placed(page)]).toEqual([0, 0])
	for (const [{ name }] of refused) {
		await tabTo(page, new RegExp(`^Dismiss ${name}$`))
		await page.keyboard.press('Enter')
		await page.getByRole('button', { name: `Dismiss ${name}` }).waitFor({ state: 'detached' })
	}

	await upload(page, 'crest.svg')
	expect(await listed(page)).toEqual(['Add crest.svg'])
	await page.route('**/designs/actions', (route) => route.abort())
	await tabTo(page, /^Remove crest\.svg from your logos$/)
	await page.keyboard.press('Enter')
	await toast(page, 'The logo was not removed').first().waitFor(patience)
	expect(await listed(page)).toEqual(['Add crest.svg'])
	await page.unroute('**/designs/actions')
	await page.keyboard.press('Enter')
	await shown(page, 'None yet.')
	expect(await findingsAtBothWidths(page)).toEqual([])
	await closePage(page)
})

test('a visitor’s logos are offered in this browser alone, and come along into a new account', async () => {
	const [visitor, other] = [await openPage(browser), await openPage(browser)]
	const hoodie = await hoodiePath()
	await openStep(visitor, hoodie, 2)
	await upload(visitor, 'crest.svg')
	await openStep(visitor, await builderPath(), 2)
	expect(await listed(visitor)).toEqual(['Add crest.svg'])
	await openStep(other, hoodie, 2)
	await shown(other, 'None yet.')
	await signUp(visitor, newPerson())
	await openStep(visitor, hoodie, 2)
	expect(await listed(visitor)).toEqual(['Add crest.svg'])
	for (const page of [visitor, other]) await closePage(page)
})
