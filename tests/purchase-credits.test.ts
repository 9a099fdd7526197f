// Credits on purchase orders: less is due, at once, with its part of the tax, on the order and in the reports. On both engines.
import { randomUUID } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { examine } from '#checkout/service/doctor.server.ts'
import { inTransaction } from '#database/context.server.ts'
import { isoDate } from '#kit/time.ts'
import { orderView } from '#orders/service/views.server.ts'
import { orderById } from '#orders/store/orders.server.ts'
import { orderLines } from '#orders/tables.ts'
import type { OrderMove } from '#orders/states.ts'
import { messages } from '#payments/messages.ts'
import { receivableOf, recordReceived } from '#payments/service/received.server.ts'
import { refundSum, requestRefund, type RefundRequest } from '#payments/service/refunds.server.ts'
import { refundStatus } from '#payments/service/status.server.ts'
import { refunds } from '#payments/tables.ts'
import { amountOf } from '#pricing/rules/totals.ts'
import { reportPage } from '#reports/service/report.server.ts'
import { openTestDatabase } from './database.ts'
import { moveThrough } from './factories/fundraising.ts'
import { newBuyer, newOrder, newVariant, wanted } from './factories/orders.ts'
import { openTestSelling } from './factories/payments.ts'

const { context } = await openTestDatabase({ seeded: false })
const shop = openTestSelling(context)
const csr = await newBuyer(context, ['csr'])
const jersey = await newVariant(context, { model: 'Jersey', priceCents: 3_333, stock: 500 })

/** A coach's $94.99 of goods with $7.60 tax on a purchase order, and untaxed shipping. */
async function purchase(moves: readonly OrderMove[] = ['approve', 'start']) {
	const coach = await newBuyer(shop.at(context), ['coach'])
	const order = await newOrder(coach, shop.orders, {
		lines: [wanted(jersey, 3)],
		paymentMode: 'school_po',
		poNumber: `PO-${randomUUID()}`,
	})
	await moveThrough(shop.at(context), shop.orders, { id: order.id, moves })
	const [line] = await context.db.select().from(orderLines).where(eq(orderLines.orderId, order.id))
	const asked = (what: RefundRequest['what']) => ({ orderId: order.id, what, reason: 'Torn' })
	return {
		order,
		coach,
		units: (qty: number) => ({ lines: [{ lineId: line?.id ?? '', qty }] }),
		sum: (what: RefundRequest['what']) => refundSum(shop.at(csr), asked(what)),
		credit: (what: RefundRequest['what'], seenCents?: number) =>
			requestRefund(shop.at(csr), shop.dependencies, {
				...asked(what),
				...(seenCents !== undefined && { seenCents }),
			}),
		stands: async () => {
			const now = await orderById(context.db, order.id)
			if (!now) throw new Error('The order is there')
			const made = await context.db
				.select()
				.from(refunds)
				.where(eq(refunds.orderId, order.id))
				.orderBy(asc(refunds.createdAt))
			const findings = await examine({ ...context, now: shop.clock.now() })
			return {
				status: now.status,
				refunded: now.refundedCents,
				open: (await receivableOf(context, now))?.openCents,
				made: made.map(({ state, amountCents, taxCents, paymentId }) => ({
					state,
					amountCents,
					taxCents,
					paymentId,
				})),
				findings: findings.filter(({ orderId }) => orderId === order.id),
			}
		},
	}
}

