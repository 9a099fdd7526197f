import { memo, type CSSProperties } from 'react'
import { useStore } from 'zustand'
import { formatUsd } from '#kit/money.ts'
import { Icon } from '#ui/icon.tsx'
import type { GridCells } from '#ui/grid/cells.ts'
import { lineText, sizesIn } from '../../rules/cell-text.ts'
import { isMissing, isOrderedFor, isUnpaidFor, proposedSize, type GridRow } from '../../rules/grid.ts'
import { sumOf } from '../../rules/grid-edits.ts'
import { isNeeded } from '../../rules/items.ts'
import type { BulkItem } from '../../schemas.ts'
import type { CatalogItem } from '../../views.ts'
import { usePortalTexts } from '../portal-language.tsx'
import { firstItem, nameColumn, numberColumn } from './use-grid-keys.ts'

/** Columns of a row: name, number, the items, the sum. The head and the totals use the same. */
export const rowLayout =
	'grid grid-cols-[11rem_3.5rem_repeat(var(--items),minmax(7rem,1fr))_6.5rem] min-w-[calc(21rem+var(--items)*7rem)]'

/** The number of items for `rowLayout`. */
export const itemsStyle = (items: number) => ({ '--items': items }) as CSSProperties

export const sizeListId = (itemId: string): string => `sizes-${itemId}`

/** Names stay in view while the items scroll. */
export const stickyName = 'sticky left-0 z-1 border-r border-line bg-card'

const cellStyles =
	'flex min-h-10 min-w-0 items-center border-l border-line px-2 outline-offset-[-2px] focus:outline-2 focus:outline-focus'
const editorStyles =
	'-mx-2 min-h-10 w-[calc(100%+1rem)] bg-field px-2 text-ink outline-2 -outline-offset-2 outline-focus'

/** Below the focused cell; for screen readers in every cell. */
const messageStyles =
	'pointer-events-none absolute top-full left-0 z-3 w-52 rounded-b-control bg-danger-fill px-2 py-1.5 text-label leading-snug text-on-danger-fill shadow-raised [:not(:focus)>&]:sr-only'

type Place = { isActive: boolean; typing: string | undefined }

type EditorProps = { label: string; typing: string; list?: string; maxLength: number }

const Editor = ({ label, typing, list, maxLength }: EditorProps) => (
	<input
		data-editor=""
		aria-label={label}
		defaultValue={typing}
		maxLength={maxLength}
		list={list}
		autoComplete="off"
		spellCheck={false}
		className={editorStyles}
	/>
)

type ItemCellProps = Place & {
	at: string
	column: number
	row: GridRow
	entry: CatalogItem
	lines: readonly BulkItem[]
	/** What keeps one of the lines from being ordered. */
	problem: string | undefined
}

function Ordered({ isUnpaid }: { isUnpaid: boolean }) {
	const texts = usePortalTexts().coach.grid
	return (
		<span className="flex min-w-0 items-center gap-1 text-label leading-tight font-semibold text-primary">
			<Icon name={isUnpaid ? 'clock' : 'check'} size={16} />
			<span>
				{texts.ordered}
				{isUnpaid && <span className="block font-normal text-muted">{texts.notPaid}</span>}
			</span>
		</span>
	)
}

/** What the cell shows besides its lines: ordered already, missing with the roster's size, or closed. */
function EmptyCell({ row, entry }: Pick<ItemCellProps, 'row' | 'entry'>) {
	const texts = usePortalTexts().coach.grid
	if (isOrderedFor(row, entry)) return <Ordered isUnpaid={isUnpaidFor(row, entry)} />
	if (entry.isClosed) return <span className="text-label text-muted">{texts.closed}</span>
	if (row.player === null && row.name === '') return null
	const size = proposedSize(entry, row)
	if (!isMissing(row, entry, []))
		return <span className="text-label text-muted italic">{size !== '' && row.player ? size : ''}</span>
	return (
		<span className="flex min-w-0 items-center gap-1.5 text-label text-muted italic">
			<span aria-hidden="true" className="size-1.5 shrink-0 rounded-full bg-action" />
			{size || texts.noSize}
			<span className="sr-only">{texts.isMissing}</span>
		</span>
	)
}

function FilledCell({
	row,
	entry,
	lines,
	problem,
}: Pick<ItemCellProps, 'row' | 'entry' | 'lines' | 'problem'>) {
	const { coach, said } = usePortalTexts()
	const texts = coach.grid
	if (!lines.every(isNeeded)) return <span className="text-label text-muted">{texts.notNeeded}</span>
	return (
		<>
			<span className="figures min-w-0 truncate font-semibold">
				{lines.map((line) => lineText(entry, line) || texts.noSize).join(', ')}
			</span>
			{isOrderedFor(row, entry) && <span className="sr-only">{texts.orderedBefore}</span>}
			{problem !== undefined && (
				<>
					<Icon name="alert" size={16} className="ml-auto" />
					<span className={messageStyles}>{said(problem)}</span>
				</>
			)}
		</>
	)
}

const sameLines = (one: readonly BulkItem[], other: readonly BulkItem[]): boolean =>
	one.length === other.length && one.every((line, at) => line === other[at])

