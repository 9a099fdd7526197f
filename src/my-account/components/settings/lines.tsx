import type { ReactNode } from 'react'
import { Icon, type IconName } from '#ui/icon.tsx'

/** A short list with actions per entry. */
export const Lines = ({ label, children }: { label: string; children: ReactNode }) => (
	<ul aria-label={label} className="divide-y divide-line rounded-notice border border-line">
		{children}
	</ul>
)

type LineProps = { icon?: IconName; title: ReactNode; detail: ReactNode; children?: ReactNode }

export function Line({ icon, title, detail, children }: LineProps) {
	return (
		<li className="flex flex-wrap items-center gap-x-3 gap-y-2 px-3.5 py-3">
			{icon && <Icon name={icon} className="text-muted" />}
			<div className="min-w-40 flex-1">
				<p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold break-words">{title}</p>
				<p className="text-label break-words text-muted">{detail}</p>
			</div>
			{children}
		</li>
	)
}
