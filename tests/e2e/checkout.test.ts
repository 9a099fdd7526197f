// From the cart to a paid order: by card with all possible failures, by purchase order, and without scripts.
import type { Page } from 'playwright'
import { afterAll, expect, inject, test } from 'vitest'
import { openBrowser } from '../chromium.ts'
import { newcomer, newPerson, signIn, signUp, toast } from './account-page.ts'
import { closePage, findingsAtBothWidths, openPage, screens, watch } from './browser.ts'
import { addButton, untilUnits } from './cart-page.ts'
import { letterTo, linkIn } from './mailbox.ts'
import { patience } from './patience.ts'
import { productPath, toastSaying } from './product-page.ts'
import { untilReactRuns } from './session-page.ts'

const browser = await openBrowser()
afterAll(() => browser.close())

const jersey = await productPath(inject('shopUrl'), 'football', 'Gridiron Elite Game Jersey')
const placeButton = (page: Page) => page.getByRole('button', { name: /^Place Order/ })
const continueButton = (page: Page) => page.getByRole('button', { name: 'Continue' })

async function putIntoCart(page: Page, query: string): Promise<void> {
	await page.goto(`${jersey}?${query}`)
	await addButton(page).click()
	await toastSaying(page, 'Added to cart')
}

const address = { name: 'Robin Vale', line1: '12 Mill Lane', city: 'Lakewood', zip: '44107' }

async function fillAddress(page: Page): Promise<void> {
	for (const [name, text] of Object.entries(address)) await page.locator(`[name=${name}]`).fill(text)
	await page.locator('[name=state]').selectOption('OH')
}

async function changeInAnotherWindow(page: Page, qty: string): Promise<void> {
	const cart = await (await page.request.get('/cart')).text()
	const line = /data-line="([^"]+)"/.exec(cart)?.[1] ?? ''
	await page.request.post('/cart', {
		headers: { Origin: inject('shopUrl') },
		form: { intent: 'quantity', line, qty },
	})
}

/** Presses "Place Order" and waits for the payment page. @returns its URL */
async function toPayment(page: Page): Promise<string> {
	await placeButton(page).click()
	await page.waitForURL('**/sandbox/pay/*')
	return page.url()
}

test('a visitor signs in on the way, is declined, turns back, pays, and follows the order', async () => {
	const page = await openPage(browser)
	const person = newPerson()
	const elsewhere = await openPage(browser)
	await signUp(elsewhere, person)
	await closePage(elsewhere)
	await putIntoCart(page, 'size=L&qty=3')
	await page.goto('/checkout')
	await page.waitForURL('**/auth?next=%2Fcheckout')
	await untilReactRuns(page)
	const panel = page.getByRole('tabpanel', { name: 'Sign In' })
	await panel.getByLabel('Email').fill(person.email)
	await panel.locator('input[name=password]').fill(person.password)
	await panel.getByRole('button', { name: 'Sign In', exact: true }).click()
	await page.waitForURL('**/checkout')
	await untilReactRuns(page)

	await page.locator('[name=city]').fill('Lakewood')
	await placeButton(page).click()
	const wrong = page.getByRole('link', { name: 'Street address required' })
	await wrong.click()
	expect(await page.locator('[name=line1]').evaluate((field) => field === document.activeElement)).toBe(true)
	expect(await wrong.count(), 'the list stays').toBe(1)
	expect(await page.locator('[name=city]').inputValue()).toBe('Lakewood')
	expect(await findingsAtBothWidths(page)).toEqual([])

	await fillAddress(page)
	await changeInAnotherWindow(page, '4')
	await placeButton(page).click()
	await page.getByRole('alert').getByText('Your cart has changed in another window.').first().waitFor()
	await page.getByText('Subtotal, 4 items').waitFor()

	const troubles = watch(page)
	await placeButton(page).click()
	await toast(page, 'Redirecting to Payment').waitFor()
	await page.waitForURL('**/sandbox/pay/*')
	const paymentPage = page.url()
	await page.getByText('Card that is declined').click()
	await continueButton(page).click()
	await page.getByText('Your card was declined.').waitFor()
	await page.getByRole('link', { name: /^Back to/ }).click()
	await page.waitForURL('**/checkout?payment=cancelled')
	await page.getByText('Payment cancelled').waitFor()
	expect(await page.getByRole('main').textContent()).toMatch(
		/Order #[0-9a-f]{8} for \$[\d.,]+ is held for you until .+ E[SD]T\./,
	)
	expect(await findingsAtBothWidths(page)).toEqual([])
	await page.getByRole('button', { name: 'Continue paying' }).press('Enter')
	await page.waitForURL('**/sandbox/pay/*')
	expect(page.url(), 'one order, one payment page').toBe(paymentPage)
	await continueButton(page).click()
	await page.waitForURL('**/account?payment=success*')
	await page.getByText('Payment received').waitFor()
	await untilUnits(page, 0)

	await page.getByRole('link', { name: 'See the order' }).click()
	await page.waitForURL('**/orders/*')
	expect(await findingsAtBothWidths(page)).toEqual([])
	const reference = new URL(page.url()).pathname.split('/').at(-1)?.slice(0, 8)
	const letter = await letterTo(inject('shopUrl'), person.email, `Order #${reference} is paid`)
	expect(linkIn(letter)).toContain(`/orders/${reference}`)
	const invoice = await page.request.get(`${page.url()}/invoice.pdf`)
	expect(invoice.headers()['content-type']).toBe('application/pdf')
	await page.getByRole('button', { name: 'Order again' }).click()
	await untilUnits(page, 4)
	expect(troubles).toEqual([])
	await closePage(page)
})

