// One engine: the words of a page.
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { serviceContext, siteContext } from '#http/context.server.ts'
import type { Language } from '#kit/language.ts'
import { insertProduct } from '../../../tests/factories/catalog.ts'
import { put } from '../../../tests/factories/cart.ts'
import { siteIn } from '../../../tests/factories/site.ts'
import { newBuyer } from '../../../tests/factories/orders.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { cartOf } from '../service/view.server.ts'
import * as page from './cart.tsx'

const { database, context: services } = await openTestDatabase({ seeded: false })
const product = await insertProduct(database.db, { model: 'Cart Jersey', priceCents: 5_000, stock: 40 })
const buyer = await newBuyer(services)
const owner = { userId: buyer.userId }
await put(buyer, owner, product, 'M', 2)
const [line] = (await cartOf(buyer, owner)).lines

type Asked = { language: Language; fields?: Record<string, string>; query?: string; accept?: string }

/** Cast: loader and action read only the request, the address and the context. */
function factsOf({ language, fields, query = '', accept = 'text/html' }: Asked) {
	const context = new RouterContextProvider()
	context.set(serviceContext, buyer)
	context.set(siteContext, siteIn(language))
	const url = new URL(`https://shop.test/cart${query}`)
	const headers = { cookie: `language=${language}`, accept }
	const body = fields && new URLSearchParams(fields)
	const request = new Request(url, body ? { method: 'POST', body, headers } : { headers })
	return { request, context, url } as never
}

type Answer = { data: Record<string, unknown>; init: { status: number } | null }

/** Posts the form. @returns the status, and the page as the browser of a person without scripts gets it */
async function answeredPage(asked: Asked): Promise<{ status: number; html: string }> {
	const answered = (await page.action(factsOf(asked))) as unknown as Answer
	return { status: answered.init?.status ?? 200, html: await shown(asked, answered.data) }
}

async function shown(asked: Asked, actionData?: object): Promise<string> {
	const { fields: _sent, ...read } = asked
	const loaded = (await page.loader(factsOf(read))) as unknown as Answer
	const Page = page.default as unknown as (props: object) => ReactElement
	return renderToStaticMarkup(<Page {...{ loaderData: loaded.data, actionData }} />)
}

const add = (more: Record<string, string>) => ({ intent: 'add', product, color: 'navy', qty: '1', ...more })
const gone = '11111111-1111-4111-8111-111111111111'

type Wrong = { fields: Record<string, string>; status: number } & Record<Language, string[]>

const wrong: readonly Wrong[] = [
	{
		fields: add({ size: '' }),
		status: 400,
		en: ['Not added to your cart', 'Choose a size'],
		es: ['No se agregó a su carrito', 'Elija una talla'],
	},
	{
		fields: add({ size: 'Huge' }),
		status: 400,
		en: ['Not added to your cart', 'This size does not exist in this color. Choose another one.'],
		es: ['No se agregó a su carrito', 'Esta talla no existe en este color. Elija otra.'],
	},
	{
		fields: { intent: 'remove-it-all' },
		status: 400,
		en: ['Your cart was not changed', 'This could not be read. Please try again.'],
		es: ['Su carrito no se cambió', 'Esto no se pudo leer. Inténtelo otra vez.'],
	},
	{
		fields: { intent: 'quantity', line: gone, qty: '2' },
		status: 404,
		en: ['Your cart was not changed', 'This item is no longer in your cart.'],
		es: ['Su carrito no se cambió', 'Este artículo ya no está en su carrito.'],
	},
	{
		fields: { intent: 'quantity', line: line?.id ?? '', qty: 'many' },
		status: 400,
		en: ['Your cart was not changed', 'The quantity is a whole number from 0 to 999.'],
		es: ['Su carrito no se cambió', 'La cantidad es un número entero del 0 al 999.'],
	},
	{
		fields: { intent: 'quantity', line: line?.id ?? '', qty: '999' },
		status: 200,
		en: ['No more than that', 'That is all we have: your cart now holds 40.'],
		es: ['No hay más', 'Es todo lo que tenemos: en su carrito hay ahora 40.'],
	},
	{
		fields: { intent: 'code', code: 'fall"26' },
		status: 400,
		en: ['We do not know the code FALL&quot;26. Check its spelling.', 'value="fall&quot;26"'],
		es: ['No conocemos el código FALL&quot;26. Revise cómo está escrito.', 'value="fall&quot;26"'],
	},
	{
		fields: { intent: 'restore-kit', lines: 'broken' },
		status: 400,
		en: ['Your cart was not changed', 'This could not be read.'],
		es: ['Su carrito no se cambió', 'Esto no se pudo leer.'],
	},
]

test.each(wrong)(
	'the cart answers a wrong form in the language of its reader: $fields',
	async ({ fields, ...said }) => {
		for (const language of ['en', 'es'] as const) {
			const { status, html } = await answeredPage({ language, fields })
			expect(status).toBe(said.status)
			for (const text of said[language]) expect(html).toContain(text)
			for (const text of said[language === 'en' ? 'es' : 'en'].filter((one) => !one.startsWith('value=')))
				expect(html).not.toContain(text)
		}
	},
)

test('a script of a page in English is answered in the language that its reader chose', async () => {
	const [middleware] = page.middleware
	const facts = factsOf({ language: 'es', fields: add({ size: 'Huge' }), accept: 'application/json' })
	const next = () => Promise.reject(new Error('The page was asked, too'))
	const answered = (await middleware?.(facts, next)) as Response
	expect(answered.status).toBe(400)
	expect(await answered.json()).toMatchObject({
		toast: { title: 'No se agregó a su carrito', language: 'es' },
	})
})

test('the switch of languages keeps the code that was typed, and changes nothing', async () => {
	const before = (await cartOf(buyer, owner)).revision
	const fields = { intent: 'code', code: 'FALL<26>', switch: 'es' }
	const { status, html } = await answeredPage({ language: 'en', fields, query: '?lang=es' })
	expect(status).toBe(200)
	expect(html).toContain('Código de promoción')
	expect(html).toContain('value="FALL&lt;26&gt;"')
	expect(html).not.toMatch(/No conocemos|aria-invalid="/)
	expect((await cartOf(buyer, owner)).revision).toBe(before)
})

test('the page of an added item and of a removed one speaks the language of its reader', async () => {
	const added = (await page.action(
		factsOf({ language: 'es', fields: add({ size: 'L' }) }),
	)) as unknown as Response
	expect(added.status).toBe(303)
	const { search } = new URL(added.headers.get('location') ?? '', 'https://shop.test')
	expect(await shown({ language: 'es', query: search })).toContain('1 de Cart Jersey, Azul marino, L')
	expect(await shown({ language: 'en', query: search })).toContain('1 × Cart Jersey, Navy, L')
	const lineId = new URLSearchParams(search).get('line') ?? ''
	const { html } = await answeredPage({ language: 'es', fields: { intent: 'remove', line: lineId } })
	expect(html).toContain('Quitado: Cart Jersey, L.')
	expect(html).toContain('Deshacer')
})
