// How many votes each design has.
import type { ReactNode } from 'react'
import { counted } from '#kit/plural.ts'
import { Badge } from '#ui/marks.tsx'
import type { ResultRow } from '../views.ts'

type BarProps = {
	row: ResultRow
	/** "Leading" while the vote is open, then "Winner" or "Tied". */
	standing: string | null
	children?: ReactNode
}

export const ResultBar = ({ row, standing, children }: BarProps) => (
	<>
		<p className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
			<b className="min-w-0 wrap-anywhere">
				{`${row.letter}: ${row.name}`}
				{standing && (
					<Badge tone="gold" className="ml-2">
						{standing}
					</Badge>
				)}
			</b>
			<span className="figures">{`${counted(row.count, 'vote')}, ${row.percent} %`}</span>
		</p>
		<div aria-hidden="true" className="mt-1.5 h-3 overflow-hidden rounded-full border border-line bg-well">
			<div className="h-full bg-primary forced-color-adjust-none" style={{ width: `${row.percent}%` }} />
		</div>
		{children}
	</>
)

/** What the leading designs are called; null for the others. */
export function standingOf(rows: readonly ResultRow[], isOpen: boolean): (row: ResultRow) => string | null {
	const leaders = rows.filter(({ isLeading }) => isLeading).length
	const name = leaders > 1 ? 'Tied' : isOpen ? 'Leading' : 'Winner'
	return ({ isLeading }) => (isLeading ? name : null)
}
