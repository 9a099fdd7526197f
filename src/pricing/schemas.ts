// A sum and its terms, as computed, shown and stored with an order. Whole cents and basis points.
import { z } from 'zod'
import { adjustmentKinds } from './states.ts'

const Rate = z.int().min(0).max(10_000)

/** One step from the price of the lines to the total. */
export const Adjustment = z.object({
	kind: z.enum(adjustmentKinds),
	/** Name shown to the buyer. */
	name: z.string(),
	/** The amount to which the rate applies. */
	basisCents: z.int().min(0),
	/** Missing for a flat amount. */
	rateBp: Rate.optional(),
	/** Added to the sum: negative for a discount. */
	amountCents: z.int(),
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

/** All inputs of a sum besides its lines. Stored with an order, so that an amendment has the same terms. */
export const Terms = z.object({
	/** Quantity tiers, best first. */
	tiers: z.array(z.object({ from: z.int().min(1), bp: Rate })),
	/** The buyer's role discount. */
	roleBp: Rate,
	/** Applies to the amount after the larger of tier and role discount. */
	promotion: z.object({ name: z.string().min(1), rateBp: Rate }).nullable(),
	/** The portal's margin; 0 outside a portal. */
	fundraisingBp: Rate,
	/** 0 is free; null where shipping is not part of the sum. */
	shippingCents: z.int().min(0).nullable(),
	/** 0 is exempt; null where tax is not part of the sum. */
	taxBp: Rate.nullable(),
})
export type Terms = z.infer<typeof Terms>
