// The viewer of a page is read again as soon as anything about them may have changed.
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { inTransaction } from '#database/context.server.ts'
import { profiles } from '../tables.ts'
import { authSessions } from '#auth/tables/index.ts'
import { openTestAuth } from '../../../tests/auth.ts'
import { newMember } from '../../../tests/factories/accounts.ts'
import { portalMemberships } from '#portals/store/people.server.ts'
import { personInSession } from './viewer.server.ts'

const shop = await openTestAuth()
const { db, engine, statements } = shop.database

const somebody = async () => {
	const { userId, sessionId } = await newMember(shop.call())
	return { userId, sessionId }
}

const rename = (userId: string, fullName: string) => ({
	set: (inner: Pick<typeof db, 'update'>) =>
		inner.update(profiles).set({ fullName }).where(eq(profiles.id, userId)),
})

test('a second look costs no statement where no one else writes, and one where others may', async () => {
	const key = await somebody()
	await personInSession(db, portalMemberships, key)
	const before = statements()
	expect((await personInSession(db, portalMemberships, key))?.fullName).toBe('Pat Kim')
	expect(statements() - before).toBe(engine === 'embedded' ? 0 : 1)
})

test('a change is seen by the next look, also one made in a transaction', async () => {
	const key = await somebody()
	await personInSession(db, portalMemberships, key)
	await rename(key.userId, 'Robin').set(db)
	expect((await personInSession(db, portalMemberships, key))?.fullName).toBe('Robin')
	await inTransaction(shop.call(), async (inner) => {
		await rename(key.userId, 'Sascha').set(inner.db)
		expect((await personInSession(inner.db, portalMemberships, key))?.fullName).toBe('Sascha')
	})
	expect((await personInSession(db, portalMemberships, key))?.fullName).toBe('Sascha')
	await db.delete(authSessions).where(eq(authSessions.id, key.sessionId))
	expect(await personInSession(db, portalMemberships, key)).toBeUndefined()
})

test('looks and changes at once end with what the database holds', async () => {
	const key = await somebody()
	for (let round = 0; round < 20; round += 1) {
		const name = `Name ${round}`
		await Promise.all([
			personInSession(db, portalMemberships, key),
			rename(key.userId, name).set(db),
			personInSession(db, portalMemberships, key),
			inTransaction(shop.call(), async (inner) => {
				await rename(key.userId, `${name} in between`).set(inner.db)
				await rename(key.userId, `${name} at last`).set(inner.db)
			}),
			personInSession(db, portalMemberships, key),
		])
		const [row] = await db.select().from(profiles).where(eq(profiles.id, key.userId))
		expect((await personInSession(db, portalMemberships, key))?.fullName).toBe(row?.fullName)
	}
})

test('a session is nothing for another person', async () => {
	const [mine, theirs] = [await somebody(), await somebody()]
	await personInSession(db, portalMemberships, mine)
	expect(
		await personInSession(db, portalMemberships, { userId: theirs.userId, sessionId: mine.sessionId }),
	).toBeUndefined()
})
