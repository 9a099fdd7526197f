// What the figures of a portal mean.
import { countedStatuses } from '#fundraising/rules/due.ts'
import { waitingStatuses, type OrderStatus } from '#orders/states.ts'

export type StateSum = { status: OrderStatus; count: number; cents: number }
export type OrderFigures = {
	/** All of them, those that were called off too. */
	orders: number
	byState: StateSum[]
	/** Paid or approved, less what went back. */
	spentCents: number
	/** Of orders that wait for money or a yes. */
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

/** Whole percent, rounded down: 100 only when it is all of them. Null of nothing. */
export const percentOf = (part: number, whole: number): number | null =>
	whole <= 0 ? null : Math.floor((Math.max(0, part) * 100) / whole)
