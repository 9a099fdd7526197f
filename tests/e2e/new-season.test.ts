// "Start from last season's": a new design from an earlier one, by keyboard; one whose product is not sold any more.
import type { Page } from 'playwright'
import { afterAll, expect, test } from 'vitest'
import { openBrowser } from '../chromium.ts'
import { newcomer, newPerson, signIn, signUp } from './account-page.ts'
import { closePage, findingsAtBothWidths, focused, openPage, screens, watch } from './browser.ts'
import { openStep, savedDesign, tabTo, untilBuilderRuns } from './builder-page.ts'
import { openOwnShop } from './own-shop.ts'
import { patience } from './patience.ts'
import { productPath } from './product-page.ts'

const browser = await openBrowser()
afterAll(() => browser.close())

const year = new Date().getUTCFullYear()

const shown = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor(patience)
const idOf = (address: string) => address.split('/').at(-1) ?? ''

/** The team name of a saved design. */
async function teamNameAt(page: Page, address: string): Promise<string> {
	await openStep(page, address, 3)
	return page.getByLabel('Team name', { exact: true }).first().inputValue()
}

/** From My Designs to the page for the next season, as keyboard users go. */
async function openByKeyboard(page: Page): Promise<void> {
	await page.goto('/designs')
	await tabTo(page, /^New season/)
	await page.keyboard.press('Enter')
	await page.getByRole('heading', { name: 'Start from last season’s' }).waitFor(patience)
}

async function startByKeyboard(page: Page): Promise<string> {
	await tabTo(page, /^Start the new design$/)
	await page.keyboard.press('Enter')
	await page.waitForURL(/\/builder\/[^/]+\/[^/]+/)
	await untilBuilderRuns(page)
	return new URL(page.url()).pathname
}

test('a coach starts the next season by keyboard; a wrong year is refused where it was typed, with nothing lost', async () => {
	const { page } = await newcomer(browser)
	const troubles = watch(page)
	const { address } = await savedDesign(page, `RAMS ${year}`, { playerNumber: '7' })
	await openByKeyboard(page)
	await shown(page, `Team name: “RAMS ${year}” becomes “RAMS ${year + 1}”.`)
	expect(await findingsAtBothWidths(page)).toEqual([])
	const season = page.getByLabel('Season', { exact: true })
	expect(await season.inputValue()).toBe(String(year + 1))
	await tabTo(page, /^Season$/)
	await page.keyboard.press('ControlOrMeta+a')
	await page.keyboard.type('next')
	await page.keyboard.press('Enter')
	await page.getByRole('alert').filter({ hasText: 'Enter the year of the season, such as 2027.' }).waitFor()
	expect(await season.inputValue()).toBe('next')
	expect(await season.getAttribute('aria-invalid')).toBe('true')
	expect(await season.evaluate((field) => field === document.activeElement)).toBe(true)
	expect(await findingsAtBothWidths(page)).toEqual([])
	await page.keyboard.press('ControlOrMeta+a')
	await page.keyboard.type(String(year + 2))
	const made = await startByKeyboard(page)
	expect(idOf(made)).not.toBe(idOf(address))
	expect(await teamNameAt(page, made)).toBe(`RAMS ${year + 2}`)
	expect(await page.getByRole('textbox', { name: 'Number' }).first().inputValue()).toBe('7')
	expect(await teamNameAt(page, address)).toBe(`RAMS ${year}`)
	expect(troubles).toEqual([])
	await closePage(page)
})

