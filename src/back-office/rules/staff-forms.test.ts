import { expect, test } from 'vitest'
import { productIn } from './product-edit.ts'
import { centsIn, countsIn, dollarsOf, refundIn } from './staff-forms.ts'

test.each([
	[{ what: 'whole', amount: '3' }, 'whole'],
	[{ what: 'amount', amount: '12.50', 'units-0': '1' }, { amountCents: 1_250 }],
	[
		{ what: 'units', 'units-0': '', 'units-2': '0', 'units-11': ' 2 ' },
		{ units: [{ position: 11, qty: 2 }] },
	],
])('%o asks for %o', (fields, input) => {
	expect(refundIn(fields)).toEqual(input)
})

test.each([
	[{ what: 'amount', amount: '0' }],
	[{ what: 'amount', amount: '-5' }],
	[{ what: 'amount' }],
	[{ what: 'units' }],
	[{ what: 'units', 'units-1': '1.5' }],
	[{ what: 'units', 'units-1': '-1' }],
	[{}],
])('%o asks for nothing and says so', (fields) => {
	expect(refundIn(fields)).toEqual({ problem: expect.any(String) })
})

test.each([
	['12', 1_200],
	['12.5', 1_250],
	['$ 12.05', 1_205],
	['1,234.50', 123_450],
	['0.01', 1],
	['0', 0],
	['1234567.89', 123_456_789],
	[' 8.10 ', 810],
	['', undefined],
	['-3', undefined],
	['1.005', undefined],
	['1,23', undefined],
	['12,34.5', undefined],
	['1e3', undefined],
	['.5', undefined],
	['12 USD', undefined],
	['12345678', undefined],
])('"%s" is %s cents', (text, cents) => {
	expect(centsIn(text)).toBe(cents)
})

test('what a field shows is read back to the cent', () => {
	for (const cents of [0, 1, 99, 100, 2_999, 123_456]) expect(centsIn(dollarsOf(cents))).toBe(cents)
})

const sent = {
	brand: 'Rawhide',
	model: 'Pro',
	description: '',
	price: '$49.95',
	seenAt: '17',
	certs: 'A\nB, C,\n',
	sku: 'RH-1',
	sport: 'soccer',
}

test('a form of a product is read', () => {
	expect(productIn({ ...sent, customizable: 'on', 'method-screen': 'on' })).toEqual({
		seenAt: 17,
		change: {
			brand: 'Rawhide',
			model: 'Pro',
			description: '',
			basePriceCents: 4_995,
			certs: ['A', 'B', 'C'],
			sku: 'RH-1',
			sport: 'soccer',
			customizable: true,
			sublimated: false,
			personalized: false,
			raisesFunds: false,
			methods: ['screen'],
		},
	})
	expect(productIn(sent)).toMatchObject({ change: { customizable: false } })
	expect(productIn({ ...sent, price: 'free' })).toEqual({ problem: expect.any(String) })
})

test('counts are read with what was shown beside them', () => {
	expect(
		countsIn({
			reason: 'count',
			'count-a': ' 12 ',
			'seen-a': '10.30',
			'lead-a': ' 9 ',
			'leadseen-a': '12',
			other: 'x',
		}),
	).toEqual({
		reason: 'count',
		counts: [{ variantId: 'a', seen: 10, base: 30, counted: 12 }],
		leadTimes: [{ variantId: 'a', seen: 12, days: 9 }],
	})
})

test.each([
	[{ 'count-a': '1', 'seen-a': '1.1' }],
	[{ reason: 'mood', 'count-a': '1', 'seen-a': '1.1' }],
	[{ reason: 'count', 'count-a': '', 'seen-a': '1.1' }],
	[{ reason: 'count', 'count-a': '-1', 'seen-a': '1.1' }],
	[{ reason: 'count', 'count-a': '1.5', 'seen-a': '1.1' }],
	[{ reason: 'count', 'count-a': '1' }],
	[{ reason: 'count', 'lead-a': '1.5', 'leadseen-a': '1' }],
	[{ reason: 'count', 'lead-a': '', 'leadseen-a': '1' }],
	[{ reason: 'count', 'lead-a': '1' }],
])('%o is not read', (fields) => {
	expect(countsIn(fields)).toEqual({ problem: expect.any(String) })
})
