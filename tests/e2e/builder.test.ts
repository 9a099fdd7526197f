// The design builder: a design from the first color to the proof, preserved through interruptions.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser, Page } from 'playwright'
import { openBrowser } from '../chromium.ts'
import { newcomer, newPerson, signUp, toast } from './account-page.ts'
import {
	axeFindings,
	closePage,
	findingsAtBothWidths,
	focused,
	openPage,
	screens,
	sidewaysOverflow,
	viewports,
	watch,
} from './browser.ts'
import {
	builderPath,
	crest,
	openBuilder,
	openStep,
	pressKeys,
	saveButton,
	savedDesign,
	tabTo,
} from './builder-page.ts'
import { patience } from './patience.ts'

let browser: Browser
beforeAll(async () => {
	browser = await openBrowser()
})
afterAll(() => browser.close())

const stepNames = [
	'Style & Model',
	'Colors',
	'Logos & Art',
	'Names & Numbers',
	'Decorations',
	'Add-Ons',
	'Review & Price',
	'Proof',
]
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true }).first()

test('every step opens by its address, at both widths, and axe finds nothing', async () => {
	const { page, path } = await openBuilder(browser, 0)
	const troubles = watch(page)
	for (const [step, name] of stepNames.entries()) {
		await openStep(page, path, step)
		await page.getByRole('heading', { level: 2, name, exact: true }).waitFor()
		for (const viewport of Object.values(viewports)) {
			await page.setViewportSize(viewport)
			expect(await sidewaysOverflow(page), `${name} at ${viewport.width}`).toBe(0)
			expect(await axeFindings(page), `${name} at ${viewport.width}`).toEqual([])
		}
	}
	expect(troubles).toEqual([])
	await closePage(page)
})

test('by keyboard alone: a whole design through all eight steps, from the cut to the proof', async () => {
	const { page } = await newcomer(browser)
	const troubles = watch(page)
	// Registered early: a listener added at the press may miss the file picker.
	page.on('filechooser', (chooser) => void chooser.setFiles(crest))
	await openStep(page, await builderPath(), 0)
	const press = (...keys: string[]) => pressKeys(page, keys)
	const shown = (text: string) => page.getByText(text).first().waitFor()
	const goOn = async (name: string) => {
		await tabTo(page, /^Next/)
		await press('Enter')
		await expect.poll(() => focused(page), patience).toBe(name)
	}

	await tabTo(page, /^V-neck$/)
	await press('ArrowRight')
	await shown('Crew, three stripes, adult')

	await goOn('Colors')
	await shown('Black, Vegas Gold')
	await tabTo(page, /^Black/)
	await press('ArrowRight')
	await page.getByText('Black, Vegas Gold').first().waitFor({ state: 'detached' })

	await goOn('Logos & Art')
	await tabTo(page, /^Upload logo/)
	await press('Space')
	await toast(page, 'Logo uploaded').waitFor()
	await tabTo(page, /^Left chest/)
	await press('Enter')
	await page
		.getByRole('button', { name: /^Logo 1, left chest/i })
		.first()
		.waitFor()

	await goOn('Names & Numbers')
	for (const words of ['Wildcats', 'Rodriguez', '24']) {
		await press('Tab')
		await page.keyboard.type(words)
	}
	await shown('WILDCATS · 24 · Rodriguez')
	const isWhole = (input: Element) => input.scrollWidth <= input.clientWidth
	expect(await page.locator('#playerName').evaluate(isWhole)).toBe(true)
	await tabTo(page, /^Move down by a quarter inch on the front/)
	await press('Enter', 'Enter')
	await expect.poll(() => page.locator('input[name=down-number-front]').inputValue(), patience).toBe('0.5')

	await goOn('Decorations')
	// Team name, player name, both numbers and the crest, each in the cheapest method.
	const perPiece = page.getByText(/^\$\d+\.\d\d per piece$/)
	const printed = await perPiece.textContent()
	await tabTo(page, /^Screen print/)
	await press('ArrowRight', 'ArrowRight')
	await expect.poll(() => perPiece.textContent(), patience).not.toBe(printed)
	expect(
		await page
			.getByRole('radio', { name: /^Tackle twill/ })
			.first()
			.isChecked(),
	).toBe(true)

	await goOn('Add-Ons')
	await tabTo(page, /^Name plate/i)
	await press('Space')
	await expect.poll(() => page.locator('input[name=add-on-name_plate]').isChecked(), patience).toBe(true)

	await goOn('Review & Price')
	await tabTo(page, /^Quantity/)
	await press('Control+a')
	await page.keyboard.type('24')
	await shown('24 jerseys')

	await goOn('Proof')
	await tabTo(page, /^Save design$/)
	await press('Enter')
	await toast(page, 'Design created').waitFor()
	// The saved design is read after the notice; on a busy machine that takes longer than 150 tab stops.
	await page.getByRole('button', { name: 'Make proof', exact: true }).waitFor()
	await tabTo(page, /^Make proof$/)
	await press('Enter')
	await page.getByRole('button', { name: 'Make proof' }).waitFor({ state: 'detached' })
	await tabTo(page, /^Previous$/)
	await press('Enter')
	await expect.poll(() => focused(page), patience).toBe('Review & Price')
	expect(troubles).toEqual([])
	await closePage(page)
})

