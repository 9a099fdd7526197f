// Who may order how, and how an order is told apart from the same one sent twice.
import { hasAnyRole, type Actor } from '#kit/roles.ts'
import type { OrderStatus, PaymentMode } from '../states.ts'

/** School purchase orders are for those who act for a school, and for the staff that helps them. */
export const canUsePurchaseOrder = (actor: Actor): boolean =>
	hasAnyRole(actor, ['coach', 'school_admin', 'csr', 'admin'])

/** Spec §4: pending for card payment, awaiting_approval for school purchase orders. */
export const firstStatus = (mode: PaymentMode): OrderStatus =>
	mode === 'school_po' ? 'awaiting_approval' : 'pending'

/** Spec §9: the reference is the first 8 characters, as people read them out. */
export const referenceOf = (orderId: string): string => orderId.slice(0, 8)
