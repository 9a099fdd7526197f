import type { ReactNode } from 'react'
import { Icon, type IconName } from './icon.tsx'
import { ButtonLink } from './button.tsx'

type Way = { href: string; label: string }
type NothingYetProps = {
	icon: IconName
	title: string
	/** Heading level; 1 when it is the only content of the page. */
	level?: 1 | 2 | 3
	/** Links to the next steps: the first one is gold. */
	ways: readonly [Way, ...Way[]]
	children: ReactNode
}

/** A page or tab without content yet: what will be here, and links to start. */
export const NothingYet = ({ icon, title, level = 2, ways, children }: NothingYetProps) => (
	<EmptyState
		icon={icon}
		{...{ title, level }}
		actions={ways.map(({ href, label }, at) => (
			<ButtonLink key={href} href={href} variant={at === 0 ? 'action' : 'outline'}>
				{label}
			</ButtonLink>
		))}
	>
		{children}
	</EmptyState>
)

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
