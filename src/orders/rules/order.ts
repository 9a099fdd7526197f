// Who can use which payment mode, and how orders start and are referred to.
import { hasAnyRole, type Actor } from '#kit/roles.ts'
import { teamRoles } from '#policies/policy.ts'
import type { Totals } from '#pricing/schemas.ts'
import { isDonation } from './donation.ts'
import { after, invoicedStatuses, type OrderStatus, type PaymentMode } from '../states.ts'
import type { WantedLine } from '../schemas.ts'

/** By position; null removes the line. Lines that are not named stay unchanged. */
export type LineChanges = ReadonlyMap<number, WantedLine | null>

/** True for a purchase order sent back for changes, or approved and not in production; a change voids the approval. */
export const isAmendable = ({
	status,
	paymentMode,
	isSplit,
}: {
	status: OrderStatus
	paymentMode: PaymentMode
	isSplit: boolean
}): boolean =>
	paymentMode === 'school_po' && !isSplit && (status === 'changes_requested' || status === 'approved')

type Need = { variantId: string; quantity: number }

/** The units to add to an order's holds and the units to release, by variant. */
export function stockMoves(held: readonly Need[], needed: readonly Need[]): { more: Need[]; less: Need[] } {
	const deltas = new Map(held.map(({ variantId, quantity }) => [variantId, -quantity]))
	for (const { variantId, quantity } of needed) deltas.set(variantId, (deltas.get(variantId) ?? 0) + quantity)
	const moved = [...deltas].map(([variantId, delta]) => ({ variantId, delta }))
	return {
		more: moved.flatMap(({ variantId, delta }) => (delta > 0 ? [{ variantId, quantity: delta }] : [])),
		less: moved.flatMap(({ variantId, delta }) => (delta < 0 ? [{ variantId, quantity: -delta }] : [])),
	}
}

/** A donation has a receipt instead. */
export const hasInvoice = (order: { status: OrderStatus; pricing: Totals }): boolean =>
	invoicedStatuses.some((invoiced) => invoiced === order.status) && !isDonation(order)

/** The order's buyer, shop staff, or a manager of its portal; without a portal an administrator of its school. */
export type Reader = 'buyer' | 'staff' | 'manager'

export const whatCanBeDone = (
	{
		status,
		paymentMode,
		isSplit,
		pricing,
	}: {
		status: OrderStatus
		paymentMode: PaymentMode
		isSplit: boolean
		pricing: Totals
	},
	reader: Reader,
) => ({
	// Shares of a split order are paid by their own links.
	pay: reader === 'buyer' && status === 'pending' && paymentMode !== 'school_po' && !isSplit,
	cancel: reader !== 'manager' && after(status, 'cancel') !== undefined,
	reorder: reader === 'buyer',
	invoice: hasInvoice({ status, pricing }),
})

/** School purchase orders are for coaches and school administrators, and for the staff that help them. */
export const canUsePurchaseOrder = (actor: Actor): boolean => hasAnyRole(actor, teamRoles)

/** Spec §4: pending for card payment, awaiting_approval for school purchase orders. */
export const firstStatus = (mode: PaymentMode): OrderStatus =>
	mode === 'school_po' ? 'awaiting_approval' : 'pending'

/** A family placed it by its link, without an account: it sees the order by the link of its one share only. */
export const isOfFamily = ({
	userId,
	contactEmail,
}: {
	userId: string | null
	/** Emptied with a deleted account. */
	contactEmail: string
}): boolean => userId === null && contactEmail !== ''

/** A share of a player of a team, whose coach can be asked for help; not the buyer's own. */
export const isOfPlayer = (
	{ portalId }: { portalId: string | null },
	{ rosterId }: { rosterId: string | null },
): boolean => portalId !== null && rosterId !== null

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
