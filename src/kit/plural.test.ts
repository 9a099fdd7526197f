import { expect, test } from 'vitest'
import { counted, plural } from './plural.ts'

test.each([
	[0, '0 products'],
	[1, '1 product'],
	[2, '2 products'],
	[10_000, '10,000 products'],
])('%d is counted as %s', (count, text) => {
	expect(counted(count, 'product')).toBe(text)
})

test('a noun with its own plural', () => {
	expect([plural(1, 'person', 'people'), counted(2, 'person', 'people')]).toEqual(['person', '2 people'])
})
