// Late payments: an expired order is revived, an order that a person cancelled is refunded. On both engines.
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openTestDatabase } from '../../../tests/database.ts'
import type { ServiceContext } from '#database/context.server.ts'
import { variants } from '#catalog/tables.ts'
import { orders } from '#orders/tables.ts'
import { refunds } from '../tables.ts'
import { cancelOrder, expireOrder } from '#orders/service/manage.server.ts'
import { historyOf, statusOf, stockOf } from '../../../tests/factories/orders.ts'
import { openBuying, openTestSelling, tasksOf, type Buying } from '../../../tests/factories/payments.ts'

const { context } = await openTestDatabase({ seeded: false })
const selling = openTestSelling(context)
const { dependencies } = selling
const buy = () => openBuying(selling, context)
const stockLeft = async (variantId: string) => (await stockOf(context, variantId))?.stock

/** An order that expired while a bank was processing its payment; `bankPays` completes the payment. */
async function ranOut() {
	const buying = await buy()
	await buying.press('bank')
	const turns = selling.turns.splice(0)
	await selling.settle()
	selling.clock.advance(31 * 60_000)
	await expireOrder(selling.at(context), dependencies.orders, buying.order.id)
	await selling.settle()
	const bankPays = async () => {
		selling.turns.push(...turns)
		await selling.settle()
	}
	return { ...buying, bankPays }
}

test('money that comes too late brings the order back while everything is there', async () => {
	const buying = await ranOut()
	expect(await stockLeft(buying.variantId)).toBe(10)
	await buying.bankPays()
	expect(await historyOf(context, buying.order.id)).toEqual(['placed', 'expire', 'revive'])
	expect(await stockLeft(buying.variantId)).toBe(7)
	expect(await tasksOf(context, buying.order.id)).toEqual([])
})

test('money that comes when it is sold out goes back, and the staff has a task', async () => {
	const buying = await ranOut()
	await context.db.update(variants).set({ stock: 2 }).where(eq(variants.id, buying.variantId))
	await buying.bankPays()
	expect(await historyOf(context, buying.order.id)).toEqual(['placed', 'expire'])
	expect(await stockLeft(buying.variantId)).toBe(2)
	await expectMoneyBack(buying)
})

/** Asserts one full refund, one mail to the buyer, and one staff task. */
async function expectMoneyBack({ order, mails }: Buying) {
	expect(await statusOf(context, order.id)).toBe('cancelled')
	expect(await tasksOf(context, order.id)).toEqual(['paid_not_fulfilled'])
	expect(mails().filter((word) => word === 'goes back')).toHaveLength(1)
	expect(mails()).not.toContain('is paid')
	const back = await context.db.select().from(refunds).where(eq(refunds.orderId, order.id))
	expect(back).toMatchObject([{ amountCents: order.totalCents, state: 'done' }])
}

test.each<[string, (buying: Buying) => ServiceContext]>([
	['its buyer', ({ buyer }) => buyer],
	['the staff', ({ buyer }) => ({ ...buyer, actor: { userId: buyer.userId, roles: ['csr'] } })],
])('an order that %s cancelled stays cancelled when a slow bank pays', async (_who, by) => {
	const buying = await buy()
	await buying.press('bank')
	const turns = selling.turns.splice(0)
	await selling.settle()
	await cancelOrder(selling.at(by(buying)), dependencies.orders, {
		orderId: buying.order.id,
		why: 'Too slow',
	})
	selling.turns.push(...turns)
	await selling.settle()
	expect(await historyOf(context, buying.order.id)).toEqual(['placed', 'cancel'])
	expect(await stockLeft(buying.variantId)).toBe(10)
	await expectMoneyBack(buying)
})

test('an order that ran out just before its buyer cancelled it is cancelled, and its late money goes back', async () => {
	const buying = await ranOut()
	for (const why of ['Too slow', 'Too slow'])
		await cancelOrder(selling.at(buying.buyer), dependencies.orders, { orderId: buying.order.id, why })
	await buying.bankPays()
	expect(await historyOf(context, buying.order.id)).toEqual(['placed', 'expire', 'cancel'])
	expect(await stockLeft(buying.variantId)).toBe(10)
	await expectMoneyBack(buying)
})

test('the late money for an order of a deleted account goes back', async () => {
	const buying = await ranOut()
	await context.db.update(orders).set({ userId: null }).where(eq(orders.id, buying.order.id))
	await buying.bankPays()
	expect(await historyOf(context, buying.order.id)).toEqual(['placed', 'expire'])
	expect(await tasksOf(context, buying.order.id)).toEqual(['paid_not_fulfilled'])
})

test('cancelled and paid at the same moment: paid once, or cancelled with the money back', async () => {
	for (const isCancelledFirst of [true, false, true, false]) {
		const buying = await buy()
		await buying.press('pay')
		const events = selling.events.splice(0)
		const cancel = () =>
			cancelOrder(selling.at(buying.buyer), dependencies.orders, { orderId: buying.order.id, why: 'No' })
		const deliver = () => events.map((id) => selling.sandbox.deliver(selling.at(context), id))
		await Promise.allSettled(isCancelledFirst ? [cancel(), ...deliver()] : [...deliver(), cancel()])
		await selling.settle()
		if ((await statusOf(context, buying.order.id)) === 'cancelled') {
			expect(await historyOf(context, buying.order.id)).toEqual(['placed', 'cancel'])
			expect(await stockLeft(buying.variantId)).toBe(10)
			await expectMoneyBack(buying)
		} else {
			expect(await historyOf(context, buying.order.id)).toEqual(['placed', 'pay'])
			expect(await stockLeft(buying.variantId)).toBe(7)
			expect(await tasksOf(context, buying.order.id)).toEqual([])
		}
	}
})
