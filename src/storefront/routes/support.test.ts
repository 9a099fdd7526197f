// The contact form begins with the name and the address of the person who is signed in, and answers in its reader's language.
// One engine: the statements are those of the shop's settings and prices.
import { randomUUID } from 'node:crypto'
import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { viewerContext } from '#accounts/dependencies.server.ts'
import { serviceContext, shopContext, siteContext } from '#http/context.server.ts'
import { specShell } from '#kit/shop.ts'
import { visitor } from '#kit/roles.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { mailContext } from '#mail/dependencies.server.ts'
import { messagesPerHour } from '#support/service/contact.server.ts'
import { supportMessages } from '#support/tables.ts'
import { action, loader } from './support.tsx'

const { context } = await openTestDatabase({ seeded: false })
const pat = { name: 'Pat Kim', email: 'pat@example.test' }
const person = { userId: randomUUID(), roles: ['retail'] } as const

test.each([
	['a person who is signed in', person, pat, pat],
	['a person without a name', person, { ...pat, name: '' }, { ...pat, name: '' }],
	['a person whose second step is missing', visitor, pat, { name: '', email: '' }],
	['a visitor', visitor, null, { name: '', email: '' }],
])('for %s', async (_, actor, viewer, sender) => {
	const provided = new RouterContextProvider()
	provided.set(serviceContext, { ...context, actor })
	provided.set(siteContext, { publicUrl: 'http://shop.test' } as never)
	provided.set(shopContext, specShell)
	provided.set(viewerContext, viewer as never)
	const request = new Request('http://shop.test/support')
	const url = new URL(request.url)
	expect((await loader({ request, url, context: provided } as never)).sender).toEqual(sender)
})

const message = { name: 'Ana', email: 'ana@example.test', subject: 'Tallas', message: '¿Hay 4XL?' }

/** As a Spanish browser sends the form. */
async function sent(fields: Record<string, string>, search = '') {
	const provided = new RouterContextProvider()
	provided.set(serviceContext, context)
	provided.set(siteContext, { publicUrl: 'http://shop.test', clientAddress: '192.0.2.7' } as never)
	provided.set(mailContext, { supportTo: null } as never)
	const url = new URL(`http://shop.test/support${search}`)
	const request = new Request(url, {
		method: 'POST',
		headers: { 'accept-language': 'es-US,es;q=0.9' },
		body: new URLSearchParams(fields),
	})
	return action({ request, url, context: provided } as never)
}

const kept = () => context.db.$count(supportMessages)

test('what is wrong is said in the language of the reader, with what was typed', async () => {
	expect(await sent({ ...message, name: '', email: 'ana' })).toMatchObject({
		init: { status: 400 },
		data: {
			typed: { ...message, name: '', email: 'ana' },
			errors: { name: 'Escriba su nombre', email: 'El correo electrónico no es válido' },
		},
	})
	expect(await sent({ ...message, name: '' }, '?lang=en')).toMatchObject({
		data: { errors: { name: 'Name is required' } },
	})
})

test('the switch of languages brings the form back as it was typed, and sends nothing', async () => {
	expect(await sent({ ...message, email: 'ana', switch: 'es' })).toMatchObject({
		init: { status: 200 },
		data: { typed: { ...message, email: 'ana' }, errors: {} },
	})
	await sent({ ...message, switch: 'es' })
	expect(await kept()).toBe(0)
})

test('who sends too many messages reads why in their language', async () => {
	for (let count = 0; count < messagesPerHour; count += 1)
		expect(await sent(message)).toMatchObject({ status: 303 })
	expect(await sent(message)).toMatchObject({
		init: { status: 429 },
		data: {
			typed: message,
			refusal: 'Ha enviado varios mensajes en menos de una hora. Espere un poco o llámenos.',
		},
	})
	expect(await kept()).toBe(messagesPerHour)
})

test.each([
	['bags', 'Cotización: Bolsas a la medida'],
	['toString', ''],
])('the subject of the topic %s is in the language of the reader', async (topic, subject) => {
	const provided = new RouterContextProvider()
	provided.set(serviceContext, { ...context, actor: visitor })
	provided.set(siteContext, { publicUrl: 'http://shop.test' } as never)
	provided.set(shopContext, specShell)
	const url = new URL(`http://shop.test/support?lang=es&topic=${topic}`)
	const loaded = await loader({ request: new Request(url), url, context: provided } as never)
	expect(loaded).toMatchObject({ language: 'es', subject })
})
