// What staff may change in the catalog, and how a stock count becomes a stock change.
import { z } from 'zod'
import { decorationMethods } from '#garments/template.ts'
import { productStatuses } from '../states.ts'
import { Sale } from './sale.ts'

/** Staff pages mark a variant as low at this many units or fewer. */
export const lowStock = 5

/** A list of products shows no more of them, and counts one further; search is faster beyond it. */
export const mostListed = 10_000

/** Highest count of one variant. */
export const mostUnits = 1_000_000

/** Highest base price, in cents. */
export const mostPriceCents = 10_000_000

export const stockReasons = ['count', 'correction'] as const
export type StockReason = (typeof stockReasons)[number]
export const stockReasonNames: Record<StockReason, string> = {
	count: 'Counted on the shelf',
	correction: 'Correction of a mistake',
}

export const words = (most: number) =>
	z
		.string()
		.trim()
		.max(most, `At most ${most} characters`)
		.regex(/^[^\p{Cc}\p{Cs}]*$/u, 'Letters, digits and signs only')

export const prose = (most: number) =>
	z
		.string()
		.trim()
		.max(most, `At most ${most} characters`)
		.transform((text) => text.replaceAll(/[\p{Cs}\0]/gu, ''))

export const Sku = z
	.string()
	.trim()
	.min(1, 'SKU required')
	.max(60, 'At most 60 characters')
	.regex(/^[A-Za-z0-9][A-Za-z0-9._/-]*$/, 'A SKU has letters, digits and . _ / - only')

export const ProductChange = z.object({
	brand: words(60).min(1, 'Brand required'),
	model: words(120).min(1, 'Model required'),
	description: prose(4_000),
	basePriceCents: z
		.int('Price in dollars, such as 49.95')
		.min(0, 'Price in dollars, such as 49.95')
		.max(mostPriceCents, 'At most $100,000.00'),
	/** Null for none; left out, it stays as it is. */
	sale: Sale.nullish(),
	/** Certifications such as NOCSAE, each once. */
	certs: z.array(words(40).min(1)).max(12, 'At most 12 certifications'),
	sku: Sku,
	/** A sport that the shop offers, or `spirit`. */
	sport: z.string().min(1, 'Choose a sport'),
	/** The builder opens it. */
	customizable: z.boolean(),
	/** The art is dyed into the cloth: any design costs the same. */
	sublimated: z.boolean(),
	/** Takes names and numbers of players; left out, it stays as it is. */
	personalized: z.boolean().optional(),
	/** In portals with a margin; left out, it stays as it is. */
	raisesFunds: z.boolean().optional(),
	/** None for all of the garment; left out, they stay as they are. */
	methods: z.array(z.enum(decorationMethods)).optional(),
})
export type ProductChange = z.infer<typeof ProductChange>

/** Units of a size that came in, or that are adjusted. */
export type UnitsMoved = {
	variantId: string
	/** All units ever received, as the page showed it: a different number now means a concurrent change. */
	base: number
	units: number
}

/** A counted number of units, with the numbers that the page showed. */
export type Count = {
	variantId: string
	/** Sellable units that the page showed. */
	seen: number
	/** All units ever received, as the page showed it: a different number now means a concurrent count. */
	base: number
	counted: number
}
export type StockDelta = { variantId: string; base: number; delta: number }

/**
 * The difference between counted and shown units, so that units sold meanwhile stay sold.
 * @returns only variants that differ
 */
export const deltasOf = (counts: readonly Count[]): StockDelta[] =>
	counts
		.map(({ variantId, seen, base, counted }) => ({ variantId, base, delta: counted - seen }))
		.filter(({ delta }) => delta !== 0)

/** Longest lead time of a size, in days. */
export const mostLeadDays = 365

/** Days until a size is shipped, with what the page showed before. */
export type LeadTime = { variantId: string; seen: number; days: number }

export const productShows = ['all', ...productStatuses, 'low', 'out'] as const
export type ProductShow = (typeof productShows)[number]

export const productTraits = ['customizable', 'plain', 'sale', 'kit'] as const
export type ProductTrait = (typeof productTraits)[number]

/** Characters of the name of a saved search. */
export const longestViewName = 40

/** By name without another choice. */
export const productSorts = ['name', 'newest', 'changed', 'cheapest', 'dearest'] as const
export type ProductSort = (typeof productSorts)[number]

/** What staff look for in the list of products. */
export type ProductsAsked = {
	text: string
	sport: string | null
	show: ProductShow
	trait?: ProductTrait | null
	/** Only these. */
	ids?: readonly string[]
}
