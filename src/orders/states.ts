// The state machine of orders: statuses and the transitions between them.

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

/** Transitions; each has one target status, from whichever status it starts. */
export const moves = {
	/** The provider has confirmed the payment. */
	pay: { from: ['pending'], to: 'paid' },
	/** A payment arrived after the order expired, and its stock is still available. */
	revive: { from: ['cancelled'], to: 'paid' },
	approve: { from: ['awaiting_approval'], to: 'approved' },
	request_changes: { from: ['awaiting_approval'], to: 'changes_requested' },
	resubmit: { from: ['changes_requested'], to: 'awaiting_approval' },
	/** The order was changed after its approval, which no longer counts. */
	void_approval: { from: ['approved'], to: 'awaiting_approval' },
	/** Not paid or approved in time. */
	expire: { from: ['pending', 'awaiting_approval', 'changes_requested'], to: 'cancelled' },
	cancel: { from: ['pending', 'awaiting_approval', 'changes_requested', 'approved'], to: 'cancelled' },
	start: { from: ['paid', 'approved'], to: 'processing' },
	ship: { from: ['processing'], to: 'shipped' },
	deliver: { from: ['shipped'], to: 'delivered' },
	/** The whole total was refunded. */
	refund: { from: ['paid', 'processing', 'shipped', 'delivered'], to: 'refunded' },
} as const satisfies Record<string, { from: readonly OrderStatus[]; to: OrderStatus }>
export type OrderMove = keyof typeof moves

/** A purchase order is credited: less is due, and nothing goes back. */
export const isCredited = (mode: PaymentMode): boolean => mode === 'school_po'
/** What a refund of the order is called, within a sentence and alone. */
export const refundWord = (mode: PaymentMode) => (isCredited(mode) ? 'credited' : 'refunded')
export const refundTitle = (mode: PaymentMode) => (isCredited(mode) ? 'Credited' : 'Refunded')

/** The status that a transition leads to; undefined when this status does not allow it. */
export function after(status: OrderStatus, move: OrderMove): OrderStatus | undefined {
	const { from, to }: { from: readonly OrderStatus[]; to: OrderStatus } = moves[move]
	return from.includes(status) ? to : undefined
}

/** Statuses in which the order waits for payment or approval: its stock is held, not taken. */
export const waitingStatuses = [
	'pending',
	'awaiting_approval',
	'changes_requested',
] as const satisfies OrderStatus[]
export const isWaiting = (status: OrderStatus): boolean =>
	waitingStatuses.some((waiting) => waiting === status)

/** Paid or approved at some time and not cancelled: such an order has an invoice and is a sale, a donation has a receipt. */
export const invoicedStatuses = [
	'approved',
	'paid',
	'processing',
	'shipped',
	'delivered',
	'refunded',
] as const satisfies OrderStatus[]

export const isInvoiced = (status: OrderStatus): boolean => invoicedStatuses.some((one) => one === status)

/** What staff looks for in the list of orders besides one status: every sale, and sales that are not started yet. Without donations. */
export const orderGroups = {
	sold: invoicedStatuses,
	'to-start': moves.start.from,
} as const satisfies Record<string, readonly OrderStatus[]>
export type OrderGroup = keyof typeof orderGroups

/** Paid or approved, and its production has not started. */
export const isToStart = (status: OrderStatus): boolean =>
	orderGroups['to-start'].some((one) => one === status)

/** Paid or approved and not shipped yet: the buyer and the address are still needed. */
export const underWayStatuses = ['approved', 'paid', 'processing'] as const satisfies OrderStatus[]
export const isUnderWay = (status: OrderStatus): boolean => underWayStatuses.some((one) => one === status)

/** What happened to the stock that an order reserved. */
export const holdStates = ['held', 'taken', 'released'] as const
export type HoldState = (typeof holdStates)[number]

/**
 * A share of a split order is open, paid by its family, or covered by the buyer. A withdrawn one belongs to the order no
 * more: its player has left the team.
 */
export const shareStates = ['open', 'paid', 'covered', 'withdrawn'] as const
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
