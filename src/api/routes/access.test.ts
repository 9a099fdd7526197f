// Who may call what, what is refused and how, and what is done once, on both engines.
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { rateLimits } from '#database/tables/rate-limits.ts'
import { dayMs } from '#kit/time.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { clientOf, documentOf, newApiKey, openApi } from '../../../tests/factories/api.ts'
import { approvedOrder, jobsIn } from '../../../tests/factories/production.ts'
import { newTeam } from '../../../tests/factories/rosters.ts'
import { operations } from '../operations/all.server.ts'
import { problemsOf } from '../rules/openapi.ts'
import { problemType, type ProblemName } from '../rules/problems.ts'
import { apiLimits } from '../service/authenticate.server.ts'
import { abandonedMs, deleteExpired, doOnce, keptMs } from '../service/idempotency.server.ts'
import { revokeKey } from '../service/keys.server.ts'
import { scopes } from '../states.ts'
import { apiKeys, apiRequests } from '../tables.ts'

const opened = await openTestDatabase({ seeded: false })
const { context } = opened
const api = await openApi(opened)
const document = await documentOf(api)
const client = (key: string | null) => clientOf(api, document, key)
const admin = { ...context, actor: { userId: randomUUID(), roles: ['admin'] as const } }

const orderId = await approvedOrder(context, api.floor, { players: 1 })
const [job] = await jobsIn(context, orderId)
const { portalId } = await newTeam(context)
const existing: Record<string, string> = { orderId, jobId: job?.id ?? '', portalId }

const idOf = async (key: string) => {
	const [row] = await context.db
		.select()
		.from(apiKeys)
		.where(eq(apiKeys.prefix, key.slice(0, 12)))
	return row?.id ?? ''
}

/** Arguments for a record that does not exist, with the example of the document as the body. */
const missing = ({ body }: (typeof operations)[number]) => ({
	productId: randomUUID(),
	designId: randomUUID(),
	orderId: randomUUID(),
	approvalId: randomUUID(),
	jobId: randomUUID(),
	portalId: `test-${randomUUID()}`,
	...(body && { body: body.example }),
})

test('every operation is refused without a key, with a wrong one and without its scope, whether a record exists or not', async () => {
	const revoked = await newApiKey(context)
	await revokeKey(admin, await idOf(revoked))
	const expired = await newApiKey(context, { now: new Date(context.now.getTime() - 31 * dayMs) })
	const whole = client(await newApiKey(context))
	const refused: [string, string | null, number, ProblemName][] = [
		['no key', null, 401, 'no-key'],
		['unknown', `fhk_${'x'.repeat(43)}`, 401, 'invalid-key'],
		['revoked', revoked, 401, 'invalid-key'],
		['expired', expired, 401, 'expired-key'],
	]
	for (const operation of operations) {
		const given = missing(operation)
		const others = scopes.filter((scope) => scope !== operation.scope)
		const cases = [
			...refused,
			['scope', await newApiKey(context, { of: others }), 403, 'missing-scope'] as const,
		]
		for (const [what, key, status, kind] of cases) {
			const replies = [
				await client(key)(operation.id, given),
				await client(key)(operation.id, { ...given, ...existing }),
			]
			for (const { body, ...reply } of replies)
				expect([reply.status, body['type']], `${operation.id}, ${what}`).toEqual([status, problemType(kind)])
			const [one, other] = replies.map(({ body: { requestId: _id, ...body } }) => body)
			expect(one, `${operation.id}, ${what}`).toEqual(other)
			if (what === 'scope') await revokeKey(admin, await idOf(key ?? ''))
		}
		const reply = await whole(operation.id, given)
		if (problemsOf(operation).includes('not-found')) expect(reply.status, operation.id).toBe(404)
	}
})

test('the document is OpenAPI 3.1 and names every operation, schema and parameter once', () => {
	expect(document.openapi).toMatch(/^3\.1\./)
	const found = Object.entries(document.paths).flatMap(([path, methods]) =>
		Object.values(methods).map((one) => ({ path, ...one })),
	)
	expect(found.map(({ operationId }) => operationId).toSorted()).toEqual(
		operations.map(({ id }) => id).toSorted(),
	)
	for (const { path, parameters } of found) {
		const inPath = parameters.filter((one) => one.in === 'path').map(({ name }) => `{${name}}`)
		expect(path.match(/\{\w+\}/g) ?? []).toEqual(inPath)
	}
	const text = JSON.stringify(document)
	for (const [, name = ''] of text.matchAll(/"#\/components\/schemas\/(\w+)"/g))
		expect(document.components.schemas).toHaveProperty(name)
	expect(text).not.toContain('$schema')
	const names = operations.flatMap(({ body, answer }) => [
		...(body ? [body.name] : []),
		...('name' in answer ? [answer.name] : []),
	])
	expect(new Set(names).size).toBe(names.length)
})

