// What the holder of a share's link is told: one state out of the share's and its order's.
import type { OrderStatus, ShareState } from '#orders/states.ts'

/** `confirming`: back from the payment page, and the bank has not said yes yet. */
export type ShareStatus = 'open' | 'confirming' | 'paid' | 'covered' | 'called_off' | 'refunded'

type Standing = { state: ShareState; status: OrderStatus; amountCents: number; backCents: number }

/** @param isBack somebody has just come back from the payment page */
export function shareStatus(
	{ state, status, amountCents, backCents }: Standing,
	isBack: boolean,
): ShareStatus {
	if (status === 'cancelled') return 'called_off'
	if (status === 'refunded') return 'refunded'
	if (state === 'paid' && backCents >= amountCents) return 'refunded'
	if (state !== 'open') return state
	return isBack ? 'confirming' : 'open'
}

const onTheWay: Partial<Record<OrderStatus, string>> = {
	pending:
		'The order goes into production as soon as every share is paid. Your team gets everything together.',
	paid: 'Every share is paid: the order goes into production.',
	processing: 'Every share is paid: the order is in production.',
	shipped: 'The order is on its way to your team.',
	delivered: 'The order has arrived at your team.',
}

/** Where the order of a settled share is. */
export const whereItIs = (status: OrderStatus): string => onTheWay[status] ?? ''
