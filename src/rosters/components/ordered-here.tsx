// A player's ordered value where the row differs.
import type { PlayerField } from '../rules/player.ts'
import type { Difference } from '../rules/ordered.ts'

/** The ordered value of this field; undefined when the order has the same. */
export function orderedAt(
	otherwise: readonly Difference[] | undefined,
	field: PlayerField,
): string | undefined {
	const found = otherwise?.filter((one) => one.field === field) ?? []
	return found.length === 0 ? undefined : [...new Set(found.map(({ ordered }) => ordered))].join(', ')
}

/** The value with the ordered one below it. */
export const Ordered = ({ value, ordered }: { value: string | undefined; ordered: string }) => (
	<span className="min-w-0 py-0.5 leading-tight">
		<span className="block truncate">{value}</span>
		<span className="block truncate text-xs font-semibold text-on-warning-surface">{`ordered ${ordered}`}</span>
	</span>
)
