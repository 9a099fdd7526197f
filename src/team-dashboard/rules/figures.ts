// The meaning of a portal's figures.
import { countedStatuses } from '#fundraising/rules/due.ts'
import { waitingStatuses, type OrderStatus } from '#orders/states.ts'

export type StateSum = { status: OrderStatus; count: number; cents: number }
export type OrderFigures = {
	/** All orders, cancelled ones too. */
	orders: number
	byState: StateSum[]
	/** Paid or approved, minus refunds. */
	spentCents: number
	/** Sum of orders waiting for payment or approval. */
	waitingCents: number
	waiting: number
}

const among = (statuses: readonly OrderStatus[], { status }: StateSum) => statuses.includes(status)
const centsOf = (sums: readonly StateSum[]) => sums.reduce((total, { cents }) => total + cents, 0)
const countOf = (sums: readonly StateSum[]) => sums.reduce((total, { count }) => total + count, 0)

export function orderFigures(byState: readonly StateSum[]): OrderFigures {
	const spent = byState.filter((sum) => among(countedStatuses, sum))
	const waiting = byState.filter((sum) => among(waitingStatuses, sum))
	return {
		orders: countOf(byState),
		byState: [...byState],
		spentCents: centsOf(spent),
		waitingCents: centsOf(waiting),
		waiting: countOf(waiting),
	}
}

/** Whole percent, rounded down: 100 only for all of them. Null when the whole is zero. */
export const percentOf = (part: number, whole: number): number | null =>
	whole <= 0 ? null : Math.floor((Math.max(0, part) * 100) / whole)
