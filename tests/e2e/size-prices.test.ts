// An admin lets 2XL cost more; page, cart, order, mail, invoice, a team's order and the report say the same to the cent.
import type { Page } from 'playwright'
import { afterAll, expect, test } from 'vitest'
import { openBrowser } from '../chromium.ts'
import { textOfPdf } from '../pdf-text.ts'
import { newPerson, signIn, signUp, toast } from './account-page.ts'
import { closePage, findingsAtBothWidths, openPage } from './browser.ts'
import { buy } from './buying.ts'
import { letterTo } from './mailbox.ts'
import { openTeam } from './new-team.ts'
import { openOwnShop } from './own-shop.ts'
import { patience } from './patience.ts'
import { toastSaying } from './product-page.ts'

const [browser, shop] = await Promise.all([openBrowser(), openOwnShop({})])
afterAll(() => Promise.all([browser.close(), shop.close()]))

const admin = { email: 'admin@demo.fieldhouse.test', password: 'fieldhouse-demo' }
const at = () => openPage(browser, { baseURL: shop.url })
const visible = (page: Page, role: 'link' | 'button', name: string) =>
	page.getByRole(role, { name }).filter({ visible: true })

const dearColor = 'Orange / Black'

/** A second color that costs $1.50 more in M and $5.00 more in 2XL. */
async function addDearColor(page: Page): Promise<void> {
	await page.locator('[name=color-0-primary]').selectOption('orange')
	await page.locator('[name=color-0-secondary]').selectOption('black')
	await page.getByRole('button', { name: 'Save colors and sizes' }).click()
	await page.getByLabel(`SKU, ${dearColor}, 2XL`, { exact: true }).waitFor()
	const extra = (size: string) =>
		page.getByLabel(`Extra price in dollars, ${dearColor}, ${size}`, { exact: true })
	expect(await extra('2XL').isVisible(), 'one amount for all colors').toBe(false)
	await page.getByLabel('Colors differ in their extra prices').check()
	expect(await extra('2XL').inputValue(), 'a new color costs what the others do').toBe('2.00')
	await extra('2XL').fill('x')
	await page.getByRole('button', { name: 'Save colors and sizes' }).click()
	await page.getByText(`Extra price of 2XL in ${dearColor}: enter it in dollars`).first().waitFor()
	await extra('M').fill('1.50')
	await extra('2XL').fill('5.00')
	await page.getByRole('button', { name: 'Save colors and sizes' }).click()
	await expect.poll(() => extra('M').inputValue()).toBe('1.50')
	expect(await page.getByLabel('Colors differ in their extra prices').isChecked()).toBe(true)
}

/** A shirt at $40.00, $42.00 in 2XL, in the shop. @returns the address of its page for staff */
async function publishShirt(page: Page): Promise<string> {
	await signIn(page, admin, shop.url)
	await page.goto('/admin/products/new?garment=tee')
	await page.getByRole('textbox', { name: 'Model', exact: true }).fill('Tall Team Shirt')
	await page.getByLabel('Brand').fill('Ridgeline')
	await page.getByLabel('SKU').fill('RL-TALL')
	await page.getByLabel('Base price').fill('40.00')
	await page.locator('#color-0-primary').selectOption('navy')
	await page.locator('#color-0-secondary').selectOption('gold')
	await page.getByLabel('Sizes, smallest first').fill('M, XL, 2XL')
	await page.getByRole('button', { name: 'Make the draft' }).click()
	await toast(page, 'Draft made').waitFor()
	const extra = (size: string) => page.getByLabel(`Extra price in dollars, ${size}`, { exact: true })
	await extra('2XL').fill('two')
	await page.getByRole('button', { name: 'Save colors and sizes' }).click()
	await page
		.getByText('Extra price of 2XL: enter it in dollars, such as 2.00, or leave it empty.')
		.first()
		.waitFor()
	expect(await extra('2XL').inputValue(), 'what was typed stays').toBe('two')
	await extra('2XL').fill('2.00')
	await page.getByRole('button', { name: 'Save colors and sizes' }).click()
	await toast(page, 'Colors and sizes saved').waitFor()
	expect(await extra('2XL').inputValue()).toBe('2.00')
	await addDearColor(page)
	expect(await findingsAtBothWidths(page)).toEqual([])
	await page.getByRole('button', { name: 'Publish' }).click()
	await toast(page, 'Published: it is in the shop now').waitFor()
	for (const color of ['Navy / Athletic Gold', dearColor])
		for (const size of ['M', '2XL'])
			await page.getByLabel(`Can be sold, ${color}, ${size}`, { exact: true }).fill('50')
	await page.getByRole('button', { name: 'Save stock' }).click()
	await toast(page, 'Stock saved').waitFor()
	return new URL(page.url()).pathname
}

