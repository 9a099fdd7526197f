import { expect, test } from 'vitest'
import { historyLines } from './product-history.ts'

test.each([
	['product.created', { sku: 'A', colors: 3, sizes: 1 }, ['Made as a draft in 3 colors and 1 size']],
	['product.started', { sku: 'A', colors: 3, sizes: 8 }, ['From the start catalog in 3 colors and 8 sizes']],
	['product.status', { from: 'draft', to: 'active' }, ['Draft → In the shop']],
	[
		'product.changed',
		{
			modelFrom: 'Comet',
			modelTo: 'Comet 2',
			priceFromCents: 2_000,
			priceToCents: 2_550,
			sublimatedFrom: false,
			sublimatedTo: true,
			description: 'changed',
		},
		['Model: Comet → Comet 2', 'Art is dyed in: no → yes', 'Price: $20.00 → $25.50', 'Description changed'],
	],
	['product.changed', {}, ['Saved without a change']],
	[
		'product.changed',
		{ fromCents: 100, toCents: 100, wasActive: true, isActive: false },
		['State: in the shop → hidden'],
	],
	[
		'product.cells',
		{ colorsFrom: 'Navy', colorsTo: 'Navy', sizesFrom: 'S', sizesTo: 'S, M', skus: 2 },
		['Sizes: S → S, M', '2 SKUs changed'],
	],
	['product.look', { colors: 2 }, ['A design became its look in 2 colors']],
	['product.size_chart', { chart: 'own' }, ['Own size chart saved']],
	[
		'product.search',
		{ searchWordsFrom: '', searchWordsTo: 'tee', pageTitleFrom: 'A', pageTitleTo: 'A' },
		['Search words: none → tee'],
	],
	['product.photos', { did: 'added', alt: 'From behind' }, ['Photo added: From behind']],
	['product.photos', { did: 'photos first' }, ['Photos come first']],
	['product.lead_times', { variants: 1 }, ['Lead time of 1 size changed']],
	[
		'stock.counted',
		{ variants: 2, units: 7, reason: 'count' },
		['Counted on the shelf: +7 units in 2 sizes'],
	],
	['stock.received', { variants: 2, units: 24 }, ['Received: +24 units in 2 sizes']],
	['stock.adjusted', { units: -1, reason: 'damaged' }, ['Damaged: -1 unit']],
])('%s of %o', (event, details, lines) => {
	expect(historyLines({ event, details })).toEqual(lines)
})
