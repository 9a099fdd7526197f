// What can be done with the coach's grid as a whole.
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { usePortalTexts } from '../portal-language.tsx'
import { openLabel } from './grid-table.tsx'
import type { CoachGrid } from './use-coach-grid.ts'

type GridToolbarProps = {
	grid: CoachGrid
	/** Nothing can be filled in a closed portal. */
	canFill: boolean
	isAlive: boolean
	/** Absent on a phone, where one player is shown. */
	onFillDown?: (() => void) | undefined
	onNext: () => void
}

export function GridToolbar({ grid, canFill, isAlive, onFillDown, onNext }: GridToolbarProps) {
	const { coach } = usePortalTexts()
	const texts = coach.tools
	const label = openLabel(grid, coach.grid)
	return (
		<div className="flex flex-wrap items-center gap-2.5">
			{canFill && (
				<Button
					variant={grid.missing.length > 0 ? 'primary' : 'outline'}
					onClick={grid.loadRoster}
					disabled={!isAlive}
				>
					{texts.load}
				</Button>
			)}
			{canFill && onFillDown && (
				<Button variant="outline" onClick={onFillDown} disabled={!isAlive}>
					<Icon name="chevron-down" size={18} />
					{texts.fillDown}
				</Button>
			)}
			<Button variant="outline" onClick={grid.undo} disabled={!grid.canUndo}>
				{texts.undo}
			</Button>
			<Button variant="outline" onClick={grid.redo} disabled={!grid.canRedo}>
				{texts.redo}
			</Button>
			<p role="status" className="figures grow text-right font-semibold max-sm:w-full max-sm:text-left">
				{label || (
					<span className="inline-flex items-center gap-1.5 text-primary">
						<Icon name="check" size={18} />
						{texts.nothing}
					</span>
				)}
			</p>
			{label !== '' && (
				<Button variant="outline" onClick={onNext} disabled={!isAlive}>
					{grid.missing.length > 0 ? texts.nextMissing : texts.nextToFix}
					<Icon name="arrow-right" size={18} />
				</Button>
			)}
		</div>
	)
}
