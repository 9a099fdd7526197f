import type { ComponentProps, ReactNode } from 'react'
import { cva, type VariantProps } from 'class-variance-authority'

const badgeLook = cva(
	'patch inline-flex items-center gap-1.5 border px-2 py-1 text-xs leading-none font-bold tracking-[0.05em] whitespace-nowrap',
	{
		variants: {
			tone: {
				neutral: 'border-line bg-card text-ink',
				primary: 'border-primary bg-primary text-on-primary',
				gold: 'border-action bg-action text-on-action',
				danger: 'border-danger-fill bg-danger-fill text-on-danger-fill',
				success: 'border-success-line bg-success-surface text-on-success-surface',
				warning: 'border-warning-line bg-warning-surface text-on-warning-surface',
				info: 'border-info-line bg-info-surface text-on-info-surface',
			},
		},
		defaultVariants: { tone: 'neutral' },
	},
)
export type BadgeTone = NonNullable<VariantProps<typeof badgeLook>['tone']>

/** A badge styled as a sewn-on patch: a sport, a status, a role. */
export function Badge({ tone, className, ...rest }: ComponentProps<'span'> & { tone?: BadgeTone }) {
	return <span className={badgeLook({ tone, className })} {...rest} />
}

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
