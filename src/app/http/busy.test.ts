// A pool without a free connection: every request is answered with "try again", and no input is lost.
import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, expect, test } from 'vitest'
import { isAway } from '#database/failures.server.ts'
import { openDatabase, type Database } from '#database/client.server.ts'
import { inTransaction } from '#database/context.server.ts'
import { serviceContext } from '#http/context.server.ts'
import { contextOf, openTestDatabase } from '../../../tests/database.ts'
import { idleMessenger, idleParts } from '../../../tests/idle-app.ts'
import { createApp, type PageHandler } from './app.ts'
import { busyAnswer } from './busy.tsx'
import { readConfig } from '../config.ts'
import { openIdentity } from '../identity.ts'
import { createLogger } from '../log.ts'

const { database: roomy, url } = await openTestDatabase({ seeded: false })
/** One connection with a short wait. */
const tiny: Database =
	url === null
		? roomy
		: await openDatabase({ url, folder: 'memory', image: null, poolSize: 1, waitMs: 400, onError: () => {} })
afterAll(async () => {
	if (tiny !== roomy) await tiny.close()
})

const config = readConfig({ PUBLIC_URL: 'https://shop.example.com' })
const lines: string[] = []
const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) })

/** Like the router: logs what a page throws and shows the error page. */
const router: PageHandler = async (request, context) => {
	const { db, log: own } = context.get(serviceContext)
	try {
		const typed = new URLSearchParams(await request.text())
		await db.execute(sql`select ${typed.get('player') ?? ''}::text`)
		return new Response('<h1>Done</h1>', { headers: { 'Content-Type': 'text/html' } })
	} catch (failure) {
		own.error({ err: failure }, 'loader or action failed')
		return new Response('<h1>Fault</h1>', { status: 500, headers: { 'Content-Type': 'text/html' } })
	}
}
const app = createApp({
	...idleParts(),
	config,
	auth: await openIdentity({ config, database: tiny, messenger: idleMessenger }),
	database: tiny,
	log,
	handle: router,
})
const ask = (path: string, init: RequestInit = {}) =>
	Promise.resolve(app.request(`https://shop.example.com${path}`, init))

/** Someone else holds the only connection meanwhile. */
async function whileBusy<Result>(work: () => Promise<Result>): Promise<Result> {
	const done = Promise.withResolvers<void>()
	const held = Promise.withResolvers<void>()
	const holder = tiny.db.transaction(async (db) => {
		await db.execute(sql`select 1`)
		held.resolve()
		await done.promise
	})
	await held.promise
	try {
		return await work()
	} finally {
		done.resolve()
		await holder
	}
}

const asPage = { Accept: 'text/html,*/*' }
const formOf = (fields: [string, string][], headers: Record<string, string> = asPage): RequestInit => {
	const body = new URLSearchParams(fields).toString()
	const told = {
		'Content-Type': 'application/x-www-form-urlencoded',
		'Content-Length': String(Buffer.byteLength(body)),
		'Sec-Fetch-Site': 'same-origin',
	}
	return { method: 'POST', body, headers: { ...told, ...headers } }
}

test.skipIf(url === null)('a page that was asked for may be asked for again', async () => {
	const answer = await whileBusy(() => ask('/account?tab=orders', { headers: asPage }))
	expect(answer.status).toBe(503)
	expect(answer.headers.get('retry-after')).toBe('5')
	expect(answer.headers.get('cache-control')).toBe('no-store')
	expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
	const page = await answer.text()
	expect(page).toContain('The shop is very busy')
	expect(page).toContain('href="/account?tab=orders"')
	expect(page).not.toContain('Fault')
	expect((await ask('/account', { headers: asPage })).status).toBe(200)
})

test.skipIf(url === null)('a form comes back whole, to be sent again', async () => {
	const fields: [string, string][] = [
		['street', '12 "Main" St\r\n<b>'],
		['player', 'Riley Johnson'],
		['player', 'Kim'],
	]
	const answer = await whileBusy(() => ask('/checkout?step=2', formOf(fields)))
	expect(answer.status).toBe(503)
	const page = await answer.text()
	expect(page).toContain('<form action="/checkout?step=2" method="post">')
	for (const value of ['12 &quot;Main&quot; St\r\n&lt;b&gt;', 'Riley Johnson', 'Kim'])
		expect(page).toContain(`value="${value}"`)
})

