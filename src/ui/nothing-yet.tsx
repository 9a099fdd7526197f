import type { ReactNode } from 'react'
import { ButtonLink } from './button.tsx'
import { EmptyState } from './empty-state.tsx'
import type { IconName } from './icon.tsx'

type Way = { href: string; label: string }
type NothingYetProps = {
	icon: IconName
	title: string
	/** Of the heading; 1 where it is all that the page has to say. */
	level?: 1 | 2 | 3
	/** Where to go from here: the first one is gold. */
	ways: readonly [Way, ...Way[]]
	children: ReactNode
}

/** A whole page or tab without content yet: what will be here, and the ways to the first of it. */
export const NothingYet = ({ icon, title, level = 2, ways, children }: NothingYetProps) => (
	<EmptyState
		icon={icon}
		title={
			<span role="heading" aria-level={level}>
				{title}
			</span>
		}
		actions={ways.map(({ href, label }, at) => (
			<ButtonLink key={href} href={href} variant={at === 0 ? 'action' : 'outline'}>
				{label}
			</ButtonLink>
		))}
	>
		{children}
	</EmptyState>
)
