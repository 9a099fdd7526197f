// Order views, on both engines.
import { expect, test } from 'vitest'
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { lockOrder } from '../store/orders.server.ts'
import {
	newBuyer,
	newOrder,
	newVariant,
	testAddress,
	testOrderDependencies,
	wanted,
} from '../../../tests/factories/orders.ts'
import { cancelOrder, moveByStaff } from './manage.server.ts'
import { transitionOrder } from './transition.server.ts'
import { paymentStatusOf } from './find.server.ts'
import { ordersPage, ordersPerPage, orderView } from './views.server.ts'

const { context } = await openTestDatabase({ seeded: false })
const dependencies = testOrderDependencies()

const pay = (id: string) =>
	inTransaction(context, async (inner) => {
		const order = await lockOrder(inner.db, id)
		if (order) await transitionOrder(inner, dependencies, { order, move: 'pay' })
	})

const at = <Known extends ServiceContext>(who: Known, minutes: number): Known => ({
	...who,
	now: new Date(context.now.getTime() + minutes * 60_000),
})

test('the page of an order says what was bought, for whom, at what price and what can be done', async () => {
	const buyer = await newBuyer(context)
	const lines = [wanted(await newVariant(context), 2, { name: 'O’Brien', number: '00' })]
	const { id } = await newOrder(buyer, dependencies, { lines })
	const view = await orderView(buyer, id)
	expect(view).toMatchObject({
		reference: id.slice(0, 8),
		status: 'pending',
		isForeign: false,
		shipTo: testAddress,
		can: { pay: true, cancel: true, reorder: true, invoice: false },
		refundedCents: 0,
	})
	expect(view.lines).toMatchObject([
		{
			model: 'Game Jersey',
			color: 'Navy',
			size: 'L',
			playerName: 'O’Brien',
			playerNumber: '00',
			quantity: 2,
			unitCents: 5_000,
			lineCents: 10_000,
			parts: [{ position: 0, label: 'Garment', unitCents: 5_000 }],
			picture: 'a'.repeat(24),
		},
	])
	expect(view.history).toMatchObject([{ what: 'Order placed', who: 'You', why: '' }])
})

test('the history says who did what, in the eyes of who reads it', async () => {
	const buyer = await newBuyer(context)
	const csr = await newBuyer(context, ['csr'])
	const { id } = await newOrder(buyer, dependencies, { lines: [wanted(await newVariant(context))] })
	await pay(id)
	await moveByStaff(csr, dependencies, { orderId: id, move: 'start', why: 'Cut on table 4' })
	const notified = async (who: ServiceContext) =>
		(await orderView(who, id)).history.map(({ what, who: by }) => `${what}: ${by}`)
	expect(await notified(buyer)).toEqual([
		'Order placed: You',
		'Payment received: Fieldhouse',
		'Production started: Fieldhouse, customer service',
	])
	expect(await notified(csr)).toEqual([
		'Order placed: Customer',
		'Payment received: Fieldhouse',
		'Production started: You',
	])
	expect((await orderView(buyer, id)).can).toEqual({
		pay: false,
		cancel: false,
		reorder: true,
		invoice: true,
	})
	expect(await orderView(csr, id)).toMatchObject({ isForeign: true, can: { pay: false, reorder: false } })
})

test('another person’s order is not there, signed in or not', async () => {
	const { id } = await newOrder(await newBuyer(context), dependencies, {
		lines: [wanted(await newVariant(context))],
	})
	const missing = { code: 'not_found', message: 'Order not found' }
	await expect(orderView(await newBuyer(context, ['coach', 'production']), id)).rejects.toMatchObject(missing)
	await expect(orderView(context, id)).rejects.toMatchObject(missing)
	await expect(orderView(await newBuyer(context, ['admin']), 'nonsense')).rejects.toMatchObject(missing)
})

test('ten orders a page, newest first, and a page beyond the last one is the last one', async () => {
	const buyer = await newBuyer(context)
	const variantId = await newVariant(context, { stock: 100 })
	const ids: string[] = []
	for (let index = 0; index <= ordersPerPage; index += 1) {
		const lines = Array.from({ length: index === 0 ? 6 : 1 }, (_, line) =>
			wanted(variantId, 1, { number: String(line) }),
		)
		ids.unshift((await newOrder(at(buyer, index), dependencies, { lines })).id)
	}
	const first = await ordersPage(buyer, 1)
	expect(first).toMatchObject({ total: 11, page: 1, pages: 2 })
	expect(first.orders.map(({ id }) => id)).toEqual(ids.slice(0, 10))
	expect(first.orders[0]).toMatchObject({ units: 1, what: 'Rawhide Game Jersey', status: 'pending' })
	const last = await ordersPage(buyer, 99)
	expect(last.page).toBe(2)
	expect(last.orders).toMatchObject([{ id: ids[10], units: 6, what: 'Rawhide Game Jersey and 5 more' }])
	expect(last.orders[0]?.pictures).toEqual(['a'.repeat(24)])
	expect(await ordersPage(await newBuyer(context), Number.NaN)).toEqual({
		orders: [],
		total: 0,
		page: 1,
		pages: 1,
	})
	await expect(ordersPage(context, 1)).rejects.toMatchObject({ code: 'signed_out' })
})

test('how an order stands is asked by its id, or of the latest one', async () => {
	const buyer = await newBuyer(context)
	const variantId = await newVariant(context)
	const old = await newOrder(buyer, dependencies, { lines: [wanted(variantId)] })
	const latest = await newOrder(at(buyer, 5), dependencies, { lines: [wanted(variantId)] })
	await cancelOrder(buyer, dependencies, { orderId: old.id, why: '' })
	expect(await paymentStatusOf(buyer, null)).toMatchObject({ id: latest.id, status: 'pending' })
	expect(await paymentStatusOf(buyer, old.id)).toMatchObject({ id: old.id, status: 'cancelled' })
	expect(await paymentStatusOf(await newBuyer(context), old.id)).toBeNull()
	expect(await paymentStatusOf(buyer, 'nonsense')).toBeNull()
	expect(await paymentStatusOf(context, null)).toBeNull()
})
