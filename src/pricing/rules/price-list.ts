// A person's terms from a price list, and the price list of the specification, which a new shop begins with.
import { hasAnyRole, type Actor, type Role } from '#kit/roles.ts'
import type { ListedPrices, PriceList, Terms } from '../schemas.ts'
import { discountedRoles } from '../states.ts'
import { deliveryTerms, specShipping, specTax, type Delivery, type Parcel } from './delivery.ts'

const inCents = (dollars: readonly number[]): number[] => dollars.map((amount) => amount * 100)

/** Every price and rate of the specification (§6, §9). */
export const specListed: ListedPrices = {
	tiers: [
		{ from: 100, bp: 2_000 },
		{ from: 50, bp: 1_500 },
		{ from: 24, bp: 1_000 },
		{ from: 12, bp: 500 },
	],
	roleBp: { school_admin: 800, coach: 500 },
	// In the order front, back, sleeve, chest, custom.
	decorationCents: {
		screen: {
			small: inCents([8, 8, 5, 6, 7]),
			medium: inCents([12, 12, 8, 9, 10]),
			large: inCents([18, 18, 12, 14, 15]),
			full: inCents([25, 25, 18, 20, 22]),
		},
		embroidery: {
			small: inCents([12, 12, 8, 10, 11]),
			medium: inCents([18, 18, 12, 14, 15]),
			large: inCents([28, 28, 20, 24, 26]),
			full: inCents([40, 40, 30, 35, 38]),
		},
		tackle_twill: {
			small: inCents([15, 15, 10, 12, 13]),
			medium: inCents([22, 22, 15, 18, 20]),
			large: inCents([35, 35, 25, 30, 32]),
			full: inCents([50, 50, 38, 45, 48]),
		},
	},
	addOnCents: {
		padding: 1_500,
		facemask: 2_500,
		custom_embroidery: 2_000,
		name_plate: 1_200,
		helmet_decal: 800,
	},
	shippingCents: 1_599,
	taxBp: 800,
	builderQuantity: 12,
}
export const specPrices: PriceList = { ...specListed, version: 0, tax: specTax, shipping: specShipping }

/** Most pieces of a design, and units of a line in a cart; the shop arranges larger orders itself. */
export const mostPieces = 999

export type Buying = {
	roles: readonly Role[]
	/** The portal's margin; 0 outside a portal. */
	fundraisingBp?: number
	/** Omit when neither shipping nor tax is part of the sum. */
	delivery?: Delivery
	/** Absent where the price of a method is estimated for nothing in particular. */
	parcel?: Parcel
}

const emptyParcel: Parcel = { ounces: 0, goodsCents: 0 }

/** The best discount of a person's roles. Spec §6. */
export const roleDiscountBp = (actor: Pick<Actor, 'roles'>, { roleBp }: Pick<PriceList, 'roleBp'>): number =>
	Math.max(0, ...discountedRoles.filter((role) => hasAnyRole(actor, [role])).map((role) => roleBp[role]))

export const termsFor = (
	{ roles, fundraisingBp = 0, delivery, parcel = emptyParcel }: Buying,
	prices: PriceList,
): Terms => ({
	tiers: prices.tiers,
	roleBp: roleDiscountBp({ roles }, prices),
	promotion: null,
	fundraisingBp,
	...(delivery ? deliveryTerms(delivery, prices, parcel) : { shippingCents: null, taxBp: null }),
})
