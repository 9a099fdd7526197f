// Data stored with a design beside its config.
import { z } from 'zod'

/** Spec §3 "designs.pricing", in whole US cents. */
export const DesignPricing = z.object({
	/** One garment without decorations and add-ons. */
	basePrice: z.int().min(0),
	/** Decorations and add-ons on one garment. */
	customizationFee: z.int().min(0),
	/** All garments after the discount, before fundraising, shipping and tax. */
	total: z.int().min(0),
})
export type DesignPricing = z.infer<typeof DesignPricing>
