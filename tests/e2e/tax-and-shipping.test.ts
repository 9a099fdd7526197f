// The owner sets tax of two states and three ways of shipping; buyers choose, pay, and read the same sums everywhere.
import type { Page } from 'playwright'
import { afterAll, expect, test } from 'vitest'
import { openBrowser } from '../chromium.ts'
import { newPerson, signIn, signUp, toast } from './account-page.ts'
import { closePage, findingsAtBothWidths, openPage, screens } from './browser.ts'
import { letterTo } from './mailbox.ts'
import { openOwnShop } from './own-shop.ts'
import { productPath } from './product-page.ts'

const browser = await openBrowser()
const shop = await openOwnShop({})
afterAll(async () => {
	await browser.close()
	await shop.close()
})
const openHere = (options: Parameters<typeof openPage>[1] = {}) =>
	openPage(browser, { baseURL: shop.url, ...options })
const admin = { email: 'admin@demo.fieldhouse.test', password: 'fieldhouse-demo' }

async function setTax(page: Page): Promise<void> {
	await page.goto('/admin/settings/tax')
	expect(await findingsAtBothWidths(page)).toEqual([])
	await page.getByLabel('In these states only').check()
	await page.getByRole('button', { name: 'Review changes' }).click()
	await page.getByText('Please enter the rate of at least one state.').first().waitFor()
	await page.getByLabel('OH', { exact: true }).fill('7.25')
	await page.getByLabel('PA', { exact: true }).fill('6')
	await page.getByRole('button', { name: 'Review changes' }).click()
	await page.locator('#review').getByText('3 changes').waitFor()
	await page.getByRole('button', { name: 'Save these rates' }).click()
	await toast(page, 'Sales tax saved').waitFor()
}

async function setShipping(page: Page): Promise<void> {
	await page.goto('/admin/settings/shipping')
	const another = page.locator('summary', { hasText: 'Another method' })
	await another.nth(0).press('Enter')
	const ground = page.getByRole('group', { name: 'Method 2' })
	await ground.getByLabel('Name').fill('Ground')
	await ground.getByLabel('Price').selectOption('weight')
	await ground.getByLabel('Steps').fill('0: 9.99, 5: 14.99')
	await ground.getByLabel('First business day').fill('4')
	await ground.getByLabel('Last business day').fill('7')
	await ground.getByLabel('Only to these states').fill('OH')
	await ground.getByLabel('Offered').check()
	await another.nth(1).press('Enter')
	const shopDoor = page.getByRole('group', { name: 'Method 3' })
	await shopDoor.getByLabel('Name').fill('At the shop')
	await shopDoor.getByLabel('Price').selectOption('pick-up')
	await shopDoor.getByLabel('Street address').fill('1 Main St')
	await shopDoor.getByLabel('City').fill('Columbus')
	await shopDoor.getByLabel('State', { exact: true }).selectOption('OH')
	await shopDoor.getByLabel('ZIP code').fill('43004')
	await shopDoor.getByLabel('Hours').fill('Mon to Fri, 9 to 5')
	await shopDoor.getByLabel('Offered').check()
	expect(await findingsAtBothWidths(page)).toEqual([])
	await page.getByRole('button', { name: 'Review changes' }).click()
	await page.locator('#review').getByText('2 changes').waitFor()
	await page.getByRole('button', { name: 'Save these methods' }).click()
	await toast(page, 'Shipping methods saved').waitFor()
}

async function fillCart(page: Page): Promise<void> {
	const product = await productPath(shop.url, 'football', 'Friday Fade Game Jersey')
	const sheet = await (await page.request.get(shop.url + product)).text()
	const color = /<input[^>]*name="color"[^>]*value="([^"]+)"/.exec(sheet)?.[1] ?? ''
	await page.request.post(`${shop.url}/cart`, {
		headers: { Origin: shop.url },
		form: { intent: 'add', product: product.split('/').at(-1) ?? '', color, size: 'L', qty: '1' },
	})
}

