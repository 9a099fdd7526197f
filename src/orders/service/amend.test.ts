// Amending an order's lines: prices, stock and refusals, on both engines.
import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { insertProduct } from '../../../tests/factories/catalog.ts'
import { userRoles } from '#accounts/tables.ts'
import { products, variants } from '#catalog/tables.ts'
import { orderLines, orders } from '../tables.ts'
import { organizations } from '#portals/tables.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { messages } from '../messages.ts'
import type { WantedLine } from '../schemas.ts'
import type { OrderMove } from '../states.ts'
import { linesOf, lockOrder } from '../store/orders.server.ts'
import {
	historyOf,
	holdsIn,
	newBuyer,
	newOrder,
	newVariant,
	stockOf,
	testOrderDependencies,
	wanted,
} from '../../../tests/factories/orders.ts'
import { teamLines } from '../../../tests/factories/orders/team.ts'
import { amendLines, orderRevision, type Amending } from './amend.server.ts'
import { transitionOrder } from './transition.server.ts'

const { context } = await openTestDatabase({ seeded: false })
const dependencies = testOrderDependencies()

const locked = async (inner: ServiceContext, id: string) => {
	const order = await lockOrder(inner.db, id)
	if (!order) throw new Error('No such order')
	return order
}
const move = (id: string, made: OrderMove) =>
	inTransaction(context, async (inner) =>
		transitionOrder(inner, dependencies, { order: await locked(inner, id), move: made }),
	)

/** A purchase order sent back for changes, with two sizes of one garment. */
async function sentBack(lines?: readonly WantedLine[]) {
	const coach = await newBuyer(context, ['coach'])
	await context.db.insert(userRoles).values({ userId: coach.userId, role: 'coach' })
	const { id } = await newOrder(coach, dependencies, {
		lines: lines ?? [wanted(await newVariant(context, { stock: 10, priceCents: 5_000 }), 3)],
		paymentMode: 'school_po',
		poNumber: 'PO-1',
	})
	await move(id, 'request_changes')
	return { coach, id }
}

const amendIn = async (inner: ServiceContext, id: string, change: Partial<Amending>) => {
	const order = await locked(inner, id)
	const revision = orderRevision(order, await linesOf(inner.db, id))
	return amendLines(inner, { order, changes: new Map(), poNumber: null, revision, ...change })
}
const amend = (id: string, change: Partial<Amending>, by: ServiceContext = context) =>
	inTransaction(by, (inner) => amendIn(inner, id, change))
const lineNow = async (id: string, position = 0) => {
	const [row] = await context.db
		.select()
		.from(orderLines)
		.where(and(eq(orderLines.orderId, id), eq(orderLines.position, position)))
	return row
}

test('player, number and quantity change, prices and stock go along, by any of the staff', async () => {
	const { id } = await sentBack()
	const before = await lineNow(id)
	const csr = await newBuyer(context, ['csr'])
	const line = wanted(before!.variantId, 5, { name: 'Lee', number: '07' })
	const { order } = await amend(id, { changes: new Map([[0, line]]), poNumber: 'PO-2' }, csr)
	// 5 × $50 less the coach's 5 %, delivery and 8 % tax, on the terms of placement.
	expect(order).toMatchObject({ totalCents: 23_750 + 1_599 + 1_900, poNumber: 'PO-2' })
	const [kept] = await context.db.select().from(orders).where(eq(orders.id, id))
	expect(kept).toEqual(order)
	expect(await lineNow(id)).toMatchObject({
		id: before?.id,
		qty: 5,
		lineCents: 25_000,
		customization: { player_name: 'Lee', number: '07', size: 'L' },
	})
	expect(await holdsIn(context, id)).toEqual([{ quantity: 5, state: 'held' }])
	expect(await stockOf(context, before!.variantId)).toEqual({ stock: 5, counted: 10 })
	expect(await historyOf(context, id)).toEqual(['placed', 'request_changes', 'note'])
})

