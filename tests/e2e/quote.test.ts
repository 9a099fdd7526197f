// Staff enters a quote with an agreed price and a fee, the customer accepts it on a phone by the link and pays; the order
// has the same sum and can be refunded.
import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright'
import { afterAll, expect, inject, test } from 'vitest'
import { openBrowser } from '../chromium.ts'
import { signIn, toast } from './account-page.ts'
import { closePage, findingsAtBothWidths, openPage, screens } from './browser.ts'
import { lettersTo, linkIn } from './mailbox.ts'
import { patience } from './patience.ts'
import { textsBeyondScreen } from './shown-texts.ts'
import { englishIn, expectSpanish } from './spanish-texts.ts'

const browser = await openBrowser()
afterAll(() => browser.close())
const shopUrl = inject('shopUrl')
const email = `quote-${randomUUID()}@example.test`
const reason = 'Matched the offer of another shop'
const pathOf = (address: string) => new URL(address).pathname

const staff = await openPage(browser)
const said = (page: Page, text: string) => toast(page, text).waitFor(patience)
const quote = { path: '', link: '', total: '' }

async function enterQuote(page: Page): Promise<void> {
	await page.getByRole('navigation', { name: 'Back office' }).getByRole('link', { name: 'Quotes' }).click()
	expect(await findingsAtBothWidths(page)).toEqual([])
	await page.getByRole('link', { name: 'New quote' }).click()
	expect(await findingsAtBothWidths(page)).toEqual([])
	await page.getByLabel(/^Name \*$/).fill('Robin Vale')
	await page.getByLabel(/^Email address/).fill(email)
	await page.getByRole('button', { name: 'Make the quote' }).click()
	await said(page, 'Draft made: add products now')
	quote.path = pathOf(page.url())
	await page.getByLabel('Product name or SKU').fill('Gridiron Elite Game Jersey')
	await page.getByRole('button', { name: 'Find' }).click()
	await page
		.getByLabel(/^Color and size of Gridiron Elite/)
		.first()
		.selectOption({ index: 2 })
	await page.getByLabel('Units').first().fill('12')
	await page
		.getByRole('button', { name: /^Add Gridiron Elite/ })
		.first()
		.click()
	await said(page, 'Product added')
}

test('staff makes a quote: a price needs its reason, and what was typed stays', async () => {
	await signIn(staff, { email: 'csr@demo.fieldhouse.test', password: 'fieldhouse-demo' })
	await staff.goto('/admin')
	await enterQuote(staff)
	await staff.getByLabel('Other price').fill('50')
	await staff.getByLabel('Text').first().fill('Rush fee')
	await staff.getByLabel('Price each').first().fill('25')
	await staff.getByLabel('Shipping').fill('0')
	await staff.getByRole('button', { name: 'Save the quote' }).click()
	await staff.getByText('Say why the price differs from the price list.').first().waitFor(patience)
	expect(await staff.getByLabel('Other price').inputValue()).toBe('50')
	expect(await staff.getByLabel('Text').first().inputValue()).toBe('Rush fee')
	await staff.getByLabel('Reason for the price').fill(reason)
	await staff.getByRole('button', { name: 'Save the quote' }).click()
	await said(staff, 'Quote saved')
	// 12 at $50, the fee, 8 % tax; no quantity discount on an agreed price.
	expect(await staff.getByText('$675.00').count()).toBeGreaterThan(0)
	expect(await findingsAtBothWidths(staff)).toEqual([])
	const paper = await staff.request.get(`${quote.path}/quote.pdf`)
	expect(paper.headers()['content-type']).toBe('application/pdf')
	await staff.getByRole('button', { name: /^Send to/ }).click()
	await said(staff, 'Sent: the customer has mail')
	expect(await findingsAtBothWidths(staff)).toEqual([])
})

const letterAbout = async (words: string) =>
	(await lettersTo(shopUrl, email)).find(({ subject }) => subject.includes(words))

