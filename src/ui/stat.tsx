import type { ReactNode } from 'react'

type StatProps = { value: ReactNode; label: ReactNode; detail?: ReactNode; on?: 'card' | 'turf' }

/** A scoreboard figure with its caption. Use it inside a `<dl>`. */
export function Stat({ value, label, detail, on = 'card' }: StatProps) {
	const quiet = on === 'turf' ? 'text-on-turf-muted' : 'text-muted'
	return (
		<div className="flex flex-col-reverse justify-end">
			<dt className={`text-sm ${quiet}`}>
				{label}
				{detail && <span className="block">{detail}</span>}
			</dt>
			<dd className="display figures text-figure">{value}</dd>
		</div>
	)
}
