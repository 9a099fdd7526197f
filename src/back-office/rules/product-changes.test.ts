import { expect, test } from 'vitest'
import type { ProductFacts } from '#catalog/rules/product-facts.ts'
import { changesOf, newInWords } from './product-changes.ts'

const navy = { color: 'Navy', primary: '#14284f', secondary: '#f2b21b', stock: 4, counted: 4 }
const size = (name: string, leadTimeDays: number) => ({
	...navy,
	size: name,
	sku: `A-1-${name}`,
	leadTimeDays,
})
const tee = {
	sku: 'A-1',
	brand: 'Rawhide',
	model: 'Tee',
	sport: 'spirit',
	templateId: 'tee',
	description: '',
}
const before: ProductFacts = {
	...tee,
	priceCents: 2_000,
	status: 'active',
	certs: [],
	customizable: true,
	sublimated: false,
	sizes: [size('M', 7), size('L', 9)],
}

test.each<[string, Partial<ProductFacts>, string[]]>([
	['nothing', {}, []],
	[
		'price and state',
		{ priceCents: 2_250, status: 'archived' },
		['Price: $20.00 → $22.50', 'State: In the shop → Archived'],
	],
	[
		'all lead times',
		{ sizes: [size('M', 12), size('L', 12)] },
		['Lead time of 2 sizes: 7 to 9 days → 12 days'],
	],
	['one lead time', { sizes: [size('M', 1), size('L', 9)] }, ['Lead time of 1 size: 7 days → 1 day']],
	['another size', { sizes: [...before.sizes, size('XL', 20)] }, ['1 new size']],
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