test('a visitor keeps the work through a reload and the sign-up, and saving goes on where it stopped', async () => {
	const { page, path } = await openBuilder(browser, 3)
	await field(page, 'Team name').fill('Keepers')
	await page.getByText('Draft kept on this device').waitFor()
	await page.reload()
	await expect.poll(() => field(page, 'Team name').inputValue(), patience).toBe('Keepers')
	await saveButton(page).click()
	await toast(page, 'Authentication required').getByText('Please sign in to save designs').waitFor()
	const way = await page.getByRole('link', { name: 'Create an account' }).getAttribute('href')
	expect(way).toBe(`/auth?tab=sign-up&next=${encodeURIComponent(`${path}?start=plain&step=3`)}`)
	await signUp(page, newPerson())
	await openStep(page, path, 3)
	await expect.poll(() => field(page, 'Team name').inputValue(), patience).toBe('Keepers')
	await saveButton(page).click()
	await toast(page, 'Design created').waitFor()
	await page.waitForURL(`**${path}/*?step=3`)
	await field(page, 'Team name').fill('Keepers II')
	await saveButton(page).click()
	await toast(page, 'Version 2 saved successfully').waitFor()
	await closePage(page)
})

test('of two windows the second learns who saved first, loses nothing and may save on top', async () => {
	const { page: first } = await newcomer(browser)
	const path = await builderPath()
	await openStep(first, path, 3)
	await saveButton(first).click()
	await first.waitForURL(`**${path}/*`)
	const second = await first.context().newPage()
	await openStep(second, new URL(first.url()).pathname, 3)
	await field(first, 'Team name').fill('First')
	await saveButton(first).click()
	await toast(first, 'Version 2 saved successfully').waitFor()
	await field(second, 'Team name').fill('Second')
	await saveButton(second).click()
	const dialog = second.getByRole('dialog', { name: 'Saved in another window' })
	await dialog.waitFor()
	await dialog.getByRole('button', { name: 'Save mine as version 3' }).click()
	await toast(second, 'Version 3 saved successfully').waitFor()
	expect(await field(second, 'Team name').inputValue()).toBe('Second')

	await openStep(second, new URL(second.url()).pathname, 7)
	await second
		.getByRole('button', { name: /Compare/ })
		.last()
		.click()
	const compare = second.getByRole('dialog', { name: /^Version 1 beside/ })
	await compare.getByRole('rowheader', { name: 'Team name' }).waitFor()
	expect(await compare.getByRole('row', { name: /Team name/ }).innerText()).toContain('Second')
	await compare.getByLabel('Compare with').selectOption('Version 2')
	await expect
		.poll(() => compare.getByRole('row', { name: /Team name/ }).innerText(), patience)
		.toContain('First')
	expect(await axeFindings(second)).toEqual([])
	await compare.getByRole('button', { name: /^Restore version 1/ }).click()
	await toast(second, 'Version 4 saved successfully').waitFor()
	await openStep(second, new URL(second.url()).pathname, 3)
	expect(await field(second, 'Team name').inputValue()).toBe('')
	await closePage(first)
})

