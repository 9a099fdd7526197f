// The periodic job: payments without events, expiry, and obsolete payment pages.
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openTestDatabase } from '../../../tests/database.ts'
import { payments } from '../tables.ts'
import { cancelOrder } from '#orders/service/manage.server.ts'
import { historyOf, holdsIn, statusOf, stockOf } from '../../../tests/factories/orders.ts'
import {
	noAnswer,
	openBuying,
	openOrder,
	openTestSelling,
	paymentStatesOf,
} from '../../../tests/factories/payments.ts'
import { createCheckout } from './checkout.server.ts'
import { askAboutOwn, reconcile } from './reconcile.server.ts'

const { context } = await openTestDatabase({ seeded: false })
const selling = openTestSelling(context)
const { dependencies } = selling
const buy = () => openBuying(selling, context)
const look = () => reconcile(selling.at(context), dependencies)
const minutes = (count: number) => selling.clock.advance(count * 60_000)
const stockLeft = async (variantId: string) => (await stockOf(context, variantId))?.stock

/** Drops a payment's events before they reach the shop. */
const loseEvents = () => void selling.events.splice(0)

test('a payment whose event was never delivered is found after two minutes, and counts once', async () => {
	const buying = await buy()
	await buying.press('pay')
	loseEvents()
	minutes(1)
	await look()
	expect(await statusOf(context, buying.order.id)).toBe('pending')
	minutes(2)
	await Promise.all([look(), look()])
	expect(await historyOf(context, buying.order.id)).toEqual(['placed', 'pay'])
	expect(buying.mails().filter((word) => word === 'is paid')).toHaveLength(1)
	expect(await stockLeft(buying.variantId)).toBe(7)
})

test('the buyer who comes back need not wait for the event; others learn nothing', async () => {
	const [buying, other] = [await buy(), await buy()]
	await buying.press('pay')
	loseEvents()
	await askAboutOwn(selling.at(other.buyer), dependencies, buying.order.id)
	await askAboutOwn(selling.at(context), dependencies, buying.order.id)
	expect(await statusOf(context, buying.order.id)).toBe('pending')
	await askAboutOwn(selling.at(buying.buyer), dependencies, buying.order.id)
	expect(await statusOf(context, buying.order.id)).toBe('paid')
})

test('an order that no one paid gives its stock back, and its page is closed', async () => {
	const buying = await buy()
	expect(await stockLeft(buying.variantId)).toBe(7)
	minutes(29)
	await look()
	expect(await statusOf(context, buying.order.id)).toBe('pending')
	minutes(2)
	await look()
	expect(await statusOf(context, buying.order.id)).toBe('cancelled')
	expect(await stockLeft(buying.variantId)).toBe(10)
	expect((await holdsIn(context, buying.order.id)).map(({ state }) => state)).toEqual(['released'])
	expect((await buying.session()).status).toBe('expired')
	expect(buying.mails()).toEqual(['received', 'cancelled'])
	await selling.settle()
	expect(await historyOf(context, buying.order.id)).toEqual(['placed', 'expire'])
	expect(await paymentStatesOf(context, buying.order.id)).toEqual(['expired'])
})

test('a page that its buyer lets expire ends the order by its event', async () => {
	const buying = await buy()
	await buying.press('expire')
	await selling.settle()
	expect(await statusOf(context, buying.order.id)).toBe('cancelled')
	expect(await stockLeft(buying.variantId)).toBe(10)
})

test('a payment in the last second counts, though no event reported it', async () => {
	const buying = await buy()
	minutes(29)
	await buying.press('pay')
	loseEvents()
	minutes(2)
	await look()
	expect(await historyOf(context, buying.order.id)).toEqual(['placed', 'pay'])
})

test('an order does not expire while the provider cannot be asked', async () => {
	const buying = await buy()
	await buying.press('pay')
	loseEvents()
	minutes(31)
	selling.network.through = noAnswer
	await look()
	expect(await statusOf(context, buying.order.id)).toBe('pending')
	selling.network.through = (request, answer) => answer(request)
	await look()
	expect(await statusOf(context, buying.order.id)).toBe('paid')
})

test('calling an order off closes its page, once by the queue and else by the clock', async () => {
	const [reported, lost] = [await buy(), await buy()]
	for (const { buyer, order } of [reported, lost])
		await cancelOrder(selling.at(buyer), dependencies.orders, { orderId: order.id, why: 'Changed my mind' })
	selling.closings.splice(selling.closings.indexOf(lost.order.id), 1)
	await selling.settle()
	expect((await reported.session()).status).toBe('expired')
	expect((await lost.session()).status).toBe('open')
	minutes(3)
	await look()
	expect((await lost.session()).status).toBe('expired')
})

test('a bank’s no without an event is found', async () => {
	const buying = await buy()
	await buying.press('bank_refused')
	for (const turn of selling.turns.splice(0)) await selling.sandbox.turn(selling.at(context), turn)
	loseEvents()
	minutes(3)
	await look()
	expect(await statusOf(context, buying.order.id)).toBe('cancelled')
	expect(await paymentStatesOf(context, buying.order.id)).toEqual(['failed'])
})

test('an order whose bank is still at work keeps its stock, until the bank has said yes or no', async () => {
	const [agreed, refused] = [await buy(), await buy()]
	await agreed.press('bank')
	await refused.press('bank_refused')
	const turns = selling.turns.splice(0)
	for (const days of [0, 1, 2]) {
		selling.clock.advance(days * 86_400_000)
		minutes(31)
		await look()
		expect(await statusOf(context, agreed.order.id)).toBe('pending')
		expect(await statusOf(context, refused.order.id)).toBe('pending')
	}
	expect(await stockLeft(agreed.variantId)).toBe(7)
	for (const turn of turns) await selling.sandbox.turn(selling.at(context), turn)
	await selling.settle()
	expect(await historyOf(context, agreed.order.id)).toEqual(['placed', 'pay'])
	expect(await stockLeft(agreed.variantId)).toBe(7)
	expect(await statusOf(context, refused.order.id)).toBe('cancelled')
	expect(await stockLeft(refused.variantId)).toBe(10)
})

test('a payment of which the provider never heard is not asked about for ever', async () => {
	const { buyer, request, order } = await openOrder(selling, context)
	selling.network.through = noAnswer
	await expect(createCheckout(selling.at(buyer), dependencies, request)).rejects.toMatchObject({
		code: 'conflict',
	})
	selling.network.through = (asked, answer) => answer(asked)
	minutes(31)
	await look()
	await look()
	expect(await paymentStatesOf(context, order.id)).toEqual(['expired'])
	expect(await statusOf(context, order.id)).toBe('cancelled')
})

test('a page of which the provider knows nothing, such as one of its sandbox, is not the first to be asked about for ever', async () => {
	const { order, variantId } = await buy()
	const own = eq(payments.orderId, order.id)
	await context.db.update(payments).set({ sessionId: 'cs_test_of_another_account' }).where(own)
	minutes(3)
	await look()
	const [asked] = await context.db.select({ at: payments.askedAt }).from(payments).where(own)
	expect(asked?.at).not.toBeNull()
	expect(await statusOf(context, order.id)).toBe('pending')
	minutes(30)
	await look()
	expect([await statusOf(context, order.id), await paymentStatesOf(context, order.id)]).toEqual([
		'cancelled',
		['expired'],
	])
	expect(await stockLeft(variantId)).toBe(10)
})