test('units are credited at once with their part of the tax, then the rest', async () => {
	const { order, coach, units, sum, credit, stands } = await purchase()
	const { totalCents } = order
	expect(amountOf(order.pricing, 'tax')).toBe(760)
	expect(await sum(units(1))).toEqual({ amountCents: 3_420, taxCents: 253 })
	await credit(units(1), 3_420)
	const seen = () => orderView({ ...shop.at(coach), actor: coach.actor }, order.id)
	expect((await seen()).history.at(-1)?.what).toBe('Credited in part')
	const one = { state: 'done', amountCents: 3_420, taxCents: 253, paymentId: null }
	expect(await stands()).toEqual({
		status: 'processing',
		refunded: 3_420,
		open: totalCents - 3_420,
		made: [one],
		findings: [],
	})
	expect(await refundStatus(csr, order.id)).toMatchObject({
		leftCents: totalCents - 3_420,
		units: [{ qty: 1 }],
	})
	expect(shop.refunds).toEqual([])
	expect(shop.orders.mails.at(-1)).toMatchObject({ subject: expect.stringContaining('$34.20') })
	await expect(credit(units(3))).rejects.toMatchObject({ code: 'invalid', message: messages.tooManyUnits })
	await expect(credit(units(1), 1)).rejects.toMatchObject({ code: 'conflict' })
	await credit('whole')
	expect((await seen()).steps.at(-1)?.name).toBe('Credited')
	expect(await stands()).toMatchObject({ status: 'refunded', refunded: totalCents, open: 0, findings: [] })
	expect((await stands()).made.reduce((tax, { taxCents }) => tax + taxCents, 0)).toBe(760)
	await expect(credit({ amountCents: 1 })).rejects.toMatchObject({
		code: 'conflict',
		message: messages.nothingToRefund,
	})
})

test('a school that has paid more than what is left has a negative open amount', async () => {
	const { order, credit, stands } = await purchase()
	const { id: orderId, totalCents: amountCents } = order
	const paid = { id: randomUUID(), orderId, amountCents, method: 'check', reference: '4711' } as const
	await inTransaction(csr, (inner) => recordReceived(inner, { ...paid, receivedOn: isoDate(context.now) }))
	await credit({ amountCents: 1_000 })
	expect(await stands()).toMatchObject({ open: -1_000, refunded: 1_000, findings: [] })
})

test.each([
	['awaiting approval', []],
	['approved', ['approve']],
	['cancelled', ['approve', 'cancel']],
] as const)('an order that is %s is changed or cancelled, not credited', async (_state, moves) => {
	const { order, sum, credit } = await purchase(moves)
	for (const ask of [sum, credit])
		await expect(ask('whole')).rejects.toMatchObject({
			code: 'conflict',
			message: messages.notYetCreditable,
		})
	expect(await refundStatus(csr, order.id)).toBeNull()
})

test('two credits at the same time never exceed the order', async () => {
	const { order, credit, stands } = await purchase()
	const half = { amountCents: Math.ceil(order.totalCents / 2) + 1 }
	const answers = await Promise.allSettled([credit(half), credit(half)])
	expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
	expect(await stands()).toMatchObject({ refunded: half.amountCents, findings: [] })
})

test('a buyer credits nothing', async () => {
	const { order, coach } = await purchase()
	await expect(
		requestRefund(coach, shop.dependencies, { orderId: order.id, what: 'whole', reason: 'Mine' }),
	).rejects.toMatchObject({ code: 'forbidden' })
})

test('the reports of refunds and of tax have credits on the day they were given', async () => {
	const { units, credit } = await purchase()
	const { refundId } = await credit(units(1))
	await context.db
		.update(refunds)
		.set({ doneAt: new Date('2031-03-05T18:00:00Z') })
		.where(eq(refunds.id, refundId))
	const query = new URLSearchParams({ from: '2031-03-01', to: '2031-03-31', by: 'month' })
	const totalsOf = async (name: string) =>
		(await reportPage({ ...csr, now: new Date('2031-04-02T12:00:00Z') }, { name, query, page: 1 })).result
			?.totals
	expect(await totalsOf('refunds')).toMatchObject({
		refunds: 1,
		ofSales: 3_420,
		tax: 253,
		other: 0,
		total: 3_420,
	})
	expect(await totalsOf('tax')).toMatchObject({ charged: 0, returned: 253, net: -253 })
})
