// One engine: the words of a page.
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { put } from '../../../tests/factories/cart.ts'
import { insertProduct } from '../../../tests/factories/catalog.ts'
import { checkoutContext } from '../../../tests/factories/checkout.ts'
import { newBuyer } from '../../../tests/factories/orders.ts'
import { openTestSelling, shopUrl } from '../../../tests/factories/payments.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { serviceContext } from '#http/context.server.ts'
import type { Language } from '#kit/language.ts'
import { formatUsd } from '#kit/money.ts'
import { visitor } from '#kit/roles.ts'
import { orders } from '#orders/tables.ts'
import { CheckoutLanguage } from '../components/checkout-language.tsx'
import { CheckoutPage, EmptyCheckout } from '../components/checkout-page.tsx'
import { checkoutView } from '../service/checkout.server.ts'
import type { CheckoutAnswer } from '../views.ts'
import { action } from './checkout.tsx'

const { database, context: services } = await openTestDatabase({ seeded: false })
const selling = openTestSelling(services)
const product = await insertProduct(database.db, { priceCents: 5_000, stock: 50 })

async function newShopper() {
	const buyer = await newBuyer(services, ['coach'])
	await put(buyer, { userId: buyer.userId }, product, 'M', 1)
	return buyer
}
type Buyer = Awaited<ReturnType<typeof newShopper>>

/** Cast: the action reads only the request, the address and the context. */
function factsOf(buyer: Buyer, language: Language, { fields = {}, query = '', isVisitor = false }) {
	const context = checkoutContext(selling, buyer, language)
	if (isVisitor) context.set(serviceContext, { ...selling.at(buyer), actor: visitor })
	const url = new URL(`${shopUrl}/checkout${query}`)
	const headers = { cookie: `language=${language}` }
	const request = new Request(url, { method: 'POST', body: new URLSearchParams(fields), headers })
	return { request, context, url } as never
}

type Answered = { data: CheckoutAnswer; init: { status: number; headers: Record<string, string> } }

const viewOf = (buyer: Buyer, language: Language) =>
	checkoutView(selling.at(buyer), selling.dependencies, { email: '', isCancelled: false, language })

/** Posts the form. @returns the status, and the page around what was answered */
async function answeredPage(buyer: Buyer, language: Language, fields: Record<string, string>) {
	const { data: answer, init } = (await action(factsOf(buyer, language, { fields }))) as unknown as Answered
	const view = await viewOf(buyer, language)
	const element = (
		<CheckoutLanguage value={language}>
			{view.entries.length === 0 ? (
				<EmptyCheckout />
			) : (
				<CheckoutPage {...{ view, answer, nameHint: '', isLeaving: false }} />
			)}
		</CheckoutLanguage>
	)
	return { status: init.status, answer, html: rendered(element) }
}

const rendered = (element: ReactElement): string =>
	renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />)

const address = {
	name: 'Luz <Vale>',
	line1: '12 Mill Lane',
	line2: '',
	city: 'Lakewood',
	zip: '44107',
	phone: '',
}
const typed = { ...address, state: 'OH', paymentMode: 'card', poNumber: '' }

const seenBy = async (buyer: Buyer) => {
	const { revision, totals } = await viewOf(buyer, 'en')
	return { revision: String(revision), totalCents: String(totals.totalCents) }
}

test('a form that is wrong comes back with its errors in the language of its reader', async () => {
	const buyer = await newShopper()
	const fields = { ...typed, state: '', zip: 'x', phone: 'call me', paymentMode: 'school_po' }
	const es = await answeredPage(buyer, 'es', { ...fields, ...(await seenBy(buyer)) })
	expect(es.status).toBe(400)
	for (const text of [
		'Revise los datos',
		'Elija el estado',
		'Escriba el código postal, por ejemplo 44107',
		'Falta el número de la orden de compra de la escuela',
		'value="Luz &lt;Vale&gt;"',
		'value="call me"',
	])
		expect(es.html).toContain(text)
	expect(es.html).not.toMatch(/Validation|Ship to|Place Order/)
	const en = await answeredPage(buyer, 'en', { ...fields, ...(await seenBy(buyer)) })
	for (const text of [
		'Validation Failed',
		'State required',
		'ZIP code required, such as 44107',
		'PO Number required for school purchase orders',
	])
		expect(en.html).toContain(text)
})