test('sent in Spanish, mail and page are in Spanish, and the switch keeps what was typed', async () => {
	await staff.getByLabel('Language of the email and its page').selectOption('Español')
	await staff.getByRole('button', { name: /^Send again to/ }).click()
	await said(staff, 'Sent: the customer has mail')
	await expect.poll(() => letterAbout('Su cotización'), patience).toBeDefined()
	const letter = await letterAbout('Su cotización')
	expect(englishIn(letter?.text ?? 'the')).toEqual([])
	const phone = await openPage(browser, screens.narrow)
	await phone.goto(letter ? linkIn(letter) : '')
	await expectSpanish(phone)
	expect(await textsBeyondScreen(phone)).toEqual([])
	expect(await findingsAtBothWidths(phone)).toEqual([])
	await phone.getByLabel('Ciudad').fill('Lakewood')
	await phone.getByRole('button', { name: 'Aceptar por $675.00' }).click()
	await phone.getByText('Escriba la calle y el número').first().waitFor(patience)
	await expectSpanish(phone)
	await phone.getByRole('button', { name: 'English' }).click()
	await phone.getByRole('heading', { name: 'Accept this quote' }).waitFor(patience)
	expect(await phone.getByLabel('City').inputValue()).toBe('Lakewood')
	await phone.goto(`/quote/${'x'.repeat(43)}?lang=es`)
	await phone.getByText('Este enlace no funciona. Pídanos uno nuevo.').waitFor(patience)
	await closePage(phone)
})

test('the customer accepts on a phone without an account and pays', async () => {
	const letter = await letterAbout('Your quote')
	expect(letter?.subject).toContain('$675.00')
	quote.link = letter ? pathOf(linkIn(letter)) : ''
	const phone = await openPage(browser, screens.narrow)
	await phone.goto(quote.link)
	expect(await findingsAtBothWidths(phone)).toEqual([])
	expect(await phone.content()).not.toContain(reason)
	await phone.getByRole('button', { name: 'Accept for $675.00' }).click()
	await phone.getByText('Street address required').first().waitFor(patience)
	await phone.getByLabel(/^Street address/).fill('12 Mill Lane')
	await phone.getByLabel('City').fill('Lakewood')
	await phone.getByLabel('State').selectOption('OH')
	await phone.getByLabel(/^ZIP/).fill('44107')
	await phone.getByRole('button', { name: 'Accept for $675.00' }).click()
	await phone.waitForURL('**/sandbox/pay/*')
	await phone.locator('main form button').first().click()
	await phone.waitForURL(/\/quote\/.+payment=success/)
	await phone.getByText('Paid. Thank you!').first().waitFor(patience)
	expect(await findingsAtBothWidths(phone)).toEqual([])
	await closePage(phone)
})

test('the order has the same sum, prints on paper and can be refunded', async () => {
	await staff.goto(quote.path)
	await staff.getByRole('link', { name: 'Open the order' }).click()
	await staff.waitForURL('**/admin/orders/*')
	expect(await staff.getByText('$675.00').count()).toBeGreaterThan(0)
	expect(await staff.getByText('Rush fee').count()).toBeGreaterThan(0)
	await staff.emulateMedia({ media: 'print' })
	expect(await staff.getByRole('navigation', { name: 'Back office' }).count()).toBe(0)
	expect(await staff.getByRole('cell', { name: '$600.00' }).count()).toBe(1)
	await staff.emulateMedia({ media: null })
	await staff.getByText('Give money back').click()
	await staff.getByLabel(/^1\. .*of 12/).fill('12')
	await staff.getByLabel('Reason').last().fill('The season was cancelled')
	await staff.getByRole('button', { name: 'Review refund' }).click()
	await staff.getByRole('button', { name: 'Refund $675.00' }).click()
	await said(staff, 'The refund is on its way')
	await expect
		.poll(async () => {
			await staff.reload()
			return staff.getByText('Refunded', { exact: true }).count()
		}, patience)
		.toBeGreaterThan(0)
	const phone = await openPage(browser, screens.narrow)
	await phone.goto(quote.link)
	await phone.getByText('This order was refunded').waitFor(patience)
	await closePage(phone)
	await closePage(staff)
})
