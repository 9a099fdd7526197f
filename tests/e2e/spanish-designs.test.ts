// A designer with a browser in Spanish: own designs, a copy and its name, a vote, comments, a new season.
import type { Page } from 'playwright'
import { afterAll, expect, inject, test } from 'vitest'
import { openBrowser } from '../chromium.ts'
import { newcomer, toast } from './account-page.ts'
import { closePage, findingsAtBothWidths, screens } from './browser.ts'
import { savedDesign } from './builder-page.ts'
import { expectSpanish } from './spanish-texts.ts'

const browser = await openBrowser()
afterAll(() => browser.close())
const spanish = { ...screens.narrow, locale: 'es-MX' }

async function expectWhole(page: Page): Promise<void> {
	await expectSpanish(page)
	expect(await findingsAtBothWidths(page)).toEqual([])
}

test('own designs are read, renamed and copied in Spanish, and keep what was searched', async () => {
	const { page } = await newcomer(browser, spanish)
	await page.goto('/designs')
	await page.getByText('Aún no hay diseños').waitFor()
	await expectWhole(page)
	const { address } = await savedDesign(page, 'Linces')
	await savedDesign(page, 'Lobos')
	await page.goto('/designs')
	expect(await page.title()).toBe('Mis diseños | Fieldhouse')
	await expectWhole(page)
	const id = address.split('/').at(-1) ?? ''
	const card = page.locator(`#design-${id}`)
	await card.getByRole('button', { name: /^Cambiar nombre/ }).click()
	await page.locator(`#name-${id}`).fill('Local')
	await page.locator(`#rename-${id}`).getByRole('button', { name: 'Guardar nombre' }).click()
	await toast(page, 'Nombre guardado').waitFor()
	await expectWhole(page)
	await card.getByRole('button', { name: /^Copiar/ }).click()
	await page.waitForURL(/\/builder\//)
	await page.goto('/designs?q=Local')
	await page.getByRole('heading', { name: 'Local (copia)' }).waitFor()
	await page.getByRole('link', { name: 'English' }).click()
	expect(page.url()).toContain('q=Local')
	await page.getByRole('heading', { name: '2 designs for “Local”' }).waitFor()
	await page.goto('/designs?q=nada')
	await page.getByText('No design called “nada”').waitFor()
	await closePage(page)
})

test('a vote is asked for in Spanish, and the switch loses nothing that was typed', async () => {
	const { page } = await newcomer(browser, spanish)
	for (const team of ['Linces', 'Lobos']) await savedDesign(page, team)
	await page.goto('/votes/new')
	await expectWhole(page)
	await page.getByLabel(/^Último día para votar/).fill('2020-01-01')
	await page.getByLabel(/Linces/).check()
	await page.getByRole('button', { name: 'Crear la votación' }).click()
	await page.getByText('Hay 3 cosas por corregir').waitFor()
	await page.getByText('Escriba un título, como “Camiseta local 2027”.').first().waitFor()
	await expectWhole(page)
	// Enter sends the form, not the switch of languages.
	await page.getByLabel(/^Título/).press('Enter')
	await page.getByText('Hay 3 cosas por corregir').waitFor()
	expect(await page.locator('html').getAttribute('lang')).toBe('es-US')
	await page.getByLabel(/^Título/).fill('Temporada')
	await page.getByRole('button', { name: 'English' }).click()
	expect(await page.getByLabel(/^Title/).inputValue()).toBe('Temporada')
	expect(await page.getByLabel(/^Last day of voting/).inputValue()).toBe('2020-01-01')
	expect(await page.getByLabel(/Linces/).isChecked()).toBe(true)
	await page.getByRole('button', { name: 'Español' }).click()
	const soon = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)
	await page.getByLabel(/^Último día para votar/).fill(soon)
	await page.getByLabel(/Lobos/).check()
	await page.getByRole('button', { name: 'Crear la votación' }).click()
	await toast(page, 'Votación creada: envíe ahora su enlace').waitFor()
	await expectWhole(page)
	await page.getByRole('button', { name: 'Cerrar la votación ahora' }).click()
	await toast(page, 'Votación cerrada').waitFor()
	await page.getByText(/^Usted la cerró el \d{1,2} de /).waitFor()
	await page.getByLabel('Nuevo último día para votar').fill('2020-01-01')
	await page.getByLabel('Nuevo último día para votar').press('Enter')
	await page.getByText(/^Elija un día de hoy en adelante/).waitFor()
	await expectWhole(page)
	await page.getByRole('button', { name: 'English' }).click()
	expect(await page.getByLabel('New last day of voting').inputValue()).toBe('2020-01-01')
	await closePage(page)
})

test('a new season and the comments on a design are in Spanish', async () => {
	const { page } = await newcomer(browser, spanish)
	const year = new Date().getUTCFullYear()
	const { address } = await savedDesign(page, `LINCES ${year}`)
	const id = address.split('/').at(-1) ?? ''
	await page.goto(`/designs/${id}/comments`)
	await page.getByText('Aún no hay comentarios').waitFor()
	await expectWhole(page)
	await page.goto(`/designs/${id}/new-season`)
	await page.getByText(`Nombre del equipo: “LINCES ${year}” pasa a ser “LINCES ${year + 1}”.`).waitFor()
	await expectWhole(page)
	await page.getByLabel('Temporada').fill('x')
	await page.getByLabel('Temporada').press('Enter')
	await page.getByText('Escriba el año de la temporada, como 2027.').waitFor()
	await expectWhole(page)
	await page.getByRole('button', { name: 'English' }).click()
	expect(await page.getByLabel('Season').inputValue()).toBe('x')
	await page.getByRole('button', { name: 'Español' }).click()
	await page.getByLabel('Temporada').fill(String(year + 1))
	await page.getByRole('button', { name: 'Empezar el diseño nuevo' }).click()
	await page.waitForURL(/\/builder\//)
	await closePage(page)
})

test('a missing design says so in Spanish, and a visitor is asked to sign in', async () => {
	const { page } = await newcomer(browser, spanish)
	for (const path of ['comments', 'new-season']) {
		const answer = await page.goto(`/designs/${crypto.randomUUID()}/${path}`)
		expect(answer?.status()).toBe(404)
		await page.getByText('No encontramos este diseño.').waitFor()
		await expectWhole(page)
	}
	await closePage(page)
	expect((await fetch(`${inject('shopUrl')}/votes`, { redirect: 'manual' })).status).toBe(302)
})