/** Renders only for its own changes. */
const ItemCell = memo(
	function ItemCell({ at, column, row, entry, lines, problem, isActive, typing }: ItemCellProps) {
		const { coach, said } = usePortalTexts()
		return (
			<div
				role="gridcell"
				aria-colindex={column + 1}
				aria-invalid={problem !== undefined || undefined}
				title={problem && said(problem)}
				data-cell={at}
				tabIndex={isActive && typing === undefined ? 0 : -1}
				className={`${cellStyles} cursor-text ${problem === undefined ? '' : 'relative bg-danger-surface text-on-danger-surface'}`}
			>
				{typing !== undefined ? (
					<Editor
						label={coach.grid.cellOf(entry.model, row.name || coach.grid.unnamed)}
						list={sizeListId(entry.id)}
						maxLength={200}
						typing={typing}
					/>
				) : lines.length === 0 ? (
					<EmptyCell {...{ row, entry }} />
				) : (
					<FilledCell {...{ row, entry, lines, problem }} />
				)}
			</div>
		)
	},
	(one, other) =>
		one.at === other.at &&
		one.entry === other.entry &&
		one.row.player === other.row.player &&
		one.row.name === other.row.name &&
		one.problem === other.problem &&
		one.isActive === other.isActive &&
		one.typing === other.typing &&
		sameLines(one.lines, other.lines),
)

export type GridRowProps = {
	at: number
	/** Undefined for the empty row at the end, which adds a player. */
	row: GridRow | undefined
	catalog: readonly CatalogItem[]
	/** By item. */
	cells: readonly (readonly BulkItem[])[]
	problems: ReadonlyMap<string, string>
	store: GridCells['store']
}

function PlayerCell({ at, row, isActive, typing }: Place & Pick<GridRowProps, 'at' | 'row'>) {
	const texts = usePortalTexts().coach.grid
	return (
		<div
			role="rowheader"
			aria-colindex={1}
			data-cell={`${at}:${nameColumn}`}
			tabIndex={isActive && typing === undefined ? 0 : -1}
			className={`${cellStyles} ${stickyName} border-l-0 px-2.5 font-semibold`}
		>
			{typing !== undefined ? (
				<Editor label={texts.nameIn(at + 1)} typing={typing} maxLength={100} />
			) : row ? (
				<span className="truncate">{row.name || texts.noName}</span>
			) : (
				<span className="truncate font-normal text-muted">{texts.addPlayer}</span>
			)}
		</div>
	)
}

function NumberCell({ at, row, isActive, typing }: Place & Pick<GridRowProps, 'at' | 'row'>) {
	const texts = usePortalTexts().coach.grid
	return (
		<div
			role="gridcell"
			aria-colindex={2}
			data-cell={`${at}:${numberColumn}`}
			tabIndex={isActive && typing === undefined ? 0 : -1}
			className={`${cellStyles} figures justify-center border-l-0 px-1 font-bold text-primary`}
		>
			{typing !== undefined ? (
				<Editor label={texts.numberIn(at + 1)} typing={typing} maxLength={10} />
			) : (
				(row?.number ?? '')
			)}
		</div>
	)
}

/** One player. It has no handlers; the grid handles all keys and clicks. */
export function CoachGridRow({ at, row, catalog, cells, problems, store }: GridRowProps) {
	// Rows may have left the grid; then the last one is active.
	const isHere = ({ row: active }: { row: number }) => active === at || (row === undefined && active > at)
	const active = useStore(store, (now) => (isHere(now.place) ? now.place.column : undefined))
	const typing = useStore(store, (now) => (isHere(now.place) ? now.typing : undefined))
	const placeOf = (column: number): Place => ({
		isActive: active === column,
		typing: active === column ? typing : undefined,
	})
	const { cents } = sumOf(cells.flat())
	const texts = usePortalTexts().coach.grid
	return (
		<div role="row" aria-rowindex={at + 2} className={`${rowLayout} border-t border-line bg-card`}>
			<PlayerCell {...{ at, row }} {...placeOf(nameColumn)} />
			<NumberCell {...{ at, row }} {...placeOf(numberColumn)} />
			{catalog.map((entry, index) => {
				const column = index + firstItem
				const lines = cells[index] ?? []
				if (!row)
					return (
						<div
							key={entry.id}
							role="gridcell"
							aria-colindex={column + 1}
							data-cell={`${at}:${column}`}
							tabIndex={active === column ? 0 : -1}
							className={cellStyles}
						>
							<span className="sr-only">{texts.nameFirst}</span>
						</div>
					)
				const wrong = lines.find(({ id }) => problems.has(id))
				return (
					<ItemCell
						key={entry.id}
						at={`${at}:${column}`}
						{...{ column, row, entry, lines }}
						problem={wrong && problems.get(wrong.id)}
						{...placeOf(column)}
					/>
				)
			})}
			<div
				role="gridcell"
				aria-colindex={catalog.length + 3}
				className="figures flex items-center justify-end border-l border-line px-2 text-label font-semibold"
			>
				{cents > 0 ? formatUsd(cents) : ''}
			</div>
		</div>
	)
}

/** The choices that an editor offers while it is typed. */
export const SizeLists = ({ catalog }: { catalog: readonly CatalogItem[] }) =>
	catalog.map((entry) => (
		<datalist key={entry.id} id={sizeListId(entry.id)}>
			{sizesIn(entry).map((size) => (
				<option key={size} value={size}>
					{size}
				</option>
			))}
		</datalist>
	))
