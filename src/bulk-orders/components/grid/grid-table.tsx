// Players down, items across: a grid that scrolls within the page.
import { formatUsd } from '#kit/money.ts'
import { firstRows, useIncrementalRows } from '#rosters/components/incremental-rows.tsx'
import { isMissing } from '../../rules/grid.ts'
import { sumOf } from '../../rules/grid-edits.ts'
import { printedCents } from '../../rules/prices.ts'
import type { CatalogItem } from '../../views.ts'
import { GarmentPicture } from '../garment-picture.tsx'
import { CoachGridRow, itemsStyle, rowLayout, SizeLists } from './grid-row.tsx'
import type { CoachTexts } from '../../rules/coach-texts.ts'
import { usePortalTexts } from '../portal-language.tsx'
import type { CoachGrid } from './use-coach-grid.ts'
import { gridId, type GridKeys } from './use-grid-keys.ts'

type GridTableProps = { portalId: string; grid: CoachGrid; keys: GridKeys }

/** The active cell scrolls into view between the sticky head, names and totals, with room for its message: at most so much is covered. */
const clearOfSticky = 'scroll-pt-40 scroll-pr-4 scroll-pb-28 scroll-pl-48'

const headCell = 'min-w-0 border-l border-line px-2 py-2 text-label leading-tight'

function ItemHead({ portalId, entry, column }: { portalId: string; entry: CatalogItem; column: number }) {
	const texts = usePortalTexts().coach.grid
	const state = entry.isClosed ? texts.closed : entry.isRequired ? texts.required : ''
	return (
		<div role="columnheader" aria-colindex={column + 3} className={`${headCell} grid content-start gap-0.5`}>
			<span className="stage mb-1 block w-10 overflow-hidden rounded-chip p-0.5">
				<GarmentPicture portalId={portalId} item={entry} color={entry.colors[0]} sizes="40px" isDecorative />
			</span>
			{entry.kit !== '' && <span className="truncate text-xs font-normal text-muted">{entry.kit}</span>}
			<span className="line-clamp-2 min-h-[2lh] font-semibold break-words" title={entry.model}>
				{entry.model}
			</span>
			<span className="figures text-xs text-muted">
				{formatUsd(printedCents(entry))}
				{state !== '' && <b className={entry.isClosed ? 'text-danger' : 'text-ink'}>{` · ${state}`}</b>}
			</span>
		</div>
	)
}

function Totals({ grid }: { grid: CoachGrid }) {
	const { rows, catalog } = grid
	const texts = usePortalTexts().coach.grid
	const columns = catalog.map((entry) => {
		const lines = rows.map((row) => grid.linesAt(row, entry))
		const missing = rows.filter((row, at) => isMissing(row, entry, lines[at] ?? [])).length
		return { entry, missing, ...sumOf(lines.flat()) }
	})
	const all = columns.reduce((sum, { cents }) => sum + cents, 0)
	const cell =
		'figures flex flex-col justify-center border-l border-line px-2 py-1.5 text-label leading-tight'
	return (
		<div role="rowgroup" className="sticky bottom-0 z-2">
			<div
				role="row"
				aria-rowindex={rows.length + 3}
				className={`${rowLayout} border-t-2 border-line bg-well font-semibold`}
			>
				<div
					role="rowheader"
					aria-colindex={1}
					className="sticky left-0 z-1 flex items-center bg-well px-2.5 py-1.5"
				>
					{texts.total}
				</div>
				<div role="gridcell" aria-colindex={2} className="flex items-center justify-center">
					<span className="sr-only">{texts.players}</span>
					{rows.length}
				</div>
				{columns.map(({ entry, units, cents, missing }, column) => (
					<div key={entry.id} role="gridcell" aria-colindex={column + 3} className={cell}>
						<span>{`${units} · ${formatUsd(cents)}`}</span>
						{missing > 0 && <span className="text-xs font-normal text-muted">{texts.missing(missing)}</span>}
					</div>
				))}
				<div role="gridcell" aria-colindex={catalog.length + 3} className={`${cell} items-end`}>
					{formatUsd(all)}
				</div>
			</div>
		</div>
	)
}

export function GridTable({ portalId, grid, keys }: GridTableProps) {
	const { rows, catalog, problems } = grid
	const texts = usePortalTexts().coach.grid
	const drawn = useIncrementalRows(rows.length)
	const shown = rows.slice(0, Math.max(drawn, firstRows))
	return (
		<div className="overflow-hidden rounded-card border border-line bg-card">
			<div
				id={gridId}
				role="grid"
				aria-label={texts.title}
				aria-rowcount={rows.length + 3}
				aria-colcount={catalog.length + 3}
				aria-describedby="coach-grid-keys"
				style={itemsStyle(catalog.length)}
				className={`relative max-h-[max(22rem,calc(100dvh-15rem))] overflow-auto overscroll-contain bg-card text-[0.9375rem] ${clearOfSticky}`}
				{...keys.listeners}
			>
				<div role="rowgroup" className="sticky top-0 z-2">
					<div role="row" aria-rowindex={1} className={`${rowLayout} bg-well text-body`}>
						<div
							role="columnheader"
							aria-colindex={1}
							className="sticky left-0 z-1 flex items-end border-r border-line bg-well px-2.5 py-2 text-label font-semibold"
						>
							{texts.player}
						</div>
						<div
							role="columnheader"
							aria-colindex={2}
							className="flex items-end justify-center py-2 text-label font-semibold"
						>
							<span className="sr-only">{texts.number}</span>
							<span aria-hidden="true">#</span>
						</div>
						{catalog.map((entry, column) => (
							<ItemHead key={entry.id} {...{ portalId, entry, column }} />
						))}
						<div
							role="columnheader"
							aria-colindex={catalog.length + 3}
							className={`${headCell} flex items-end justify-end font-semibold`}
						>
							{texts.sum}
						</div>
					</div>
				</div>
				<div role="rowgroup">
					{[...shown, undefined].map((row, at) => (
						<CoachGridRow
							key={row?.key ?? 'new'}
							at={row ? at : rows.length}
							{...{ row, catalog, problems }}
							cells={row ? catalog.map((entry) => grid.linesAt(row, entry)) : []}
							store={keys.cells.store}
						/>
					))}
				</div>
				<Totals grid={grid} />
			</div>
			<p id="coach-grid-keys" className="border-t border-line bg-page px-3.5 py-2 text-label text-muted">
				{texts.keys}
			</p>
			<SizeLists catalog={catalog} />
		</div>
	)
}

/** "12 missing · 2 to fix". */
export const openLabel = (
	{ missing, wrong }: Pick<CoachGrid, 'missing' | 'wrong'>,
	texts: CoachTexts['grid'],
): string =>
	[missing.length > 0 && texts.missing(missing.length), wrong.length > 0 && texts.toFix(wrong.length)]
		.filter(Boolean)
		.join(' · ')
