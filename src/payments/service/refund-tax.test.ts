// The sales tax in refunds: stored with each one, to the cent, whatever fails or is refunded meanwhile. On both engines.
import { randomUUID } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { examine } from '#checkout/service/doctor.server.ts'
import { cancelOrder } from '#orders/service/manage.server.ts'
import { orderLines } from '#orders/tables.ts'
import type { OrderRow } from '#orders/tables.ts'
import { amountOf } from '#pricing/rules/totals.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { moveThrough } from '../../../tests/factories/fundraising.ts'
import { newBuyer, newOrder, newVariant, wanted } from '../../../tests/factories/orders.ts'
import { noAnswer, openTestSelling, sessionIdIn, shopUrl } from '../../../tests/factories/payments.ts'
import { openTeam } from '../../../tests/factories/payments/split.ts'
import { messages } from '../messages.ts'
import { refunds } from '../tables.ts'
import { createCheckout } from './checkout.server.ts'
import { giveUpRefund, refundSum, requestRefund, sendRefund, type RefundRequest } from './refunds.server.ts'

const { context } = await openTestDatabase({ seeded: false })
const selling = openTestSelling(context)
const { dependencies } = selling
const csr = await newBuyer(context, ['csr'])

type Delivery = NonNullable<Parameters<typeof newOrder>[2]['delivery']>

/** Three jerseys and two caps, paid by card. */
async function paidOrder({ isTaxExempt = false }: Partial<Delivery> = {}) {
	const buyer = await newBuyer(selling.at(context))
	const [jersey, cap] = [
		await newVariant(context, { model: 'Jersey', priceCents: 6_667 }),
		await newVariant(context, { model: 'Cap', priceCents: 1_999 }),
	]
	const order = await newOrder(buyer, selling.orders, {
		lines: [wanted(jersey, 3), wanted(cap, 2)],
		delivery: { isTaxExempt },
		...(isTaxExempt && { seenTotalCents: 3 * 6_667 + 2 * 1_999 + 1_599 }),
	})
	const urls = { successUrl: `${shopUrl}/account`, cancelUrl: `${shopUrl}/checkout` }
	const page = await createCheckout(selling.at(buyer), dependencies, { orderId: order.id, ...urls })
	await selling.sandbox.press(selling.at(context), { id: sessionIdIn(page), choice: 'pay' })
	await selling.settle()
	return { order, units: await unitsOf(order) }
}

/** `units(0, 2)` are two units of the first line. */
async function unitsOf({ id }: Pick<OrderRow, 'id'>) {
	const lines = await context.db
		.select({ id: orderLines.id })
		.from(orderLines)
		.where(eq(orderLines.orderId, id))
		.orderBy(asc(orderLines.position))
	return (at: number, qty: number) => ({ lines: [{ lineId: lines[at]?.id ?? '', qty }] })
}

const chargedOf = ({ pricing }: Pick<OrderRow, 'pricing'>) => amountOf(pricing, 'tax')
const request = ({ id }: Pick<OrderRow, 'id'>, what: RefundRequest['what']) => ({
	orderId: id,
	what,
	reason: 'Torn',
})
const ask = (order: Pick<OrderRow, 'id'>, what: RefundRequest['what']) =>
	requestRefund(selling.at(csr), dependencies, request(order, what))
const made = ({ id }: Pick<OrderRow, 'id'>) =>
	context.db.select().from(refunds).where(eq(refunds.orderId, id)).orderBy(asc(refunds.createdAt))
const taxes = async (order: Pick<OrderRow, 'id'>) => (await made(order)).map(({ taxCents }) => taxCents)
const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0)
const findings = async ({ id }: Pick<OrderRow, 'id'>) =>
	(await examine({ ...context, now: selling.clock.now() })).filter(({ orderId }) => orderId === id)

test('units, an amount and the rest: what was confirmed is stored, together exactly the tax of the order', async () => {
	const { order, units } = await paidOrder()
	// $239.99 of goods at 8 %: $19.20, and $15.99 of untaxed shipping.
	expect([order.totalCents, chargedOf(order)]).toEqual([27_518, 1_920])
	const steps: [RefundRequest['what'], number][] = [
		// 1 920 × 6 667 / 23 999, of $72.00.
		[units(0, 1), 533],
		[units(1, 1), 160],
		// A tenth of the $181.58 that are left, with a tenth of their $12.27 tax.
		[{ amountCents: 1_816 }, 123],
	]
	for (const [what, tax] of steps) {
		expect(await refundSum(selling.at(csr), request(order, what))).toMatchObject({ taxCents: tax })
		await ask(order, what)
	}
	await selling.settle()
	await ask(order, 'whole')
	await selling.settle()
	expect(await taxes(order)).toEqual([533, 160, 123, 1_920 - 533 - 160 - 123])
	expect(await findings(order)).toEqual([])
})

