// What variants are ordered follows the orders through every transition, refund and amendment, on both engines.
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { variants } from '#catalog/tables.ts'
import { inTransaction } from '#database/context.server.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import {
	newBuyer,
	newOrder,
	newVariant,
	testOrderDependencies,
	wanted,
} from '../../../tests/factories/orders.ts'
import { ordersModule } from '../module.ts'
import type { WantedLine } from '../schemas.ts'
import type { OrderMove } from '../states.ts'
import { linesOf, lockOrder } from '../store/orders.server.ts'
import { recountOrdered, wrongOrderedUnits } from '../store/ordered-units.server.ts'
import type { OrderRow } from '../tables.ts'
import { moveStock } from './amend.server.ts'
import { wantedOf } from './lines.server.ts'
import { recordRefund, transitionOrder } from './transition.server.ts'

const { context } = await openTestDatabase({ seeded: false })
const { db } = context
const dependencies = testOrderDependencies()

const withLocked = <T>(id: string, work: (inner: typeof context, order: OrderRow) => Promise<T>) =>
	inTransaction(context, async (inner) => {
		const order = await lockOrder(inner.db, id)
		if (!order) throw new Error('No such order')
		return work(inner, order)
	})
const move = (id: string, made: OrderMove) =>
	withLocked(id, (inner, order) => transitionOrder(inner, dependencies, { order, move: made }))

const po = { paymentMode: 'school_po', poNumber: '1' } as const
const placed = async (lines: WantedLine[], payment: Partial<typeof po> = {}) =>
	newOrder(await newBuyer(context, ['coach']), dependencies, { lines, ...payment })
const orderedOf = async (id: string) =>
	(await db.select({ ordered: variants.ordered }).from(variants).where(eq(variants.id, id)))[0]?.ordered

const ways: [OrderMove[], typeof po | undefined, number][] = [
	[[], undefined, 0],
	[['pay'], undefined, 3],
	[['pay', 'start'], undefined, 0],
	[['pay', 'start', 'ship', 'deliver', 'refund'], undefined, 0],
	[['pay', 'refund'], undefined, 0],
	[['expire'], undefined, 0],
	[['expire', 'revive'], undefined, 3],
	[['approve'], po, 3],
	[['approve', 'void_approval'], po, 0],
	[['approve', 'void_approval', 'approve'], po, 3],
	[['approve', 'start'], po, 0],
	[['approve', 'cancel'], po, 0],
	[['request_changes', 'cancel'], po, 0],
]
test.each(ways)(
	'after %j its variant is ordered as often as it waits for production',
	async (made, payment, units) => {
		const variantId = await newVariant(context)
		const { id } = await placed([wanted(variantId, 2), wanted(variantId, 1, { name: 'LEE' })], payment)
		for (const one of made) await move(id, one)
		expect(await orderedOf(variantId)).toBe(units)
		expect(await wrongOrderedUnits(db)).toEqual([])
	},
)

test('a late payment that finds its goods sold orders nothing', async () => {
	const variantId = await newVariant(context, { stock: 3 })
	const { id } = await placed([wanted(variantId, 2)])
	await move(id, 'expire')
	await placed([wanted(variantId, 2)])
	expect(await move(id, 'revive')).toBeUndefined()
	expect(await orderedOf(variantId)).toBe(0)
})

test('refunded units and exchanged sizes are ordered no more', async () => {
	const [one, other] = [await newVariant(context), await newVariant(context)]
	const { id, totalCents } = await placed([wanted(one, 3)])
	await move(id, 'pay')
	const [line] = await linesOf(db, id)
	if (!line) throw new Error('No line')
	const back = (qty: number, amountCents: number) =>
		withLocked(id, (inner, order) =>
			recordRefund(inner, dependencies, {
				order,
				amountCents,
				lines: [{ lineId: line.id, qty }],
				reason: '',
			}),
		)
	await back(1, 5_400)
	expect(await orderedOf(one)).toBe(2)
	await withLocked(id, (inner, order) =>
		moveStock(inner, order, [{ row: line, wanted: wantedOf({ ...line, variantId: other, qty: 2 }) }]),
	)
	expect([await orderedOf(one), await orderedOf(other)]).toEqual([0, 2])
	await withLocked(id, (inner, order) => moveStock(inner, order, [{ row: line, wanted: wantedOf(line) }]))
	await back(2, totalCents - 5_400)
	expect([await orderedOf(one), await orderedOf(other)]).toEqual([0, 0])
	expect(await wrongOrderedUnits(db)).toEqual([])
})

test('orders of the same sizes, paid and started at once in another sequence, are all counted', async () => {
	const ids = await Promise.all(Array.from({ length: 6 }, () => newVariant(context, { stock: 100 })))
	const orders = await Promise.all(
		Array.from({ length: 8 }, (_, at) =>
			placed((at % 2 === 0 ? ids : ids.toReversed()).map((id) => wanted(id, 2))),
		),
	)
	await Promise.all(orders.map(({ id }) => move(id, 'pay')))
	expect(await Promise.all(ids.map(orderedOf))).toEqual(ids.map(() => 16))
	await Promise.all([
		...orders.filter((_, at) => at % 2 === 0).map(({ id }) => move(id, 'start')),
		inTransaction(context, (inner) => recountOrdered(inner.db)),
	])
	expect(await Promise.all(ids.map(orderedOf))).toEqual(ids.map(() => 8))
	expect(await wrongOrderedUnits(db)).toEqual([])
})

test('what another release did not count is found, counted anew every hour, and breaks no order meanwhile', async () => {
	const [uncounted, counted] = [await newVariant(context), await newVariant(context)]
	const { id } = await placed([wanted(uncounted, 3)])
	await move(id, 'pay')
	await db.update(variants).set({ ordered: 1 }).where(eq(variants.id, uncounted))
	await db.update(variants).set({ ordered: 4 }).where(eq(variants.id, counted))
	const found = (await wrongOrderedUnits(db)).map(({ what }) => what.split(': ')[1])
	expect(found.toSorted()).toEqual([
		'ordered 1, its orders have taken 3',
		'ordered 4, its orders have taken 0',
	])
	const run: Parameters<Parameters<typeof ordersModule.jobs>[0]['schedule']>[2]['run'][] = []
	ordersModule.jobs({ schedule: (_queue, _times, { run: one }) => void run.push(one) })
	await run[0]?.(context, {})
	expect([await orderedOf(uncounted), await orderedOf(counted)]).toEqual([3, 0])
	await db.update(variants).set({ ordered: 1 }).where(eq(variants.id, uncounted))
	await move(id, 'start')
	expect(await orderedOf(uncounted)).toBe(0)
	expect(await wrongOrderedUnits(db)).toEqual([])
})
