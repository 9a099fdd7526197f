import { fieldLabels, rosterSizes } from '../rules/player.ts'
import type { Line } from '../rules/sheet.ts'
import { GridRow, layoutOf, sizeListId } from './grid-row.tsx'
import {
	firstRows,
	ReadOnlyRow,
	readOnlyLayoutOf,
	readOnlyRowStyles,
	useIncrementalRows,
} from './incremental-rows.tsx'
import { gridId } from './use-cells.ts'
import type { useGrid } from './use-grid.ts'
import type { Roster } from './use-roster.ts'

type GridProps = {
	roster: Roster
	grid: ReturnType<typeof useGrid>
	/** Before hydration the sheet is read-only, and on a phone it is a list of cards. */
	isReadOnly: boolean
	label: string
	timeZone: string
}

/** The roster as a spreadsheet: every cell is reachable by keyboard, and an empty line at the end adds a player. */
export function RosterGrid({ roster, grid, isReadOnly, label, timeZone }: GridProps) {
	const { lines } = roster
	const { columns } = grid.cells
	const layout = layoutOf(columns)
	const heads = [...columns.fields.map((field) => fieldLabels[field]), 'Family', 'Delete']
	return (
		<div className="overflow-hidden rounded-card border border-line bg-card">
			<div
				id={gridId}
				role="grid"
				aria-label={label}
				aria-rowcount={lines.length + 2}
				aria-colcount={columns.count + 1}
				aria-describedby="roster-keys"
				// A read-only sheet has no cell navigation, so it must scroll by keyboard.
				tabIndex={isReadOnly ? 0 : undefined}
				className="overflow-auto bg-card overscroll-contain text-[0.9375rem] md:max-h-[max(20rem,calc(100dvh-14rem))]"
				{...grid.listeners}
			>
				<div role="rowgroup" className="sticky top-0 z-10 max-md:sr-only">
					<div
						role="row"
						aria-rowindex={1}
						className={`${layout} bg-well text-label font-semibold text-body`}
					>
						<div role="columnheader" aria-colindex={1} className="px-2 py-2.5">
							<span className="sr-only">Row</span>
						</div>
						{heads.map((head, column) => (
							<div
								key={head}
								role="columnheader"
								aria-colindex={column + 2}
								className="flex items-center border-l border-line px-2.5 py-2.5 leading-tight"
							>
								{head === 'Delete' ? <span className="sr-only">{head}</span> : head}
							</div>
						))}
					</div>
				</div>
				<Rows {...{ roster, grid, isReadOnly, timeZone }} />
			</div>
			<p
				id="roster-keys"
				className="border-t border-line bg-page px-3.5 py-2 text-label text-muted max-md:hidden"
			>
				Arrow keys and Tab move, typing replaces, F2 edits, Delete clears, Ctrl+Z takes back. Paste cells from
				any spreadsheet. Insert adds a row, Ctrl+Delete takes one out; Escape, then Tab leaves the sheet.
			</p>
			<datalist id={sizeListId}>
				{rosterSizes.map((size) => (
					<option key={size} value={size}>
						{size}
					</option>
				))}
			</datalist>
		</div>
	)
}

/** The players, of a long roster the first screens at once; then the empty line. */
function Rows({ roster, grid, isReadOnly, timeZone }: Omit<GridProps, 'label'>) {
	const { lines, notes, differences, printed, rows } = roster
	const { columns, store } = grid.cells
	const drawn = useIncrementalRows(isReadOnly ? 0 : lines.length)
	const savedOf = ({ id }: Line) => (id === null ? undefined : rows.get(id))
	const readOnlyRows = (from: number, to: number) =>
		from < Math.min(to, lines.length) && (
			<div role="rowgroup" className={`${readOnlyRowStyles} ${readOnlyLayoutOf(columns)}`}>
				{lines.slice(from, to).map((line, at) => (
					<ReadOnlyRow
						key={line.key}
						{...{ line, columns, timeZone }}
						row={from + at}
						printed={printed[from + at] ?? ''}
						differences={differences.get(from + at)}
						saved={savedOf(line)}
					/>
				))}
			</div>
		)
	return (
		<>
			{drawn > 0 && (
				<div role="rowgroup">
					{lines.slice(0, drawn).map((line, row) => (
						<GridRow
							key={line.key}
							{...{ row, line, columns, timeZone }}
							printed={printed[row] ?? ''}
							notes={notes.get(row)}
							differences={differences.get(row)}
							saved={savedOf(line)}
							place={store}
						/>
					))}
				</div>
			)}
			{/* Rows that are replaced first are a separate part, so that the rest does not move. */}
			{readOnlyRows(drawn, firstRows)}
			{readOnlyRows(Math.max(drawn, firstRows), lines.length)}
			{!isReadOnly && (
				<div role="rowgroup">
					<GridRow
						row={lines.length}
						line={undefined}
						columns={columns}
						printed=""
						notes={undefined}
						differences={undefined}
						saved={undefined}
						place={store}
						timeZone={timeZone}
					/>
				</div>
			)}
		</>
	)
}
