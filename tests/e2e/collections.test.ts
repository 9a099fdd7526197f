// An admin makes one collection by rule and one by hand, puts them on the home page and features a product; a visitor
// finds them.
import { afterAll, expect, test } from 'vitest'
import type { Page } from 'playwright'
import { openBrowser } from '../chromium.ts'
import { signIn, toast } from './account-page.ts'
import { closePage, findingsAtBothWidths, openPage } from './browser.ts'
import { openOwnShop } from './own-shop.ts'

const [browser, shop] = await Promise.all([openBrowser(), openOwnShop({})])
afterAll(() => Promise.all([browser.close(), shop.close()]))

const admin = { email: 'admin@demo.fieldhouse.test', password: 'fieldhouse-demo' }
const at = () => openPage(browser, { baseURL: shop.url })
const cards = (page: Page) => page.locator('[data-part=cards] h3').allInnerTexts()
const check = async (page: Page) => expect(await findingsAtBothWidths(page)).toEqual([])

/** Adds the first result for these words. */
async function add(page: Page, words: string, done: string) {
	await page.getByLabel('Name, brand or SKU').fill(words)
	await page.getByRole('search', { name: 'Products to add' }).getByRole('button').click()
	await page.getByRole('button', { name: /^Add / }).first().click()
	await toast(page, done).waitFor()
}

async function makeByRule(page: Page) {
	await page.goto('/admin/products')
	await page.getByRole('link', { name: 'Collections' }).click()
	await page.getByText('No collection yet').waitFor()
	await check(page)
	await page.getByRole('link', { name: 'New collection' }).click()
	await page.getByRole('link', { name: 'By rule' }).click()
	await page.getByLabel('Title').fill('Rink picks')
	await page.getByRole('button', { name: 'Show what fits' }).click()
	await page.getByRole('link', { name: 'Choose at least one condition' }).waitFor()
	await check(page)
	await page.getByLabel('Hockey', { exact: true }).check()
	await page.getByRole('button', { name: 'Show what fits' }).click()
	await page.getByText(/\d+ products in the shop/).waitFor()
	await page.getByRole('button', { name: 'Make the draft' }).last().click()
	await toast(page, 'Draft made').waitFor()
	await check(page)
	expect((await page.request.get('/collections/rink-picks')).status()).toBe(404)
	await page.getByRole('button', { name: 'Publish' }).click()
	await toast(page, 'Published: visitors see it now').waitFor()
}

async function makeByHand(page: Page) {
	await page.goto('/admin/collections/new')
	await page.getByLabel('Title').fill('Game day')
	await page
		.getByLabel('Description')
		.fill('What the stands and the bench wear when it counts, in your colors.')
	await page.getByRole('button', { name: 'Make the draft' }).last().click()
	await toast(page, 'Draft made').waitFor()
	for (const words of ['Gridiron Elite', 'Hoodie'])
		await add(page, words, 'Products of the collection changed')
	await check(page)
	await page
		.getByRole('button', { name: /^Move up/ })
		.last()
		.click()
	await toast(page, 'Products of the collection changed').waitFor()
	await page.getByRole('button', { name: 'Publish' }).click()
	await toast(page, 'Published: visitors see it now').waitFor()
}

test('collections and featured products go from the back office to the home page', async () => {
	const staff = await at()
	await signIn(staff, admin, shop.url)
	await makeByRule(staff)
	await makeByHand(staff)
	await staff.goto('/admin/collections')
	for (const title of ['Game day', 'Rink picks']) {
		await staff.getByRole('button', { name: `Show it there ${title}` }).click()
		await toast(staff, 'Home page changed').waitFor()
	}
	await staff.getByRole('button', { name: 'Move up Rink picks' }).click()
	await toast(staff, 'Home page changed').waitFor()
	await check(staff)
	await staff.goto('/admin/products/featured?sport=hockey')
	await check(staff)
	const featured = staff.getByRole('button', { name: /^Move down/ })
	const before = await featured.count()
	await add(staff, 'Jersey', 'Featured products changed')
	expect(await featured.count()).toBe(before + 1)

	const page = await at()
	await page.goto('/')
	const sections = page.getByRole('heading', { level: 2, name: /Rink picks|Game day/ })
	expect(await sections.allInnerTexts()).toEqual([
		expect.stringMatching(/rink picks/i),
		expect.stringMatching(/game day/i),
	])
	await check(page)
	await page.getByRole('region', { name: 'Game day' }).getByRole('link', { name: 'See all' }).click()
	expect(await cards(page)).toEqual([
		expect.stringContaining('Hoodie'),
		expect.stringContaining('Gridiron Elite'),
	])
	await check(page)
	await page.getByLabel('Sort by').selectOption('Price: high to low')
	await expect.poll(async () => (await cards(page))[0]).toContain('Gridiron Elite')
	await page
		.getByRole('navigation', { name: 'Breadcrumb' })
		.getByRole('link', { name: 'Collections' })
		.click()
	expect(await page.getByRole('heading', { level: 2 }).count()).toBeGreaterThanOrEqual(2)
	await check(page)
	await page.goto('/search?q=rink+picks')
	expect(await page.getByRole('link', { name: 'Rink picks' }).count()).toBe(1)
	expect(await (await page.request.get('/sitemap.xml')).text()).toContain('/collections/game-day</loc>')

	await staff.goto('/admin/collections')
	await staff.getByRole('link', { name: 'Rink picks' }).click()
	await staff.getByText('Delete the collection').click()
	await staff.getByRole('button', { name: 'Delete for good' }).click()
	await toast(staff, 'Collection deleted').waitFor()
	expect((await page.request.get('/collections/rink-picks')).status()).toBe(404)
	await closePage(page)
	await closePage(staff)
}, 240_000)