test.skipIf(url === null)('a password is never written into a page', async () => {
	const page = await (
		await whileBusy(() =>
			ask(
				'/auth',
				formOf([
					['email', 'a@b.example'],
					['password', 'swordfish'],
				]),
			),
		)
	).text()
	expect(page).not.toContain('swordfish')
	expect(page).not.toContain('<form')
	expect(page).toContain('Go back')
})

test.skipIf(url === null)(
	'scripts, the router and the clients of accounts read it in their own way',
	async () => {
		const [script, router, client] = await whileBusy(() =>
			Promise.all([
				ask('/cart', formOf([['intent', 'add']], { Accept: 'application/json' })),
				ask('/checkout.data', formOf([['street', 'x']], { Accept: '*/*' })),
				ask('/auth/v1/token?grant_type=password', {
					method: 'POST',
					body: JSON.stringify({ email: 'a@b.example', password: 'swordfish' }),
					headers: { 'Content-Type': 'application/json', 'X-Supabase-Api-Version': '2024-01-01' },
				}),
			]),
		)
		expect([script.status, router.status, client.status]).toEqual([503, 503, 503])
		expect(await script.json()).toMatchObject({ toast: { tone: 'error', title: 'The shop is very busy' } })
		expect(await router.text()).toMatch(/^We could not finish that just now/)
		expect(client.headers.get('x-supabase-api-version')).toBe('2024-01-01')
		expect(await client.json()).toMatchObject({ error_code: 'request_timeout' })
	},
)

test.skipIf(url === null)('it is logged once, without what was typed', async () => {
	lines.length = 0
	const written: string[] = []
	const shown = createLogger({ logLevel: 'info' }, { write: (line) => void written.push(line) })
	await whileBusy(() => ask('/checkout', formOf([['player', 'Riley Johnson']])))
	expect(lines).toHaveLength(1)
	const failure = await whileBusy(() =>
		tiny.db.execute(sql`select ${'Riley Johnson'}::text`).catch((thrown: unknown) => thrown),
	)
	shown.error({ err: failure }, 'loader or action failed')
	expect(written.join('')).toContain('timeout exceeded when trying to connect')
	expect(written.join('')).not.toContain('Riley')
})

test.skipIf(url === null)('a lost connection is no fault of the request, a wrong statement is', async () => {
	const thrownBy = (statement: ReturnType<typeof sql>) =>
		inTransaction(contextOf(tiny), ({ db }) => db.execute(statement)).catch((failure: unknown) => failure)
	expect(isAway(await thrownBy(sql`select pg_terminate_backend(pg_backend_pid())`))).toBe(true)
	expect(isAway(await thrownBy(sql`select nothing from nowhere`))).toBe(false)
	expect(isAway(await thrownBy(sql`select 1`))).toBe(false)
})

test('its page is in the language of the reader, and keeps the form', async () => {
	const pageIn = async (headers: Record<string, string>, path = '/checkout?step=2') => {
		const request = new Request(`https://shop.example.com${path}`, formOf([['street', 'Calle 12']], headers))
		const answer = await busyAnswer(request.clone(), {
			config: { ...config, hasPseudoLanguage: true },
			form: request,
		})
		return { language: answer.headers.get('content-language'), page: await answer.text() }
	}
	const spanish = await pageIn({ ...asPage, 'Accept-Language': 'es-MX,es;q=0.9' })
	expect(spanish.language).toBe('es-US')
	expect(spanish.page).toContain('<html lang="es-US"')
	expect(spanish.page).toContain('La tienda está muy ocupada')
	expect(spanish.page).toContain('lo que escribió se conserva')
	expect(spanish.page).toContain('Volver a enviarlo')
	expect(spanish.page).toContain('value="Calle 12"')
	expect(spanish.page).not.toMatch(/very busy|try again|send it again|lang=en/i)
	const chosen = await pageIn({ ...asPage, 'Accept-Language': 'es', Cookie: 'language=en' })
	expect(chosen.language).toBe('en-US')
	expect(chosen.page).toContain('Send it again')
	expect((await pageIn(asPage, '/checkout?lang=en-XA')).page).toContain('lang="en-XA"')
})
