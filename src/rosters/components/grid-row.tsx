import { memo } from 'react'
import { useStore } from 'zustand'
import { Icon } from '#ui/icon.tsx'
import type { Note } from '../rules/notes.ts'
import type { Difference } from '../rules/ordered.ts'
import { phoneLabel } from '../rules/contact.ts'
import { fieldLabels, isTextField, type TextField } from '../rules/player.ts'
import type { Line } from '../rules/sheet.ts'
import type { RowView } from '../views.ts'
import type { GridColumns } from './grid-keys.ts'
import { Ordered, orderedAt, statusLabels } from './row-status.tsx'
import type { Cells } from './use-cells.ts'

/** Id of the datalist of sizes. */
export const sizeListId = 'roster-sizes'

const plainLayout =
	'grid min-w-[60rem] grid-cols-[2.75rem_minmax(9rem,2fr)_5rem_5.5rem_5.5rem_5.5rem_minmax(8rem,1.3fr)_5rem_minmax(8rem,1fr)_3rem]'
const familyLayout =
	'grid min-w-[97rem] grid-cols-[2.75rem_minmax(9rem,2fr)_5rem_5.5rem_5.5rem_5.5rem_minmax(8rem,1.3fr)_5rem_minmax(9rem,1.3fr)_minmax(12rem,1.6fr)_9rem_5.5rem_minmax(8rem,1fr)_3rem]'
/** Columns of a line, with its number first; the header uses the same. */
export const layoutOf = ({ fields }: GridColumns): string =>
	fields.includes('language') ? familyLayout : plainLayout

const cellStyles =
	'flex min-h-11 min-w-0 scroll-mt-24 scroll-mb-4 items-center border-l border-line px-2.5 outline-offset-[-2px] focus:outline-2 focus:outline-focus'
const flagStyles = {
	error: 'bg-danger-surface text-on-danger-surface',
	warning: 'bg-warning-surface text-on-warning-surface',
}

type RowProps = {
	row: number
	/** Undefined for the empty line at the end, which adds the next player. */
	line: Line | undefined
	columns: GridColumns
	/** What the jersey prints of the name. */
	printed: string
	notes: readonly Note[] | undefined
	differences: readonly Difference[] | undefined
	saved: RowView | undefined
	/** The active cell: each line subscribes to it, so that a move renders two lines instead of all. */
	place: Cells['store']
	timeZone: string
}

type Active = {
	/** The active column, when it is in this line. */
	active: number | undefined
	/** Initial text of the editor while a cell of this line is edited. */
	typing: string | undefined
}

const notesAt = (notes: readonly Note[] | undefined, field: Note['field']) =>
	(notes ?? []).filter((note) => note.field === field)
const toneOf = (notes: readonly Note[]) =>
	notes.some(({ tone }) => tone === 'error') ? 'error' : notes.length > 0 ? 'warning' : undefined
const textOf = (notes: readonly Note[]) => notes.map(({ message }) => message).join(' ')

type CellProps = {
	field: TextField
	column: number
	row: number
	/** Undefined in the empty line. */
	value: string | undefined
	tone: Note['tone'] | undefined
	/** Shown while the cell is empty. */
	proposal: string | undefined
	/** The messages about this cell. */
	noteText: string
	/** The ordered value, when it differs. */
	ordered: string | undefined
	isActive: boolean
	/** Initial text of the editor while the cell is edited. */
	typing: string | undefined
}

/** Renders only for its own changes, not for those of other cells. */
const TextCell = memo(function TextCell(props: CellProps) {
	const { field, column, row, value, proposal, tone, noteText, ordered, isActive, typing } = props
	const shown = field === 'parentPhone' && value ? phoneLabel(value) : value || undefined
	const flag = tone ?? (ordered === undefined ? undefined : 'warning')
	return (
		<div
			role="gridcell"
			aria-colindex={column + 2}
			aria-invalid={tone === 'error' || undefined}
			title={noteText || undefined}
			data-cell={`${row}:${column}`}
			tabIndex={isActive && typing === undefined ? 0 : -1}
			className={`${cellStyles} ${flag ? flagStyles[flag] : ''} ${field === 'number' ? 'figures font-bold' : ''} cursor-text`}
		>
			{typing !== undefined ? (
				<input
					data-editor=""
					aria-label={`${fieldLabels[field]}, row ${row + 1}`}
					defaultValue={typing}
					maxLength={200}
					list={field === 'size' || field === 'shortsSize' ? sizeListId : undefined}
					autoComplete="off"
					spellCheck={false}
					className="-mx-2.5 min-h-11 w-[calc(100%+1.25rem)] bg-field px-2.5 text-ink outline-2 -outline-offset-2 outline-focus"
				/>
			) : (
				<>
					{ordered === undefined ? (
						<span className={`truncate ${shown === undefined ? 'text-muted' : ''}`}>
							{shown ?? (proposal && <ProposedName>{proposal}</ProposedName>)}
						</span>
					) : (
						<Ordered value={value} ordered={ordered} />
					)}
					{field === 'name' && value === undefined && (
						<span className="truncate text-muted">Add a player…</span>
					)}
					{tone && (
						<>
							{ordered === undefined && <Icon name="alert" size={16} className="ml-auto" />}
							<span className="sr-only">{noteText}</span>
						</>
					)}
				</>
			)}
		</div>
	)
})

/** The jersey's name as it will be, unless the team writes another one. */
const ProposedName = ({ children }: { children: string }) => (
	<>
		<span className="sr-only">proposed: </span>
		{children}
	</>
)

