// A new player of a new team with a phone in Spanish, from the invitation through the portal to the paid order; the same
// portal without scripts and for a coach. No English text of the shop is in between.
import type { Page } from 'playwright'
import { afterAll, expect, inject, test } from 'vitest'
import { openBrowser } from '../chromium.ts'
import { newPerson, signIn, signUp, toast, type Person } from './account-page.ts'
import { closePage, findingsAtBothWidths, openPage, screens } from './browser.ts'
import { fillAddress } from './leave-order.ts'
import { lettersTo } from './mailbox.ts'
import { openTeam, type NewTeam } from './new-team.ts'
import { patience } from './patience.ts'
import { untilReactRuns } from './session-page.ts'
import { textsBeyondScreen } from './shown-texts.ts'
import { englishIn, expectSpanish } from './spanish-texts.ts'

const browser = await openBrowser()
afterAll(() => browser.close())
const shopUrl = inject('shopUrl')
const spanish = { ...screens.narrow, locale: 'es-MX' }
const team = {
	items: [{ name: 'Gridiron Pro Game Jersey', isRequired: true }, { name: 'Varsity Fleece Hoodie' }],
	players: [
		{ name: 'Alma Zubizarreta', number: '12', size: 'L', shorts: 'M' },
		{ name: 'Luz Zubizarreta', number: '4', size: 'M', shorts: 'M' },
	],
}

/** Nothing in English, nothing beyond the screen, and clean for axe on a phone and a wide screen. */
async function expectWhole(page: Page): Promise<void> {
	await expectSpanish(page)
	expect(await textsBeyondScreen(page)).toEqual([])
	expect(await findingsAtBothWidths(page)).toEqual([])
}

/** The toasts of scripts stand outside of the page's main part. */
async function expectToast(page: Page, title: string): Promise<void> {
	const shown = toast(page, title).last()
	await shown.waitFor()
	expect(englishIn(await shown.innerText())).toEqual([])
	await shown.getByRole('button').click()
}

/** The coach's own page, in English. */
async function coachOf({ coach }: NewTeam): Promise<Page> {
	const page = await openPage(browser)
	await signIn(page, coach)
	return page
}

const headers = { Origin: shopUrl }

/** @returns the path of the mailed invitation */
async function invite(coach: Page, portalId: string, email: string): Promise<string> {
	const form = { intent: 'mail', role: 'player', emails: email }
	expect((await coach.request.post(`/portal/${portalId}/people`, { headers, form })).ok()).toBe(true)
	const path = async () => {
		const links = (await lettersTo(shopUrl, email)).flatMap((letter) => letter.links)
		return links.map((link) => new URL(link).pathname).find((one) => one.startsWith('/join/'))
	}
	await expect.poll(path, patience).toBeDefined()
	return (await path()) ?? ''
}

type Player = { page: Page; person: Person }

/** Links the account to the first row of the roster, as the coach does on its page. */
async function linkFirstRow(coach: Page, { page: player, person }: Player, portalId: string): Promise<void> {
	// Casts: the shapes are those of the identity service and of the portal's own players.
	const { user } = (await (
		await player.request.post('/auth/v1/token?grant_type=password', {
			headers: { ...headers, 'X-Session-Transport': 'cookie' },
			data: person,
		})
	).json()) as { user: { id: string } }
	const answer = await coach.request.get(`/portal/${portalId}/players.json`)
	const { players } = (await answer.json()) as { players: { id: string }[] }
	const data = { intent: 'link-account', rowId: players[0]?.id, userId: user.id }
	expect((await coach.request.post(`/portal/${portalId}/roster/actions`, { headers, data })).ok()).toBe(true)
}

const size = (page: Page, at: number) => page.locator('main select[name^="sizeOf-"]').nth(at)
const addAnother = (page: Page, at: number) =>
	page.getByRole('button', { name: /^Agregar a mi pedido/ }).nth(at)