test('a coach submits a purchase order on a phone, by keyboard alone', async () => {
	const page = await openPage(browser, screens.narrow)
	await signIn(page, { email: 'coach@demo.fieldhouse.test', password: 'fieldhouse-demo' })
	await putIntoCart(page, 'size=M&qty=1')
	await page.goto('/checkout')
	await untilReactRuns(page)
	await page.getByRole('radio', { name: 'For myself' }).focus()
	await page.keyboard.press('ArrowDown')
	await page.locator('[name=name]').focus()
	const typed = ['Robin Vale', '12 Mill Lane', '', 'Lakewood', 'OH', '44107', '']
	for (const text of typed) {
		if (text !== 'OH') await page.keyboard.press('ControlOrMeta+a')
		if (text !== '') await page.keyboard.type(text)
		await page.keyboard.press('Tab')
	}
	await page.keyboard.press('ArrowDown')
	await page.keyboard.press('Tab')
	await page.keyboard.press('Enter')
	await page.getByRole('link', { name: 'PO Number required for school purchase orders' }).waitFor()
	await page.keyboard.press('Tab')
	await page.keyboard.press('Enter')
	await page.keyboard.type('PO-4711')
	await page.keyboard.press('Enter')
	await page.waitForURL('**/account?tab=orders&submitted=*')
	const reference = new URL(page.url()).searchParams.get('submitted')
	expect(await toast(page, 'Order Submitted').textContent()).toContain(
		`Order #${reference} awaiting approval`,
	)
	await untilUnits(page, 0)
	await closePage(page)
})

test('without scripts the whole way works, also past an expired session, and a payment page that ends gives everything back', async () => {
	const { page } = await newcomer(browser, { javaScriptEnabled: false })
	await page.goto(`${jersey}?size=S&qty=2`)
	await addButton(page).click()
	await page.waitForURL('**/cart?*')
	await page.goto('/checkout')
	await fillAddress(page)
	const session = await page.context().cookies()
	await page.context().clearCookies()
	await placeButton(page).click()
	await page.getByRole('alert').getByText('Please log in to complete your order').waitFor()
	await page.getByRole('alert').getByText('Authentication Required').waitFor()
	for (const [name, text] of Object.entries(address))
		expect(await page.locator(`[name=${name}]`).inputValue()).toBe(text)
	// As after signing in in the new tab.
	await page.context().addCookies(session)
	const given = await toPayment(page)
	await page.goto('/checkout')
	await page.getByRole('button', { name: 'Cancel this order' }).click()
	await page.waitForURL('**/checkout?done=cancelled')
	await toast(page, 'Order cancelled').waitFor()
	expect(await page.getByRole('button', { name: 'Continue paying' }).count()).toBe(0)
	await fillAddress(page)
	expect(await toPayment(page), 'another order').not.toBe(given)
	await page.getByText('No payment: let this page expire').click()
	await continueButton(page).click()
	await expect
		.poll(async () => {
			await page.goto('/account?tab=orders')
			return page.getByRole('main').textContent()
		}, patience)
		.toContain('Cancelled')
	await page.goto('/cart')
	expect(await page.locator('[data-line]').count()).toBe(1)
	await closePage(page)
})
