// An admin makes a product with three colors and eight sizes; a visitor finds it, designs it and puts it in the cart.
import { afterAll, expect, test } from 'vitest'
import type { Page } from 'playwright'
import { openBrowser } from '../chromium.ts'
import { newPerson, signIn, signUp, toast } from './account-page.ts'
import { closePage, findingsAtBothWidths, openPage, screens } from './browser.ts'
import { patience } from './patience.ts'
import { openStep, saveButton, tabTo, untilBuilderRuns } from './builder-page.ts'
import { untilLines } from './cart-page.ts'
import { openOwnShop } from './own-shop.ts'

const [browser, shop] = await Promise.all([openBrowser(), openOwnShop({})])
afterAll(() => Promise.all([browser.close(), shop.close()]))

const admin = { email: 'admin@demo.fieldhouse.test', password: 'fieldhouse-demo' }
const at = (options: object = {}) => openPage(browser, { baseURL: shop.url, ...options })

async function addColor(page: Page, row: number, [first, second]: readonly [string, string]) {
	if (row > 0) await page.getByRole('button', { name: 'Add a color' }).click()
	// The new row has the focus.
	if (row > 0)
		await expect
			.poll(() => page.evaluate(() => document.activeElement?.id), patience)
			.toBe(`color-${row}-primary`)
	await page.locator(`#color-${row}-primary`).selectOption(first)
	await page.locator(`#color-${row}-secondary`).selectOption(second)
}

