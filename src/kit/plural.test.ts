import { expect, test } from 'vitest'
import { counted, countedUpTo, formatCountUpTo, plural } from './plural.ts'

test.each([
	[0, '0 products'],
	[1, '1 product'],
	[2, '2 products'],
	[10_000, '10,000 products'],
])('%d is counted as %s', (count, text) => {
	expect(counted(count, 'product')).toBe(text)
})

test.each([
	[1, '1 order'],
	[1_000, '1,000 orders'],
	[1_001, '1,000+ orders'],
	[12_345, '1,000+ orders'],
])('%d, counted up to 1,000, is %s', (count, text) => {
	expect(countedUpTo(1_000)(count, 'order')).toBe(text)
	expect(formatCountUpTo(count, 1_000)).toBe(text.split(' ')[0])
})

test('a noun with its own plural', () => {
	expect([plural(1, 'person', 'people'), counted(2, 'person', 'people')]).toEqual(['person', '2 people'])
})
