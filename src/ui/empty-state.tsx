import type { ReactNode } from 'react'
import { Icon, type IconName } from './icon.tsx'

type EmptyStateProps = {
	icon?: IconName
	title: ReactNode
	/** Makes the title a heading. */
	level?: 1 | 2 | 3
	children?: ReactNode
	actions?: ReactNode
}

/** A list without content yet, and the action that fills it. */
export function EmptyState({ icon = 'shirt', title, level, children, actions }: EmptyStateProps) {
	return (
		<div className="grid justify-items-center rounded-card border-2 border-dashed border-stitch px-6 py-12 text-center">
			<span className="patch grid size-14 place-items-center bg-well text-primary">
				<Icon name={icon} size={30} />
			</span>
			<p className="display mt-4 text-subheading">
				{level ? (
					<span role="heading" aria-level={level}>
						{title}
					</span>
				) : (
					title
				)}
			</p>
			{children && <div className="mt-1.5 max-w-prose text-muted">{children}</div>}
			{actions && <div className="mt-5 flex flex-wrap justify-center gap-3">{actions}</div>}
		</div>
	)
}