type ToggleProps = {
	row: number
	column: number
	label: string
	isChecked: boolean
	ordered: string | undefined
	isActive: boolean
}

/** A cell with a checkbox. */
const ToggleCell = memo(function ToggleCell(props: ToggleProps) {
	const { row, column, label, isChecked, ordered, isActive } = props
	return (
		<div
			role="gridcell"
			aria-colindex={column + 2}
			className={`${cellStyles} justify-center ${ordered === undefined ? '' : `flex-wrap px-1 text-center ${flagStyles.warning}`}`}
		>
			<input
				type="checkbox"
				aria-label={label}
				checked={isChecked}
				readOnly
				data-cell={`${row}:${column}`}
				tabIndex={isActive ? 0 : -1}
				className="size-5 scroll-mt-24 accent-primary"
			/>
			{ordered !== undefined && <Ordered value="" ordered={ordered} />}
		</div>
	)
})

type ControlsProps = Pick<RowProps, 'row' | 'columns' | 'saved' | 'timeZone'> &
	Pick<Active, 'active'> &
	Pick<Line, 'name'>

/** Buttons of a line: the family's link, delete. */
const Controls = memo(function Controls(props: ControlsProps) {
	const { row, columns, name, saved, active, timeZone } = props
	const { status: familyColumn, remove: deleteColumn } = columns
	const who = name || `row ${row + 1}`
	const tabIndexAt = (column: number) => (active === column ? 0 : -1)
	const status = saved ? statusLabels(saved, timeZone) : 'Not saved yet'
	return (
		<>
			<div role="gridcell" aria-colindex={familyColumn + 2} className={`${cellStyles} px-1`}>
				<button
					type="button"
					data-cell={`${row}:${familyColumn}`}
					data-act="open"
					tabIndex={tabIndexAt(familyColumn)}
					aria-disabled={!saved || undefined}
					aria-haspopup="dialog"
					aria-label={`${status}: ${who}`}
					className="line-clamp-2 min-h-9 w-full scroll-mt-24 rounded-chip px-1.5 leading-tight text-left text-label font-semibold text-primary hover:bg-well aria-disabled:font-normal aria-disabled:text-muted"
				>
					{status}
				</button>
			</div>
			<div role="gridcell" aria-colindex={deleteColumn + 2} className={`${cellStyles} justify-center px-0`}>
				<button
					type="button"
					data-cell={`${row}:${deleteColumn}`}
					data-act="delete"
					tabIndex={tabIndexAt(deleteColumn)}
					aria-label={`Delete ${who}`}
					className="grid size-9 scroll-mt-24 place-items-center rounded-chip text-muted hover:bg-well hover:text-danger"
				>
					<Icon name="trash" size={18} />
				</button>
			</div>
		</>
	)
})

/** A cell without a control, in the empty line. */
const EmptyCell = ({ row, column, isActive }: { row: number; column: number; isActive: boolean }) => (
	<div
		role="gridcell"
		aria-colindex={column + 2}
		data-cell={`${row}:${column}`}
		tabIndex={isActive ? 0 : -1}
		className={cellStyles}
	>
		<span className="sr-only">Empty</span>
	</div>
)

const toggleLabel = {
	printsName: (who: string) => `Don’t print the name of ${who}`,
	language: (who: string) => `The family of ${who} reads Spanish`,
}

const rowStyles = `border-t border-line bg-card [contain-intrinsic-size:auto_2.8rem] [content-visibility:auto] hover:bg-page`

/** One player of the grid. It has no handlers; the grid handles all keys and clicks. */
export const GridRow = memo(function GridRow(props: RowProps) {
	const { row, line, columns, printed, notes, differences, saved, place, timeZone } = props
	const who = line?.name || `row ${row + 1}`
	// Lines may have been removed; then the last line is active.
	const isHere = ({ row: at }: { row: number }) => at === row || (line === undefined && at > row)
	const active = useStore(place, (now) => (isHere(now.place) ? now.place.column : undefined))
	const typing = useStore(place, (now) => (isHere(now.place) ? now.typing : undefined))
	return (
		<div role="row" aria-rowindex={row + 2} className={`${layoutOf(columns)} ${rowStyles}`}>
			<div
				role="rowheader"
				aria-colindex={1}
				className="figures flex items-center justify-end px-2 text-label text-muted"
			>
				{row + 1}
			</div>
			{columns.fields.map((field, column) => {
				const found = notesAt(notes, field)
				const isActive = active === column
				if (!isTextField(field))
					return line ? (
						<ToggleCell
							key={field}
							{...{ row, column, isActive }}
							label={toggleLabel[field](who)}
							isChecked={field === 'printsName' ? !line.printsName : line.language === 'es'}
							ordered={orderedAt(differences, field)}
						/>
					) : (
						<EmptyCell key={field} {...{ row, column, isActive }} />
					)
				return (
					<TextCell
						key={field}
						{...{ field, column, row, isActive }}
						value={line?.[field]}
						proposal={field === 'jerseyName' ? printed : undefined}
						tone={toneOf(found)}
						noteText={textOf(found)}
						ordered={orderedAt(differences, field)}
						typing={isActive ? typing : undefined}
					/>
				)
			})}
			{line ? (
				<Controls
					{...{ row, columns, saved, timeZone }}
					name={line.name}
					active={active !== undefined && active >= columns.status ? active : undefined}
				/>
			) : (
				[columns.status, columns.remove].map((column) => (
					<EmptyCell key={column} {...{ row, column }} isActive={active === column} />
				))
			)}
		</div>
	)
})
