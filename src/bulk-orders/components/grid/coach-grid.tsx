// The cart by player as the coach fills it: a grid, on a phone one player at a time.
import { useState, useSyncExternalStore } from 'react'
import { useStore } from 'zustand'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { useAlive } from '#ui/use-alive.ts'
import { nextOf } from '../../rules/grid-edits.ts'
import { isOrderable } from '../../rules/deadlines.ts'
import type { BulkCart } from '../use-bulk-cart.ts'
import type { PortalView } from '../../views.ts'
import { usePortalTexts } from '../portal-language.tsx'
import { CellFields } from './cell-fields.tsx'
import { GridTable } from './grid-table.tsx'
import { GridToolbar } from './grid-toolbar.tsx'
import { PlayerPanel } from './player-panel.tsx'
import type { CoachGrid } from './use-coach-grid.ts'
import { firstItem, useGridKeys, type GridKeys } from './use-grid-keys.ts'

const phone = '(width < 40rem)'
const watchPhone = (changed: () => void) => {
	const query = matchMedia(phone)
	query.addEventListener('change', changed)
	return () => query.removeEventListener('change', changed)
}
/** Before hydration both layouts are in the page, and CSS shows the one that fits. */
const useLayout = () =>
	useSyncExternalStore(
		watchPhone,
		(): 'phone' | 'wide' | 'both' => (matchMedia(phone).matches ? 'phone' : 'wide'),
		() => 'both',
	)

/** The active cell as fields, for those who do not type. */
function ActiveCell({ grid, keys }: { grid: CoachGrid; keys: GridKeys }) {
	const place = useStore(keys.cells.store, (now) => now.place)
	const [row, entry] = [grid.rows[place.row], grid.catalog[place.column - firstItem]]
	const lines = row && entry ? grid.linesAt(row, entry) : []
	const problem = lines.map(({ id }) => grid.problems.get(id)).find(Boolean)
	const { coach, said } = usePortalTexts()
	return (
		<section aria-label={coach.grid.chosen} className="min-h-36 rounded-card border border-line bg-card p-4">
			{row && entry && (row.rosterId !== null || row.name !== '') ? (
				<>
					<p className="mb-2.5 break-words">
						<b>{`${row.number === '' ? '' : `#${row.number} `}${row.name}`}</b>
						<span className="text-muted">{` · ${entry.model}`}</span>
						{problem !== undefined && (
							<span className="block text-sm font-semibold text-danger">{said(problem)}</span>
						)}
					</p>
					<CellFields key={`${row.key} ${entry.id}`} grid={grid} prefix="cell" {...{ row, entry, lines }} />
				</>
			) : (
				<p className="text-muted">{coach.grid.chooseCell}</p>
			)}
		</section>
	)
}

function Gone({ grid }: { grid: CoachGrid }) {
	const texts = usePortalTexts().coach.grid
	return (
		<Notice tone="warning" alert>
			<div className="flex flex-wrap items-center justify-between gap-x-4">
				<p>{texts.gone(grid.gone.length)}</p>
				<Button variant="ghost" className="-my-2" onClick={grid.dropGone}>
					{texts.remove}
				</Button>
			</div>
		</Notice>
	)
}

type CoachGridProps = {
	view: PortalView
	cart: Pick<BulkCart, 'items' | 'notice' | 'isSaving'>
	grid: CoachGrid
}

export function CoachGridSection({ view, cart, grid }: CoachGridProps) {
	const { portal, rosterSize } = view
	const { page, coach, said } = usePortalTexts()
	const keys = useGridKeys(grid)
	const isAlive = useAlive()
	const layout = useLayout()
	const [player, setPlayer] = useState(0)
	const goToPlayer = (row: number) => {
		setPlayer(row)
		requestAnimationFrame(() => document.getElementById('panel-player')?.focus())
	}
	const open = grid.missing.length > 0 ? grid.missing : grid.wrong
	const nextCell = () => {
		const { row, column } = keys.cells.active()
		const next = nextOf(open, { row, column: column - firstItem })
		if (next) keys.cells.go({ row: next.row, column: next.column + firstItem })
	}
	const nextPlayer = () => {
		const next = nextOf(open, { row: player, column: view.catalog.length })
		if (next) goToPlayer(next.row)
	}
	const canFill = isOrderable(view) && rosterSize > 0
	return (
		<section aria-labelledby="cart-title" id="lines" className="grid scroll-mt-24 gap-4">
			<div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
				<h2 id="cart-title" className="display text-heading">
					{page.cart.ofAll}
				</h2>
				<p role="status" className="text-sm text-muted">
					{cart.items.length > 0 && (cart.isSaving ? page.cart.saving : page.cart.saved)}
				</p>
			</div>
			{cart.notice && (
				<Notice tone={cart.notice.tone} alert>
					{said(cart.notice.text)}
				</Notice>
			)}
			{rosterSize === 0 && (
				<Notice tone="info" title={coach.grid.empty.title}>
					<p>{coach.grid.empty.text}</p>
					<ButtonLink href={`/portal/${portal.id}/roster`} variant="outline" className="mt-2">
						{page.catalog.enterRoster}
					</ButtonLink>
				</Notice>
			)}
			{grid.gone.length > 0 && <Gone grid={grid} />}
			<GridToolbar
				{...{ grid, canFill, isAlive }}
				onFillDown={layout === 'phone' ? undefined : keys.fillDown}
				onNext={layout === 'phone' ? nextPlayer : nextCell}
			/>
			{layout !== 'phone' && (
				<div className="grid min-w-0 gap-4 max-sm:hidden">
					<GridTable portalId={portal.id} {...{ grid, keys }} />
					<ActiveCell {...{ grid, keys }} />
				</div>
			)}
			{layout !== 'wide' && (
				<div className="sm:hidden">
					<PlayerPanel portalId={portal.id} grid={grid} at={player} onGo={goToPlayer} />
				</div>
			)}
		</section>
	)
}
