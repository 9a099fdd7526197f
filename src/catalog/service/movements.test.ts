// The history of stock on both engines: every way that stock changes is in it, and the doctor sees what is not.
import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import type { Role } from '#kit/roles.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { insertProduct } from '../../../tests/factories/catalog.ts'
import { newBuyer } from '../../../tests/factories/orders.ts'
import { wrongHistories } from '../store/doctor.server.ts'
import { stockMovements, variants } from '../tables.ts'
import { applyFile, countStock } from './manage.server.ts'
import { movementsForStaff, movementsPerPage } from './movements.server.ts'
import { reserveStock, returnStock } from './stock.server.ts'

const { context } = await openTestDatabase({ seeded: false })
const { db } = context
const by = (...roles: Role[]): ServiceContext => ({ ...context, actor: { userId: randomUUID(), roles } })
const csr = by('csr')

const shelvesOf = (productId: string) =>
	db
		.select({ id: variants.id, stock: variants.stock, counted: variants.stockCounted })
		.from(variants)
		.where(eq(variants.productId, productId))
		.orderBy(variants.sizeRank)

const historyOf = async (productId: string, size: string | null = null) =>
	(await movementsForStaff(csr, { productId, size, before: null })).movements

test('orders, counts and files write what they change, by whom and for which order', async () => {
	const productId = await insertProduct(db, { sizes: ['M', 'L'], stock: 10 })
	const [m, l] = await shelvesOf(productId)
	if (!m || !l) throw new Error('No shelf')
	const orderId = randomUUID()
	const needs = [
		{ variantId: m.id, quantity: 3 },
		{ variantId: l.id, quantity: 1 },
	]
	await inTransaction(context, (inner) => reserveStock(inner, orderId, needs))
	await inTransaction(context, (inner) => returnStock(inner, orderId, needs.slice(0, 1)))
	const admin = await newBuyer(context, ['admin'])
	const counts = [{ variantId: m.id, seen: 10, base: m.counted, counted: 12 }]
	await inTransaction(admin, (inner) => countStock(inner, { productId, counts, reason: 'count' }))
	const stock = [{ variantId: m.id, base: m.counted + 2, delta: -4 }]
	await inTransaction(admin, (inner) => applyFile(inner, { stock, prices: [] }))
	const history = await historyOf(productId, 'M')
	expect(history.map(({ kind, delta, stock: left }) => [kind, delta, left])).toEqual([
		['imported', -4, 8],
		['counted', 2, 12],
		['returned', 3, 10],
		['sold', -3, 7],
	])
	expect(history[1]).toMatchObject({
		reason: 'count',
		actorId: admin.userId,
		actorName: `${admin.userId}@example.test`,
		orderId: null,
		size: 'M',
		color: 'Navy',
	})
	expect(history[3]).toMatchObject({ orderId, actorId: null, actorName: null })
	expect(await historyOf(productId, 'L')).toMatchObject([{ kind: 'sold', delta: -1, stock: 9 }])
	expect(await historyOf(productId)).toHaveLength(5)
})

test('what is refused leaves no trace', async () => {
	const productId = await insertProduct(db, { sizes: ['M'], stock: 2 })
	const [shelf] = await shelvesOf(productId)
	const needs = [{ variantId: shelf!.id, quantity: 3 }]
	expect(await inTransaction(context, (inner) => reserveStock(inner, randomUUID(), needs))).toHaveLength(1)
	const undone = inTransaction(context, async (inner) => {
		await reserveStock(inner, randomUUID(), [{ variantId: shelf!.id, quantity: 1 }])
		throw new Error('after the stock')
	})
	await expect(undone).rejects.toThrow('after the stock')
	expect(await historyOf(productId)).toEqual([])
})

test('a movement that waited for the lock is not older than the one before it', async () => {
	const productId = await insertProduct(db, { sizes: ['M'], stock: 9 })
	const [shelf] = await shelvesOf(productId)
	const needs = [{ variantId: shelf!.id, quantity: 1 }]
	const early = { ...context, now: new Date(context.now.getTime() - 5_000) }
	await inTransaction(context, (inner) => reserveStock(inner, randomUUID(), needs))
	await inTransaction(early, (inner) => reserveStock(inner, randomUUID(), needs))
	const history = await historyOf(productId)
	expect(history.map(({ stock, at }) => [stock, at])).toEqual([
		[7, context.now],
		[8, context.now],
	])
})

test('pages follow each other without a gap, for every size and for one', async () => {
	const productId = await insertProduct(db, { sizes: ['M', 'L'], stock: 500 })
	const shelves = await shelvesOf(productId)
	const needs = shelves.map(({ id }) => ({ variantId: id, quantity: 1 }))
	const orders = movementsPerPage + 5
	for (let at = 0; at < orders; at += 1) {
		const later = { ...context, now: new Date(context.now.getTime() + Math.floor(at / 3)) }
		await inTransaction(later, (inner) => reserveStock(inner, randomUUID(), needs))
	}
	for (const [size, total] of [
		[null, 2 * orders],
		['L', orders],
	] as const) {
		const seen: string[] = []
		for (let before: string | null = null, first = true; first || before !== null; first = false) {
			const page = await movementsForStaff(csr, { productId, size, before })
			seen.push(...page.movements.map(({ variantId, position }) => `${variantId} ${position}`))
			before = page.older
		}
		expect(seen).toHaveLength(total)
		expect(new Set(seen).size).toBe(total)
	}
	const stocks = (await historyOf(productId, 'L')).map(({ stock }) => stock)
	expect(stocks).toEqual(stocks.toSorted((a, b) => a - b))
})

test('only staff reads the history', async () => {
	const asked = { productId: randomUUID(), size: null, before: null }
	for (const who of [by(), by('retail'), by('coach'), by('production')])
		await expect(movementsForStaff(who, asked)).rejects.toMatchObject({ code: 'forbidden' })
	expect(await movementsForStaff(by('admin'), asked)).toEqual({ movements: [], older: null })
})

test('the doctor names a size whose stock changed outside of its history, and only that', async () => {
	const productId = await insertProduct(db, { sizes: ['M', 'L'], stock: 10 })
	const [m, l] = await shelvesOf(productId)
	expect(await wrongHistories(db)).toEqual([])
	await inTransaction(context, (inner) =>
		reserveStock(inner, randomUUID(), [{ variantId: m!.id, quantity: 1 }]),
	)
	await db.update(variants).set({ stock: 4 }).where(eq(variants.id, l!.id))
	expect(await wrongHistories(db)).toEqual([])
	await db.update(variants).set({ stock: 4 }).where(eq(variants.id, m!.id))
	const [finding, ...more] = await wrongHistories(db)
	expect(finding?.what).toMatch(/, Navy, M: stock 4, its history ends at 9$/)
	expect(more).toEqual([])
	await db.execute(sql`delete from ${stockMovements} where variant_id = ${m!.id}`)
	expect(await wrongHistories(db)).toEqual([])
})
