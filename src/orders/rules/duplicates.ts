// Whether two orders of one cart contain the same items.
import { orderStatuses, waitingStatuses, type OrderStatus } from '../states.ts'

/** One ordered item; `key` identifies garment, design and player (see `lineKeyOf`). */
export type Ordered = { key: string; quantity: number }

/** Orders whose goods are made or will be: paid, or approved and billed. */
export const boughtStatuses = [
	'approved',
	'paid',
	'processing',
	'shipped',
	'delivered',
] as const satisfies OrderStatus[]

/** All statuses of orders that have not ended. */
export const standingStatuses: readonly OrderStatus[] = orderStatuses.filter((status) =>
	[...boughtStatuses, ...waitingStatuses].some((standing) => standing === status),
)

function sumsOf(lines: readonly Ordered[]): Map<string, number> {
	const sums = new Map<string, number>()
	for (const { key, quantity } of lines) sums.set(key, (sums.get(key) ?? 0) + quantity)
	return sums
}

export function sharesLines(one: readonly Ordered[], other: readonly Ordered[]): boolean {
	const keys = new Set(one.map(({ key }) => key))
	return other.some(({ key }) => keys.has(key))
}

/** True when every unit of `part` is in `whole` as well. */
export function isWithin(part: readonly Ordered[], whole: readonly Ordered[]): boolean {
	const sums = sumsOf(whole)
	return [...sumsOf(part)].every(([key, quantity]) => quantity <= (sums.get(key) ?? 0))
}