test('number families are offered for numbers alone, chosen by keyboard and drawn at once', async () => {
	const { page } = await openBuilder(browser, 3)
	await field(page, 'Number').fill('70')
	const family = (name: string) => page.getByRole('radio', { name, exact: true })
	await page.getByRole('radio', { name: 'Team name', exact: true }).check({ force: true })
	await page.getByRole('button', { name: 'Varsity Block', exact: true }).click()
	await family('Heavy Slab').waitFor({ state: 'attached' })
	expect(await family('Full Block').count()).toBe(0)

	await page.getByRole('radio', { name: 'Number', exact: true }).check({ force: true })
	await tabTo(page, /^Full Block$/)
	await page.keyboard.press('Enter')
	const drawn = () => page.locator('[id$=lettering-number] path').last().getAttribute('d')
	const before = await drawn()
	await tabTo(page, /^Full Block$/)
	await page.keyboard.press('ArrowRight')
	await expect.poll(() => family('Pro Block').isChecked(), patience).toBe(true)
	expect(await family('Heavy Slab').count()).toBe(1)
	await expect.poll(drawn, patience).not.toBe(before)
	expect(await axeFindings(page)).toEqual([])
	await field(page, 'Number').fill('7A')
	// Under its field; among the checks it comes later.
	await page.locator('#playerNumber-error').getByText('Only the digits 0 to 9 are in Pro Block.').waitFor()
	await closePage(page)
})