test('a wrong request names its fields; a wrong address, method, type and size have their own problems', async () => {
	const key = await newApiKey(context)
	const call = client(key)
	const invalid = await call('quotePrice', { body: { items: [{ variantId: 'x', quantity: 0, more: 1 }] } })
	expect(invalid.status).toBe(400)
	// Cast: the form of problems was checked.
	const fields = (invalid.body['errors'] as { field: string }[]).map(({ field }) => field)
	expect(fields).toEqual(expect.arrayContaining(['body.items.0.variantId', 'body.items.0.quantity']))
	const gone = await call('quotePrice', { body: { items: [{ variantId: randomUUID(), quantity: 1 }] } })
	expect(gone.body['errors']).toMatchObject([{ field: 'body.items.0.variantId', message: 'Not sold' }])
	const headers = { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' }
	const sent = async (path: string, init: RequestInit) => {
		const answer = await api.ask(path, init)
		expect(answer.headers.get('content-type')).toBe('application/problem+json')
		expect(answer.headers.get('cache-control')).toBe('private, no-store')
		expect(answer.headers.has('access-control-allow-origin')).toBe(false)
		return answer
	}
	expect((await sent('/nothing', { headers })).status).toBe(404)
	const wrongMethod = await sent('/orders', { method: 'POST', headers, body: '{}' })
	expect([wrongMethod.status, wrongMethod.headers.get('allow')]).toEqual([405, 'GET'])
	const post = (body: string, type = 'application/json') =>
		sent('/prices/quote', { method: 'POST', headers: { ...headers, 'Content-Type': type }, body })
	expect((await post('{}', 'text/plain')).status).toBe(415)
	expect((await post('{')).status).toBe(400)
	expect((await post('['.repeat(3_000))).status).toBe(400)
	expect((await post(`"${'x'.repeat(1024 * 1024)}"`)).status).toBe(413)
	const withoutKey = await sent(`/orders/${orderId}/delivery`, { method: 'POST', headers })
	expect(await withoutKey.json()).toMatchObject({ errors: [{ field: 'header.Idempotency-Key' }] })
})

test('a key has a limit a minute, and its last use is written at most once a minute', async () => {
	const key = await newApiKey(context)
	const first = await client(key)('listOrders')
	expect(first.headers.get('ratelimit')).toMatch(/^"key";r=599;t=\d+$/)
	const used = async () =>
		(
			await context.db
				.select()
				.from(apiKeys)
				.where(eq(apiKeys.id, await idOf(key)))
		)[0]?.lastUsedAt
	const before = await used()
	await client(key)('listOrders')
	expect(await used()).toEqual(before)
	await context.db.update(rateLimits).set({ used: apiLimits.turns })
	const refused = await client(key)('listOrders')
	expect([refused.status, refused.body['type']]).toEqual([429, problemType('too-many-requests')])
	expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
	await context.db.delete(rateLimits)
})

test('a write that is sent again is done once; another body is refused', async () => {
	const id = await approvedOrder(context, api.floor, { players: 1 })
	const [own] = await jobsIn(context, id)
	const call = client(await newApiKey(context))
	const asked = { jobId: own?.id, 'Idempotency-Key': randomUUID() }
	const both = await Promise.all([
		call('moveJob', { ...asked, body: { move: 'start' } }),
		call('moveJob', { ...asked, body: { move: 'start' } }),
	])
	expect(both.map(({ status }) => status).toSorted()[0]).toBe(200)
	for (const { status, body } of both)
		if (status !== 200) expect([status, body['type']]).toEqual([409, problemType('in-progress')])
	await call('moveJob', { jobId: own?.id, body: { move: 'finish' } })
	const again = await call('moveJob', { ...asked, body: { move: 'start' } })
	expect(again.body).toMatchObject({ status: 'in_progress' })
	expect(again.headers.get('idempotent-replayed')).toBe('true')
	expect(await jobsIn(context, id)).toMatchObject([{ status: 'done' }])
	const other = await call('moveJob', { ...asked, body: { move: 'pack' } })
	expect([other.status, other.body['type']]).toEqual([422, problemType('reused-key')])
	const refused = { jobId: own?.id, 'Idempotency-Key': randomUUID() }
	expect((await call('moveJob', { ...refused, body: { move: 'resume' } })).status).toBe(409)
	expect((await call('moveJob', { ...refused, body: { move: 'pack' } })).status).toBe(200)
})

test('a request in progress is refused, one that died is done again, and answers end after a day', async () => {
	const keyId = await idOf(await newApiKey(context))
	const id = { keyId, idempotencyKey: randomUUID(), fingerprint: 'one' }
	let runs = 0
	const work = () => Promise.resolve({ status: 200, json: String((runs += 1)) })
	const at = (ms: number) => ({ ...context, now: new Date(context.now.getTime() + ms) })
	await context.db.insert(apiRequests).values({ ...id, startedAt: context.now })
	await expect(doOnce(at(1_000), { ...id, work })).rejects.toMatchObject({ kind: 'in-progress' })
	expect(await doOnce(at(abandonedMs + 1), { ...id, work })).toMatchObject({ json: '1', isRepeated: false })
	expect(await doOnce(at(abandonedMs + 2), { ...id, work })).toMatchObject({ json: '1', isRepeated: true })
	const failing = () => Promise.reject(new Error('away'))
	const late = abandonedMs + keptMs + 10
	await expect(doOnce(at(late), { ...id, work: failing })).rejects.toThrow('away')
	expect(await doOnce(at(late), { ...id, work })).toMatchObject({ json: '2', isRepeated: false })
	await deleteExpired(at(late + keptMs + 1))
	expect(await context.db.$count(apiRequests, eq(apiRequests.keyId, keyId))).toBe(0)
})
