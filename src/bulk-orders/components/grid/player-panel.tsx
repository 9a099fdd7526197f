// The coach's grid on a phone: one player at a time, the missing items first.
import { useState } from 'react'
import { formatUsd } from '#kit/money.ts'
import { Badge } from '#ui/marks.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { TextField } from '#ui/fields.tsx'
import { isMissing, isOrderedFor, isUnpaidFor, type GridRow } from '../../rules/grid.ts'
import { sumOf } from '../../rules/grid-edits.ts'
import { colorOfLine, firstColor, isNeeded } from '../../rules/items.ts'
import { printedCents } from '../../rules/prices.ts'
import { lineText } from '../../rules/cell-text.ts'
import type { CatalogItem } from '../../views.ts'
import { GarmentPicture } from '../garment-picture.tsx'
import { CellFields } from './cell-fields.tsx'
import { usePortalTexts } from '../portal-language.tsx'
import type { CoachGrid } from './use-coach-grid.ts'

type PlayerPanelProps = {
	portalId: string
	grid: CoachGrid
	/** The player shown, as an index of the rows. */
	at: number
	onGo: (row: number) => void
}

type ItemProps = Pick<PlayerPanelProps, 'portalId' | 'grid'> & { row: GridRow; entry: CatalogItem }

function Item({ portalId, grid, row, entry }: ItemProps) {
	const lines = grid.linesAt(row, entry)
	const [first] = lines
	const problem = lines.map(({ id }) => grid.problems.get(id)).find(Boolean)
	const { cents } = sumOf(lines)
	const { page, coach, said } = usePortalTexts()
	return (
		<li className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-3.5 gap-y-2.5 py-4">
			<div className="stage self-start overflow-hidden rounded-control border border-line p-1">
				<GarmentPicture
					portalId={portalId}
					item={entry}
					color={first ? colorOfLine(entry, first) : firstColor(entry)}
					rosterId={row.player ? row.rosterId : null}
					sizes="72px"
					isDecorative
				/>
			</div>
			<div className="min-w-0">
				<h3 className="leading-snug font-bold break-words">{entry.model}</h3>
				<p className="figures flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted">
					{cents > 0 ? formatUsd(cents) : page.line.each(formatUsd(printedCents(entry)))}
					{isMissing(row, entry, lines) && <Badge tone="gold">{coach.panel.missing}</Badge>}
					{isOrderedFor(row, entry) && <Badge tone="success">{page.item.ordered}</Badge>}
					{isUnpaidFor(row, entry) && <Badge tone="warning">{coach.panel.notPaid}</Badge>}
					{first && !lines.every(isNeeded) && <Badge>{coach.grid.notNeeded}</Badge>}
					{first && lines.every(isNeeded) && (
						<b className="text-ink">
							{lines.map((line) => lineText(entry, line) || coach.grid.noSize).join(', ')}
						</b>
					)}
				</p>
				{problem !== undefined && <p className="text-sm font-semibold text-danger">{said(problem)}</p>}
			</div>
			<div className="col-span-2">
				<CellFields grid={grid} prefix="phone" {...{ row, entry, lines }} />
			</div>
		</li>
	)
}

/** Adds a player who is not on the roster. */
function NewPlayer({ grid, onDone }: Pick<PlayerPanelProps, 'grid'> & { onDone: () => void }) {
	const [player, setPlayer] = useState({ name: '', number: '' })
	const { coach } = usePortalTexts()
	return (
		<div className="grid grid-cols-[minmax(0,1fr)_5rem] items-end gap-2.5 rounded-card border border-line bg-card p-4">
			<TextField
				label={coach.panel.name}
				name="new-player-name"
				autoComplete="off"
				maxLength={20}
				value={player.name}
				onChange={({ target }) => setPlayer({ ...player, name: target.value })}
			/>
			<TextField
				label={coach.grid.number}
				name="new-player-number"
				autoComplete="off"
				inputMode="numeric"
				maxLength={2}
				value={player.number}
				onChange={({ target }) => setPlayer({ ...player, number: target.value })}
			/>
			<Button
				className="col-span-2"
				disabled={player.name.trim() === ''}
				onClick={() => {
					grid.savePlayer(undefined, player)
					setPlayer({ name: '', number: '' })
					onDone()
				}}
			>
				{coach.panel.add}
			</Button>
		</div>
	)
}

