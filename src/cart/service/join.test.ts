// Carts that are merged, ordered, or deleted; on both engines.
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { insertProduct } from '../../../tests/factories/catalog.ts'
import { inTransaction } from '#database/context.server.ts'
import { carts } from '../tables.ts'
import { rateLimits } from '#database/tables/rate-limits.ts'
import { newBuyer } from '../../../tests/factories/orders.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { linesIn, newVisitor, put } from '../../../tests/factories/cart.ts'
import { emptyAfterOrder, deleteOldCarts, joinCarts } from './join.server.ts'
import { countNewCart, newCartsPerHour } from './cart.server.ts'
import { cartOf, unitsOf } from './view.server.ts'

const { database, context } = await openTestDatabase({ seeded: false })
const jersey = await insertProduct(database.db, { stock: 5_000 })

async function both() {
	const person = await newBuyer(context)
	return { person, own: { userId: person.userId }, visitor: newVisitor() }
}
const ids = (own: { userId: string }, visitor: { visitorKey: string }) => ({ ...own, ...visitor })

test("a visitor's lines become the person's, equal ones added up, and twice is once", async () => {
	const { person, own, visitor } = await both()
	await put(context, visitor, jersey, 'M', 2)
	await put(context, visitor, jersey, 'L', 1)
	await put(person, own, jersey, 'M', 3)
	expect(await joinCarts(person, ids(own, visitor))).toBe(0)
	expect((await linesIn(person, own)).toSorted()).toEqual(['L 1', 'M 5'])
	expect(await joinCarts(person, ids(own, visitor))).toBe(0)
	expect((await linesIn(person, own)).toSorted()).toEqual(['L 1', 'M 5'])
	expect(await linesIn(context, visitor)).toEqual([])
})

test('two tabs that sign in at once join once, also when there is a cart already', async () => {
	for (const hasCart of [false, true]) {
		const { person, own, visitor } = await both()
		await put(context, visitor, jersey, 'M', 2)
		if (hasCart) await put(person, own, jersey, 'M', 1)
		await Promise.all(Array.from({ length: 4 }, () => joinCarts(person, ids(own, visitor))))
		expect(await unitsOf(person, own)).toBe(hasCart ? 3 : 2)
	}
})

test('what finds no room stays with the visitor and is not lost', async () => {
	const { person, own, visitor } = await both()
	await put(person, own, jersey, 'M', 990)
	await put(context, visitor, jersey, 'M', 20)
	expect(await joinCarts(person, ids(own, visitor))).toBe(11)
	expect(await linesIn(person, own)).toEqual(['M 999'])
	expect(await linesIn(context, visitor)).toEqual(['M 11'])
})

test('an order takes its units out, and what was put in since stays', async () => {
	const { person, own } = await both()
	await put(person, own, jersey, 'M', 2)
	await put(person, own, jersey, 'L', 1)
	const cart = await cartOf(person, own)
	const ordered = cart.lines.map(({ wanted }) => wanted)
	await put(person, own, jersey, 'M', 3)
	const before = await cartOf(person, own)
	await inTransaction(person, (inner) => emptyAfterOrder(inner, cart.id ?? '', ordered))
	expect(await linesIn(person, own)).toEqual(['M 3'])
	expect((await cartOf(person, own)).revision).toBe(before.revision + 1)
	await database.db.delete(carts).where(eq(carts.userId, own.userId))
	await emptyAfterOrder(person, cart.id ?? '', ordered)
	expect(await linesIn(person, own)).toEqual([])
})

test("carts of visitors are forgotten after 60 days, people's are not", async () => {
	const { person, own, visitor } = await both()
	const days = (count: number) => new Date(context.now.getTime() - count * 86_400_000)
	const fresh = newVisitor()
	await put({ ...context, now: days(61) }, visitor, jersey, 'M', 1)
	await put({ ...person, now: days(61) }, own, jersey, 'M', 1)
	await put({ ...context, now: days(59) }, fresh, jersey, 'M', 1)
	expect(await deleteOldCarts(context)).toBe(1)
	expect(await linesIn(context, visitor)).toEqual([])
	expect([await unitsOf(person, own), await unitsOf(context, fresh)]).toEqual([1, 1])
})

test('so many carts are begun from one address within the hour, and then no more', async () => {
	const address = '192.0.2.44'
	await countNewCart(context, address)
	await database.db.update(rateLimits).set({ used: newCartsPerHour - 1 })
	await countNewCart(context, address)
	await expect(countNewCart(context, address)).rejects.toMatchObject({ code: 'too_many' })
	await countNewCart(context, '192.0.2.45')
	await countNewCart(context, '')
	await countNewCart({ ...context, now: new Date(context.now.getTime() + 3_600_001) }, address)
})
