// A buyer with a browser in Spanish: an account, a wrong password, an order, and addresses that open nothing.
import type { Page } from 'playwright'
import { afterAll, expect, inject, test } from 'vitest'
import { openBrowser } from '../chromium.ts'
import { newcomer, newPerson, toast } from './account-page.ts'
import { closePage, findingsAtBothWidths, openPage, screens } from './browser.ts'
import { orderAndLeave } from './leave-order.ts'
import { letterTo, linkIn } from './mailbox.ts'
import { productPath } from './product-page.ts'

const browser = await openBrowser()
afterAll(() => browser.close())
const shopUrl = inject('shopUrl')
const spanish = { ...screens.narrow, locale: 'es-MX' }

const headings = (page: Page) => page.getByRole('main').getByRole('heading').allInnerTexts()

async function openReady(page: Page, address: string): Promise<void> {
	await page.goto(address)
	await page.waitForFunction(() =>
		Object.keys(document.querySelector('main form, main button') ?? {}).some((key) =>
			key.startsWith('__react'),
		),
	)
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
	await phone.getByRole('button', { name: 'Enviar enlace' }).click()
	await phone.getByRole('heading', { name: 'Revise su correo' }).waitFor()
	await openReady(phone, linkIn(await letterTo(shopUrl, person.email, 'Set a new password')))
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