test('a refusal of the shop is in the language of its reader, and nothing is ordered', async () => {
	const buyer = await newShopper()
	const seen = await seenBy(buyer)
	const total = formatUsd(Number(seen.totalCents))
	const cases = [
		{
			fields: { ...seen, revision: '0' },
			en: 'Your cart has changed in another window. Please look at it again and confirm.',
			es: 'Su carrito cambió en otra ventana. Mírelo otra vez y confirme.',
		},
		{
			fields: { ...seen, totalCents: '1' },
			en: `Prices have changed since you last looked. The total is now ${total}. Please check it and confirm.`,
			es: `Los precios cambiaron desde la última vez. El total ahora es de ${total}. Revíselo y confirme.`,
		},
	]
	for (const { fields, ...said } of cases)
		for (const language of ['en', 'es'] as const) {
			const { status, answer } = await answeredPage(buyer, language, { ...typed, ...fields })
			expect(status).toBe(409)
			expect(answer.message).toBe(said[language])
			expect(answer.title).toBe(language === 'en' ? 'Error' : 'No se hizo el pedido')
		}
	const placed = await database.db
		.select({ id: orders.id })
		.from(orders)
		.where(eq(orders.userId, buyer.userId))
	expect(placed).toEqual([])
})

test('a form without a session is answered in the language of its reader', async () => {
	const buyer = await newShopper()
	const { data, init } = (await action(
		factsOf(buyer, 'es', { fields: typed, isVisitor: true }),
	)) as unknown as Answered
	expect(init.status).toBe(401)
	expect(data.title).toBe('Hace falta iniciar sesión')
	expect(data.message).toBe('Inicie sesión para completar su pedido')
	expect(data.typed.name).toBe('Luz <Vale>')
})

test('the switch of languages brings the form back as it was typed, remembers the choice and orders nothing', async () => {
	const buyer = await newShopper()
	const fields = { ...typed, state: '', zip: 'x', ...(await seenBy(buyer)), switch: 'es' }
	const { data, init } = (await action(
		factsOf(buyer, 'en', { fields, query: '?lang=es' }),
	)) as unknown as Answered
	expect(init.status).toBe(200)
	expect(init.headers['Set-Cookie']).toMatch(/^language=es; Path=\//)
	expect(data).toMatchObject({ title: '', message: '', errors: {}, typed: { zip: 'x', name: 'Luz <Vale>' } })
	const view = await viewOf(buyer, 'es')
	const html = rendered(
		<CheckoutLanguage value="es">
			<CheckoutPage {...{ view, answer: data, nameHint: '', isLeaving: false }} />
		</CheckoutLanguage>,
	)
	expect(html).toContain('value="Luz &lt;Vale&gt;"')
	expect(html).not.toContain('role="alert"')
	const placed = await database.db
		.select({ id: orders.id })
		.from(orders)
		.where(eq(orders.userId, buyer.userId))
	expect(placed).toEqual([])
})

test('an order placed in Spanish is paid and written about in Spanish', async () => {
	const languageOfOrder = async (language: Language) => {
		const buyer = await newShopper()
		const fields = { ...typed, ...(await seenBy(buyer)), via: 'script' }
		const { data } = (await action(factsOf(buyer, language, { fields }))) as unknown as {
			data: { kind: string; url: string }
		}
		expect(data.kind).toBe('pay')
		const [order] = await database.db
			.select({ language: orders.language })
			.from(orders)
			.where(eq(orders.userId, buyer.userId))
		const sessionId = new URL(data.url).pathname.split('/').at(-1) ?? ''
		const page = await selling.sandbox.pageOf(selling.at(services), sessionId)
		return [order?.language, page?.language, page?.title.replace(/#.*/, '#')]
	}
	expect(await languageOfOrder('es')).toEqual(['es', 'es', 'Fieldhouse, pedido #'])
	expect(await languageOfOrder('en')).toEqual(['en', 'en', 'Fieldhouse order #'])
})
