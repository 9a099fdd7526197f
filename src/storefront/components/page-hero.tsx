import type { ReactNode } from 'react'
import { Breadcrumb, type Crumb } from '#ui/breadcrumb.tsx'

type PageHeroProps = {
	/** Breadcrumbs after Home; the page itself is last. */
	crumbs: readonly Crumb[]
	title: ReactNode
	lead?: ReactNode
	children?: ReactNode
	/** On the right on wide screens, below the text on phones. */
	aside?: ReactNode
}

/** The hero of a shop page on turf: breadcrumbs, title and introduction. */
export function PageHero({ crumbs, title, lead, children, aside }: PageHeroProps) {
	return (
		<section className="turf overflow-hidden">
			<div className={`measure grid gap-x-12 ${aside ? 'lg:grid-cols-[1.25fr_1fr]' : ''}`}>
				<div className="pt-7 pb-11 lg:pb-14">
					<Breadcrumb on="turf" crumbs={[{ label: 'Home', href: '/' }, ...crumbs]} />
					<h1 className="display mt-6 max-w-[16ch] text-title font-black lg:mt-9">{title}</h1>
					{lead && <p className="mt-4.5 max-w-text text-lg text-pretty text-on-turf/90">{lead}</p>}
					{children}
				</div>
				{aside}
			</div>
		</section>
	)
}
