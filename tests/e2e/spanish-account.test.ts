// A buyer with a browser in Spanish: an account, a wrong password, an order, and addresses that open nothing.
import type { Page } from 'playwright'
import { afterAll, expect, inject, test } from 'vitest'
import { openBrowser } from '../chromium.ts'
import { newcomer, newPerson, openAccount, star, toast } from './account-page.ts'
import { closePage, findingsAtBothWidths, openPage, screens, watch } from './browser.ts'
import { orderAndLeave } from './leave-order.ts'
import { letterTo, linkIn } from './mailbox.ts'
import { productPath } from './product-page.ts'
import { spanishNameOf } from './spanish-texts.ts'

const browser = await openBrowser()
afterAll(() => browser.close())
const shopUrl = inject('shopUrl')
const spanish = { ...screens.narrow, locale: 'es-MX' }

const headings = (page: Page) => page.getByRole('main').getByRole('heading').allInnerTexts()

const ready = (page: Page) =>
	page.waitForFunction(() =>
		Object.keys(document.querySelector('main form, main button') ?? {}).some((key) =>
			key.startsWith('__react'),
		),
	)

async function openReady(page: Page, address: string): Promise<void> {
	await page.goto(address)
	await ready(page)
}

test('an account is opened, and a password set anew, in Spanish', async () => {
	const [page, person] = [await openPage(browser, spanish), newPerson()]
	await openReady(page, '/auth')
	expect(await page.locator('html').getAttribute('lang')).toBe('es-US')
	expect(await page.title()).toBe('Iniciar sesión | Fieldhouse')
	expect(await findingsAtBothWidths(page)).toEqual([])
	await page.getByRole('tab', { name: 'Abrir una cuenta' }).click()
	const form = page.getByRole('tabpanel')
	await form.getByLabel('Correo electrónico').fill('nadie')
	await form.getByRole('button', { name: 'Abrir cuenta' }).click()
	await form.getByText('La dirección de correo no es válida').waitFor()
	await form.getByText('La contraseña debe tener al menos 6 caracteres').waitFor()
	expect(await findingsAtBothWidths(page)).toEqual([])

	// The switch keeps the form and what is typed in it, but never a password.
	await form.getByLabel('Nombre completo').fill(person.name)
	await form.getByLabel('Correo electrónico').fill(person.email)
	await form.getByRole('textbox', { name: 'Contraseña' }).fill(person.password)
	await page.getByRole('button', { name: 'English' }).click()
	await page.getByRole('tab', { name: 'Sign Up', selected: true }).waitFor()
	expect(await form.getByLabel('Full name').inputValue()).toBe(person.name)
	expect(await form.getByLabel('Email').inputValue()).toBe(person.email)
	expect(await form.getByRole('textbox', { name: 'Password' }).inputValue()).toBe('')
	expect(await page.locator('[data-toast]').count()).toBe(0)
	await page.getByRole('button', { name: 'Español' }).click()
	await page.getByRole('tab', { name: 'Abrir una cuenta', selected: true }).waitFor()
	await form.getByRole('textbox', { name: 'Contraseña' }).fill(person.password)
	await form.getByRole('button', { name: 'Abrir cuenta' }).click()
	await page.waitForURL((url) => url.pathname === '/')

	const other = await openPage(browser, { ...spanish, javaScriptEnabled: false })
	await other.goto('/auth?next=%2Fcart')
	const plain = other.getByRole('tabpanel')
	await plain.getByLabel('Correo electrónico').fill(person.email)
	await plain.getByRole('textbox', { name: 'Contraseña' }).fill('wrong horse')
	await plain.getByRole('button', { name: 'Iniciar sesión' }).click()
	await toast(other, 'No se pudo iniciar sesión').waitFor()
	await plain.getByText('El correo o la contraseña no son correctos.').waitFor()
	expect(await plain.getByLabel('Correo electrónico').inputValue()).toBe(person.email)
	await closePage(other)

	const phone = await openPage(browser, spanish)
	await openReady(phone, '/auth/forgot')
	await phone.getByLabel('Correo electrónico').fill(person.email)
	// The switch keeps the address, in the page and out of its own address.
	await phone.getByRole('button', { name: 'English' }).click()
	await phone.getByRole('heading', { name: 'Forgot your password?' }).waitFor()
	expect(await phone.getByLabel('Email').inputValue()).toBe(person.email)
	expect(phone.url()).not.toContain('example')
	await phone.getByRole('button', { name: 'Español' }).click()
	await phone.getByRole('heading', { name: '¿Olvidó su contraseña?' }).waitFor()
	await ready(phone)
	expect(await phone.getByLabel('Correo electrónico').inputValue()).toBe(person.email)
	await phone.getByRole('button', { name: 'Enviar enlace' }).click()
	await phone.getByRole('heading', { name: 'Revise su correo' }).waitFor()
	await openReady(phone, linkIn(await letterTo(shopUrl, person.email, 'Elija una contraseña nueva')))
	expect(await findingsAtBothWidths(phone)).toEqual([])
	await phone.getByRole('button', { name: 'Continuar' }).click()
	await phone.getByText(`Para ${person.email}`).waitFor()
	await phone.getByRole('textbox', { name: 'Contraseña nueva' }).fill('a brand new horse')
	await phone.getByRole('button', { name: 'Guardar contraseña' }).click()
	await phone.getByRole('heading', { name: 'Contraseña guardada' }).waitFor()
	await Promise.all([closePage(page), closePage(phone)])
})

