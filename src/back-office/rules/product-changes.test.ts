import { expect, test } from 'vitest'
import type { ProductFacts } from '#catalog/rules/product-facts.ts'
import { navySize, teeFacts } from '../../../tests/factories/product-facts.ts'
import { changesOf, newInWords } from './product-changes.ts'

const before = teeFacts()

test.each<[string, Partial<ProductFacts>, string[]]>([
	['nothing', {}, []],
	[
		'price and state',
		{ priceCents: 2_250, status: 'archived' },
		['Price: $20.00 → $22.50', 'State: In the shop → Archived'],
	],
	[
		'all lead times',
		{ sizes: [navySize('M', 12), navySize('L', 12)] },
		['Lead time of 2 sizes: 7 to 9 days → 12 days'],
	],
	['one lead time', { sizes: [navySize('M', 1), navySize('L', 9)] }, ['Lead time of 1 size: 7 days → 1 day']],
	['another size', { sizes: [...before.sizes, navySize('XL', 20)] }, ['1 new size']],
])('%s', (_, change, lines) => {
	expect(changesOf(before, { ...before, ...change })).toEqual(lines)
})

test('what is new says its photos too, also of a kit', () => {
	const crop = { shape: 'whole', zoom: 100, x: 50, y: 50 } as const
	const photos = [{ sha256: 'a', alt: 'Front', crop, width: 900, height: 900 }]
	const pieces = [
		{ id: 'one', sku: 'A-1', name: 'Top' },
		{ id: 'two', sku: 'A-2', name: 'Shorts' },
	]
	expect(newInWords({ ...before, photos })).toBe('New, 2 sizes, $20.00, 1 photo')
	expect(newInWords({ ...before, sizes: [], pieces, photos })).toBe('New kit: A-1=Top, A-2=Shorts, 1 photo')
})
