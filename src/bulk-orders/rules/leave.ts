// What happens to each order of a player who leaves: decided from the order as it is, for the preview and for the press.
import { after, type OrderStatus } from '#orders/states.ts'
import type { OrderLineRow, OrderRow, ShareRow } from '#orders/tables.ts'

/** An order with lines of the player. */
export type TouchedOrder = {
	order: OrderRow
	/** All lines and shares of the order. */
	lines: readonly OrderLineRow[]
	shares: readonly ShareRow[]
	/** Lines whose cloth is cut. */
	cut: ReadonlySet<string>
	/** Units that are refunded or being refunded, by line. */
	back: ReadonlyMap<string, number>
}

export type LeaveStep =
	/** Nothing of the order can be called off any more. */
	| { does: 'stays' }
	/** The order is unpaid and has nothing for other players: it is cancelled. */
	| { does: 'cancel' }
	/** The order waits for one card payment of everything: it is cancelled, the others’ items are still in the cart. */
	| { does: 'reset' }
	/** The lines are taken out of an unpaid order; of shares those of the player. */
	| { does: 'withdraw'; lineIds: ReadonlySet<string>; shareIds: ReadonlySet<string> }
	/** Units of a paid order that are not cut go back. */
	| { does: 'refund'; units: readonly { lineId: string; qty: number }[] }

/** Purchase orders change until they are in production, as with every amendment. */
const amendable: readonly OrderStatus[] = ['awaiting_approval', 'changes_requested', 'approved']

export function leaveStep({ order, lines, shares, cut, back }: TouchedOrder, rosterId: string): LeaveStep {
	const own = lines.filter((line) => line.rosterId === rosterId)
	const isAlone = own.length === lines.length
	const isPurchase = order.paymentMode === 'school_po'
	if (isPurchase && !amendable.includes(order.status)) return { does: 'stays' }
	if (isPurchase || order.status === 'pending') {
		const ownShares = shares.filter((share) => share.rosterId === rosterId && share.state !== 'withdrawn')
		const others = shares.filter((share) => share.rosterId !== rosterId && share.state !== 'withdrawn')
		if (isAlone || (order.isSplit && others.length === 0)) return { does: 'cancel' }
		if (!isPurchase && !order.isSplit) return { does: 'reset' }
		return {
			does: 'withdraw',
			lineIds: new Set(own.map(({ id }) => id)),
			shareIds: new Set(ownShares.map(({ id }) => id)),
		}
	}
	if (after(order.status, 'ship') === undefined && after(order.status, 'start') === undefined)
		return { does: 'stays' }
	const units = own.flatMap(({ id, qty }) => {
		const left = qty - (back.get(id) ?? 0)
		return left > 0 && !cut.has(id) ? [{ lineId: id, qty: left }] : []
	})
	return units.length > 0 ? { does: 'refund', units } : { does: 'stays' }
}