test('a buyer reads the order in Spanish, with its day and its sum', async () => {
	const jersey = await productPath(shopUrl, 'football', 'Gridiron Elite Game Jersey')
	const { page } = await newcomer(browser, spanish)
	await orderAndLeave(page, jersey)
	await page.locator('main a[href^="/orders/"]').first().click()
	await page.waitForURL(/\/orders\//)
	expect(await page.title()).toMatch(/^Pedido n\.º [0-9a-f]{8} \| Fieldhouse$/)
	await page.getByText('En espera del pago').first().waitFor()
	const text = await page.getByRole('main').innerText()
	expect(text).toMatch(/\b\d{1,2} (?:ene|feb|mar|abr|may|jun|jul|ago|sep|oct|nov|dic) 2\d{3}/)
	expect(text).toContain('Subtotal, 1 artículo')
	expect(text).toContain('Envío')
	expect(await findingsAtBothWidths(page)).toEqual([])
	await page.getByRole('button', { name: 'Cancelar el pedido' }).click()
	await page.getByRole('dialog').getByRole('button', { name: 'Cancelar el pedido' }).click()
	await toast(page, 'Pedido cancelado').waitFor()
	await closePage(page)
})

test('the account is read and changed in Spanish, and the switch loses nothing', async () => {
	const { page } = await newcomer(browser, spanish)
	const troubles = watch(page)
	await openAccount(page)
	expect(await page.locator('html').getAttribute('lang')).toBe('es-US')
	expect(await page.title()).toBe('Mi cuenta | Fieldhouse')
	await page.getByLabel('Nombre completo').fill('Ana Vale')
	await page.getByLabel('Teléfono').fill('llámeme')
	await page.getByRole('button', { name: 'Guardar perfil' }).click()
	await page.getByText('Escriba un teléfono con su código de área, como (330) 555-0147').waitFor()
	expect(await findingsAtBothWidths(page)).toEqual([])
	await page.getByRole('button', { name: 'English' }).click()
	await page.getByRole('heading', { name: 'Your details' }).waitFor()
	expect(await page.locator('html').getAttribute('lang')).toBe('en-US')
	expect(await page.getByLabel('Full name').inputValue()).toBe('Ana Vale')
	expect(await page.getByLabel('Phone').inputValue()).toBe('llámeme')
	// The choice is remembered, although no page was loaded.
	await openAccount(page, 'settings')
	await page.getByRole('heading', { name: 'Ways to sign in' }).waitFor()
	await page.getByLabel('New email').fill('ana@')
	await page.getByLabel('Type DELETE to confirm').fill('DEL')
	await page.getByRole('button', { name: 'Español' }).click()
	await page.getByRole('heading', { name: 'Formas de iniciar sesión' }).waitFor()
	expect(await page.getByLabel('Correo nuevo').inputValue()).toBe('ana@')
	expect(await page.getByLabel('Escriba DELETE para confirmar').inputValue()).toBe('DEL')
	await page.getByRole('button', { name: 'Cambiar correo' }).click()
	await page.getByText('La dirección de correo no es válida').waitFor()
	await page.getByRole('button', { name: 'Eliminar mi cuenta' }).click()
	await page.getByText('Escriba DELETE, o su dirección de correo, para confirmar.').waitFor()
	await page.getByRole('button', { name: 'Agregar aplicación de autenticación' }).click()
	await page.getByRole('button', { name: 'Mostrar el código para escanear' }).click()
	await page.getByText('Escanéelo con su aplicación de autenticación.').waitFor()
	await page.getByRole('textbox', { name: 'Código de 6 dígitos' }).fill('12')
	await page.getByRole('button', { name: 'Activar' }).click()
	await page.getByText('Escriba los 6 dígitos').waitFor()
	expect(await findingsAtBothWidths(page)).toEqual([])
	await star(page, await productPath(shopUrl, 'football', 'Gridiron Elite Game Jersey'))
	for (const tab of ['orders', 'favorites'] as const) {
		await openAccount(page, tab)
		expect(await findingsAtBothWidths(page)).toEqual([])
	}
	const name = spanishNameOf('Gridiron Elite Game Jersey')
	await page.getByRole('button', { name: `Quitar ${name} de favoritos` }).click()
	await page.getByText('Se quitó de sus favoritos.').waitFor()
	// The three forms that were refused.
	expect(troubles.filter((trouble) => !trouble.includes('400'))).toEqual([])
	await closePage(page)
})

test('without scripts the account keeps what is typed in the other language, too', async () => {
	const { page } = await newcomer(browser, { ...spanish, javaScriptEnabled: false })
	await page.goto('/account')
	await page.getByLabel('Teléfono').fill('330')
	await page.getByRole('button', { name: 'English' }).click()
	expect(await page.getByLabel('Phone').inputValue()).toBe('330')
	expect(await page.locator('main [aria-invalid], [data-toast]').count()).toBe(0)
	await page.goto('/account?tab=settings')
	await page.getByLabel('New email').fill('ana@')
	await page.getByRole('button', { name: 'Español' }).click()
	expect(await page.getByLabel('Correo nuevo').inputValue()).toBe('ana@')
	await page.getByRole('button', { name: 'Cambiar correo' }).click()
	await page.getByText('La dirección de correo no es válida').waitFor()
	await closePage(page)
})

test('an address that opens nothing says so in the language of its reader', async () => {
	const page = await openPage(browser, spanish)
	const answer = await page.goto('/nothing-here')
	expect(answer?.status()).toBe(404)
	expect(answer?.headers()['content-language']).toBe('es-US')
	expect(await headings(page)).toEqual([expect.stringMatching(/^No encontramos esta página$/i)])
	expect(await page.title()).toBe('No encontramos esta página | Fieldhouse')
	expect(await findingsAtBothWidths(page)).toEqual([])
	// The choice is remembered, here and on the pages after it.
	await page.getByRole('link', { name: 'English' }).click()
	expect(await headings(page)).toEqual([expect.stringMatching(/^Oops! Page not found$/i)])
	await page.goto('/auth')
	expect(await page.locator('html').getAttribute('lang')).toBe('en-US')
	await closePage(page)
})
