// Payments that arrive after their order expired, while the same cart was ordered again. On both engines.
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { removeLine } from '#cart/service/change.server.ts'
import { cartOf } from '#cart/service/view.server.ts'
import { put } from '../../../tests/factories/cart.ts'
import { variants } from '#catalog/tables.ts'
import { payments } from '#payments/tables.ts'
import type { Role } from '#kit/roles.ts'
import { expireOrder, moveByStaff } from '#orders/service/manage.server.ts'
import { testAddress } from '../../../tests/factories/orders.ts'
import { openTestSelling, sessionIdIn, tasksOf } from '../../../tests/factories/payments.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { examine } from './doctor.server.ts'
import { leaveCart } from './cart-of-order.server.ts'
import { openShopping, urlOf } from '../../../tests/factories/checkout.ts'

const { database, context } = await openTestDatabase({ seeded: false })
const selling = openTestSelling(context)
selling.orders.onMoved.push(leaveCart)

type Shopping = Awaited<ReturnType<typeof openShopping>>

const press = (page: string, choice: 'pay' | 'bank') =>
	selling.sandbox.press(selling.at(context), { id: sessionIdIn({ url: page }), choice })

/** A buyer whose order expired before their bank paid; `bankPays` completes the payment. */
async function ranOut(roles?: readonly Role[], before: (first: Shopping) => Promise<void> = async () => {}) {
	const shopping = await openShopping(selling, context, roles)
	await before(shopping)
	await press(urlOf(await shopping.submit()), 'bank')
	const turns = selling.turns.splice(0)
	await selling.settle()
	const given = (await shopping.placed()).at(-1)?.id ?? ''
	selling.clock.advance(31 * 60_000)
	await expireOrder(selling.at(context), selling.orders, given)
	await selling.settle()
	const bankPays = async () => {
		for (const turn of turns.splice(0)) await selling.sandbox.turn(selling.at(context), turn)
	}
	const states = async () => (await shopping.placed()).map(({ status }) => status)
	const idOf = async (at: number) => (await shopping.placed())[at]?.id ?? ''
	const left = async () => {
		const rows = await database.db
			.select({ size: variants.size, stock: variants.stock })
			.from(variants)
			.where(eq(variants.productId, shopping.product))
		return rows.find(({ size }) => size === 'M')?.stock
	}
	const paidOf = async (orderId: string) =>
		(
			await database.db.select({ state: payments.state }).from(payments).where(eq(payments.orderId, orderId))
		).map(({ state }) => state)
	expect((await states()).at(-1)).toBe('cancelled')
	return { ...shopping, bankPays, states, idOf, left, paidOf }
}

/** Empty when orders, payments, stock and outbox agree. The test factory's stock was never counted. */
const findings = async () =>
	(await examine(selling.at(context))).filter(({ what }) => !/counted|on the shelf/.test(what))

test('the newer order of the same cart is called off, its page closed, its stock returned', async () => {
	const { submit, bankPays, states, idOf, left, paidOf, units } = await ranOut()
	await submit()
	expect(await left()).toBe(17)
	await bankPays()
	await selling.settle()
	expect(await states()).toEqual(['paid', 'cancelled'])
	expect(await left()).toBe(17)
	expect(await paidOf(await idOf(1))).toEqual(['expired'])
	expect(await units()).toBe(0)
	expect(await findings()).toEqual([])
})

test('the last ones are enough: what the newer order holds is for the one that is paid', async () => {
	const { buyer, owner, product, submit, bankPays, states, left } = await ranOut()
	await put(buyer, owner, product, 'M', 17)
	await submit()
	expect(await left()).toBe(0)
	await bankPays()
	await selling.settle()
	expect(await states()).toEqual(['paid', 'cancelled'])
	expect(await left()).toBe(17)
})

test('what the newer order has besides stays in the cart', async () => {
	const { buyer, owner, product, submit, bankPays, states, units } = await ranOut()
	await put(buyer, owner, product, 'L', 2)
	await submit()
	await bankPays()
	await selling.settle()
	expect(await states()).toEqual(['paid', 'cancelled'])
	expect(await units()).toBe(2)
})

