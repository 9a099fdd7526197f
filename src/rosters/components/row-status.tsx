// The state of a row as text: its family's confirmation or link, and ordered values that differ.
import { instantFormat } from '#kit/time.ts'
import type { PlayerField } from '../rules/player.ts'
import type { Difference } from '../rules/ordered.ts'
import type { RowView } from '../views.ts'

const shortDay = instantFormat({ month: 'short', day: 'numeric' })

/** Whether the row has a confirmation, a link or an account. */
export const hasFamilyStatus = ({ confirmedBy, linkExpiresAt, userId }: RowView): boolean =>
	confirmedBy === 'family' || linkExpiresAt !== null || userId !== null

/** "Confirmed Nov 20", "Link until Dec 4", "Account linked", "Family link". */
export function statusLabels(
	{ confirmedAt, confirmedBy, linkExpiresAt, userId }: RowView,
	timeZone: string,
): string {
	if (confirmedAt !== null && confirmedBy === 'family')
		return `Confirmed ${shortDay(new Date(confirmedAt), timeZone)}`
	if (linkExpiresAt !== null) return `Link until ${shortDay(new Date(linkExpiresAt), timeZone)}`
	return userId === null ? 'Family link' : 'Account linked'
}

/** `Nov 20, 4:05 PM`, in the portal's time zone. */
export const momentIn = (at: string, timeZone: string): string =>
	new Date(at).toLocaleString('en-US', {
		month: 'short',
		day: 'numeric',
		hour: 'numeric',
		minute: '2-digit',
		timeZone,
	})

/** The ordered value of this field; undefined when the order has the same. */
export function orderedAt(
	differences: readonly Difference[] | undefined,
	field: PlayerField,
): string | undefined {
	const found = differences?.filter((one) => one.field === field) ?? []
	return found.length === 0 ? undefined : [...new Set(found.map(({ ordered }) => ordered))].join(', ')
}

/** The value with the ordered one below it. */
export const Ordered = ({ value, ordered }: { value: string | undefined; ordered: string }) => (
	<span className="min-w-0 py-0.5 leading-tight">
		<span className="block truncate">{value}</span>
		<span className="block truncate text-xs font-semibold text-on-warning-surface">{`ordered ${ordered}`}</span>
	</span>
)
