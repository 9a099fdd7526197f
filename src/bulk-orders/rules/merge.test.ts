import { expect, test } from 'vitest'
import type { BulkItem } from '../schemas.ts'
import { isSameCart, mergedCarts } from './merge.ts'

const line = (id: string, change: Partial<BulkItem> = {}): BulkItem => ({
	id,
	product_id: 'p',
	item_id: 'jersey',
	roster_id: `row-${id}`,
	player_name: 'Somebody',
	variant_id: 'v-m',
	size: 'M',
	number: '7',
	qty: 1,
	price: 5_000,
	...change,
})
const [a, b, c] = [line('a'), line('b'), line('c')]
const large = { variant_id: 'v-l', size: 'L' }

test.each<[string, BulkItem[], BulkItem[], BulkItem[], BulkItem[]]>([
	['nothing', [a, b], [a, b], [a, b], [a, b]],
	['a change of mine', [a, b], [a, line('b', { qty: 2 })], [a, b], [a, line('b', { qty: 2 })]],
	['a change of theirs', [a, b], [a, b], [line('a', large), b], [line('a', large), b]],
	[
		'two fields of one line',
		[a],
		[line('a', { qty: 3 })],
		[line('a', large)],
		[line('a', { ...large, qty: 3 })],
	],
	['the same field', [a], [line('a', { qty: 3 })], [line('a', { qty: 2 })], [line('a', { qty: 3 })]],
	['a line of each', [a], [a, b], [a, c], [a, c, b]],
	['what I took out', [a, b], [a], [a, b], [a]],
	['what they took out', [a, b], [a, b], [a], [a]],
	['what I took out and they changed', [a, b], [a], [a, line('b', { qty: 2 })], [a, line('b', { qty: 2 })]],
	['what they took out and I changed', [a, b], [a, line('b', { qty: 2 })], [a], [a, line('b', { qty: 2 })]],
	['what was ordered meanwhile', [a, b], [a, b, c], [], [c]],
	[
		'a roster that both loaded',
		[],
		[line('m', { roster_id: 'r', qty: 2 })],
		[line('t', { roster_id: 'r' })],
		[line('t', { roster_id: 'r' })],
	],
	[
		'two typed by hand',
		[],
		[line('m', { roster_id: null })],
		[line('t', { roster_id: null })],
		[line('t', { roster_id: null }), line('m', { roster_id: null })],
	],
])('of two devices it keeps %s', (_what, base, mine, theirs, both) => {
	const merged = mergedCarts({ base, mine, theirs })
	expect(merged).toEqual(both)
	expect(isSameCart(merged, both)).toBe(true)
})

test.each([
	[[a], [a, b], false],
	[[a, b], [b, a], true],
	[[a, b], [a, c], false],
	[[a], [line('a', { number: '07' })], false],
	[[a], [line('a')], true],
])('carts are the same by what is in them', (one, other, expected) => {
	expect(isSameCart(one, other)).toBe(expected)
})