const toCheckout = (page: Page) => page.getByRole('link', { name: 'Ir a pagar' }).filter({ visible: true })
const complete = (page: Page) =>
	page.getByRole('button', { name: 'Completar el pedido' }).filter({ visible: true })

async function orderInPortal(page: Page): Promise<void> {
	await toCheckout(page).click()
	await expectToast(page, 'El carrito está vacío')
	await size(page, 0).selectOption({ index: 1 })
	await addAnother(page, 0).click()
	await expectToast(page, 'Agregado al carrito')
	await size(page, 1).selectOption({ index: 1 })
	await addAnother(page, 1).click()
	await page.getByText('Guardado. Puede seguir en cualquier dispositivo.').waitFor()
	await expectWhole(page)
	await page
		.getByRole('button', { name: /^Quitar / })
		.last()
		.click()
	await page.getByText('Se quitó una línea.').waitFor()
	await expectSpanish(page)
	await page.getByRole('button', { name: 'Volver a ponerla' }).click()
	// The switch keeps the cart and the address.
	await page.getByRole('link', { name: 'English' }).click()
	await page.getByRole('heading', { name: 'Your order' }).waitFor()
	expect(await page.locator('html').getAttribute('lang')).toBe('en-US')
	await expect.poll(() => page.getByRole('button', { name: /^Remove / }).count(), patience).toBe(2)
	await page.getByRole('link', { name: 'Español' }).click()
	await page.getByRole('heading', { name: 'Su pedido', exact: true }).waitFor()
	await untilReactRuns(page)
}

async function checkOut(page: Page): Promise<void> {
	await page.locator('main input[name^="qty-"]').first().fill('')
	await toCheckout(page).click()
	await page.waitForURL(/\/checkout\/bulk/)
	await untilReactRuns(page)
	await expectWhole(page)
	await complete(page).click()
	await expectToast(page, 'Revise los datos')
	await page.getByRole('link', { name: /^Fila 1: La cantidad debe ser al menos 1/ }).waitFor()
	await expectWhole(page)
	await page.locator('main input[name^="qty-"]').first().fill('1')
	await page.locator('main [name=zip]').fill('4410')
	await page.getByRole('button', { name: 'English' }).click()
	await page.getByRole('heading', { name: 'Bulk Checkout', level: 1 }).waitFor()
	expect(new URL(page.url()).searchParams.get('portal')).not.toBeNull()
	expect(await page.locator('main [name=zip]').inputValue()).toBe('4410')
	await page.getByRole('button', { name: 'Español' }).click()
	await page.getByRole('heading', { name: 'Completar el pedido del equipo', level: 1 }).waitFor()
	expect(await page.locator('main [name=zip]').inputValue()).toBe('4410')
	await fillAddress(page)
	await complete(page).click()
	await toast(page, 'Vamos a la página de pago').last().waitFor()
	await page.waitForURL('**/sandbox/pay/*')
	await expectSpanish(page)
}

test('a new player goes from the invitation to the paid order without a text in English', async () => {
	const opened = await openTeam(shopUrl, team)
	const coach = await coachOf(opened)
	const player = newPerson()
	const page = await openPage(browser, spanish)
	await signUp(page, player)
	await page.goto(await invite(coach, opened.portalId, player.email))
	await expectSpanish(page)
	await page.getByRole('button', { name: 'Aceptar la invitación' }).click()
	await page.waitForURL(`**/portal/${opened.portalId}`)
	await page.getByText('Su cuenta todavía no está unida a la lista del equipo').waitFor()
	await expectWhole(page)
	expect(await page.locator('html').getAttribute('lang')).toBe('es-US')
	await linkFirstRow(coach, { page, person: player }, opened.portalId)
	await closePage(coach)
	await page.reload()
	await untilReactRuns(page)
	await page.getByText('Alma Zubizarreta').first().waitFor()
	await expectWhole(page)
	await orderInPortal(page)
	await checkOut(page)
	await page.getByRole('link', { name: /sin pagar$/ }).click()
	await page.waitForURL(/payment=cancelled/)
	await page.getByText('Pago cancelado').waitFor()
	await expectWhole(page)
	await fillAddress(page)
	await complete(page).click()
	await page.waitForURL('**/sandbox/pay/*')
	await page.locator('main form button').first().click()
	await page.waitForURL(/payment=success/)
	await expectSpanish(page)
	await page.goto(`/portal/${opened.portalId}`)
	await page.getByText('Ya tiene todo lo que pide su equipo.').waitFor()
	await expectWhole(page)
	await page.goto('/portal/nowhere')
	await expectSpanish(page)
	await closePage(page)
	const [receipt] = await lettersTo(shopUrl, player.email)
	expect(englishIn(receipt?.text ?? 'the'), receipt?.subject).toEqual([])
})

