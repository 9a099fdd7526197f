// Collections as staff enter them, for tests.
import type { CollectionInput, CollectionRule } from '#catalog/rules/collections.ts'
import { priceRange } from '#catalog/rules/filters.ts'

/** By default everything that can be customized. */
export const collectionRule = (changed: Partial<CollectionRule> = {}): CollectionRule => ({
	match: 'all',
	sports: [],
	kinds: [],
	brands: [],
	colors: [],
	minDollars: priceRange.min,
	maxDollars: priceRange.max,
	customizable: true,
	inStock: false,
	...changed,
})

/** By hand unless it has a rule. */
export const collectionInput = (changed: Partial<CollectionInput> = {}): CollectionInput => ({
	title: 'Game day',
	slug: 'game-day',
	description: '',
	sort: changed.rule ? 'featured' : 'hand',
	rule: null,
	...changed,
})
