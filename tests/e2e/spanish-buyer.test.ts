// A buyer with a phone in Spanish, from the cart to the paid order: no English text of the shop is in between.
import type { Page } from 'playwright'
import { afterAll, expect, inject, test } from 'vitest'
import { spanishColors } from '#garments/color-names.ts'
import { openBrowser } from '../chromium.ts'
import { newcomer, toast } from './account-page.ts'
import { textOfPdf } from '../pdf-text.ts'
import { closePage, findingsAtBothWidths, openPage, screens } from './browser.ts'
import { addToCart } from './buying.ts'
import { untilLines } from './cart-page.ts'
import { fillAddress, placeButton } from './leave-order.ts'
import { patience } from './patience.ts'
import { productPath } from './product-page.ts'
import { untilReactRuns } from './session-page.ts'
import { textsBeyondScreen } from './shown-texts.ts'
import { englishIn, expectSpanish, spanishNameOf } from './spanish-texts.ts'

const browser = await openBrowser()
afterAll(() => browser.close())
const shopUrl = inject('shopUrl')
const spanish = { ...screens.narrow, locale: 'es-MX' }
const spanishNames = new Set(Object.values(spanishColors))
const product = await productPath(shopUrl, 'football', 'Gridiron Elite Game Jersey')

/** Nothing in English, nothing beyond the screen, and clean for axe on a phone and a wide screen. */
async function expectWhole(page: Page): Promise<void> {
	await expectSpanish(page)
	expect(await textsBeyondScreen(page)).toEqual([])
	expect(await findingsAtBothWidths(page)).toEqual([])
}

/** The toasts of scripts stand outside of the page's main part. */
async function expectToast(page: Page, title: string): Promise<void> {
	const shown = toast(page, title)
	await shown.last().waitFor()
	expect(englishIn(await shown.last().innerText())).toEqual([])
	expect(await shown.last().getByRole('button').getAttribute('aria-label')).toBe('Cerrar')
}

test('the product page, its toasts and the cart panel speak the language of the person', async () => {
	const page = await openPage(browser, spanish)
	await page.goto(`${product}?size=L&qty=2`)
	await expectWhole(page)
	await page.getByText('2 por $').first().waitFor()
	const add = page.getByRole('button', { name: 'Agregar al carrito' })
	await add.click()
	await expectToast(page, 'Agregado al carrito')
	expect(await toast(page, 'Agregado al carrito').getAttribute('lang')).toBe('es-US')
	await page
		.getByRole('button', { name: /^Favorito/ })
		.first()
		.click()
	const said = page.getByText('Se agregó a sus favoritos')
	await said.waitFor({ state: 'attached' })
	expect(await said.getAttribute('lang')).toBe('es-US')

	const link = page.getByRole('banner').getByRole('link', { name: /^Carrito, unidades/ })
	await link.press('Enter')
	const panel = page.getByRole('dialog', { name: 'Su carrito' })
	await panel.getByRole('link', { name: 'Ir a pagar' }).waitFor()
	await panel.getByRole('button', { name: 'Cerrar' }).waitFor()
	expect(englishIn(await panel.innerText())).toEqual([])
	expect(await panel.getAttribute('lang')).toBe('es-US')
	expect(await textsBeyondScreen(page)).toEqual([])
	expect(await findingsAtBothWidths(page)).toEqual([])
	await page.keyboard.press('Escape')

	await page.context().setOffline(true)
	await add.press('Enter')
	await expectToast(page, 'No se agregó a su carrito')
	await link.press('Enter')
	await panel.getByRole('alert').waitFor()
	expect(englishIn(await panel.innerText())).toEqual([])
	await page.context().setOffline(false)
	await page.keyboard.press('Escape')

	// A choice goes before the browser's language.
	await page.goto('/cart?lang=en')
	await page.goto(`${product}?size=L`)
	await page.getByRole('button', { name: 'Add to Cart' }).press('Enter')
	await toast(page, 'Added to cart').waitFor()
	await page
		.getByRole('banner')
		.getByRole('link', { name: /^Cart, units/ })
		.press('Enter')
	await page.getByRole('dialog', { name: 'Your cart' }).getByRole('link', { name: 'Checkout' }).waitFor()
	await closePage(page)
})

