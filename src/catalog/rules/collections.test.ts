import { expect, test } from 'vitest'
import { collectionInput, collectionRule } from '../../../tests/factories/collections.ts'
import { slugOf } from '#kit/slug.ts'
import { CollectionInput, CollectionRule } from './collections.ts'

test.each([
	['Game day & fan gear', 'game-day-fan-gear'],
	['  Año nuevo!  ', 'ano-nuevo'],
	['Under $60', 'under-60'],
	['—', ''],
	['a'.repeat(70), 'a'.repeat(60)],
	[`${'a'.repeat(59)} b`, 'a'.repeat(59)],
])('the address of “%s”', (title, slug) => {
	expect(slugOf(title)).toBe(slug)
})

const none = { customizable: false }
test.each([
	['no condition', none, false],
	['a sport', { ...none, sports: ['hockey'] }, true],
	['a kind', { ...none, kinds: ['Jersey'] }, true],
	['a brand', { ...none, brands: ['Rawhide'] }, true],
	['a color', { ...none, colors: ['Blue'] }, true],
	['a lowest price', { ...none, minDollars: 1 }, true],
	['a highest price', { ...none, maxDollars: 999 }, true],
	['prices the wrong way round', { minDollars: 60, maxDollars: 50 }, false],
	['one price', { minDollars: 60, maxDollars: 60 }, true],
	['stock', { ...none, inStock: true }, true],
	['a price that is no number', { minDollars: Number.NaN }, false],
])('a rule with %s', (_, changed, isValid) => {
	expect(CollectionRule.safeParse(collectionRule(changed)).success).toBe(isValid)
})

test.each([
	['a title', {}, true],
	['no title', { title: ' ' }, false],
	['an address with capitals', { slug: 'Game' }, false],
	['an address with a hyphen at its end', { slug: 'game-' }, false],
	['an order by hand and a rule', { rule: collectionRule(), sort: 'hand' }, false],
	['an order by hand without a rule', { sort: 'hand' }, true],
	['an order by price and a rule', { rule: collectionRule(), sort: 'price-low' }, true],
] as const)('a collection with %s', (_, changed, isValid) => {
	expect(CollectionInput.safeParse(collectionInput(changed)).success).toBe(isValid)
})
