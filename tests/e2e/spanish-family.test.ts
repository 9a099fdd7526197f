// Every page behind a family's link in Spanish, on a phone without scripts, with its mails: no English word is left.
import type { Page } from 'playwright'
import { afterAll, expect, inject, test } from 'vitest'
import { openBrowser } from '../chromium.ts'
import { closePage, findingsAtBothWidths, openPage, screens } from './browser.ts'
import { lettersTo } from './mailbox.ts'
import { spanishFamily } from './new-family.ts'
import { patience } from './patience.ts'
import { textsBeyondScreen } from './shown-texts.ts'
import { englishIn, expectSpanish } from './spanish-texts.ts'

const browser = await openBrowser()
afterAll(() => browser.close())
const shopUrl = inject('shopUrl')

const address = `familia-${Date.now()}@example.com`
/** In the pseudo-language texts are a third longer: no page may scroll sideways on a phone. */
async function expectToFit(page: Page, path: string): Promise<void> {
	await page.goto(`${path}${path.includes('?') ? '&' : '?'}lang=en-XA`)
	expect(await page.locator('html').getAttribute('lang')).toBe('en-XA')
	expect(await textsBeyondScreen(page), path.replace(/[\w-]{43}/, '…')).toEqual([])
}

test('a family that reads Spanish finds no English on its way from the link to the receipt', async () => {
	const link = await spanishFamily(browser, address)
	expect(englishIn('Elija los artículos. Please choose your size')).toEqual([
		'Please',
		'choose',
		'your',
		'size',
	])
	expect(englishIn('Cuerpo: Navy / Athletic Gold')).toEqual(['Navy', 'Athletic Gold'])
	const page = await openPage(browser, { ...screens.narrow, javaScriptEnabled: false })
	const main = page.getByRole('main')
	const press = async (name: string | RegExp) => {
		await Promise.all([page.waitForEvent('load'), main.getByRole('button', { name }).click()])
	}

	// The row: what is wrong, then confirmed.
	await page.goto(link)
	await expectSpanish(page)
	// The switch sends the form along: what was typed stays.
	await page.getByLabel(/^Nombre/).fill('Alma')
	await press('English')
	expect(await page.locator('html').getAttribute('lang')).toBe('en-US')
	expect(await main.locator('input[name="name"]').inputValue()).toBe('Alma')
	await press('Español')
	await expectSpanish(page)
	expect(await main.locator('input[name="name"]').inputValue()).toBe('Alma')
	await expectToFit(page, link)
	await page.goto(link)
	await page.getByLabel(/^Nombre/).fill('')
	await press('Confirmar')
	await expectSpanish(page)
	await page.getByLabel(/^Nombre/).fill('Alma Zubizarreta')
	await page.getByLabel('Número').fill('444')
	await press('Confirmar')
	await expectSpanish(page)
	await page.getByLabel('Número').fill('14')
	await press('Confirmar')
	await page.waitForURL(/done=1/)
	await expectSpanish(page)

	// Messages: stopped and allowed again.
	await page.goto(`${link}/stop`)
	await expectSpanish(page)
	await press(/./)
	await expectSpanish(page)
	await press(/./)
	await expectSpanish(page)

	// The order: nothing chosen, an address that is none, then placed.
	await expectToFit(page, `${link}/stop`)
	await expectToFit(page, `${link}/order`)
	await page.goto(`${link}/order`)
	await expectSpanish(page)
	const quantities = page.locator('main form select[name^="qtyOf-"]')
	await quantities.first().selectOption('0')
	await page.locator('main input[name="email"]').fill('nadie')
	await press('Continuar al pago')
	await expectSpanish(page)
	await quantities.first().selectOption('1')
	await quantities.last().selectOption('2')
	const home = {
		name: 'Luz Zubizarreta',
		line1: '12 Mill Lane',
		city: 'Lakewood',
		zip: '44107',
		email: address,
	}
	for (const [field, typed] of Object.entries(home)) await main.locator(`input[name="${field}"]`).fill(typed)
	await main.locator('select[name="state"]').selectOption('OH')
	await press('Continuar al pago')
	await page.waitForURL(/\/pay\//)
	const payUrl = page.url()
	await expectSpanish(page)
	await expectToFit(page, payUrl)
	await page.goto(payUrl)
	await press('Pedir ayuda')
	await expectSpanish(page)
	await press('Ya no necesito ayuda')
	await expectSpanish(page)
	await page.goto(`${link}/order`)
	await expectSpanish(page)
	await page.goto(`${link}/order?change`)
	await expectSpanish(page)

	// The payment: left, then made.
	await page.goto(payUrl)
	await press(/^Pagar/)
	await page.waitForURL('**/sandbox/pay/*')
	await expectSpanish(page)
	await page.getByRole('link', { name: /sin pagar$/ }).click()
	await page.waitForURL(/payment=cancelled/)
	await expectSpanish(page)
	await press(/^Pagar/)
	await page.waitForURL('**/sandbox/pay/*')
	await page.locator('main form button').first().click()
	await page.waitForURL(/payment=success/)
	await expectSpanish(page)
	for (const address of [payUrl, link, `${link}/order`]) {
		await page.goto(address)
		await expectSpanish(page)
	}

	// Links that open nothing, in the browser's language.
	const stranger = await openPage(browser, { ...screens.narrow, locale: 'es-MX' })
	for (const path of ['/roster/', '/pay/']) {
		await stranger.goto(path + 'x'.repeat(43))
		await expectSpanish(stranger)
		expect(await findingsAtBothWidths(stranger)).toEqual([])
	}
	await closePage(stranger)

	// The mails: the order with its link, the receipt.
	const subjects = async () => (await lettersTo(shopUrl, address)).map(({ subject }) => subject)
	await expect.poll(subjects, patience).toHaveLength(2)
	for (const { subject, text } of await lettersTo(shopUrl, address))
		expect(englishIn(`${subject}\n${text.replaceAll(/https?:\S+/g, '')}`), subject).toEqual([])
	await closePage(page)
})
