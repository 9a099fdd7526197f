import type { ReactNode } from 'react'
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