/** Two in 2XL and one in M, paid by card. */
async function buysShirts(page: Page, product: string): Promise<void> {
	const person = newPerson()
	await signUp(page, person, shop.url)
	await page.goto(product)
	const each = page.locator('[data-slot=each]').first()
	expect(await each.innerText()).toBe('$40.00')
	await page.getByRole('radio', { name: /^2XL/ }).check({ force: true })
	await expect.poll(() => each.innerText()).toBe('$42.00')
	expect(await page.locator('#sizes').innerText()).toContain('+$2.00')
	const [first, dear] = [/^Navy/, /^Orange/].map((name) => page.getByRole('radio', { name }))
	await dear?.check({ force: true })
	await expect.poll(() => each.innerText()).toBe('$45.00')
	const sizes = await page.locator('#sizes').innerText()
	expect([sizes.includes('+$1.50'), sizes.includes('+$5.00'), sizes.includes('+$2.00')]).toEqual([
		true,
		true,
		false,
	])
	await first?.check({ force: true })
	await expect.poll(() => each.innerText()).toBe('$42.00')
	expect(await findingsAtBothWidths(page)).toEqual([])
	await page.getByRole('button', { name: 'Add to Cart' }).click()
	await toastSaying(page, 'Added to cart')
	await page.goto('/cart')
	const line = page.locator('[data-line]').first()
	expect(await line.innerText()).toContain('$42.00')
	expect(await findingsAtBothWidths(page)).toEqual([])
	const id = await buy(page, shop.url, { product, size: '2XL', qty: 1 })
	await page.goto(`/orders/${id}`)
	const order = await page.getByRole('main').innerText()
	expect(order).toContain('2 × $42.00')
	expect(order).toContain('$84.00')
	const letter = await letterTo(shop.url, person.email, `Order #${id.slice(0, 8)} is paid`)
	expect(letter.text).toContain('$84.00')
	const invoice = await textOfPdf(await (await page.request.get(`/orders/${id}/invoice.pdf`)).body())
	expect(invoice).toContain('$42.00')
	expect(invoice).toContain('$84.00')
}

/** A coach orders for a player in M and one in 2XL by purchase order. */
async function orderForTeam(page: Page): Promise<void> {
	const { portalId, coach } = await openTeam(shop.url, {
		items: [{ name: 'Tall Team Shirt', isRequired: true }],
		players: [
			{ name: 'Alder', number: '7', size: 'M', shorts: 'M' },
			{ name: 'Birch', number: '8', size: '2XL', shorts: 'M' },
		],
	})
	await signIn(page, coach, shop.url)
	await page.goto(`/portal/${portalId}?view=items`)
	expect(await page.getByRole('main').innerText()).toContain('2XL +$2.00')
	await page.getByRole('button', { name: 'Load roster' }).click()
	await toast(page, 'Roster loaded').waitFor(patience)
	await page.getByText('Saved. Pick it up on any device.').waitFor(patience)
	const cart = await page.getByRole('main').innerText()
	// With the team's name on it, $6.00: 5 % off for the coach, 10 % for the team.
	for (const part of ['2XL +$2.00', '$46.00', '$48.00', '$94.00', '−$4.70', '$8.93', '$98.23'])
		expect(cart).toContain(part)
	expect(await findingsAtBothWidths(page)).toEqual([])
	await visible(page, 'link', 'Checkout').click()
	await page.waitForURL(/\/checkout\/bulk/)
	await page.getByRole('radio', { name: /^School PO/ }).check()
	await page.getByLabel('PO Number *').fill('PO-TALL')
	const address = { name: 'Robin Vale', line1: '12 Mill Lane', city: 'Lakewood', zip: '44107' }
	for (const [name, text] of Object.entries(address)) await page.locator(`[name=${name}]`).fill(text)
	await page.locator('[name=state]').selectOption('OH')
	await visible(page, 'button', 'Complete Order').click()
	await page.waitForURL(/\/account\?tab=orders/)
	await page
		.getByRole('link', { name: /^Order #/ })
		.first()
		.click()
	await page.waitForURL(/\/orders\//)
	const order = (await page.getByRole('main').textContent()) ?? ''
	for (const part of ['1 × $46.00', '1 × $48.00', 'Size 2XL', '$94.00', '−$4.70', '$8.93'])
		expect(order).toContain(part)
}

test('a size that costs more does so on every page and paper', async () => {
	const [staff, buyer, coach] = [await at(), await at(), await at()]
	const address = await publishShirt(staff)
	await buysShirts(buyer, address.replace('/admin/products', '/product'))
	await orderForTeam(coach)
	await staff.goto(address)
	const history = await staff.getByRole('main').innerText()
	expect(history).toContain('Extra prices: none → 2XL +$2.00')
	expect(history).toContain(
		`Extra prices: 2XL +$2.00 → Navy / Athletic Gold: 2XL +$2.00; ${dearColor}: 2XL +$5.00, M +$1.50`,
	)
	for (const page of [staff, buyer, coach]) await closePage(page)
})
