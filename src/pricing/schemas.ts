// A sum and its terms, as computed, shown and stored with an order. Whole cents and basis points.
import { z } from 'zod'
import { decorationLocations, decorationMethods } from '#garments/template.ts'
import { TaxRate, type ShippingRules, type TaxRules } from './delivery-schemas.ts'
import { addOnTypes, adjustmentKinds, decorationSizes, discountedRoles } from './states.ts'

const Rate = z.int().min(0).max(10_000)

/** One step from the price of the lines to the total. */
export const Adjustment = z.object({
	kind: z.enum(adjustmentKinds),
	/** Name shown to the buyer. */
	name: z.string(),
	/** The amount to which the rate applies. */
	basisCents: z.int().min(0),
	/** Missing for a flat amount. */
	rateBp: TaxRate.optional(),
	/** Added to the sum: negative for a discount. */
	amountCents: z.int(),
	/** A promotion that counts instead of the quantity or role discount. */
	isAlone: z.literal(true).optional(),
	/** Name of the promotion that makes shipping free. */
	freeWith: z.string().optional(),
})
export type Adjustment = z.infer<typeof Adjustment>

/** subtotal + adjustments = total. */
export const Totals = z.object({
	units: z.int().min(0),
	subtotalCents: z.int().min(0),
	/** In the order in which they are applied and shown. */
	adjustments: z.array(Adjustment),
	totalCents: z.int().min(0),
})
export type Totals = z.infer<typeof Totals>

/**
 * What a promotion takes off. One of rate, amount and free shipping; absent limits do not apply. Those of older orders
 * have a name and a rate only.
 */
export const PromotionTerms = z.object({
	/** Missing in older orders. */
	id: z.string().optional(),
	/** Name shown to the buyer. */
	name: z.string().min(1),
	rateBp: Rate.optional(),
	amountCents: z.int().min(1).optional(),
	isFreeShipping: z.literal(true).optional(),
	/** Counts instead of the larger of tier and role discount, not on top of it. */
	isAlone: z.literal(true).optional(),
	/** The goods that it is for; absent for all. */
	productIds: z.array(z.string()).optional(),
	sports: z.array(z.string()).optional(),
	/** The least price and number of these goods, before any discount. */
	leastCents: z.int().min(1).optional(),
	leastUnits: z.int().min(1).optional(),
})
export type PromotionTerms = z.infer<typeof PromotionTerms>

/** A custom line of a quote: it needs no stock and makes no job. */
export const Charge = z.object({
	name: z.string().min(1),
	quantity: z.int().min(1),
	unitCents: z.int().min(0),
})
export type Charge = z.infer<typeof Charge>

const Agreed = z.object({
	/** Off the goods, after all other discounts. */
	discountCents: z.int().min(0),
	charges: z.array(Charge),
})

export const TaxTerms = z.object({
	/** Name of the tax in the sum. */
	name: z.string().min(1),
	isExempt: z.boolean(),
	/** Number of the certificate that exempts the buyer. */
	certificate: z.string().nullable(),
	/** Shipping is taxed like goods. */
	onShipping: z.boolean(),
})
export type TaxTerms = z.infer<typeof TaxTerms>

export const ChosenMethod = z.object({
	id: z.string(),
	name: z.string(),
	/** Opening hours of the place; null for a method that ships. */
	pickUpHours: z.string().nullable(),
})
export type ChosenMethod = z.infer<typeof ChosenMethod>

/** All inputs of a sum besides its lines. Stored with an order, so that an amendment has the same terms. */
export const Terms = z.object({
	/** Quantity tiers, best first. */
	tiers: z.array(z.object({ from: z.int().min(1), bp: Rate })),
	/** The buyer's role discount. */
	roleBp: Rate,
	/** The promotion of a placed order; applies as `promotions` do. */
	promotion: PromotionTerms.nullable(),
	/** All that the buyer may use before the order is placed: the one that saves most applies. */
	promotions: z.array(PromotionTerms).optional(),
	/** The portal's margin; 0 outside a portal. */
	fundraisingBp: Rate,
	/** 0 is free; null where shipping is not part of the sum. */
	shippingCents: z.int().min(0).nullable(),
	/** 0 is exempt or not collected; null where tax is not part of the sum. */
	taxBp: TaxRate.nullable(),
	/** What the staff agreed with the customer of a quote; absent otherwise. */
	agreed: Agreed.optional(),
	/** How the rate was found; absent in older orders and where tax is not part of the sum. */
	tax: TaxTerms.optional(),
	/** How it is shipped; absent in older orders and for team orders. */
	method: ChosenMethod.optional(),
})
export type Terms = z.infer<typeof Terms>

/** The largest values of a price list: whole cents, basis points, units. */
export const priceLimits = {
	discountBp: 9_000,
	taxBp: 2_500,
	decorationCents: 100_000,
	addOnCents: 1_000_000,
	shippingCents: 100_000,
	/** The fewest and the most units at which a quantity discount begins. */
	tierFrom: [2, 9_999],
} as const
export const mostTiers = 8

const Price = (most: number) => z.int().min(0).max(most)
const keyed = <Key extends string, Value extends z.ZodType>(keys: readonly Key[], value: Value) =>
	z.record(z.enum(keys), value)

const [fewestUnits, mostUnits] = priceLimits.tierFrom
const Tier = z.object({
	from: z.int().min(fewestUnits).max(mostUnits),
	bp: z.int().min(1).max(priceLimits.discountBp),
})

/** All prices and rates of the shop besides those of its products. Whole cents and basis points. */
export const PriceList = z.object({
	/** Best first: each is reached by fewer units than the one before and saves less. */
	tiers: z
		.array(Tier)
		.max(mostTiers)
		.refine(
			(tiers) =>
				tiers.every(({ from, bp }, at) => {
					const next = tiers[at + 1]
					return !next || (next.from < from && next.bp < bp)
				}),
			'Each quantity must save more than the one before',
		),
	/** Discounts by role; all other roles have none. */
	roleBp: keyed(discountedRoles, Price(priceLimits.discountBp)),
	/** Of one decoration on one garment by method and size, in the order of `decorationLocations`. */
	decorationCents: keyed(
		decorationMethods,
		keyed(decorationSizes, z.array(Price(priceLimits.decorationCents)).length(decorationLocations.length)),
	),
	/** Per unit. */
	addOnCents: keyed(addOnTypes, Price(priceLimits.addOnCents)),
	/** Of shipping methods at the standard price; team orders go to the school for free. */
	shippingCents: Price(priceLimits.shippingCents),
	/** Standard rate of sales tax. */
	taxBp: TaxRate.max(priceLimits.taxBp),
	/** Initial quantity in the builder. */
	builderQuantity: z.int().min(1).max(999),
})
export type ListedPrices = z.infer<typeof PriceList>

/** The list, with the rules of tax and shipping that hold with it: read together, so that no sum mixes two versions. */
export type PriceList = ListedPrices & {
	/** 0 for the list of the specification; a saved one is never changed. */
	version: number
	tax: TaxRules
	shipping: ShippingRules
}
