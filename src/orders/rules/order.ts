// Who can use which payment mode, and how orders start and are referred to.
import { hasAnyRole, type Actor } from '#kit/roles.ts'
import { teamRoles } from '#policies/policy.ts'
import { after, type OrderStatus, type PaymentMode } from '../states.ts'

/** Orders that are, or once were, paid or approved. */
const invoiced: readonly OrderStatus[] = [
	'approved',
	'paid',
	'processing',
	'shipped',
	'delivered',
	'refunded',
]

export const hasInvoice = (status: OrderStatus): boolean => invoiced.includes(status)

/** The order's buyer, shop staff, or a manager of the portal where it was placed. */
export type Reader = 'buyer' | 'staff' | 'manager'

export const whatCanBeDone = (
	{ status, paymentMode, isSplit }: { status: OrderStatus; paymentMode: PaymentMode; isSplit: boolean },
	reader: Reader,
) => ({
	// Shares of a split order are paid by their own links.
	pay: reader === 'buyer' && status === 'pending' && paymentMode !== 'school_po' && !isSplit,
	cancel: reader !== 'manager' && after(status, 'cancel') !== undefined,
	reorder: reader === 'buyer',
	invoice: hasInvoice(status),
})

/** School purchase orders are for coaches and school administrators, and for the staff that help them. */
export const canUsePurchaseOrder = (actor: Actor): boolean => hasAnyRole(actor, teamRoles)

/** Spec §4: pending for card payment, awaiting_approval for school purchase orders. */
export const firstStatus = (mode: PaymentMode): OrderStatus =>
	mode === 'school_po' ? 'awaiting_approval' : 'pending'

/** Spec §9: the first 8 characters of the id, short enough to read aloud. */
export const referenceOf = (orderId: string): string => orderId.slice(0, 8)

/** Whether a statement failed because another order of the organization took the number a moment before. */
export function isPoClash(failure: unknown): boolean {
	const cause = failure instanceof Error ? failure.cause : undefined
	return (
		typeof cause === 'object' &&
		cause !== null &&
		'constraint' in cause &&
		cause.constraint === 'orders_po_number'
	)
}
