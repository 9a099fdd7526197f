// Back from the payment page: the truth, whatever the address says.
// One engine: the words about a payment; its states are tested in src/payments.
import { expect, test } from 'vitest'
import { referenceOf } from '#orders/rules/order.ts'
import { newBuyer } from '../../../tests/factories/orders.ts'
import { noAnswer, openBuying, openTestSelling } from '../../../tests/factories/payments.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { lookIn, returnHref } from '../rules/payment-return.ts'
import { paymentReturn } from './payment-return.server.ts'

const { context } = await openTestDatabase({ seeded: false })
const selling = openTestSelling(context)
const { dependencies } = selling

test('who has paid hears so at once, also before the provider’s event has come', async () => {
	const { buyer, order, press } = await openBuying(selling, context)
	expect(await paymentReturn(selling.at(buyer), dependencies, order.id)).toMatchObject({ state: 'waiting' })
	selling.clock.advance(10_000)
	await press('pay')
	expect(selling.events.length).toBeGreaterThan(0)
	expect(await paymentReturn(selling.at(buyer), dependencies, null)).toEqual({
		orderId: order.id,
		reference: referenceOf(order.id),
		state: 'paid',
	})
	await selling.settle()
	expect(await paymentReturn(selling.at(buyer), dependencies, order.id)).toMatchObject({ state: 'paid' })
})

test('an unpaid order is not shown as paid, though the address says success', async () => {
	const { buyer, order } = await openBuying(selling, context)
	expect(await paymentReturn(selling.at(buyer), dependencies, order.id)).toMatchObject({ state: 'waiting' })
	selling.network.through = noAnswer
	selling.clock.advance(10_000)
	expect(await paymentReturn(selling.at(buyer), dependencies, order.id)).toMatchObject({ state: 'waiting' })
	selling.network.through = (request, answer) => answer(request)
})

test('another person’s payment is none of mine', async () => {
	const { order } = await openBuying(selling, context)
	const stranger = selling.at(await newBuyer(context))
	expect(await paymentReturn(stranger, dependencies, order.id)).toBeNull()
	expect(await paymentReturn(stranger, dependencies, null)).toBeNull()
	expect(await paymentReturn(stranger, dependencies, 'nonsense')).toBeNull()
})

test('a page without scripts looks twenty times and no more', () => {
	expect(returnHref('x')).toBe('/account?payment=success&order=x')
	expect(returnHref('x', 2)).toBe('/account?payment=success&order=x&look=2')
	const looks = ['', 'look=7', 'look=20', 'look=21', 'look=-1', 'look=x'].map((text) =>
		lookIn(new URLSearchParams(text)),
	)
	expect(looks).toEqual([1, 7, 20, 20, 1, 1])
})