test('an exempt order has no tax to return, a purchase order that is not made yet no credit', async () => {
	const { order, units } = await paidOrder({ isTaxExempt: true })
	expect(chargedOf(order)).toBe(0)
	await ask(order, units(0, 2))
	await ask(order, 'whole')
	await selling.settle()
	expect(await taxes(order)).toEqual([0, 0])
	const purchase = await newOrder(await newBuyer(context, ['coach']), selling.orders, {
		lines: [wanted(await newVariant(context), 2)],
		paymentMode: 'school_po',
		poNumber: `PO-${randomUUID()}`,
	})
	await moveThrough(selling.at(context), selling.orders, { id: purchase.id, moves: ['approve'] })
	await expect(refundSum(selling.at(csr), request(purchase, 'whole'))).rejects.toMatchObject({
		code: 'conflict',
		message: messages.notYetCreditable,
	})
})

/** A refund that was requested while the provider was away, and given up. */
async function givenUp(order: Pick<OrderRow, 'id'>, what: RefundRequest['what'], through = noAnswer) {
	const { refundId } = await ask(order, what)
	selling.refunds.splice(0)
	selling.network.through = through
	await expect(sendRefund(selling.at(context), dependencies, refundId)).rejects.toThrow()
	selling.network.through = (asked, answer) => answer(asked)
	await giveUpRefund(selling.at(context), refundId)
	return refundId
}

test('the tax of a refund that failed is free for others; sent again, it has what is left then', async () => {
	const { order } = await paidOrder()
	const half = { amountCents: order.totalCents / 2 }
	const first = await givenUp(order, half)
	await ask(order, { amountCents: order.totalCents / 2 - 1 })
	await selling.settle()
	const before = await taxes(order)
	expect(before).toEqual([960, 960])
	await sendRefund(selling.at(context), dependencies, first)
	await selling.settle()
	await ask(order, 'whole')
	await selling.settle()
	expect(sumOf(await taxes(order))).toBe(1_920)
	expect((await made(order)).map(({ state }) => state)).toEqual(['done', 'done', 'done'])
	expect(await findings(order)).toEqual([])
})

test('a refund that was given up and done after all has its tax anew', async () => {
	const { order, units } = await paidOrder()
	const through: typeof selling.network.through = async (asked, answer) => {
		await answer(asked)
		return noAnswer()
	}
	await givenUp(order, units(0, 3), through as typeof noAnswer)
	const events = selling.events.splice(0)
	// While it counts as failed, an amount takes its part of all of the tax.
	await ask(order, { amountCents: 3_000 })
	expect((await taxes(order)).at(-1)).toBe(Math.round((1_920 * 3_000) / 27_518))
	selling.events.push(...events)
	await selling.settle()
	await ask(order, 'whole')
	await selling.settle()
	expect(sumOf(await taxes(order))).toBe(1_920)
	expect(await findings(order)).toEqual([])
})

test('of an order paid in shares every family gets its tax back; what no order needed has none', async () => {
	const team = await openTeam(selling, context, 3)
	const { order } = team
	const [family, rest] = [await team.pageOf(1), await team.restPage()]
	await team.press(family)
	await team.press(rest)
	await selling.settle()
	// The coach covered a share that its family paid as well: it went back, and was no sale.
	expect(await taxes(order)).toEqual([0])
	const units = await unitsOf(order)
	await ask(order, units(1, 1))
	await ask(order, { amountCents: 500 })
	await ask(order, 'whole')
	await selling.settle()
	const [, byUnit = 0, byAmount = 0] = await taxes(order)
	expect(byUnit).toBe(Math.round(chargedOf(order) / 3))
	expect(byAmount).toBeGreaterThan(0)
	expect(sumOf(await taxes(order))).toBe(chargedOf(order))
	expect(await findings(order)).toEqual([])
})

test('shares that come back with a cancelled order had no sale, and no tax', async () => {
	const team = await openTeam(selling, context, 3)
	await team.pay(0)
	await cancelOrder(selling.at(team.coach), selling.orders, { orderId: team.order.id, why: '' })
	await selling.settle()
	expect(await taxes(team.order)).toEqual([0])
	expect(await findings(team.order)).toEqual([])
})
