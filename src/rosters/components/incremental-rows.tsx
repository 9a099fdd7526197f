// Read-only rows: all rows before hydration, and rows that are not rendered yet. One markup, laid out as a row of the
// sheet or, on a phone, as a card.
import { memo, useEffect, useState } from 'react'
import { phoneLabel } from '../rules/contact.ts'
import type { PlayerField } from '../rules/player.ts'
import type { Difference } from '../rules/ordered.ts'
import type { Line } from '../rules/sheet.ts'
import type { RowView } from '../views.ts'
import type { GridColumns } from './grid-keys.ts'
import { hasFamilyStatus, Ordered, orderedAt, statusLabels } from './row-status.tsx'

/** More than a screen holds. */
export const firstRows = 40
const perStep = 25
const stepMs = 30

/** @returns how many rows are rendered so far; the rest follows automatically */
export function useIncrementalRows(rows: number): number {
	const [drawn, setDrawn] = useState(0)
	// Removed rows count as new when they return; a few added rows render at once.
	if (drawn > rows || (drawn < rows && drawn + firstRows >= rows)) setDrawn(rows)
	const isBehind = drawn + firstRows < rows
	// Follows the clock: each step leaves time for key events.
	useEffect(() => {
		if (!isBehind) return
		const next = setTimeout(() => setDrawn(drawn + perStep), stepMs)
		return () => clearTimeout(next)
	}, [isBehind, drawn])
	return Math.min(drawn + firstRows, rows)
}

/** Styles of the rows and cells, set once on their parent: a roster of 500 has 4,000 cells. */
export const readOnlyRowStyles = [
	'*:grid *:border-t *:border-line *:bg-card *:[content-visibility:auto]',
	// As wide and, with its border, as high as an editable row.
	'md:*:min-h-[calc(2.75rem+1px)] md:*:[contain-intrinsic-size:auto_2.8rem]',
	'md:[&>*>*]:flex md:[&>*>*]:min-w-0 md:[&>*>*]:items-center md:[&>*>*]:border-l md:[&>*>*]:border-line md:[&>*>*]:px-2.5',
	'md:[&>*>:first-child]:justify-end md:[&>*>:first-child]:border-l-0 md:[&>*>:first-child]:px-2',
	'[&>*>:first-child]:text-label [&>*>:first-child]:text-muted',
	'[&>*>:first-child]:tabular-nums [&>*>:nth-child(3)]:font-bold [&>*>:nth-child(3)]:tabular-nums [&>*>:nth-child(n+6)]:text-label',
	// As high as a card.
	'max-md:*:min-h-[calc(4rem+1px)] max-md:*:grid-cols-[2.25rem_auto_auto_minmax(0,1fr)] max-md:*:content-center max-md:*:gap-x-3',
	'max-md:*:px-4 max-md:*:py-2.5 max-md:*:[contain-intrinsic-size:auto_4rem] max-md:[&>*>:first-child]:sr-only',
	'max-md:[&>*>:nth-child(2)]:col-span-3 max-md:[&>*>:nth-child(2)]:col-start-2 max-md:[&>*>:nth-child(2)]:row-start-1',
	'max-md:[&>*>:nth-child(2)]:truncate max-md:[&>*>:nth-child(2)]:text-base max-md:[&>*>:nth-child(2)]:font-semibold',
	'max-md:[&>*>:nth-child(3)]:col-start-1 max-md:[&>*>:nth-child(3)]:row-span-2 max-md:[&>*>:nth-child(3)]:row-start-1',
	'max-md:[&>*>:nth-child(3)]:self-center max-md:[&>*>:nth-child(3)]:font-display max-md:[&>*>:nth-child(3)]:text-2xl',
	'max-md:[&>*>:nth-child(n+4)]:text-label max-md:[&>*>:nth-child(n+4)]:text-muted',
	'max-md:[&>*>:nth-child(4):not(:empty)]:before:content-["Jersey_"]',
	'max-md:[&>*>:nth-child(5):not(:empty)]:before:content-["Shorts_"]',
	'max-md:[&>*>:nth-child(6)]:order-last max-md:[&>*>:nth-child(6)]:col-span-3 max-md:[&>*>:nth-child(6)]:col-start-2',
	'max-md:[&>*>:nth-child(7)]:hidden max-md:[&>*>:nth-child(8)]:hidden',
].join(' ')

const plainLayout =
	'md:*:min-w-[60rem] md:*:grid-cols-[2.75rem_minmax(9rem,2fr)_5rem_5.5rem_5.5rem_5.5rem_minmax(8rem,1.3fr)_5rem_minmax(8rem,1fr)_3rem]'
const familyLayout =
	'md:*:min-w-[97rem] md:*:grid-cols-[2.75rem_minmax(9rem,2fr)_5rem_5.5rem_5.5rem_5.5rem_minmax(8rem,1.3fr)_5rem_minmax(9rem,1.3fr)_minmax(12rem,1.6fr)_9rem_5.5rem_minmax(8rem,1fr)_3rem]'
/** As wide as the editable rows. */
export const readOnlyLayoutOf = ({ fields }: GridColumns): string =>
	fields.includes('language') ? familyLayout : plainLayout

type ReadOnlyRowProps = {
	row: number
	line: Line
	columns: GridColumns
	printed: string
	saved: RowView | undefined
	differences: readonly Difference[] | undefined
	timeZone: string
}

function textOf(line: Line, field: PlayerField, printed: string): string {
	if (field === 'printsName') return line.printsName ? '' : 'Not printed'
	if (field === 'language') return line.language === 'es' ? 'Spanish' : ''
	if (field === 'parentPhone') return phoneLabel(line.parentPhone)
	return line[field] || (field === 'jerseyName' ? printed : '')
}

export const ReadOnlyRow = memo(function ReadOnlyRow({
	row,
	line,
	columns,
	printed,
	saved,
	differences,
	timeZone,
}: ReadOnlyRowProps) {
	return (
		<div role="row" aria-rowindex={row + 2}>
			<div role="rowheader">{row + 1}</div>
			{columns.fields.map((field) => {
				const ordered = orderedAt(differences, field)
				const text = textOf(line, field, printed)
				return (
					<div key={field} role="gridcell">
						{ordered === undefined ? text : <Ordered value={text} ordered={ordered} />}
					</div>
				)
			})}
			<div role="gridcell">{saved && hasFamilyStatus(saved) && statusLabels(saved, timeZone)}</div>
		</div>
	)
})
