// Amending an order that is not in production yet: which lines change, and how its stock changes.
import type { WantedLine } from '../schemas.ts'
import type { OrderStatus, PaymentMode } from '../states.ts'

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
