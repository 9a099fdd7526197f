// A new shop on its own PostgreSQL: its first admin goes through the guided setup on a phone without scripts, chooses one
// sport and the start catalog; then lists, builder and search show its products.
import { afterAll, expect, test } from 'vitest'
import { openBrowser } from '../chromium.ts'
import { closePage, findingsAtBothWidths, openPage, screens } from './browser.ts'
import { saveButton, untilBuilderRuns } from './builder-page.ts'
import { asFirstAdmin, closeRealShop, openRealShop } from './real-shop.ts'

const browser = await openBrowser()
const shop = await openRealShop({ isEmpty: true })
afterAll(async () => {
	await browser.close()
	await closeRealShop()
})

const openHere = (options: Parameters<typeof openPage>[1] = {}) =>
	openPage(browser, { baseURL: shop.url, ...options })

/** Milliseconds: the installation alone takes half a minute beside other journeys. */
const limitMs = 240_000

test(
	'a new shop begins with the start catalog of its sport, without scripts',
	{ timeout: limitMs },
	async () => {
		const first = await asFirstAdmin(await openHere(), shop.created)
		const storageState = await first.context().storageState()
		await closePage(first)
		const owner = await openHere({ ...screens.narrow, javaScriptEnabled: false, storageState })
		await owner.goto('/admin')
		await owner.waitForURL(`${shop.url}/admin/setup/shop`)
		await owner.getByRole('button', { name: 'Skip for now' }).click()
		await owner.waitForURL(`${shop.url}/admin/setup/look`)
		// By keyboard: the main button is the first one of the form.
		await owner.getByRole('button', { name: 'Save and continue' }).press('Enter')
		await owner.waitForURL(`${shop.url}/admin/setup/sports`)
		for (const box of await owner.getByRole('checkbox').all()) await box.uncheck()
		await owner.getByRole('checkbox', { name: 'Lacrosse' }).check()
		await owner.getByRole('button', { name: 'Save and continue' }).click()
		await owner.waitForURL(/\/admin\/setup\/catalog/)
		await owner.getByText(/products with pictures.*Lacrosse and spirit wear/).waitFor()
		await owner.getByRole('radio', { name: /^The start catalog/ }).check()
		await owner.getByRole('button', { name: 'Save and continue' }).click()
		await owner.getByText(/of \d+ products are in the shop/).waitFor()
		await expect
			.poll(
				async () => {
					await owner.goto('/admin/setup/catalog')
					return owner.locator('main').innerText()
				},
				{ timeout: 120_000, interval: 2_000 },
			)
			.toMatch(/All \d+ products of the start catalog are in the shop/)
		await owner.getByRole('link', { name: 'Continue' }).click()
		await owner.getByText('The start catalog is in the shop. Check its prices and stock').waitFor()

		const visitor = await openHere(screens.narrow)
		await visitor.goto('/sport/lacrosse/products')
		expect(await visitor.locator('main a[href^="/product/"]').count()).toBeGreaterThan(5)
		expect(await findingsAtBothWidths(visitor)).toEqual([])
		expect((await visitor.request.get('/sport/football/products')).status()).toBe(404)
		await visitor.goto('/builder/jerseys')
		const name = (
			await visitor.getByRole('main').getByRole('heading', { level: 3 }).first().innerText()
		).trim()
		await visitor.goto(`/search?q=${encodeURIComponent(name)}`)
		await visitor
			.getByRole('link', { name: new RegExp(name, 'i') })
			.first()
			.click()
		await visitor.waitForURL(/\/product\//)
		const picture = visitor.locator('main img').first()
		await picture.waitFor()
		await expect
			.poll(() => picture.evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0)), {
				timeout: 30_000,
			})
			.toBeGreaterThan(100)
		await visitor.locator('a[data-builder]:visible').first().click()
		await untilBuilderRuns(visitor)
		await saveButton(visitor).waitFor()
		await closePage(visitor)

		await owner.goto('/admin/audit')
		await owner.getByText(/started to install the start catalog of \d+ products/).waitFor()
		expect(await shop.command('doctor')).toContain('agree')
		await closePage(owner)
	},
)
