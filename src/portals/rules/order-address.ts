// Where families order a design: the portal whose catalog has it, while it takes orders.
import { dayIn } from '#kit/time.ts'

/** An entry of an open portal's catalog. */
export type OpenItem = { portalId: string; deadlineOn: string | null; timeZone: string }

export type OrderAddress = {
	portalId: string
	/** The earliest last day of the design's pieces; null without a deadline. */
	deadlineOn: string | null
}

/** The portal with the earliest deadline that has not passed, then one without; undefined for none. */
export function orderAddressIn(items: readonly OpenItem[], now: Date): OrderAddress | undefined {
	const open = items.filter(
		({ deadlineOn, timeZone }) => deadlineOn === null || deadlineOn >= dayIn(timeZone, now),
	)
	const dated = open.flatMap(({ portalId, deadlineOn }) =>
		deadlineOn === null ? [] : [{ portalId, deadlineOn }],
	)
	const [soonest] = dated.toSorted((a, b) => a.deadlineOn.localeCompare(b.deadlineOn))
	const [first] = open
	return soonest ?? (first && { portalId: first.portalId, deadlineOn: null })
}
