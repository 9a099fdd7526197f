// Back from the payment page: the truth, whatever the address says.
// One engine: the words about a payment; its states are tested in src/payments.
import { expect, test } from 'vitest'
import { referenceOf } from '#orders/rules/waiting.ts'
import { newBuyer } from '../../../tests/factories/orders.ts'
import { noAnswer, openBuying, openTestTill } from '../../../tests/factories/payments.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { lookIn, returnHref } from '../rules/payment-return.ts'
import { paymentReturn } from './payment-return.server.ts'

const { context } = await openTestDatabase({ seeded: false })
const till = openTestTill(context)
const { desk } = till

test('who has paid hears so at once, also before the provider’s event has come', async () => {
	const { buyer, order, press } = await openBuying(till, context)
	expect(await paymentReturn(till.at(buyer), desk, order.id)).toMatchObject({ state: 'waiting' })
	till.clock.advance(10_000)
	await press('pay')
	expect(till.events.length).toBeGreaterThan(0)
	expect(await paymentReturn(till.at(buyer), desk, null)).toEqual({
		orderId: order.id,
		reference: referenceOf(order.id),
		state: 'paid',
	})
	await till.settle()
	expect(await paymentReturn(till.at(buyer), desk, order.id)).toMatchObject({ state: 'paid' })
})

test('who has not paid is not told so, though the address says success', async () => {
	const { buyer, order } = await openBuying(till, context)
	expect(await paymentReturn(till.at(buyer), desk, order.id)).toMatchObject({ state: 'waiting' })
	till.network.through = noAnswer
	till.clock.advance(10_000)
	expect(await paymentReturn(till.at(buyer), desk, order.id)).toMatchObject({ state: 'waiting' })
	till.network.through = (request, answer) => answer(request)
})

test('another person’s payment is none of mine', async () => {
	const { order } = await openBuying(till, context)
	const stranger = till.at(await newBuyer(context))
	expect(await paymentReturn(stranger, desk, order.id)).toBeNull()
	expect(await paymentReturn(stranger, desk, null)).toBeNull()
	expect(await paymentReturn(stranger, desk, 'nonsense')).toBeNull()
})

test('a page without scripts looks twenty times and no more', () => {
	expect(returnHref('x')).toBe('/account?payment=success&order=x')
	expect(returnHref('x', 2)).toBe('/account?payment=success&order=x&look=2')
	const looks = ['', 'look=7', 'look=20', 'look=21', 'look=-1', 'look=x'].map((text) =>
		lookIn(new URLSearchParams(text)),
	)
	expect(looks).toEqual([1, 7, 20, 20, 1, 1])
})