test('without scripts the portal and its checkout answer in Spanish, and the switch keeps what was typed', async () => {
	const opened = await openTeam(shopUrl, team)
	const coach = await coachOf(opened)
	const player = newPerson()
	const page = await openPage(browser, { ...spanish, javaScriptEnabled: false })
	await signUp(page, player)
	await page.goto(await invite(coach, opened.portalId, player.email))
	await page.getByRole('button', { name: 'Aceptar la invitación' }).click()
	await page.waitForURL(`**/portal/${opened.portalId}`)
	await closePage(coach)
	await size(page, 0).selectOption({ index: 1 })
	await Promise.all([page.waitForEvent('load'), addAnother(page, 0).click()])
	await page.getByText('Carrito guardado').waitFor()
	await expectSpanish(page)
	const name = page.locator('main input[name^="name-"]').first()
	await name.fill('Alma')
	await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'English' }).click()])
	expect(await page.locator('html').getAttribute('lang')).toBe('en-US')
	expect(await name.inputValue()).toBe('Alma')
	await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Español' }).click()])
	await expectSpanish(page)
	await toCheckout(page).click()
	await page.waitForURL(/\/checkout\/bulk/)
	await page.locator('main [name=city]').fill('Lakewood')
	await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'English' }).click()])
	await page.getByRole('heading', { name: 'Bulk Checkout' }).waitFor()
	expect(await page.locator('main [name=city]').inputValue()).toBe('Lakewood')
	await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Español' }).click()])
	await expectSpanish(page)
	await Promise.all([page.waitForEvent('load'), complete(page).click()])
	await page.getByRole('alert').getByText('Escriba el código postal, por ejemplo 44107').first().waitFor()
	await expectSpanish(page)
	await closePage(page)
})

test('a coach orders for the team in Spanish, on a phone and on a wide screen', async () => {
	const opened = await openTeam(shopUrl, team)
	const path = `/portal/${opened.portalId}`
	for (const screen of [screens.narrow, screens.wide]) {
		const page = await openPage(browser, { ...screen, locale: 'es-MX' })
		await signIn(page, opened.coach)
		await page.goto(path)
		await page.getByRole('button', { name: 'Cargar la lista' }).and(page.locator(':enabled')).click()
		await expectToast(page, 'Lista del equipo cargada')
		await expectWhole(page)
		await page.goto(`${path}?view=items`)
		await page.getByRole('link', { name: 'English' }).click()
		await page.getByRole('heading', { name: 'Cart by player' }).waitFor()
		expect(new URL(page.url()).searchParams.get('view')).toBe('items')
		await page.getByRole('link', { name: 'Español' }).click()
		await page.getByRole('heading', { name: 'Carrito por jugador' }).waitFor()
		await untilReactRuns(page)
		await expectWhole(page)
		await toCheckout(page).click()
		await page.waitForURL(/\/checkout\/bulk/)
		await untilReactRuns(page)
		await page.getByRole('radio', { name: /^Orden de compra/ }).check()
		await expectWhole(page)
		await closePage(page)
	}
})
