import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { ServiceContext } from '#database/context.server.ts'
import { profiles } from '#accounts/tables.ts'
import { favorites, products } from '../tables.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { insertProduct } from '../../../tests/factories/catalog.ts'
import { favoritesLimit } from '../rules/product/favorites.ts'
import {
	favoriteCards,
	favoriteIds,
	favoritesOf,
	joinFavorites,
	starProduct,
	unstarProduct,
} from './favorites.server.ts'

const { database, context } = await openTestDatabase({ seeded: false })

/** A separate person for each test. */
async function person(now = context.now): Promise<ServiceContext> {
	const userId = randomUUID()
	await database.db.insert(profiles).values({ id: userId, email: `${userId}@example.test` })
	return { ...context, now, actor: { userId, roles: ['retail'] } }
}
const models = async (of: ServiceContext, limit?: number) =>
	(await favoritesOf(of, limit)).map(({ model }) => model)

/** Creates `count` equal products. */
async function copies(count: number): Promise<string[]> {
	const template = await insertProduct(database.db)
	const [row] = await database.db.select().from(products).where(eq(products.id, template))
	if (!row) throw new Error('the factory made no product')
	const many = Array.from({ length: count }, () => ({ ...row, id: randomUUID(), sku: randomUUID() }))
	await database.db.insert(products).values(many)
	return many.map(({ id }) => id)
}

test('stars are kept per person, newest first, and twice is once', async () => {
	const [one, other] = [await person(), await person()]
	const older = await insertProduct(database.db, { model: 'Older' })
	const newer = await insertProduct(database.db, { model: 'Newer' })
	await starProduct(one, older)
	await starProduct({ ...one, now: new Date(one.now.getTime() + 1_000) }, newer)
	await starProduct({ ...one, now: new Date(one.now.getTime() + 2_000) }, older)
	expect(await models(one)).toEqual(['Newer', 'Older'])
	expect(await models(one, 1)).toEqual(['Newer'])
	expect(await models(other)).toEqual([])
})

test('a star can be taken away, also one that is not there', async () => {
	const one = await person()
	const id = await insertProduct(database.db)
	await starProduct(one, id)
	await unstarProduct(one, id)
	await unstarProduct(one, id)
	await unstarProduct(one, 'no id at all')
	expect(await favoritesOf(one)).toEqual([])
})

test("no one takes away another person's star", async () => {
	const [one, other] = [await person(), await person()]
	const id = await insertProduct(database.db)
	await starProduct(one, id)
	await unstarProduct(other, id)
	expect(await favoritesOf(one)).toHaveLength(1)
})

test('a visitor is asked to sign in', async () => {
	const id = await insertProduct(database.db)
	const refusal = { code: 'signed_out' }
	await expect(starProduct(context, id)).rejects.toMatchObject(refusal)
	await expect(unstarProduct(context, id)).rejects.toMatchObject(refusal)
	await expect(favoritesOf(context)).rejects.toMatchObject(refusal)
})

test('a missing, malformed or unpublished product cannot be starred', async () => {
	const one = await person()
	const unpublished = await insertProduct(database.db, { isActive: false })
	for (const id of [randomUUID(), 'nonsense', unpublished])
		await expect(starProduct(one, id)).rejects.toMatchObject({ code: 'not_found' })
})

test('a product that is taken down leaves the list and can be unstarred', async () => {
	const one = await person()
	const id = await insertProduct(database.db)
	await starProduct(one, id)
	await database.db.update(products).set({ status: 'archived' }).where(eq(products.id, id))
	expect(await favoritesOf(one)).toEqual([])
	await unstarProduct(one, id)
	const left = await database.db.select().from(favorites).where(eq(favorites.productId, id))
	expect(left).toEqual([])
})

test('the list takes 500 and refuses the next, leaving nothing behind', async () => {
	const one = await person()
	const { userId } = one.actor
	if (userId === null) throw new Error('the person is a visitor')
	const template = await insertProduct(database.db)
	const many = await copies(favoritesLimit)
	await database.db
		.insert(favorites)
		.values(many.map((productId) => ({ userId, productId, createdAt: one.now })))
	await expect(starProduct(one, template)).rejects.toMatchObject({ code: 'conflict' })
	expect(await favoritesOf(one, 9_999)).toHaveLength(favoritesLimit)
	await unstarProduct(one, many[0] ?? '')
	await starProduct(one, template)
	expect(await favoritesOf(one, Number.NaN)).toHaveLength(100)
})

test('what a browser kept joins the account in its order, and joining twice is once', async () => {
	const one = await person()
	const [first, second, third, hidden] = await Promise.all(
		['First', 'Second', 'Third', 'Hidden'].map((model) =>
			insertProduct(database.db, { model, isActive: model !== 'Hidden' }),
		),
	)
	if (!first || !second || !third || !hidden) throw new Error('no products')
	await starProduct({ ...one, now: new Date(one.now.getTime() - 60_000) }, third)
	const kept = [first, 'no id', hidden, randomUUID(), second, third]
	expect(await joinFavorites(one, kept)).toEqual([second, first, third])
	expect(await joinFavorites(one, kept)).toEqual([second, first, third])
	expect(await favoriteIds(one)).toEqual([second, first, third])
	expect(await joinFavorites(one, [])).toHaveLength(3)
})

test('joining stops where the room ends, and reads no more than the limit', async () => {
	const one = await person()
	const made = await copies(favoritesLimit + 2)
	await joinFavorites(one, made.slice(0, favoritesLimit - 1))
	expect(await joinFavorites(one, made.slice(favoritesLimit - 1))).toHaveLength(favoritesLimit)
	const other = await person()
	expect(await joinFavorites(other, [...made.slice(2), ...made.slice(0, 2)])).toHaveLength(favoritesLimit)
})

test('favorites are cards, newest star first', async () => {
	const one = await person()
	const older = await insertProduct(database.db, { model: 'Older card' })
	const newer = await insertProduct(database.db, { model: 'Newer card' })
	await joinFavorites(one, [older, newer])
	expect(await favoriteCards(one)).toMatchObject([
		{ id: newer, model: 'Newer card' },
		{ id: older, model: 'Older card' },
	])
})

test('a visitor has nothing to join', async () => {
	const refusal = { code: 'signed_out' }
	await expect(joinFavorites(context, [randomUUID()])).rejects.toMatchObject(refusal)
	await expect(favoriteIds(context)).rejects.toMatchObject(refusal)
	await expect(favoriteCards(context)).rejects.toMatchObject(refusal)
})
