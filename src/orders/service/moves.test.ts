// Transitions of placed orders, with stock, history and mail in step, on both engines.
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { orderLines } from '../tables.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { lockOrder } from '../store/orders.server.ts'
import type { OrderMove, OrderStatus } from '../states.ts'
import {
	historyOf,
	holdsIn,
	newBuyer,
	newOrder,
	newVariant,
	statusOf,
	stockOf,
	testOrderDependencies,
	wanted,
} from '../../../tests/factories/orders.ts'
import { cancelOrder, expireOrder, lockedOrder, moveByStaff, overdue } from './manage.server.ts'
import { recordRefund, transitionOrder } from './transition.server.ts'

const { context } = await openTestDatabase({ seeded: false })

const later = (ms: number): ServiceContext => ({ ...context, now: new Date(context.now.getTime() + ms) })
/** Applies a transition as payments do, with the order locked. */
const move = (
	by: ServiceContext,
	dependencies: ReturnType<typeof testOrderDependencies>,
	[orderId, made]: [string, OrderMove],
) =>
	inTransaction(by, async (inner) => {
		const order = await lockOrder(inner.db, orderId)
		if (!order) throw new Error('No such order')
		return transitionOrder(inner, dependencies, { order, move: made })
	})

test('cancelled twice gives the stock back once', async () => {
	const buyer = await newBuyer(context)
	const dependencies = testOrderDependencies()
	const variantId = await newVariant(context)
	const { id } = await newOrder(buyer, dependencies, { lines: [wanted(variantId, 3)] })
	const cancel = () => cancelOrder(buyer, dependencies, { orderId: id, why: 'Changed my mind' })
	await Promise.all([cancel(), cancel()])
	await cancel()
	expect(await stockOf(context, variantId)).toEqual({ stock: 10, counted: 10 })
	expect(await holdsIn(context, id)).toEqual([{ quantity: 3, state: 'released' }])
	expect(await historyOf(context, id)).toEqual(['placed', 'cancel'])
	expect(dependencies.mails.filter(({ subject }) => /is cancelled/.test(subject))).toHaveLength(1)
})

test('others see no order of mine, staff does, and no one cancels a paid one', async () => {
	const buyer = await newBuyer(context)
	const dependencies = testOrderDependencies()
	const { id } = await newOrder(buyer, dependencies, { lines: [wanted(await newVariant(context))] })
	const stranger = await newBuyer(context, ['coach', 'school_admin', 'production'])
	const missing = { code: 'not_found', message: 'Order not found' }
	await expect(cancelOrder(stranger, dependencies, { orderId: id, why: '' })).rejects.toMatchObject(missing)
	await expect(cancelOrder(context, dependencies, { orderId: id, why: '' })).rejects.toMatchObject(missing)
	await expect(cancelOrder(buyer, dependencies, { orderId: 'x', why: '' })).rejects.toMatchObject(missing)
	const csr = await newBuyer(context, ['csr'])
	await expect(inTransaction(csr, (inner) => lockedOrder(inner, id))).resolves.toMatchObject({ id })
	await expect(moveByStaff(buyer, dependencies, { orderId: id, move: 'start' })).rejects.toMatchObject({
		code: 'forbidden',
	})
	await move(context, dependencies, [id, 'pay'])
	await expect(cancelOrder(csr, dependencies, { orderId: id, why: '' })).rejects.toMatchObject({
		code: 'conflict',
		message: 'This order is paid: that can no longer be done.',
	})
})

