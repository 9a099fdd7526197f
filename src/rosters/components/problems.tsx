import { counted } from '#kit/plural.ts'
import { useState, type ReactNode } from 'react'
import type { Note } from '../rules/notes.ts'
import { fieldLabels, type PlayerField } from '../rules/player.ts'
import { Icon } from '#ui/icon.tsx'

type RosterWarningProps = { id: string; title: string; children: ReactNode }

/** A warning about the roster for the coach, as a section with its own heading. */
export const RosterWarning = ({ id, title, children }: RosterWarningProps) => (
	<section
		aria-labelledby={id}
		className="rounded-notice border border-warning-line bg-warning-surface px-4 py-3 text-on-warning-surface"
	>
		<h2 id={id} className="flex items-center gap-2 font-bold">
			<Icon name="alert" />
			{title}
		</h2>
		{children}
	</section>
)

type ProblemsProps = {
	notes: ReadonlyMap<number, readonly Note[]>
	/** Undefined before hydration. */
	onJump: ((row: number, field: PlayerField) => void) | undefined
}

const shownFirst = 6

type Item = Note & { row: number }
/** Errors, which prevent saving, come first. */
const itemsOf = (notes: ProblemsProps['notes']): Item[] =>
	[...notes]
		.flatMap(([row, list]) => list.map((note) => ({ ...note, row })))
		.toSorted((a, b) => Number(b.tone === 'error') - Number(a.tone === 'error') || a.row - b.row)

/** "3 rows to repair before saving", "1 row to look at". */
export function problemLabel(notes: ProblemsProps['notes']): string {
	const errors = [...notes.values()].filter((list) => list.some(({ tone }) => tone === 'error')).length
	const rest = notes.size - errors
	const rows = (count: number) => counted(count, 'row')
	const parts = [
		...(errors > 0 ? [`${rows(errors)} to repair before saving`] : []),
		...(rest > 0 ? [`${rows(rest)} to look at`] : []),
	]
	return parts.join(', ')
}

/** All notes as text; each one links to its cell. */
export function Problems({ notes, onJump }: ProblemsProps) {
	const [isWhole, setWhole] = useState(false)
	if (notes.size === 0) return null
	const items = itemsOf(notes)
	const shown = isWhole ? items : items.slice(0, shownFirst)
	return (
		<RosterWarning id="roster-problems" title={problemLabel(notes)}>
			<ul className="mt-1.5">
				{shown.map(({ row, field, tone, message }) => (
					<li key={`${row} ${field} ${message}`}>
						<button
							type="button"
							disabled={!onJump}
							onClick={() => onJump?.(row, field)}
							className="min-h-8 w-full rounded-chip py-1 text-left text-[0.9375rem] not-disabled:hover:underline pointer-coarse:min-h-11"
						>
							<b>
								{`Row ${row + 1}, ${fieldLabels[field].toLowerCase()}`}
								{tone === 'error' ? ' (repair)' : ''}:
							</b>{' '}
							{message}
						</button>
					</li>
				))}
			</ul>
			{items.length > shownFirst && (
				<button
					type="button"
					disabled={!onJump}
					aria-expanded={isWhole}
					onClick={() => setWhole(!isWhole)}
					className="min-h-9 font-bold underline"
				>
					{isWhole ? 'Show fewer' : `Show all ${items.length}`}
				</button>
			)}
		</RosterWarning>
	)
}