test('when the newer order has been paid the late money goes back, and the staff is notified', async () => {
	const { submit, bankPays, states, idOf, left, units } = await ranOut()
	await press(urlOf(await submit()), 'pay')
	await selling.settle()
	await bankPays()
	await selling.settle()
	expect(await states()).toEqual(['cancelled', 'paid'])
	expect(await tasksOf(context, await idOf(0))).toEqual(['paid_not_fulfilled'])
	expect(await tasksOf(context, await idOf(1))).toEqual([])
	expect(await left()).toBe(17)
	expect(await units()).toBe(0)
})

test('paid late, and the newer one at the same moment: once it is bought, once the money goes back', async () => {
	const { submit, bankPays, states, left, idOf } = await ranOut()
	const newer = urlOf(await submit())
	await press(newer, 'pay')
	await bankPays()
	// Both events arrive at once, at as many processes.
	await Promise.all(selling.events.splice(0).map((id) => selling.sandbox.deliver(selling.at(context), id)))
	await selling.settle()
	expect((await states()).toSorted()).toEqual(['cancelled', 'paid'])
	const tasks = [...(await tasksOf(context, await idOf(0))), ...(await tasksOf(context, await idOf(1)))]
	expect(tasks).toEqual(['paid_not_fulfilled'])
	expect(await left()).toBe(17)
	expect(await findings()).toEqual([])
})

test('ordered again at the moment when the money comes: one of both, and never two to pay', async () => {
	const { form, submit, bankPays, states, left, units } = await ranOut()
	const seen = await form()
	await bankPays()
	await Promise.allSettled([
		submit(seen),
		...selling.events.splice(0).map((id) => selling.sandbox.deliver(selling.at(context), id)),
	])
	await selling.settle()
	const [older, newer] = await states()
	expect(older).toBe('paid')
	expect(newer ?? 'cancelled').toBe('cancelled')
	expect(await left()).toBe(17)
	expect(await units()).toBe(0)
})

test('a purchase order for the same is called off; one with other things besides is for the staff to look at', async () => {
	for (const more of [0, 2]) {
		const { buyer, owner, product, form, submit, bankPays, states, idOf } = await ranOut(['coach'])
		if (more > 0) await put(buyer, owner, product, 'L', more)
		await submit(await form({ paymentMode: 'school_po', poNumber: '4711' }))
		await bankPays()
		await selling.settle()
		expect(await states()).toEqual(['paid', more > 0 ? 'awaiting_approval' : 'cancelled'])
		expect(await tasksOf(context, await idOf(1))).toEqual(more > 0 ? ['bought_twice'] : [])
	}
})

test('a purchase order that was approved is bought: the late money goes back', async () => {
	const { buyer, form, submit, bankPays, states, idOf } = await ranOut(['coach'])
	await submit(await form({ paymentMode: 'school_po', poNumber: '4711' }))
	const staff = { ...selling.at(buyer), actor: { userId: buyer.userId, roles: ['csr'] as const } }
	await moveByStaff(staff, selling.orders, { orderId: await idOf(1), move: 'approve' })
	await bankPays()
	await selling.settle()
	expect(await states()).toEqual(['cancelled', 'approved'])
	expect(await tasksOf(context, await idOf(0))).toEqual(['paid_not_fulfilled'])
})

test('other things of the same cart have nothing to do with it', async () => {
	const { buyer, owner, product, form, submit, bankPays, states, units } = await ranOut()
	const { lines } = await cartOf(buyer, owner)
	await removeLine(buyer, owner, { lineId: lines[0]?.id ?? '' })
	await put(buyer, owner, product, 'S', 1)
	const newer = urlOf(await submit(await form({ shipTo: { ...testAddress, city: 'Rocky River' } })))
	await bankPays()
	await selling.settle()
	expect(await states()).toEqual(['paid', 'pending'])
	expect(await units()).toBe(1)
	await press(newer, 'pay')
	await selling.settle()
	expect(await states()).toEqual(['paid', 'paid'])
})

test('the same was bought before and is wanted once more: the late payment counts', async () => {
	const { bankPays, states, left } = await ranOut(undefined, async ({ buyer, owner, product, submit }) => {
		await press(urlOf(await submit()), 'pay')
		await selling.settle()
		await put(buyer, owner, product, 'M', 3)
	})
	await bankPays()
	await selling.settle()
	expect(await states()).toEqual(['paid', 'paid'])
	expect(await left()).toBe(14)
})
