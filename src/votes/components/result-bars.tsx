// How many votes each design has.
import type { ReactNode } from 'react'
import type { PageLanguage } from '#kit/language.ts'
import { Badge } from '#ui/marks.tsx'
import { voterTexts } from '../rules/voter-texts.ts'
import type { ResultRow } from '../views.ts'

type BarProps = {
	row: ResultRow
	/** "Leading" while the vote is open, then "Winner" or "Tied". */
	standing: string | null
	language?: PageLanguage
	children?: ReactNode
}

export const ResultBar = ({ row, standing, language = 'en', children }: BarProps) => (
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
			<span className="figures">{voterTexts[language].votesAndPart(row.count, row.percent)}</span>
		</p>
		<div aria-hidden="true" className="mt-1.5 h-3 overflow-hidden rounded-full border border-line bg-well">
			<div className="h-full bg-primary forced-color-adjust-none" style={{ width: `${row.percent}%` }} />
		</div>
		{children}
	</>
)

/** What the leading designs are called; null for the others. */
export function standingOf(
	rows: readonly ResultRow[],
	isOpen: boolean,
	language: PageLanguage = 'en',
): (row: ResultRow) => string | null {
	const { tied, leading, winner } = voterTexts[language]
	const leaders = rows.filter(({ isLeading }) => isLeading).length
	const name = leaders > 1 ? tied : isOpen ? leading : winner
	return ({ isLeading }) => (isLeading ? name : null)
}
