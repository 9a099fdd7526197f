// What the order of a player carries where the row says something else.
import type { PlayerField } from '../rules/player.ts'
import type { Difference } from '../rules/ordered.ts'

/** What is ordered in place of this field's value; undefined where the order carries the same. */
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
