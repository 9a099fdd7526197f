// What a collection holds: its texts, its order, and the rule that chooses its products.
import { z } from 'zod'
import { Slug } from '#kit/slug.ts'
import { noFilters, priceRange, type Filters } from './filters.ts'
import { prose, words } from './manage.ts'

/** `hand`: as staff placed them. */
export const collectionSorts = ['hand', 'featured', 'newest', 'price-low', 'price-high', 'name'] as const
export type CollectionSort = (typeof collectionSorts)[number]

export const collectionSortNames: Record<CollectionSort, string> = {
	hand: 'By hand',
	featured: 'Featured first',
	newest: 'Newest first',
	'price-low': 'Price: low to high',
	'price-high': 'Price: high to low',
	name: 'Name',
}

/** Most collections of the shop, products of one by hand, and collections on the home page. */
export const mostCollections = 200
export const mostByHand = 200
export const mostOnHome = 4
/** Products of each that the home page shows. */
export const shownOnHome = 4

const values = z.array(words(60).min(1)).max(40, 'At most 40 values of one kind')

export const CollectionRule = z
	.object({
		/** Whether a product fits all conditions or any one of them. */
		match: z.enum(['all', 'any']),
		sports: values,
		kinds: values,
		brands: values,
		/** Color families. */
		colors: values,
		minDollars: z.int().min(priceRange.min).max(priceRange.max),
		/** `priceRange.max` means no upper limit. */
		maxDollars: z.int().min(priceRange.min).max(priceRange.max),
		customizable: z.boolean(),
		inStock: z.boolean(),
	})
	.refine(({ minDollars, maxDollars }) => minDollars <= maxDollars, {
		path: ['maxDollars'],
		message: 'The highest price is below the lowest one',
	})
	.refine(
		({ minDollars, maxDollars, customizable, inStock, ...lists }) =>
			customizable ||
			inStock ||
			minDollars !== priceRange.min ||
			maxDollars !== priceRange.max ||
			[lists.sports, lists.kinds, lists.brands, lists.colors].some((chosen) => chosen.length > 0),
		{ path: ['match'], message: 'Choose at least one condition' },
	)
export type CollectionRule = z.infer<typeof CollectionRule>

/** The conditions that lists filter by too; the sports are separate. */
export const filtersOfRule = (rule: CollectionRule): Filters => ({
	...noFilters,
	chosen: { ...noFilters.chosen, kind: rule.kinds, brand: rule.brands, color: rule.colors },
	minDollars: rule.minDollars,
	maxDollars: rule.maxDollars,
	inStock: rule.inStock,
	customizable: rule.customizable,
})

export const CollectionInput = z
	.object({
		title: words(80).min(1, 'Title required'),
		slug: Slug,
		description: prose(1_000),
		sort: z.enum(collectionSorts),
		/** Null when the products are chosen by hand. */
		rule: CollectionRule.nullable(),
	})
	.refine(({ rule, sort }) => rule === null || sort !== 'hand', {
		path: ['sort'],
		message: 'Products chosen by a rule cannot be ordered by hand',
	})
export type CollectionInput = z.infer<typeof CollectionInput>