test('colors have their Spanish names where they are chosen', async () => {
	const page = await openPage(browser, spanish)
	await page.goto(product)
	const colors = page.locator('input[name=color]')
	for (const color of await colors.all()) {
		await color.check({ force: true })
		await expectSpanish(page)
	}
	const shown = page.locator('[data-slot=color]').first()
	expect((await shown.innerText()).split(' / ').every((name) => spanishNames.has(name))).toBe(true)
	await page.goto('/')
	await page
		.getByRole('group', { name: 'Primer color' })
		.getByRole('radio', { name: 'Rojo escarlata' })
		.check({ force: true })
	await page
		.locator('team-colors')
		.getByText(/^Rojo escarlata \/ Dorado atlético$/)
		.waitFor()
	await expectWhole(page)

	// Pictures are described in Spanish, and with the colors that they are shown in.
	const described = async () => page.locator('main li[data-id] img').first().getAttribute('alt')
	await page.goto('/sport/football/products')
	await expect.poll(described, patience).toMatch(/ en Rojo escarlata \/ Dorado atlético, frente$/)
	await page.goto(product)
	const first = page.locator('[data-strip] img').first()
	await expect
		.poll(() => first.getAttribute('alt'), patience)
		.toBe('Camiseta de juego Gridiron Elite en Rojo escarlata / Dorado atlético, frente')
	expect(await first.getAttribute('lang')).toBe(null)
	await colors.nth(1).check({ force: true })
	await expect
		.poll(() => first.getAttribute('alt'), patience)
		.toBe(`Camiseta de juego Gridiron Elite en ${await shown.innerText()}, frente`)
	await closePage(page)
})

test('a shopper goes from the list of a sport to the cart without a text in English', async () => {
	const page = await openPage(browser, spanish)
	await page.goto('/sport/football/products')
	await expectWhole(page)
	await page.getByRole('button', { name: 'Menú' }).click()
	const menu = page.getByRole('dialog', { name: 'Menú' })
	await menu.getByText('A la medida').click()
	expect(englishIn(await menu.innerText())).toEqual([])
	expect(await findingsAtBothWidths(page)).toEqual([])
	await menu.getByRole('link', { name: 'Camisetas' }).click()
	await page.waitForURL('**/builder/jerseys')
	await expectWhole(page)
	await page.goto('/sport/football/products')
	await page.getByRole('combobox', { name: 'Ordenar por' }).selectOption('price-low')
	await page.waitForURL(/sort=price-low/)
	await expectSpanish(page)
	await page.getByRole('link', { name: spanishNameOf('Gridiron Elite Game Jersey') }).click()
	await page.waitForURL('**/product/*')
	await expectWhole(page)
	await page.locator('input[name=size]:enabled').first().check({ force: true })
	await page.getByRole('button', { name: 'Una más' }).click()
	await expectSpanish(page)
	await page.getByRole('button', { name: 'Agregar al carrito' }).last().click()
	await expectToast(page, 'Agregado al carrito')
	await page.goto('/cart')
	await expectWhole(page)
	// The other way round: the same addresses answer a reader of English in English.
	const other = await openPage(browser, screens.narrow)
	await other.goto('/sport/football/products')
	await other.getByRole('combobox', { name: 'Sort by' }).waitFor()
	await other.getByRole('contentinfo').getByRole('link', { name: 'Español' }).click()
	await other.waitForURL(/lang=es/)
	await other.getByRole('combobox', { name: 'Ordenar por' }).waitFor()
	await other.goto(product)
	await expectSpanish(other)
	await closePage(other)
	await closePage(page)
})

const codeField = (page: Page) => page.locator('#promotion-code')

async function changeCart(page: Page): Promise<void> {
	await codeField(page).fill('OTOÑO 26')
	await page.getByRole('button', { name: 'Aplicar' }).click()
	await page.getByText('No conocemos el código OTOÑO 26.').waitFor()
	await expectWhole(page)
	// The switch keeps what was typed.
	await codeField(page).fill('FALL-26')
	await page.getByRole('button', { name: 'English' }).click()
	await page.getByRole('heading', { name: 'Your cart' }).waitFor()
	expect(await codeField(page).inputValue()).toBe('FALL-26')
	await page.getByRole('button', { name: 'Español' }).click()
	await page.getByRole('heading', { name: 'Su carrito' }).waitFor()
	expect(await codeField(page).inputValue()).toBe('FALL-26')

	await page.getByRole('button', { name: 'Quitar' }).click()
	await page.getByRole('heading', { name: 'El carrito está vacío' }).waitFor()
	await expectWhole(page)
	await page.getByRole('button', { name: 'Deshacer' }).click()
	const quantity = page.getByRole('spinbutton', { name: 'Cantidad' })
	await quantity.fill('998')
	await page.keyboard.press('Enter')
	const most = await quantity.getAttribute('max')
	await page
		.getByRole('alert')
		.getByText(`Tenemos ${most} de esta talla para usted. Escriba ${most} o menos.`)
		.waitFor()
	expect(await quantity.inputValue()).toBe('998')
	expect(await quantity.getAttribute('aria-invalid')).toBe('true')
	await expectWhole(page)
	await quantity.fill('2')
	expect(await quantity.getAttribute('aria-invalid')).toBeNull()
	await page.keyboard.press('Enter')
	await untilLines(page, ['L 2'])
	await expectSpanish(page)
}

