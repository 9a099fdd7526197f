import { expect, test } from 'vitest'
import { sizeCentsFor, sizeCentsOf, sizeExtra, sizePriceProblem, sizePricesText } from './size-prices.ts'

const sizeCents = { '2XL': 200, '3XL': 400 }

test.each([
	['M', 0],
	['2XL', 200],
	[' 2xl ', 200],
	['3XL', 400],
	['', 0],
	['constructor', 0],
])('size %o costs %d cents more', (size, cents) => {
	expect(sizeCentsOf(sizeCents, size)).toBe(cents)
})

test('a product without amounts costs the same in all sizes', () => {
	expect(sizeCentsOf(undefined, '2XL')).toBe(0)
	expect(sizeCentsFor(['S', 'M'], () => 0)).toBeUndefined()
	expect(sizePricesText(undefined)).toBe('')
})

test('amounts of sizes that the product no longer has are dropped', () => {
	expect(sizeCentsFor(['M', '2XL', '2XL'], (size) => sizeCentsOf(sizeCents, size))).toEqual({ '2XL': 200 })
})

test.each([
	[['M', '2XL'], { '2XL': 1 }, undefined],
	[['M', '2XL'], { '2XL': 100_000 }, undefined],
	[['M', '2XL'], { '2XL': 100_001 }, 'Extra price: from $0.00 to $1,000.00 a size.'],
	[['M', '2XL'], { '2XL': -1 }, 'Extra price: from $0.00 to $1,000.00 a size.'],
	[['M', '2XL'], { '2XL': 1.5 }, 'Extra price: from $0.00 to $1,000.00 a size.'],
	[
		['M', '2XL'],
		{ M: 100, '2XL': 200 },
		'Extra price: leave at least one size without it. Its price is the product’s price.',
	],
	[['M'], undefined, undefined],
])('sizes %o with %o: %s', (sizes, amounts, problem) => {
	expect(sizePriceProblem(sizes, amounts)).toBe(problem)
})

test('amounts as text', () => {
	expect(sizeExtra(0)).toBe('')
	expect(sizeExtra(200)).toBe(' +$2.00')
	expect(sizePricesText({ '3XL': 400, '2XL': 200 })).toBe('2XL +$2.00, 3XL +$4.00')
})
