// A person's current terms, from the price list.
import { hasAnyRole, type Actor, type Role } from '#kit/roles.ts'
import type { Terms } from '../schemas.ts'
import { quantityTiers, roleDiscounts, shippingCents, taxBp } from './price-list.ts'

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
	roleDiscounts.find(({ role }) => hasAnyRole({ userId: null, roles: actor.roles }, [role]))?.bp ?? 0

export const termsFor = ({ roles, fundraisingBp = 0, delivery }: Buying): Terms => ({
	tiers: [...quantityTiers],
	roleBp: roleDiscountBp({ roles }),
	promotion: null,
	fundraisingBp,
	shippingCents: delivery ? (delivery.isFree ? 0 : shippingCents) : null,
	taxBp: delivery ? (delivery.isTaxExempt ? 0 : taxBp) : null,
})
