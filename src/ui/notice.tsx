import { cva, type VariantProps } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { Icon, type IconName } from './icon.tsx'

const noticeLook = cva('flex gap-3 rounded-notice border px-3.5 py-3 text-[0.9375rem]', {
	variants: {
		tone: {
			info: 'border-info-line bg-info-surface text-on-info-surface',
			success: 'border-success-line bg-success-surface text-on-success-surface',
			warning: 'border-warning-line bg-warning-surface text-on-warning-surface',
			danger: 'border-danger-line bg-danger-surface text-on-danger-surface',
		},
	},
	defaultVariants: { tone: 'info' },
})
export type Tone = NonNullable<VariantProps<typeof noticeLook>['tone']>

/** Each tone has its own icon, so that color is never the only sign. */
export const toneIcons: Record<Tone, IconName> = {
	info: 'info',
	success: 'check',
	warning: 'alert',
	danger: 'alert',
}

type NoticeProps = {
	tone?: Tone
	title?: ReactNode
	children?: ReactNode
	alert?: boolean
	className?: string
}

/** A message in the page. `alert` announces it when it appears. */
export function Notice({ tone = 'info', title, children, alert = false, className }: NoticeProps) {
	return (
		<div role={alert ? 'alert' : undefined} className={noticeLook({ tone, className })}>
			<Icon name={toneIcons[tone]} className="mt-0.5" />
			<div className="min-w-0 flex-1 [&_:where(a)]:font-bold [&_:where(a)]:underline">
				{title && <p className="font-bold">{title}</p>}
				{children}
			</div>
		</div>
	)
}
