import { expect, test } from 'vitest'
import { productFacts, sportPath, summaryOf } from './facts.ts'
import { testProduct, testVariants } from '../../../../tests/factories/catalog/sheet.ts'
import { sheetOf } from './sheet-of.ts'
import { specPrices } from '#pricing/rules/price-list.ts'

const publicUrl = 'https://shop.example'

test('search engines learn name, offer in USD and stock', () => {
	const [facts] = productFacts(
		testProduct,
		{ ...sheetOf(testProduct, testVariants, specPrices), isAvailable: true },
		publicUrl,
	)
	expect(facts).toMatchObject({
		'@type': 'Product',
		name: 'Fieldhouse Test Jersey',
		sku: 'FH-1',
		brand: { name: 'Fieldhouse' },
		offers: {
			price: '119.00',
			priceCurrency: 'USD',
			availability: 'https://schema.org/InStock',
			url: `${publicUrl}/product/${testProduct.id}`,
		},
	})
	expect(facts).toHaveProperty('image.length', 3)
})

test('without stock the offer is out of stock', () => {
	const [facts] = productFacts(
		testProduct,
		{ ...sheetOf(testProduct, [], specPrices), isAvailable: false },
		publicUrl,
	)
	expect(facts).toMatchObject({ offers: { availability: 'https://schema.org/OutOfStock' } })
})

test('the trail leads home, to the sport and to the product', () => {
	const [, trail] = productFacts(
		testProduct,
		{ ...sheetOf(testProduct, [], specPrices), isAvailable: false },
		publicUrl,
	)
	expect(trail).toMatchObject({
		itemListElement: [
			{ item: `${publicUrl}/` },
			{ name: 'Football', item: `${publicUrl}/sport/football/products` },
			{ name: 'Test Jersey' },
		],
	})
	expect(sportPath('spirit')).toBe('/builder/spirit-wear')
})

test('a long description is cut at a word', () => {
	const summary = summaryOf({ ...testProduct, description: 'word '.repeat(60).trim() })
	expect(summary.length).toBeLessThanOrEqual(155)
	expect(summary.endsWith('word…')).toBe(true)
	expect(summaryOf({ ...testProduct, description: '' })).toContain('Test Jersey')
})

test('with sizes that cost more the offer is the range of prices', () => {
	const product = {
		...testProduct,
		attributes: { ...testProduct.attributes, sizeCents: { '2XL': 200, '3XL': 450 } },
	}
	const sheet = sheetOf(product, testVariants, specPrices)
	const [facts] = productFacts(product, { ...sheet, isAvailable: true }, publicUrl)
	expect(facts).toMatchObject({
		offers: { '@type': 'AggregateOffer', lowPrice: '119.00', highPrice: '123.50', priceCurrency: 'USD' },
	})
})
