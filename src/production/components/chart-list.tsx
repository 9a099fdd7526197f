import type { CSSProperties } from 'react'
import { Card } from '#ui/card.tsx'
import type { ChartEntry } from '../schemas.ts'

type ChartListProps = { title: string; note: string; entries: readonly ChartEntry[] }

/** The design's color beside the matching material. The code is binding, not the color on screen. */
export function ChartList({ title, note, entries }: ChartListProps) {
	if (entries.length === 0) return null
	return (
		<Card className="p-5">
			<h2 className="display text-subheading">{title}</h2>
			<p className="mb-3 text-[0.9375rem] text-muted">{note} Codes govern, not the screen.</p>
			<ul className="grid gap-x-6 sm:grid-cols-2">
				{entries.map((entry) => (
					<li
						key={`${entry.code} ${entry.use} ${entry.designHex}`}
						className="grid grid-cols-[auto_1fr] items-center gap-3 border-t border-line py-2.5"
					>
						<Swatches entry={entry} />
						<div className="min-w-0">
							<p className="figures font-bold break-words">
								{entry.code} {entry.name}
							</p>
							<p className="text-sm break-words text-muted">{entry.use}</p>
							<p className="figures text-sm text-muted">
								{entry.brand ?? 'House ink'} for {entry.designHex.toUpperCase()}, ΔE {entry.deltaE.toFixed(1)}
							</p>
						</div>
					</li>
				))}
			</ul>
		</Card>
	)
}

/** The design on the left, the material on the right. */
const Swatches = ({ entry }: { entry: ChartEntry }) => (
	<span aria-hidden="true" className="flex overflow-hidden rounded-chip border border-field-line">
		<span className="h-11 w-7 bg-(--swatch)" style={{ '--swatch': entry.designHex } as CSSProperties} />
		<span className="h-11 w-7 bg-(--swatch)" style={{ '--swatch': entry.hex } as CSSProperties} />
	</span>
)
