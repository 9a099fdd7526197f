import { expect, test } from 'vitest'
import { CartChange } from './schemas.ts'

const id = '11111111-1111-4111-8111-111111111111'
const design = { intent: 'add-design', design: id, version: '2', size: 'L' }
const restore = {
	intent: 'restore',
	variant: id,
	design: '',
	version: '',
	playerName: '',
	playerNumber: '',
	qty: '3',
	addedAt: '2026-11-21T10:00:00.000Z',
}

test('what forms send is read as it is meant', () => {
	expect(CartChange.parse({ intent: 'add', product: 'x', color: 'navy', size: ' L ', qty: '3.9' })).toEqual({
		intent: 'add',
		product: 'x',
		color: 'navy',
		size: 'L',
		qty: 3,
		as: 'blank',
	})
	expect(CartChange.parse(design)).toMatchObject({ version: 2, qty: 1, playerName: '', playerNumber: '' })
	expect(CartChange.parse(restore)).toMatchObject({ design: null, version: 0, qty: 3 })
	expect(CartChange.parse({ intent: 'quantity', line: id, qty: '0' })).toMatchObject({ qty: 0 })
})

test.each([
	['no intent', {}],
	['a foreign intent', { intent: 'price', line: id, cents: '1' }],
	['no size', { intent: 'add', product: 'x', color: 'navy' }],
	['an empty quantity', { intent: 'quantity', line: id, qty: '' }],
	['a thousand', { intent: 'quantity', line: id, qty: '1000' }],
	['a thousand added at once', { intent: 'add', product: 'x', color: 'navy', size: 'L', qty: '1000' }],
	['a negative quantity', { intent: 'quantity', line: id, qty: '-1' }],
	['a line that is no id', { intent: 'remove', line: "1' or '1'='1" }],
	['a name of 21 letters', { ...design, playerName: 'A'.repeat(21) }],
	['a number of three digits', { ...design, playerNumber: '123' }],
	['a name with a character that nobody can print', { ...design, playerName: 'LE\u0000E' }],
	['a size with one', { intent: 'size', line: id, size: 'L\u0000' }],
	['version 0', { ...design, version: '0' }],
	['a day that is none', { ...restore, addedAt: 'yesterday' }],
])('%s is refused', (_case, fields) => {
	expect(CartChange.safeParse(fields).success).toBe(false)
})

test('prices, totals and owners of a form are not even read', () => {
	const forged = { ...design, unitCents: '1', total: '1', userId: id, cartId: id }
	expect(Object.keys(CartChange.parse(forged)).toSorted()).toEqual(
		['design', 'intent', 'playerName', 'playerNumber', 'qty', 'size', 'version'].toSorted(),
	)
})
