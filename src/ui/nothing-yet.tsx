import type { ReactNode } from 'react'
import { ButtonLink } from './button.tsx'
import { EmptyState } from './empty-state.tsx'
import type { IconName } from './icon.tsx'

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
