// The kinds of adjustments and the keys of the price list. Apart from the schemas, so that the browser computes sums without zod.
import type { Role } from '#kit/roles.ts'

/** `agreed`: with the customer of a quote. */
export const discountKinds = ['quantity', 'role', 'promotion', 'agreed'] as const
/**
 * A charge is a custom line of a quote, such as a rush fee. A donation is the only adjustment of an order without lines.
 */
export const adjustmentKinds = [
	...discountKinds,
	'charge',
	'fundraising',
	'shipping',
	'tax',
	'donation',
] as const
export type AdjustmentKind = (typeof adjustmentKinds)[number]

/** Best first. Spec §6. */
export const discountedRoles = ['school_admin', 'coach'] as const satisfies Role[]

export const decorationSizes = ['small', 'medium', 'large', 'full'] as const
export type DecorationSize = (typeof decorationSizes)[number]

/** Services that can say the rate of sales tax of a place, and their names. */
export const taxServices = { stripe: 'Stripe Tax' } as const
export type TaxServiceId = keyof typeof taxServices

export const addOnTypes = ['padding', 'facemask', 'custom_embroidery', 'name_plate', 'helmet_decal'] as const
export type AddOnType = (typeof addOnTypes)[number]
