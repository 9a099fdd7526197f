import { expect, test } from 'vitest'
import { countsIn, productIn } from './product-form.ts'

const sent = {
	brand: 'Rawhide',
	model: 'Pro',
	description: '',
	price: '$49.95',
	seenAt: '17',
	certs: 'A\nB, C,\n',
}

test('a form of a product is read', () => {
	expect(productIn({ ...sent, active: 'on' })).toEqual({
		seenAt: 17,
		change: {
			brand: 'Rawhide',
			model: 'Pro',
			description: '',
			basePriceCents: 4_995,
			certs: ['A', 'B', 'C'],
			isActive: true,
		},
	})
	expect(productIn(sent)).toMatchObject({ change: { isActive: false } })
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