/** Makes and publishes the product. @returns the address of its page for staff */
async function publishTee(page: Page): Promise<string> {
	await signIn(page, admin, shop.url)
	await page.goto('/admin/products')
	await page.getByRole('link', { name: 'New product' }).click()
	expect(await findingsAtBothWidths(page)).toEqual([])
	await page.getByRole('link', { name: 'Team tee', exact: true }).click()
	await page.getByLabel('Model').fill('Aurora Team Shirt')
	await page.getByLabel('Brand').fill('Ridgeline')
	await page.getByLabel('SKU').fill('RL-AURORA')
	await page.getByLabel('Base price').fill('a lot')
	await addColor(page, 0, ['navy', 'gold'])
	await addColor(page, 1, ['black', 'black'])
	await addColor(page, 2, ['white', 'red'])
	await page.getByLabel('Sizes, smallest first').fill('YS, YM, YL, S, M, L, XL, 2XL')
	await page.getByRole('button', { name: 'Make the draft' }).click()
	await page.getByRole('link', { name: 'Price in dollars, such as 49.95' }).waitFor()
	expect(await findingsAtBothWidths(page)).toEqual([])
	await page.getByLabel('Base price').fill('49.50')
	await page.getByLabel('Base price').press('Enter')
	await toast(page, 'Draft made').waitFor()
	const address = page.url().replace(/[?#].*/, '')
	expect(await findingsAtBothWidths(page)).toEqual([])
	const path = address.replace(`${shop.url}/admin/products`, '/product')
	expect((await page.request.get(path)).status()).toBe(404)
	await page.getByRole('link', { name: 'Preview' }).click()
	await page.getByText('Preview: draft').waitFor()
	expect(await page.getByRole('button', { name: 'Add to Cart' }).count()).toBe(0)
	expect(await findingsAtBothWidths(page)).toEqual([])
	await page.goto(address)
	await page.getByRole('button', { name: 'Publish' }).click()
	await toast(page, 'Published: it is in the shop now').waitFor()
	await page.getByLabel('Can be sold, Navy / Athletic Gold, M', { exact: true }).fill('20')
	await page.getByRole('button', { name: 'Save stock' }).click()
	await toast(page, 'Stock saved').waitFor()
	return address
}

/** The admin takes methods off the product; the builder offers just the others, and the saved design says so. */
async function offersOnly(page: Page, staff: Page, address: string) {
	await staff.goto(address)
	const methods = staff.getByRole('group', { name: 'Decoration methods' })
	expect(await methods.getByRole('checkbox', { checked: true }).count()).toBe(3)
	await methods.getByLabel('Screen print').uncheck()
	await methods.getByLabel('Embroidery').uncheck()
	await staff.getByRole('button', { name: 'Save product' }).click()
	await toast(staff, 'Product saved').waitFor()
	expect(await methods.getByRole('checkbox', { checked: true }).count()).toBe(1)
	await staff.getByText('Decoration methods: all of the garment → Tackle twill').waitFor()
	expect(await findingsAtBothWidths(staff)).toEqual([])
	await openStep(page, address.replace(`${shop.url}/admin/products`, '/builder'), 3)
	await page.getByRole('textbox', { name: 'Team name' }).fill('AURORA')
	await page.goto(`${page.url().replace(/[?#].*/, '')}?step=4`)
	await untilBuilderRuns(page)
	const ways = page.getByRole('group', { name: /^Method for team name/ })
	await ways.waitFor()
	expect(await ways.getByRole('radio').count()).toBe(1)
	expect(await ways.getByRole('radio', { name: /Tackle twill/ }).isChecked()).toBe(true)
	expect(await findingsAtBothWidths(page)).toEqual([])
}

test('a new product goes from the form through search and builder into the cart', async () => {
	const staff = await at()
	const address = await publishTee(staff)
	const page = await at()
	await signUp(page, newPerson(), shop.url)
	await page.goto('/search?q=aurora')
	await page
		.getByRole('link', { name: /Aurora Team Shirt/ })
		.first()
		.click()
	await page.getByRole('heading', { level: 1, name: 'Aurora Team Shirt' }).waitFor()
	expect(await page.locator('input[name=size]').count()).toBe(8)
	expect(await page.locator('input[name=color]').count()).toBe(3)
	await page.locator('a[data-builder]:visible').first().click()
	await untilBuilderRuns(page)
	await page.goto(`${page.url().replace(/[?#].*/, '')}?step=1`)
	await untilBuilderRuns(page)
	await tabTo(page, /^Navy/)
	await page.keyboard.press('ArrowRight')
	await saveButton(page).click()
	await page.waitForURL(/\/builder\/[^/]+\/[^/?]+/)
	await page.goto(`${page.url().replace(/[?#].*/, '')}?step=6`)
	await untilBuilderRuns(page)
	await page.locator('[id="order-size-M"]').fill('2')
	await page.getByRole('button', { name: 'Add to cart' }).click()
	await page.getByRole('link', { name: 'View cart' }).waitFor()
	await page.goto('/cart')
	await untilLines(page, ['M 2'])
	const line = await page.locator('[data-line]').first().textContent()
	expect(line).toContain('Aurora Team Shirt')
	expect(line).toContain('$99.00')

	await staff.goto(address)
	await staff.getByLabel('Sizes, smallest first').fill('YS, YM, YL, S, L, XL, 2XL')
	await staff.getByRole('button', { name: 'Save colors and sizes' }).click()
	await staff.getByText('Size M cannot be removed: 1 cart has it.', { exact: true }).waitFor()
	expect(await findingsAtBothWidths(staff)).toEqual([])
	await offersOnly(page, staff, address)
	await closePage(page)
	await closePage(staff)
})

test('without scripts, on a phone: a color is added and removed, one is renamed and one more made', async () => {
	const enter = await at()
	await signIn(enter, admin, shop.url)
	const storageState = await enter.context().storageState()
	const page = await at({ ...screens.narrow, javaScriptEnabled: false, storageState })
	await page.goto('/admin/products/new?garment=hoodie')
	await page.getByLabel('Model').fill('Summit Hoodie')
	await page.getByLabel('Brand').fill('Ridgeline')
	await page.getByLabel('SKU').fill('RL-SUMMIT')
	await page.getByLabel('Base price').fill('60')
	await addColor(page, 0, ['navy', 'gold'])
	await page.getByRole('button', { name: 'Add a color' }).click()
	await page.getByRole('button', { name: 'Remove color 2' }).click()
	expect(await page.locator('#color-1-primary').count()).toBe(0)
	expect(await page.getByLabel('Model').inputValue()).toBe('Summit Hoodie')
	await page.getByRole('button', { name: 'Make the draft' }).click()
	await toast(page, 'Draft made').waitFor()
	await page.getByLabel('Name of the color Navy / Athletic Gold').fill('Home')
	await page.getByLabel('First color').selectOption('black')
	await page.getByLabel('Second color').selectOption('white')
	await page.getByRole('button', { name: 'Save colors and sizes' }).click()
	await toast(page, 'Colors and sizes saved').waitFor()
	await page.getByLabel('SKU, Black / White, S', { exact: true }).waitFor()
	await page.getByLabel('Name of the color Home').waitFor()
	await closePage(page)
	await closePage(enter)
})
