// Changing the lines of an order that is not made yet: what stays, what goes, and what stock that takes.
import type { WantedLine } from '../schemas.ts'
import type { OrderStatus, PaymentMode } from '../states.ts'

/** By position; null takes the line out. Lines that are not named stay as they are. */
export type LineChanges = ReadonlyMap<number, WantedLine | null>

/** Sent back for changes, or approved and not in work yet: what was approved before does not count after it. */
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

/** What an order needs more than it holds, and what it holds and needs no more, by variant. */
export function stockMoves(held: readonly Need[], needed: readonly Need[]): { more: Need[]; less: Need[] } {
	const deltas = new Map(held.map(({ variantId, quantity }) => [variantId, -quantity]))
	for (const { variantId, quantity } of needed) deltas.set(variantId, (deltas.get(variantId) ?? 0) + quantity)
	const moved = [...deltas].map(([variantId, delta]) => ({ variantId, delta }))
	return {
		more: moved.flatMap(({ variantId, delta }) => (delta > 0 ? [{ variantId, quantity: delta }] : [])),
		less: moved.flatMap(({ variantId, delta }) => (delta < 0 ? [{ variantId, quantity: -delta }] : [])),
	}
}