test('the terms are those of the order: a role that was lost since changes no rate, and a promotion stays', async () => {
	const { id, coach } = await sentBack()
	const before = await lineNow(id)
	await context.db.delete(userRoles).where(eq(userRoles.userId, coach.userId))
	const { order } = await amend(id, { changes: new Map([[0, wanted(before!.variantId, 4)]]) })
	expect(order?.pricing.adjustments).toMatchObject([
		{ kind: 'role', rateBp: 500, amountCents: -1_000 },
		{ kind: 'shipping', amountCents: 1_599 },
		{ kind: 'tax', rateBp: 800, amountCents: 1_520 },
	])
	// The discount tier counts the units after the change.
	const many = await amend(id, { changes: new Map([[0, wanted(before!.variantId, 10)]]) })
	expect(many.order?.totalCents).toBe(47_500 + 1_599 + 3_800)
	const changed = { ...many.order!.terms, promotion: { name: 'Spring', rateBp: 1_000 } }
	await context.db.update(orders).set({ terms: changed }).where(eq(orders.id, id))
	const kept = await amend(id, { changes: new Map([[0, wanted(before!.variantId, 4)]]) })
	expect(kept.order).toMatchObject({
		terms: changed,
		pricing: { adjustments: [{ kind: 'role' }, { kind: 'promotion', amountCents: -1_900 }, {}, {}] },
	})
})

test('bought in a sale that has ended: lines keep their price, an added one has that of now', async () => {
	const productId = await insertProduct(context.db, {
		sizes: ['M', '2XL'],
		sizeCents: { '2XL': 200 },
		priceCents: 4_000,
	})
	const [medium, large] = await context.db
		.select({ id: variants.id })
		.from(variants)
		.where(eq(variants.productId, productId))
		.orderBy(variants.sizeRank)
	const { id } = await sentBack([wanted(medium!.id, 3), wanted(medium!.id, 1, { name: 'Lee' })])
	await context.db.update(products).set({ basePriceCents: 5_000 }).where(eq(products.id, productId))
	const untouched = await amend(id, { poNumber: 'PO-SALE' })
	expect(untouched.order?.pricing.subtotalCents).toBe(4 * 4_000)
	const fewer = await amend(id, { changes: new Map([[0, wanted(medium!.id, 2)]]) })
	expect(fewer.order?.pricing.subtotalCents).toBe(3 * 4_000)
	// Another size costs what that size costs more, not what the sale took off.
	const larger = await amend(id, { changes: new Map([[0, wanted(large!.id, 2)]]) })
	expect(larger.order?.pricing.subtotalCents).toBe(2 * 4_200 + 4_000)
	const added = await amend(id, { added: [wanted(medium!.id, 1, { name: 'Kim' })] })
	expect(added.order?.pricing.subtotalCents).toBe(2 * 4_200 + 4_000 + 5_000)
	expect((await lineNow(id, 0))?.snapshot).toMatchObject({ baseCents: 4_200, sizeCents: 200 })
	expect((await lineNow(id, 2))?.snapshot).toMatchObject({ baseCents: 5_000 })
})

test('another size takes from its own shelf and gives the first one back', async () => {
	const productId = await insertProduct(context.db, { sizes: ['M', 'L'], stock: 4 })
	const [medium, large] = await context.db
		.select({ id: variants.id })
		.from(variants)
		.where(eq(variants.productId, productId))
		.orderBy(variants.sizeRank)
	const { id } = await sentBack([wanted(medium!.id, 2), wanted(medium!.id, 1, { name: 'Lee' })])
	expect((await stockOf(context, medium!.id))?.stock).toBe(1)
	await amend(id, { changes: new Map([[1, wanted(large!.id, 1, { name: 'Lee' })]]) })
	expect((await stockOf(context, medium!.id))?.stock).toBe(2)
	expect((await stockOf(context, large!.id))?.stock).toBe(3)
	expect((await lineNow(id, 1))?.customization.size).toBe('L')
	const removed = await amend(id, { changes: new Map([[0, null]]) })
	expect(removed.order?.pricing.units).toBe(1)
	expect((await stockOf(context, medium!.id))?.stock).toBe(4)
	expect(await lineNow(id, 0)).toBeUndefined()
})

test('too many are reported by line with what the order holds itself, and nothing moves', async () => {
	const { id } = await sentBack()
	const before = await lineNow(id)
	const outcome = await amend(id, { changes: new Map([[0, wanted(before!.variantId, 11)]]) })
	expect(outcome).toEqual({
		order: null,
		problems: [{ at: 0, kind: 'short', message: 'Only 10 units left in this size.', available: 10 }],
	})
	expect(await stockOf(context, before!.variantId)).toEqual({ stock: 7, counted: 10 })
	expect((await amend(id, { changes: new Map([[0, wanted(before!.variantId, 10)]]) })).problems).toEqual([])
	expect(await stockOf(context, before!.variantId)).toEqual({ stock: 0, counted: 10 })
})