/** The missing items first, each part in catalog order; the order stays while this player is shown. */
const missingFirst = (grid: CoachGrid, row: GridRow): string[] => {
	const lacks = (entry: CatalogItem) => isMissing(row, entry, grid.linesAt(row, entry))
	return grid.catalog.toSorted((a, b) => Number(lacks(b)) - Number(lacks(a))).map(({ id }) => id)
}

function PlayerItems({ portalId, grid, row }: Omit<ItemProps, 'entry'>) {
	const [order] = useState(() => missingFirst(grid, row))
	const entries = grid.catalog.toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id))
	return (
		<ul className="divide-y divide-line border-t border-line">
			{entries.map((entry) => (
				<Item key={entry.id} {...{ portalId, grid, row, entry }} />
			))}
		</ul>
	)
}

export function PlayerPanel({ portalId, grid, at, onGo }: PlayerPanelProps) {
	const { rows, catalog } = grid
	const { page, coach } = usePortalTexts()
	const texts = coach.panel
	const row = rows[Math.min(at, rows.length)]
	const lacks = row ? catalog.filter((entry) => isMissing(row, entry, grid.linesAt(row, entry))).length : 0
	const sum = row ? sumOf(catalog.flatMap((entry) => grid.linesAt(row, entry))) : undefined
	return (
		<section aria-labelledby="panel-player" className="grid gap-3">
			<div className="flex items-center gap-2.5">
				<Button
					variant="outline"
					size="icon"
					aria-label={texts.previousPlayer}
					disabled={at <= 0}
					onClick={() => onGo(at - 1)}
				>
					<Icon name="chevron-right" className="rotate-180" />
				</Button>
				<p className="figures grow text-center font-semibold" role="status">
					{row ? page.ofAll(at + 1, rows.length) : texts.newPlayer}
				</p>
				<Button
					variant="outline"
					size="icon"
					aria-label={texts.nextPlayer}
					disabled={at >= rows.length}
					onClick={() => onGo(at + 1)}
				>
					<Icon name="chevron-right" />
				</Button>
			</div>
			{row ? (
				<div className="rounded-card border border-line bg-card px-4 pt-3.5">
					<h2
						id="panel-player"
						tabIndex={-1}
						className="display flex items-baseline gap-2.5 pb-1 text-2xl break-words outline-none"
					>
						<span className="figures text-primary">{row.number === '' ? '–' : `#${row.number}`}</span>
						{row.name || coach.grid.noName}
					</h2>
					<p className="figures pb-3 text-sm text-muted">
						{[
							lacks > 0 ? coach.grid.missing(lacks) : coach.tools.nothing,
							sum && sum.cents > 0 && formatUsd(sum.cents),
						]
							.filter(Boolean)
							.join(' · ')}
					</p>
					<PlayerItems key={row.key} {...{ portalId, grid, row }} />
				</div>
			) : (
				<>
					<h2 id="panel-player" tabIndex={-1} className="display text-2xl outline-none">
						{texts.unlisted}
					</h2>
					<NewPlayer grid={grid} onDone={() => onGo(rows.length)} />
				</>
			)}
			<div className="grid grid-cols-2 gap-2.5">
				<Button variant="outline" size="large" disabled={at <= 0} onClick={() => onGo(at - 1)}>
					{texts.previous}
				</Button>
				<Button size="large" disabled={at >= rows.length} onClick={() => onGo(at + 1)}>
					{texts.next}
				</Button>
			</div>
		</section>
	)
}