test('by keyboard at 360 px: a design without a season keeps its texts and brings its players when asked', async () => {
	const { page } = await newcomer(browser, screens.narrow)
	const { address } = await savedDesign(page, 'HAWKS', { playerName: 'Reyes', playerNumber: '4' })
	await openStep(page, address, 3)
	await page.getByRole('button', { name: 'Paste or upload a list' }).click()
	await page.getByLabel('Or paste the list').fill('Name\tNo.\tSize\nReyes\t4\tM\nStone\t5\tL')
	await page.getByRole('button', { name: 'Read the list' }).click()
	await page.getByRole('button', { name: 'Take over 2 players' }).click()
	await page.getByRole('button', { name: /^Save/ }).first().click()
	await shown(page, 'version 2')
	await openByKeyboard(page)
	await shown(page, 'The product takes all of it as before.')
	await shown(page, 'None of its texts names the season.')
	expect(await findingsAtBothWidths(page)).toEqual([])
	await tabTo(page, /^Copy the 2 players/)
	await page.keyboard.press('Space')
	const made = await startByKeyboard(page)
	expect(await teamNameAt(page, made)).toBe('HAWKS')
	await shown(page, '2 players')
	await closePage(page)
})

test('the design of another person, a missing one and a visitor without an account get no page', async () => {
	const [{ page: coach }, { page: other }, visitor] = [
		await newcomer(browser),
		await newcomer(browser, screens.narrow),
		await openPage(browser, screens.narrow),
	]
	const { address } = await savedDesign(coach, 'OWLS')
	const path = `/designs/${idOf(address)}/new-season`
	for (const asked of [path, '/designs/none/new-season']) {
		expect((await other.goto(asked))?.status()).toBe(404)
		await shown(other, 'Design not found')
	}
	expect(await findingsAtBothWidths(other)).toEqual([])
	expect((await visitor.goto(path))?.status()).toBe(401)
	expect(await findingsAtBothWidths(visitor)).toEqual([])
	for (const page of [coach, other, visitor]) await closePage(page)
})

test('a product that is not sold any more is replaced by one of its garment; without one, the page says why', async () => {
	const shop = await openOwnShop({})
	const open = () => openPage(browser, { baseURL: shop.url, ...screens.narrow })
	const [coach, admin] = [await open(), await open()]
	await signUp(coach, newPerson(), shop.url)
	await signIn(admin, { email: 'admin@demo.fieldhouse.test', password: 'fieldhouse-demo' }, shop.url)
	/** Saves a design of the product and takes the product off the shop. @returns the id of the design */
	const designOfArchived = async (sport: string, model: string): Promise<string> => {
		const product = idOf(await productPath(shop.url, sport, model))
		const saved = await coach.request.post('/designs/actions', {
			headers: { Origin: shop.url },
			data: {
				intent: 'save',
				productId: product,
				designId: null,
				baseVersion: 0,
				config: { primaryColor: '#14284f', secondaryColor: '#f2b21b', teamName: '' },
			},
		})
		await admin.goto(`/admin/products/${product}`)
		await admin.getByRole('button', { name: 'Archive' }).click()
		await admin.getByRole('button', { name: 'Put back into the shop' }).waitFor(patience)
		return ((await saved.json()) as { result: { designId: string } }).result.designId
	}
	const jersey = await designOfArchived('football', 'Gridiron Elite Game Jersey')
	await coach.goto(`/designs/${jersey}/new-season`)
	await shown(coach, /Gridiron Elite Game Jersey is no longer sold\. The new design is for .* same garment\./)
	expect(await findingsAtBothWidths(coach)).toEqual([])
	await startByKeyboard(coach)

	const pants = await designOfArchived('hockey', 'Bench to Ice Warm-Up Pants')
	expect((await coach.goto(`/designs/${pants}/new-season`))?.status()).toBe(409)
	await shown(coach, 'This design cannot be made any more')
	await shown(coach, /no other product that we sell is made from the same garment/)
	expect(await coach.title()).toMatch(/^New season \| /)
	expect(await findingsAtBothWidths(coach)).toEqual([])
	await tabTo(coach, /^Back to My Designs$/)
	expect(await focused(coach)).toBe('Back to My Designs')
	await coach.keyboard.press('Enter')
	await coach.waitForURL(/\/designs$/)
	for (const page of [coach, admin]) await closePage(page)
	await shop.close()
})
