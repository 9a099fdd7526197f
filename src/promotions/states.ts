import type { Role } from '#kit/roles.ts'

export const promotionKinds = ['percent', 'amount', 'free_shipping'] as const
export type PromotionKind = (typeof promotionKinds)[number]

export const promotionStates = ['running', 'scheduled', 'ended', 'off'] as const
export type PromotionState = (typeof promotionStates)[number]

export const promotionStateNames: Record<PromotionState, string> = {
	running: 'Running',
	scheduled: 'Scheduled',
	ended: 'Ended',
	off: 'Off',
}

/** Roles that buy. A person without a role, and a visitor, is a customer. */
export const promotionRoles = ['coach', 'school_admin', 'player', 'retail'] as const satisfies Role[]
export type PromotionRole = (typeof promotionRoles)[number]
