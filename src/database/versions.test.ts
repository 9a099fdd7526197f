import { expect, test } from 'vitest'
import { openTestDatabase } from '../../tests/database.ts'
import { inTransaction } from './context.server.ts'
import { announceChange, followVersion, raiseVersion, readVersion } from './versions.server.ts'

const { database, context } = await openTestDatabase({ seeded: false })

test('a raised version is seen at once after an announcement, and within a second without one', async () => {
	let clock = 1_000_000
	const follower = followVersion(database.db, 'catalog', () => clock)
	const before = await follower.current()
	await inTransaction(context, (inner) => raiseVersion(inner.db, 'catalog'))
	expect(follower.known()).toBe(before)
	announceChange()
	expect(await follower.current()).toBe(before + 1)
	await inTransaction(context, (inner) => raiseVersion(inner.db, 'catalog'))
	clock += 1_001
	expect(follower.known()).toBeUndefined()
	expect(await follower.current()).toBe(before + 2)
})

test('a transaction that fails raises nothing', async () => {
	const before = await readVersion(database.db, 'catalog')
	await expect(
		inTransaction(context, async (inner) => {
			await raiseVersion(inner.db, 'catalog')
			throw new Error('no')
		}),
	).rejects.toThrow('no')
	expect(await readVersion(database.db, 'catalog')).toBe(before)
})

test('asking the pool inside a transaction fails at once instead of waiting for ever', async () => {
	await expect(inTransaction(context, () => readVersion(database.db, 'catalog'))).rejects.toMatchObject({
		cause: { message: expect.stringContaining('use the inner context') },
	})
})

test('a use case inside a transaction joins it', async () => {
	await inTransaction(context, (outer) =>
		inTransaction(outer, async (inner) => {
			expect(inner.db).toBe(outer.db)
		}),
	)
})