test('a saved design gets its proof, shown in the page, and a link that ends when it is revoked', async () => {
	const { page } = await newcomer(browser)
	const path = await builderPath()
	await openStep(page, path, 3)
	await field(page, 'Team name').fill('Proven')
	const share = page.getByRole('button', { name: 'Share', exact: true })
	const question = page.getByRole('dialog', { name: 'Save before you share?' })
	await share.click()
	await question.getByRole('button', { name: 'Cancel' }).click()
	expect(new URL(page.url()).pathname).toBe(path)
	await share.click()
	await question.getByRole('button', { name: 'Save and share' }).click()
	await toast(page, 'Link made').waitFor()
	const panel = await page.locator('[data-panel-title]').boundingBox()
	const message = await toast(page, 'Link made').boundingBox()
	expect((message?.x ?? 0) + (message?.width ?? 0)).toBeLessThan(panel?.x ?? 0)
	await page.waitForURL(`**${path}/*`)
	await openStep(page, new URL(page.url()).pathname, 7)
	await page.getByRole('button', { name: 'Make proof' }).click()
	await page.getByText('The proof is ready.').waitFor({ timeout: 60_000 })
	await page.getByText('Sheet 1 of').waitFor({ timeout: 30_000 })
	const pdf = await page.request.get(
		(await page.getByRole('link', { name: 'Open the proof' }).getAttribute('href')) ?? '',
	)
	expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-')
	const address = await page.getByLabel(/^Link to version 1/).inputValue()
	expect(new URL(address).pathname).toMatch(/^\/designs\/shared\//)
	const stranger = await openStranger()
	expect((await stranger.goto(address))?.status()).toBe(200)
	await stranger.getByRole('heading', { name: 'Proven' }).waitFor()
	expect(await axeFindings(stranger)).toEqual([])
	const pictured = stranger.locator('meta[property="og:image"]')
	const card = new URL((await pictured.getAttribute('content')) ?? '').pathname
	expect(card).toBe(`${new URL(stranger.url()).pathname}/card.png`)
	expect((await stranger.request.get(card)).headers()['content-type']).toBe('image/png')
	await page
		.getByRole('button', { name: /Revoke/ })
		.first()
		.click()
	await toast(page, 'Link revoked').waitFor()
	expect((await stranger.goto(address))?.status()).toBe(404)
	expect((await stranger.request.get(card)).status()).toBe(404)
	const proof = new URL(pdf.url()).pathname
	expect((await stranger.request.get(proof)).status()).toBe(401)
	await closePage(stranger)
	await closePage(page)
})

const openStranger = async (): Promise<Page> => (await openBuilder(browser, 0)).page

test('by touch on a phone: color, number and price, with the garment in view', async () => {
	const { page } = await openBuilder(browser, 1, screens.narrow)
	const troubles = watch(page)
	const stage = page.getByRole('region', { name: 'Preview' }).first()
	await page
		.getByRole('radio', { name: /Scarlet/ })
		.first()
		.tap({ force: true })
	await expect.poll(() => page.getByText(/Scarlet/).count(), patience).toBeGreaterThan(0)
	// By its full name: a second tap on a link that has not updated yet would lead to the same step.
	await page.getByRole('link', { name: /^Next.*Logos & Art$/ }).tap()
	await page.getByRole('link', { name: /^Next.*Names & Numbers$/ }).tap()
	await field(page, 'Number').fill('7')
	await expect(stage.isVisible()).resolves.toBe(true)
	await expect(page.getByRole('button', { name: 'Share' }).isVisible()).resolves.toBe(true)
	const price = page.getByRole('region', { name: 'Price' })
	await expect(price.getByText('total').isVisible()).resolves.toBe(true)
	expect(await sidewaysOverflow(page)).toBe(0)
	expect(troubles).toEqual([])
	await closePage(page)
})

test('a design is found on the list, named by keyboard, searched for and copied', async () => {
	const { page } = await newcomer(browser)
	const troubles = watch(page)
	await page.goto('/designs')
	await page.getByRole('heading', { level: 2, name: 'No designs yet' }).waitFor()
	const { path, address } = await savedDesign(page, 'Wildcats')
	await page.goto('/designs')
	const picture = page.getByRole('img', { name: 'Front of Fieldhouse Gridiron Elite Game Jersey' })
	await expect
		.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth), patience)
		.toBeGreaterThan(0)
	expect(await findingsAtBothWidths(page)).toEqual([])
	await page.getByRole('button', { name: /^Rename/ }).focus()
	await page.keyboard.press('Enter')
	await expect.poll(() => page.evaluate(() => document.activeElement?.tagName), patience).toBe('INPUT')
	await page.keyboard.type('Friday lights')
	await page.keyboard.press('Enter')
	await toast(page, 'Name saved').waitFor()
	await page.goto('/designs?q=friday')
	await page.getByRole('link', { name: 'Friday lights', exact: true }).waitFor()
	await page.goto('/designs?q=thursday')
	await page.getByText('No design called “thursday”').waitFor()
	await page.getByRole('link', { name: 'Show all', exact: true }).click()
	await page.getByRole('button', { name: /^Copy/ }).click()
	await page.waitForURL(`**${path}/*`, { waitUntil: 'commit' })
	expect(new URL(page.url()).pathname).not.toBe(address)
	expect(troubles).toEqual([])

	const pictureUrl = `/designs/${address.split('/').at(-1)}/picture/1.webp`
	expect((await page.request.get(pictureUrl)).status()).toBe(200)
	const visitor = await openPage(browser)
	expect((await visitor.request.get(pictureUrl)).status()).toBe(404)
	await visitor.goto('/designs?q=friday')
	expect(new URL(visitor.url()).searchParams.get('next')).toBe('/designs?q=friday')
	await closePage(visitor)
	await closePage(page)
})
