// The shop's price list: all prices and rates of the specification, and a person's terms from it. Rates in basis points.
import { asCents } from '#kit/money.ts'
import { hasAnyRole, type Actor, type Role } from '#kit/roles.ts'
import type { Terms } from '../schemas.ts'

/** Per garment in whole dollars, in the order front, back, sleeve, chest, custom. Spec §9. */
export const decorationDollars = {
	screen: {
		small: [8, 8, 5, 6, 7],
		medium: [12, 12, 8, 9, 10],
		large: [18, 18, 12, 14, 15],
		full: [25, 25, 18, 20, 22],
	},
	embroidery: {
		small: [12, 12, 8, 10, 11],
		medium: [18, 18, 12, 14, 15],
		large: [28, 28, 20, 24, 26],
		full: [40, 40, 30, 35, 38],
	},
	tackle_twill: {
		small: [15, 15, 10, 12, 13],
		medium: [22, 22, 15, 18, 20],
		large: [35, 35, 25, 30, 32],
		full: [50, 50, 38, 45, 48],
	},
} as const

/** Per unit. Spec §9. */
export const addOnPrices = {
	padding: asCents(1_500),
	facemask: asCents(2_500),
	custom_embroidery: asCents(2_000),
	name_plate: asCents(1_200),
	helmet_decal: asCents(800),
} as const

/** Quantity tiers, best first. Spec §9. */
export const quantityTiers = [
	{ from: 100, bp: 2_000 },
	{ from: 50, bp: 1_500 },
	{ from: 24, bp: 1_000 },
	{ from: 12, bp: 500 },
] as const

/** Best first; all other roles 0. Spec §6. */
export const roleDiscounts = [
	{ role: 'school_admin', bp: 800 },
	{ role: 'coach', bp: 500 },
] as const

/** Shipping of a single checkout. Spec §9. */
export const shippingCents = asCents(1_599)

/** Sales tax. Spec §9. */
export const taxBp = 800

/** Initial quantity in the builder. Spec §9. */
export const builderDefaultQuantity = 12

/** Most pieces of a design, and units of a line in a cart; the shop arranges larger orders itself. */
export const mostPieces = 999

/** A single checkout pays shipping and tax; a team order ships to the school for free and pays only tax. */
export type Delivery = { isTaxExempt: boolean; isFree?: boolean }

export type Buying = {
	roles: readonly Role[]
	/** The portal's margin; 0 outside a portal. */
	fundraisingBp?: number
	/** Omit when neither shipping nor tax is part of the sum. */
	delivery?: Delivery
}

/** The best discount of a person's roles. Spec §6. */
export const roleDiscountBp = (actor: Pick<Actor, 'roles'>): number =>
	roleDiscounts.find(({ role }) => hasAnyRole(actor, [role]))?.bp ?? 0

export const termsFor = ({ roles, fundraisingBp = 0, delivery }: Buying): Terms => ({
	tiers: [...quantityTiers],
	roleBp: roleDiscountBp({ roles }),
	promotion: null,
	fundraisingBp,
	shippingCents: delivery ? (delivery.isFree ? 0 : shippingCents) : null,
	taxBp: delivery ? (delivery.isTaxExempt ? 0 : taxBp) : null,
})
