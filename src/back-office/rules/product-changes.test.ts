import { expect, test } from 'vitest'
import type { ProductFacts } from '#catalog/rules/product-facts.ts'
import { changesOf } from './product-changes.ts'

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