const address = { name: 'Robin Vale', line1: '12 Mill Lane', city: 'Lakewood', zip: '44107' }
async function fillAddress(page: Page, state: string): Promise<void> {
	for (const [name, text] of Object.entries(address)) await page.locator(`[name=${name}]`).fill(text)
	await page.locator('[name=state]').selectOption(state)
}

const place = (page: Page) => page.getByRole('button', { name: /^Place Order/ })

/** Pays, and reads the total on the order and in the mail. */
async function payAndCompare(page: Page, email: string, total: string): Promise<string> {
	await place(page).click()
	await page.waitForURL('**/sandbox/pay/*')
	expect(await page.content()).toContain(total)
	const back = await page.request.post(page.url(), {
		headers: { Origin: shop.url },
		form: { choice: 'pay' },
		maxRedirects: 0,
	})
	const to = new URL(back.headers()['location'] ?? '', shop.url)
	await page.goto(to.href)
	const order = to.searchParams.get('order') ?? ''
	await page.goto(`/orders/${order}`)
	await page.getByText(total).first().waitFor()
	const letter = await letterTo(shop.url, email, `Order #${order.slice(0, 8)} is paid`)
	expect(letter.text).toContain(total)
	return letter.text
}

test('tax by state and three ways of shipping: cart, order, mail and report say the same', async () => {
	const owner = await openHere()
	await signIn(owner, admin, shop.url)
	await setTax(owner)
	await setShipping(owner)

	const [near, far] = [newPerson(), newPerson()]
	const ohio = await openHere()
	await signUp(ohio, near, shop.url)
	await fillCart(ohio)
	await ohio.goto('/cart')
	await ohio.getByText('Estimated sales tax').first().waitFor()
	await ohio.goto('/checkout')
	await fillAddress(ohio, 'OR')
	await ohio.getByText('Not collected').first().waitFor()
	await ohio.locator('[name=state]').selectOption('OH')
	// $98.00, $9.99 shipping and 7.25 % of the goods.
	await ohio.getByRole('button', { name: 'Place Order · $115.10' }).waitFor()
	expect(await ohio.getByRole('radio', { name: /^Ground/ }).isChecked()).toBe(true)
	expect(await findingsAtBothWidths(ohio)).toEqual([])
	expect(await payAndCompare(ohio, near.email, '$115.10')).toContain('Ground')

	// Fetched by the same buyer.
	await fillCart(ohio)
	await ohio.goto('/checkout')
	await ohio.getByRole('radio', { name: /^At the shop/ }).check()
	await ohio.getByRole('button', { name: 'Place Order · $105.11' }).waitFor()
	expect(await ohio.getByLabel('Street address').isVisible()).toBe(false)
	expect(await findingsAtBothWidths(ohio)).toEqual([])
	expect(await payAndCompare(ohio, near.email, '$105.11')).toContain('1 Main St')
	await ohio.getByText('Picked up at').waitFor()
	await closePage(ohio)

	// Without scripts on a phone: the sum of the address is shown before it is charged.
	const phone = await openHere({ ...screens.narrow, javaScriptEnabled: false })
	const other = await openHere()
	await signUp(other, far, shop.url)
	await phone.context().addCookies(await other.context().cookies())
	await closePage(other)
	await fillCart(phone)
	await phone.goto('/checkout')
	await fillAddress(phone, 'PA')
	await place(phone).first().click()
	// $98.00, $15.99 shipping and 6 % of the goods.
	await phone.getByText('$119.87').first().waitFor()
	expect(await phone.getByRole('radio', { name: /^Ground/ }).count()).toBe(0)
	await payAndCompare(phone, far.email, '$119.87')
	await closePage(phone)

	await owner.goto('/admin/reports/tax')
	const report = (await owner.getByRole('main').textContent()) ?? ''
	for (const text of ['7.25 %', '$14.22', '6 %', '$5.88']) expect(report).toContain(text)
	await closePage(owner)
}, 240_000)
