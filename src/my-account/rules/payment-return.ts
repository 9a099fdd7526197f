// Messages for a person returning from the payment page.
import type { OrderStatus } from '#orders/states.ts'

export type PaymentReturn = {
	orderId: string
	reference: string
	state: 'paid' | 'waiting' | 'ended'
}

const stateOf = (status: OrderStatus): PaymentReturn['state'] => {
	if (status === 'pending') return 'waiting'
	return status === 'cancelled' || status === 'refunded' ? 'ended' : 'paid'
}

export const returnOf = ({
	id,
	reference,
	status,
}: {
	id: string
	reference: string
	status: OrderStatus
}): PaymentReturn => ({ orderId: id, reference, state: stateOf(status) })

/** Interval and number of automatic checks while the page waits: one minute in total. */
export const lookEveryMs = 3_000
export const mostLooks = 20

/** Number of this check, where no script counts. */
export const lookIn = (query: URLSearchParams): number => {
	const look = Number(query.get('look') ?? 1)
	return Number.isSafeInteger(look) && look >= 1 ? Math.min(look, mostLooks) : 1
}

export const returnHref = (orderId: string, look = 1): string =>
	`/account?${new URLSearchParams({ payment: 'success', order: orderId, ...(look > 1 && { look: String(look) }) })}`
