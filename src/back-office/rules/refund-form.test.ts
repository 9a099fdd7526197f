import { expect, test } from 'vitest'
import { refundIn } from './refund-form.ts'

test.each([
	[{ what: 'whole', amount: '3' }, 'whole'],
	[{ what: 'amount', amount: '12.50', 'units-0': '1' }, { amountCents: 1_250 }],
	[
		{ what: 'units', 'units-0': '', 'units-2': '0', 'units-11': ' 2 ' },
		{ units: [{ position: 11, qty: 2 }] },
	],
])('%o asks for %o', (fields, wish) => {
	expect(refundIn(fields)).toEqual(wish)
})

test.each([
	[{ what: 'amount', amount: '0' }],
	[{ what: 'amount', amount: '-5' }],
	[{ what: 'amount' }],
	[{ what: 'units' }],
	[{ what: 'units', 'units-1': '1.5' }],
	[{ what: 'units', 'units-1': '-1' }],
	[{}],
])('%o asks for nothing and is told so', (fields) => {
	expect(refundIn(fields)).toEqual({ problem: expect.any(String) })
})