test('what is not sold any more is reported, and goes when its line goes', async () => {
	const [gone, stays] = [await newVariant(context), await newVariant(context)]
	const { id } = await sentBack([wanted(gone, 1), wanted(stays, 1)])
	const { productId } = (await lineNow(id))!
	await context.db.update(products).set({ status: 'archived' }).where(eq(products.id, productId))
	const kept = await amend(id, { changes: new Map([[1, wanted(stays, 2)]]) })
	expect(kept.problems).toMatchObject([{ at: 0, kind: 'gone' }])
	const { order } = await amend(id, {
		changes: new Map([
			[0, null],
			[1, wanted(stays, 2)],
		]),
	})
	expect(order?.pricing.units).toBe(2)
})

test('designs are the buyer’s own, also when staff make the change', async () => {
	const [coach, other] = [await newBuyer(context, ['coach']), await newBuyer(context, ['coach'])]
	const [mine, foreign] = [await teamLines(coach, 1), await teamLines(other, 1)]
	const { id } = await newOrder(coach, dependencies, {
		lines: mine,
		paymentMode: 'school_po',
		poNumber: 'PO-3',
		seenTotalCents: 13_706,
	})
	await move(id, 'request_changes')
	const stolen = { ...mine[0]!, design: foreign[0]!.design }
	expect((await amend(id, { changes: new Map([[0, stolen]]) }, other)).problems).toMatchObject([
		{ at: 0, kind: 'design-gone' },
	])
	const foreignName = { ...mine[0]!, playerName: 'Яна' }
	expect((await amend(id, { changes: new Map([[0, foreignName]]) })).problems).toMatchObject([
		{ at: 0, kind: 'letters', message: expect.stringContaining('have no “Я”') },
	])
	expect((await amend(id, { changes: new Map([[0, { ...mine[0]!, playerName: 'Lee' }]]) })).problems).toEqual(
		[],
	)
})

test('two orders that take one number at the same moment: one gets it, the other is notified', async () => {
	const [organizationId, createdAt] = [randomUUID(), context.now]
	await context.db.insert(organizations).values({ id: organizationId, name: 'Lakewood Schools', createdAt })
	const [first, second] = [(await sentBack()).id, (await sentBack()).id]
	for (const [at, id] of [first, second].entries())
		await context.db
			.update(orders)
			.set({ organizationId, poNumber: `PO-OLD-${at}` })
			.where(eq(orders.id, id))
	const written = Promise.withResolvers<void>()
	const faster = inTransaction(context, async (inner) => {
		await amendIn(inner, first, { poNumber: 'PO-NEW' })
		written.resolve()
		// On PostgreSQL the other transaction has checked by then, found no clash, and waits for this one to end.
		await setTimeout(300)
	})
	await written.promise
	await expect(amend(second, { poNumber: 'po-new' })).rejects.toMatchObject({
		code: 'conflict',
		message: messages.poTaken,
	})
	await faster
})

test('refused: another garment, nothing left, no PO number, a line that is not there, an old state', async () => {
	const { id } = await sentBack()
	const { variantId } = (await lineNow(id))!
	const other = await newVariant(context)
	const cases: [Partial<Amending>, string][] = [
		[{ changes: new Map([[0, wanted(other)]]) }, 'invalid'],
		[{ changes: new Map([[0, null]]) }, 'invalid'],
		[{ poNumber: ' ' }, 'invalid'],
		[{ changes: new Map([[7, wanted(variantId)]]) }, 'conflict'],
		[{ revision: 'old' }, 'conflict'],
	]
	for (const [change, code] of cases) await expect(amend(id, change)).rejects.toMatchObject({ code })
	expect(await historyOf(context, id)).toEqual(['placed', 'request_changes'])
	await move(id, 'resubmit')
	await expect(amend(id, {})).rejects.toMatchObject({ code: 'conflict' })
})

test('of two windows on one state the second is notified', async () => {
	const { id } = await sentBack()
	const { variantId } = (await lineNow(id))!
	const [order] = await context.db.select().from(orders).where(eq(orders.id, id))
	const revision = orderRevision(order!, await linesOf(context.db, id))
	const outcomes = await Promise.allSettled(
		[4, 5].map((quantity) => amend(id, { changes: new Map([[0, wanted(variantId, quantity)]]), revision })),
	)
	expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
	const [hold] = await holdsIn(context, id)
	expect((await stockOf(context, variantId))?.stock).toBe(10 - (hold?.quantity ?? 0))
})
