// The head of an owner's pages of votes.
import type { ReactNode } from 'react'
import { Breadcrumb } from '#ui/page-links.tsx'
import { votesUrl } from '../urls.ts'

type HeadProps = {
	title: string
	/** The current page below the list; none for the list itself. */
	crumb?: string
	action?: ReactNode
	children?: ReactNode
}

export const VotesHead = ({ title, crumb, action, children }: HeadProps) => (
	<header className="turf">
		<div className="measure pt-6 pb-7">
			<Breadcrumb
				on="turf"
				crumbs={[
					{ label: 'My Designs', href: '/designs' },
					...(crumb === undefined
						? [{ label: 'Votes' }]
						: [{ label: 'Votes', href: votesUrl }, { label: crumb }]),
				]}
			/>
			<div className="mt-4 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
				<div className="min-w-0">
					<h1 className="display text-heading font-black wrap-anywhere">{title}</h1>
					{children}
				</div>
				{action}
			</div>
		</div>
	</header>
)
