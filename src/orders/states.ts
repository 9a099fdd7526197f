// What an order can be and which moves lead from one state to another: the one state machine of orders.

/** Product decisions §1 and spec §4. */
export const orderStatuses = [
	'pending',
	'awaiting_approval',
	'changes_requested',
	'approved',
	'paid',
	'processing',
	'shipped',
	'delivered',
	'cancelled',
	'refunded',
] as const
export type OrderStatus = (typeof orderStatuses)[number]

export const paymentModes = ['card', 'school_po', 'player_pays'] as const
export type PaymentMode = (typeof paymentModes)[number]

/** What is done to an order; each move has one target, whatever state it leaves. */
export const moves = {
	/** The provider has confirmed the payment. */
	pay: { from: ['pending'], to: 'paid' },
	/** A payment came after the order had run out, and everything is still there. */
	revive: { from: ['cancelled'], to: 'paid' },
	approve: { from: ['awaiting_approval'], to: 'approved' },
	request_changes: { from: ['awaiting_approval'], to: 'changes_requested' },
	resubmit: { from: ['changes_requested'], to: 'awaiting_approval' },
	/** Something was changed after the approval: it does not count any more. */
	void_approval: { from: ['approved'], to: 'awaiting_approval' },
	/** Nobody paid or approved in time. */
	expire: { from: ['pending', 'awaiting_approval', 'changes_requested'], to: 'cancelled' },
	cancel: { from: ['pending', 'awaiting_approval', 'changes_requested', 'approved'], to: 'cancelled' },
	start: { from: ['paid', 'approved'], to: 'processing' },
	ship: { from: ['processing'], to: 'shipped' },
	deliver: { from: ['shipped'], to: 'delivered' },
	/** All of the money went back. */
	refund: { from: ['paid', 'processing', 'shipped', 'delivered'], to: 'refunded' },
} as const satisfies Record<string, { from: readonly OrderStatus[]; to: OrderStatus }>
export type OrderMove = keyof typeof moves

/** The state that a move leads to; undefined when it cannot be made from here. */
export function after(status: OrderStatus, move: OrderMove): OrderStatus | undefined {
	const { from, to }: { from: readonly OrderStatus[]; to: OrderStatus } = moves[move]
	return from.includes(status) ? to : undefined
}

/** States in which the order still waits for money or a yes: its stock is held, not taken. */
export const waitingStatuses = [
	'pending',
	'awaiting_approval',
	'changes_requested',
] as const satisfies OrderStatus[]
export const isWaiting = (status: OrderStatus): boolean =>
	waitingStatuses.some((waiting) => waiting === status)

/** Paid or approved and not on the road yet: still to be made for this person, at this address. */
export const underWayStatuses = ['approved', 'paid', 'processing'] as const satisfies OrderStatus[]
export const isUnderWay = (status: OrderStatus): boolean => underWayStatuses.some((one) => one === status)

/** What became of the stock that an order was given. */
export const holdStates = ['held', 'taken', 'released'] as const
export type HoldState = (typeof holdStates)[number]

/** A share of a split order waits for its family, is paid, or was taken over by whoever ordered. */
export const shareStates = ['open', 'paid', 'covered'] as const
export type ShareState = (typeof shareStates)[number]

export const statusNames: Record<OrderStatus, string> = {
	pending: 'Waiting for payment',
	awaiting_approval: 'Awaiting approval',
	changes_requested: 'Changes requested',
	approved: 'Approved',
	paid: 'Paid',
	processing: 'In production',
	shipped: 'Shipped',
	delivered: 'Delivered',
	cancelled: 'Cancelled',
	refunded: 'Refunded',
}
