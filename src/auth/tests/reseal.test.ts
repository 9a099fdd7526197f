// A leaked master key can be dropped: its secrets are re-sealed first, or become worthless.
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { authFactors, authSigningKeys } from '../tables/index.ts'
import { openTestAuth } from '../../../tests/auth.ts'
import { refreshSession } from '../service/sessions.server.ts'
import { resealSome } from '../service/clean-up.server.ts'
import { openAuth } from '../service/start.server.ts'

const shop = await openTestAuth()
const { db } = shop.context
const former = { id: 'test', secret: 'a secret for tests that is long enough' }
const next = { id: 'next', secret: 'another secret for tests, long enough' }
const strange = { id: 'strange', secret: 'a third secret for tests, long enough' }

const openWith = (masterKeys: { id: string; secret: string }[]) =>
	openAuth({
		database: shop.database,
		settings: shop.auth.settings,
		masterKeys,
		messenger: shop.auth.messenger,
		people: shop.auth.people,
	})

async function person() {
	const account = { email: `${randomUUID()}@example.com`, password: 'correct horse' }
	const { data } = await shop.client().signUp(account)
	const id = randomUUID()
	await db.insert(authFactors).values({
		id,
		userId: data.user!.id,
		type: 'totp',
		friendlyName: 'App',
		secretSealed: shop.auth.vault.seal('JBSWY3DP', id),
		createdAt: new Date(),
		updatedAt: new Date(),
	})
	return { session: data.session!, factorId: id }
}

const seedOf = async (id: string) =>
	(await db.select({ sealed: authFactors.secretSealed }).from(authFactors).where(eq(authFactors.id, id)))[0]
		?.sealed ?? ''

test('sealed anew, everything works on without the former key', async () => {
	const { session, factorId } = await person()
	const both = await openWith([next, former])
	expect(await resealSome({ ...shop.call(), auth: both })).toBeGreaterThanOrEqual(3)
	expect(await resealSome({ ...shop.call(), auth: both })).toBe(0)
	const alone = await openWith([next])
	expect(alone.vault.open(await seedOf(factorId), factorId).toString()).toBe('JBSWY3DP')
	expect((await alone.keys.verify(session.access_token)).sub).toBe(session.user.id)
	const grant = await refreshSession({ ...shop.call(), auth: alone }, session.refresh_token)
	expect(grant.full.user.id).toBe(session.user.id)
})

test('of several processes that seal anew at once, none undoes the work of another', async () => {
	const { factorId } = await person()
	const both = await openWith([next, former])
	await Promise.all([1, 2, 3].map(() => resealSome({ ...shop.call(), auth: both })))
	expect(both.vault.open(await seedOf(factorId), factorId).toString()).toBe('JBSWY3DP')
})

test('dropped at once, it takes along the sessions and the signing keys that it sealed', async () => {
	const { session } = await person()
	const call = { ...shop.call(), auth: await openWith([strange]) }
	await expect(refreshSession(call, session.refresh_token)).rejects.toMatchObject({
		code: 'refresh_token_not_found',
	})
	await expect(call.auth.keys.verify(session.access_token)).rejects.toMatchObject({ code: 'bad_jwt' })
	const current = await db.select().from(authSigningKeys).where(eq(authSigningKeys.state, 'current'))
	expect(current).toHaveLength(1)
	expect(await call.auth.keys.sign({ sub: 'somebody' })).toMatch(/^ey/)
})
