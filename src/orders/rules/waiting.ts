// Who can use which payment mode, and how orders start and are referred to.
import { hasAnyRole, type Actor } from '#kit/roles.ts'
import type { OrderStatus, PaymentMode } from '../states.ts'

/** School purchase orders are for coaches and school administrators, and for the staff that help them. */
export const canUsePurchaseOrder = (actor: Actor): boolean =>
	hasAnyRole(actor, ['coach', 'school_admin', 'csr', 'admin'])

/** Spec §4: pending for card payment, awaiting_approval for school purchase orders. */
export const firstStatus = (mode: PaymentMode): OrderStatus =>
	mode === 'school_po' ? 'awaiting_approval' : 'pending'

/** Spec §9: the first 8 characters of the id, short enough to read aloud. */
export const referenceOf = (orderId: string): string => orderId.slice(0, 8)
