// The account page's loader and action in Spanish, on both engines: what they say, what is wrong, and the switch.
import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { authContext, viewerContext } from '#accounts/dependencies.server.ts'
import { serviceContext, siteContext } from '#http/context.server.ts'
import { visitor } from '#kit/roles.ts'
import { openTestAuth } from '../../../tests/auth.ts'
import { newMember, type Member } from '../../../tests/factories/accounts.ts'
import type { NotDone } from '../rules/outcomes.ts'
import { action, loader } from './account.tsx'

const { call, mails } = await openTestAuth()

function provided({ call: own, userId, email, accessToken }: Member) {
	const provider = new RouterContextProvider()
	const { auth: _auth, client: _client, ...services } = own
	provider.set(serviceContext, services)
	provider.set(authContext, own)
	// Casts: only these parts are read.
	provider.set(viewerContext, { userId, email, accessToken, lacksFactor: false, actor: own.actor } as never)
	provider.set(siteContext, { publicUrl: 'https://shop.test', hasPseudoLanguage: true } as never)
	return provider
}

const spanish = { 'Accept-Language': 'es-MX' }

function asked(member: Member, path: string, init: RequestInit = {}) {
	const url = new URL(`https://shop.test${path}`)
	return {
		request: new Request(url, { headers: spanish, ...init }),
		url,
		params: {},
		context: provided(member),
	}
}

// Casts: the loader and the action read only these parts, and answer with data.
const read = async (member: Member, path: string) => {
	const answer = (await loader(asked(member, path) as never)) as unknown
	return (answer as { data: Awaited<ReturnType<typeof loader>>['data'] }).data
}
type Answered = { data: NotDone; init: { status?: number; headers: Record<string, string> } }
const send = async (member: Member, fields: Record<string, string>, path = '/account') =>
	(await action(
		asked(member, path, { method: 'POST', body: new URLSearchParams(fields) }) as never,
	)) as unknown as Answered

test('devices, days and ways to sign in are in the language of the page', async () => {
	const member = await newMember(call())
	const { language, settings, head } = await read(member, '/account?tab=settings')
	expect(language).toBe('es')
	expect(head.memberSince).toMatch(/^\d{1,2} de [a-z]+ de 20\d\d$/)
	expect(settings).toMatchObject({
		devices: [{ name: 'Dispositivo desconocido', seen: 'ahora' }],
		identities: [{ label: 'Correo y contraseña', added: 'hace un momento' }],
	})
	const english = await read(member, '/account?tab=settings&lang=en')
	expect(english.settings).toMatchObject({
		devices: [{ name: 'Unknown device', seen: 'now' }],
		identities: [{ label: 'Email and password', added: 'just now' }],
	})
	expect((await read(member, '/account?lang=en-XA')).language).toBe('en-XA')
})

test.each([
	[
		{ intent: 'profile', fullName: 'x'.repeat(101), phone: 'abc' },
		{
			fullName: 'El nombre puede tener 100 caracteres como máximo',
			phone: 'Escriba un teléfono con su código de área, como (330) 555-0147',
		},
	],
	[
		{ intent: 'password', currentPassword: 'wrong horse', newPassword: 'a brand new horse' },
		{ currentPassword: 'Esa no es su contraseña actual.' },
	],
	[
		{ intent: 'password', currentPassword: 'correct horse', newPassword: 'x' },
		{ newPassword: 'La contraseña debe tener al menos 6 caracteres' },
	],
	[
		{ intent: 'password', currentPassword: 'correct horse', newPassword: 'correct horse' },
		{ newPassword: 'Elija una contraseña distinta de la actual.' },
	],
	[{ intent: 'email', newEmail: 'ana@' }, { newEmail: 'La dirección de correo no es válida' }],
	[
		{ intent: 'leave', confirmation: 'eliminar' },
		{ confirmation: 'Escriba DELETE, o su dirección de correo, para confirmar.' },
	],
] as const)('bad input is answered in Spanish and comes back as it was typed: %o', async (fields, errors) => {
	const { data, init } = await send(await newMember(call()), fields)
	expect(init.status).toBe(400)
	expect(data.errors).toEqual(errors)
	const shown = ['fullName', 'phone', 'newEmail', 'confirmation']
	for (const [name, value] of Object.entries(fields))
		expect(data.typed?.[name]).toBe(shown.includes(name) ? value : undefined)
})

test('what is no error of a field is in Spanish, too', async () => {
	const member = await newMember(call())
	expect((await send(member, { intent: 'unlink', id: crypto.randomUUID() })).data.notice).toBe(
		'Esta forma de iniciar sesión ya no existe.',
	)
	expect((await send(member, { intent: 'device', id: member.sessionId })).data.notice).toBe(
		'Este es el dispositivo que está usando. Cierre la sesión desde el menú.',
	)
	expect((await send(member, { intent: 'device', id: 'x' }, '/account?lang=en')).data.notice).toBe(
		'This device is signed out already.',
	)
})

test('the switch of languages does nothing, keeps what is typed and remembers the choice', async () => {
	const member = await newMember(call())
	const sent = mails.length
	const fields = { intent: 'profile', fullName: 'Ana', phone: 'x', switch: 'en', currentPassword: 'secret' }
	const { data, init } = await send(member, fields, '/account?tab=profile&lang=en')
	expect(data).toEqual({ section: 'profile', errors: {}, typed: { fullName: 'Ana', phone: 'x' } })
	expect(init.headers['Set-Cookie']).toContain('language=en;')
	expect((await read(member, '/account')).head.name).toBe('Pat Kim')
	const email = await send(member, { intent: 'email', newEmail: 'b@example.test', switch: 'es' })
	expect(email.data).toMatchObject({ section: 'email', typed: { newEmail: 'b@example.test' } })
	expect(mails).toHaveLength(sent)
})

test('a person who is signed out reads so in the language of the page', async () => {
	const member = await newMember(call())
	const gone = { ...member, call: { ...member.call, actor: visitor } }
	await expect(read(gone, '/account')).rejects.toMatchObject({
		data: { message: 'Inicie sesión para continuar.', language: 'es' },
		init: { status: 401 },
	})
})