type Way = { by: OrderMove[]; to: OrderStatus; stock: number; hold: string; mails: string[] }
const ways: [string, boolean, Way][] = [
	['paid', false, { by: ['pay'], to: 'paid', stock: 7, hold: 'taken', mails: ['received', 'is paid'] }],
	[
		'made and delivered',
		false,
		{
			by: ['pay', 'start', 'ship', 'deliver'],
			to: 'delivered',
			stock: 7,
			hold: 'taken',
			mails: ['received', 'is paid', 'is on its way', 'has arrived'],
		},
	],
	[
		'run out',
		false,
		{ by: ['expire'], to: 'cancelled', stock: 10, hold: 'released', mails: ['received', 'is cancelled'] },
	],
	[
		'paid after it ran out',
		false,
		{
			by: ['expire', 'revive'],
			to: 'paid',
			stock: 7,
			hold: 'taken',
			mails: ['received', 'is cancelled', 'is paid'],
		},
	],
	[
		'refunded before work began',
		false,
		{ by: ['pay', 'refund'], to: 'refunded', stock: 10, hold: 'released', mails: ['received', 'is paid'] },
	],
	[
		'refunded while being made',
		false,
		{
			by: ['pay', 'start', 'refund'],
			to: 'refunded',
			stock: 7,
			hold: 'taken',
			mails: ['received', 'is paid'],
		},
	],
	[
		'approved',
		true,
		{ by: ['approve'], to: 'approved', stock: 7, hold: 'taken', mails: ['received', 'is approved'] },
	],
	[
		'called off after approval',
		true,
		{
			by: ['approve', 'cancel'],
			to: 'cancelled',
			stock: 10,
			hold: 'released',
			mails: ['received', 'is approved', 'is cancelled'],
		},
	],
	[
		'sent back and approved',
		true,
		{
			by: ['request_changes', 'resubmit', 'approve', 'start'],
			to: 'processing',
			stock: 7,
			hold: 'taken',
			mails: ['received', 'is approved'],
		},
	],
]
test.each(ways)('stock, history and mail keep step with an order that is %s', async (_name, isPo, way) => {
	const buyer = await newBuyer(context, ['coach'])
	const dependencies = testOrderDependencies()
	const variantId = await newVariant(context)
	const payment = isPo ? ({ paymentMode: 'school_po', poNumber: '1' } as const) : {}
	const { id } = await newOrder(buyer, dependencies, { lines: [wanted(variantId, 3)], ...payment })
	for (const made of way.by) await move(context, dependencies, [id, made])
	expect(await statusOf(context, id)).toBe(way.to)
	expect(await historyOf(context, id)).toEqual(['placed', ...way.by])
	expect(dependencies.moves).toEqual(way.by)
	expect(await stockOf(context, variantId)).toEqual({ stock: way.stock, counted: 10 })
	expect(await holdsIn(context, id)).toEqual([{ quantity: 3, state: way.hold }])
	expect(dependencies.mails.map(({ subject }) => way.mails.find((words) => subject.includes(words)))).toEqual(
		way.mails,
	)
})

test('a payment that comes too late finds the goods sold and changes nothing', async () => {
	const dependencies = testOrderDependencies()
	const variantId = await newVariant(context, { stock: 3 })
	const late = await newOrder(await newBuyer(context), dependencies, { lines: [wanted(variantId, 2)] })
	await move(context, dependencies, [late.id, 'expire'])
	await newOrder(await newBuyer(context), dependencies, { lines: [wanted(variantId, 2)] })
	expect(await move(context, dependencies, [late.id, 'revive'])).toBeUndefined()
	expect(await statusOf(context, late.id)).toBe('cancelled')
	expect(await stockOf(context, variantId)).toEqual({ stock: 1, counted: 3 })
})

test('an order runs out when its time is over and not before', async () => {
	const dependencies = testOrderDependencies()
	const variantId = await newVariant(context)
	const { id } = await newOrder(await newBuyer(context), dependencies, { lines: [wanted(variantId, 3)] })
	expect(await expireOrder(later(29 * 60_000), dependencies, id)).toBe(false)
	const after = later(30 * 60_000)
	expect((await overdue(after)).map((order) => order.id)).toContain(id)
	expect(await expireOrder(after, dependencies, id)).toBe(true)
	expect(await expireOrder(after, dependencies, id)).toBe(false)
	expect(await stockOf(context, variantId)).toEqual({ stock: 10, counted: 10 })
	expect(await statusOf(context, id)).toBe('cancelled')
})

test('units that go back are sold again while nothing is made, and the last of them ends the order', async () => {
	const dependencies = testOrderDependencies()
	const buyer = await newBuyer(context)
	const variantId = await newVariant(context)
	const { id, totalCents } = await newOrder(buyer, dependencies, { lines: [wanted(variantId, 3)] })
	await move(context, dependencies, [id, 'pay'])
	const [line] = await context.db.select().from(orderLines).where(eq(orderLines.orderId, id))
	const back = (qty: number, amountCents: number) =>
		inTransaction(context, async (inner) => {
			const order = await lockOrder(inner.db, id)
			if (order)
				await recordRefund(inner, dependencies, {
					order,
					amountCents,
					lines: [{ lineId: line?.id ?? '', qty }],
					reason: 'Torn',
				})
		})
	await back(1, 5_400)
	expect(await statusOf(context, id)).toBe('paid')
	expect(await stockOf(context, variantId)).toEqual({ stock: 8, counted: 10 })
	expect(await holdsIn(context, id)).toEqual([{ quantity: 2, state: 'taken' }])
	await back(2, totalCents - 5_400)
	expect(await statusOf(context, id)).toBe('refunded')
	expect(await stockOf(context, variantId)).toEqual({ stock: 10, counted: 10 })
	expect(await historyOf(context, id)).toEqual(['placed', 'pay', 'refunded_part', 'refund'])
	expect(dependencies.mails.filter(({ subject }) => /goes back to you/.test(subject))).toHaveLength(2)
})
