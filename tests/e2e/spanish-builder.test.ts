// A design in Spanish on a phone and on a wide screen: every step, the switch of languages, saving, sharing and the cart.
import type { Page } from 'playwright'
import { afterAll, expect, test } from 'vitest'
import { openBrowser } from '../chromium.ts'
import { newcomer, toast } from './account-page.ts'
import { axeFindings, closePage, focused, screens, widths, type Width } from './browser.ts'
import { builderPath, openStep, savedDesign, untilBuilderRuns } from './builder-page.ts'
import { patience } from './patience.ts'
import { shownTexts, textsBeyondScreen } from './shown-texts.ts'
import { englishIn } from './spanish-texts.ts'

const browser = await openBrowser()
afterAll(() => browser.close())

/** Names of designs, fonts, marks and products in the attributes of pictures, which cannot be marked as being in English. */
const names = /Gridiron Elite Game Jersey|Titan|Wildcats/g

async function expectWhole(page: Page, where: string): Promise<void> {
	const texts = (await shownTexts(page)).map((text) => text.replaceAll(names, ''))
	expect
		.soft(
			texts.filter((text) => englishIn(text).length > 0),
			where,
		)
		.toEqual([])
	// A narrow head cuts the rest of its title on purpose.
	const beyond = (await textsBeyondScreen(page)).filter((text) => !/^ · /.test(text))
	expect.soft(beyond, where).toEqual([])
	// What scrolls beneath the bar of prices comes forth again.
	const findings = (await axeFindings(page)).filter((finding) => !finding.includes('partially obscured'))
	expect.soft(findings, where).toEqual([])
}

async function openIn(width: Width, locale = 'es-MX'): Promise<Page> {
	const { page } = await newcomer(browser, { ...screens[width], locale })
	return page
}

test.each(widths)('every step of a saved design is in Spanish: %s', async (width) => {
	const page = await openIn(width)
	const { address } = await savedDesign(page, 'Wildcats', { playerName: 'Rivera', playerNumber: '24' })
	for (let step = 0; step < 8; step += 1) {
		await openStep(page, address, step)
		expect(await page.locator('html').getAttribute('lang')).toBe('es-US')
		await expectWhole(page, `${width}-${step}`)
	}
	await closePage(page)
})

test.each(widths)('a design from its colors to the cart: %s', async (width) => {
	const page = await openIn(width)
	const path = await builderPath()
	await openStep(page, path, 3)
	await page.getByLabel('Nombre del equipo', { exact: true }).first().fill('Linces')
	await page.getByText('Borrador en este dispositivo').waitFor(patience)
	await expectWhole(page, `${width}-names`)
	await page
		.getByRole('button', { name: /^Guardar/ })
		.first()
		.click()
	await toast(page, 'Diseño creado').waitFor(patience)
	await page.waitForURL(/\/builder\/[^/]+\/[^/?]+/)
	await page.getByRole('button', { name: 'Compartir' }).first().click()
	await page.getByRole('dialog').waitFor()
	await expectWhole(page, `${width}-share`)
	await page.getByRole('button', { name: 'Cerrar' }).first().click()
	await page.getByRole('link', { name: /^Revisión y precio/ }).click()
	await page.locator('#order-size-M').fill('12')
	await expectWhole(page, `${width}-review`)
	await page.getByRole('button', { name: 'Agregar al carrito' }).first().click()
	await page.getByRole('link', { name: 'Ver el carrito' }).first().waitFor(patience)
	await expectWhole(page, `${width}-cart`)
	await closePage(page)
})

const list = `Linces 2026
Nombre;Número;Talla;Padre o madre;Correo;Nombre
"Luz, Ana";07;única;Rosa Luz;rosa@example.com;
Beto Gil;1x;M;;rosa@;
Caro Paz;7;L;;;
Яна;12;S;;;`

test.each(widths)('a list of players with a row to repair is imported in Spanish: %s', async (width) => {
	const page = await openIn(width)
	await openStep(page, await builderPath(), 3)
	await page.locator('#playerName').fill('Rivera')
	await page.locator('#playerNumber').fill('24')
	const open = page.getByRole('button', { name: 'Pegar o subir una lista' })
	await open.click()
	await page.getByRole('dialog', { name: 'Cargar una lista de jugadores' }).waitFor(patience)
	const buffer = Buffer.from('%PDF-1.7')
	await page.locator('input[name=roster-file]').setInputFiles({ name: 'lista.pdf', mimeType: '', buffer })
	await page.getByText('Este archivo es un PDF.').waitFor()
	await expectWhole(page, `${width}-source`)

	await page.getByLabel('O pegue la lista').fill(list)
	await page.getByRole('button', { name: 'Leer la lista' }).click()
	await page.getByText('2 jugadores listos, 2 filas por corregir, 1 fila fuera.').waitFor()
	const notes = page.getByRole('region', { name: 'Filas de la lista' })
	await notes
		.getByText('Número: “1x” no es un número. Escriba uno o dos dígitos.')
		.locator('visible=true')
		.waitFor()
	await expectWhole(page, `${width}-review`)
	await page.getByLabel('“única” significa').selectOption('M')
	await notes.getByText('El 7 también está escrito como 07 en la fila 3.').locator('visible=true').waitFor()
	await page.getByLabel('Incluir la fila 6').uncheck()
	await expectWhole(page, `${width}-decided`)
	const downloading = page.waitForEvent('download')
	await page.getByRole('button', { name: 'Descargarlas con los motivos' }).click()
	expect((await downloading).suggestedFilename()).toBe('filas-por-corregir.csv')
	await page.getByLabel('Incluirlas').check()
	await page.getByRole('button', { name: 'Importar 3 jugadores' }).click()
	await toast(page, 'Lista cargada').waitFor(patience)
	await expectWhole(page, `${width}-players`)

	await open.click()
	await page.getByLabel('O pegue la lista').fill('Luz, Ana;07;M')
	await page.getByRole('button', { name: 'Leer la lista' }).click()
	await page.getByText('1 jugador ya está en la lista y quedaría dos veces.').waitFor()
	expect(await focused(page)).toBe('Cerrar')
	await expectWhole(page, `${width}-again`)
	await page.getByLabel('Reemplazarlos').check()
	await page.getByText('Se quitará a 2 jugadores que no están en la lista nueva.').waitFor()
	await expectWhole(page, `${width}-replaced`)
	await page.keyboard.press('Escape')
	await expect.poll(() => focused(page)).toBe('Pegar o subir una lista')
	await closePage(page)
})

test('the switch changes the language of the work as it stands', async () => {
	const page = await openIn('narrow', 'en-US')
	await openStep(page, await builderPath(), 3)
	await page.getByLabel('Team name', { exact: true }).first().fill('Linces')
	await page.getByRole('link', { name: 'Español' }).click()
	await page
		.getByText(/^Nombres y números/)
		.first()
		.waitFor(patience)
	expect(await page.locator('html').getAttribute('lang')).toBe('es-US')
	expect(await page.title()).toContain('Diseñe su')
	expect(await page.getByLabel('Nombre del equipo', { exact: true }).first().inputValue()).toBe('Linces')
	// The history of the work is kept as well.
	await page.getByRole('button', { name: 'Deshacer' }).click()
	expect(await page.getByLabel('Nombre del equipo', { exact: true }).first().inputValue()).toBe('')
	// The choice is remembered.
	await page.goto(`${await builderPath()}?start=plain&step=1`)
	await untilBuilderRuns(page)
	expect(await page.locator('html').getAttribute('lang')).toBe('es-US')
	await closePage(page)
})