async function checkOut(page: Page): Promise<void> {
	await page.getByRole('link', { name: 'Ir a pagar' }).click()
	await page.waitForURL('**/checkout')
	await untilReactRuns(page)
	await expectWhole(page)
	await placeButton(page).click()
	await expectToast(page, 'Revise los datos')
	await page.getByRole('link', { name: 'Escriba la calle y el número' }).waitFor()
	await expectWhole(page)
	await page.locator('[name=zip]').fill('4410')
	await page.getByRole('button', { name: 'English' }).click()
	await page.getByRole('heading', { name: 'Checkout', level: 1 }).waitFor()
	expect(await page.locator('html').getAttribute('lang')).toBe('en-US')
	expect(await page.locator('[name=zip]').inputValue()).toBe('4410')
	await page.getByRole('button', { name: 'Español' }).click()
	await page.getByRole('heading', { name: 'Completar el pedido', level: 1 }).waitFor()
	expect(await page.locator('[name=zip]').inputValue()).toBe('4410')
	await page.reload()
	await untilReactRuns(page)
	await expectSpanish(page)
	await fillAddress(page)
	await placeButton(page).click()
	await expectToast(page, 'Vamos a la página de pago')
	await page.waitForURL('**/sandbox/pay/*')
}

async function pay(page: Page): Promise<void> {
	await expectWhole(page)
	await page.getByRole('link', { name: /sin pagar$/ }).click()
	await page.waitForURL(/payment=cancelled/)
	await page.getByText('Pago cancelado').waitFor()
	await expectWhole(page)
	await page.getByRole('button', { name: 'Seguir con el pago' }).click()
	await page.waitForURL('**/sandbox/pay/*')
	await page.getByRole('radio', { name: /se rechaza.*intentarlo/ }).check()
	await page.getByRole('button', { name: 'Continuar' }).click()
	await page.getByText('Su tarjeta fue rechazada.').waitFor()
	await expectWhole(page)
	await page.getByRole('radio', { name: /segundo paso/ }).check()
	await page.getByRole('button', { name: 'Continuar' }).click()
	await page.getByRole('heading', { name: 'Su banco pregunta' }).waitFor()
	await expectWhole(page)
	await page.getByRole('button', { name: 'Aprobar' }).click()
	await page.waitForURL(/payment=success/)
	await expectWhole(page)
}

test('a buyer goes from the cart to the paid order without a text in English', async () => {
	const { page } = await newcomer(browser, spanish)
	await page.goto('/cart')
	await expectWhole(page)
	await page.goto('/checkout')
	await expectWhole(page)
	await addToCart(page, shopUrl, { product, size: 'L', qty: 1 })
	await page.goto('/cart')
	await expectWhole(page)
	await changeCart(page)
	await checkOut(page)
	await pay(page)
	const orderId = new URL(page.url()).searchParams.get('order') ?? ''
	await page.goto(`/orders/${orderId}`)
	await page.getByText('Pagado con tarjeta').waitFor()
	await expectWhole(page)
	const invoice = await page.getByRole('link', { name: 'Factura (PDF)' }).getAttribute('href')
	expect(await textOfPdf(await (await page.request.get(invoice ?? '')).body())).toContain('Factura #')
	await closePage(page)
})

test('without scripts the cart and the checkout answer in Spanish, too', async () => {
	const visitor = await openPage(browser, { ...spanish, javaScriptEnabled: false })
	await addToCart(visitor, shopUrl, { product, size: 'L', qty: 1 })
	await visitor.goto('/cart')
	await expectSpanish(visitor)
	await visitor.getByText('Al continuar inicia sesión').waitFor()
	await closePage(visitor)

	const { page } = await newcomer(browser, { ...spanish, javaScriptEnabled: false })
	await addToCart(page, shopUrl, { product, size: 'L', qty: 1 })
	await page.goto('/checkout')
	await page.locator('[name=city]').fill('Lakewood')
	await Promise.all([page.waitForEvent('load'), placeButton(page).click()])
	await expectSpanish(page)
	await page.getByRole('alert').getByText('Escriba el código postal, por ejemplo 44107').first().waitFor()
	expect(await page.locator('[name=city]').inputValue()).toBe('Lakewood')
	await fillAddress(page)
	await Promise.all([page.waitForURL('**/sandbox/pay/*'), placeButton(page).click()])
	await expectSpanish(page)
	await expect.poll(() => page.locator('html').getAttribute('lang'), patience).toBe('es-US')
	await closePage(page)
})
