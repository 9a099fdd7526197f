import type { ReactNode } from 'react'
import { Card } from '#ui/card.tsx'

type SheetProps = {
	title: ReactNode
	id?: string
	intro?: ReactNode
	children: ReactNode
	className?: string
}

/** A titled card for one topic of a page. */
export const Sheet = ({ title, id, intro, children, className = '' }: SheetProps) => (
	<section id={id} className={`min-w-0 scroll-mt-24 ${className}`}>
		<Card className="p-4 sm:p-5">
			<h2 className="display text-xl leading-tight">{title}</h2>
			{intro && <p className="mt-1 text-[0.9375rem] text-muted">{intro}</p>}
			<div className="mt-3">{children}</div>
		</Card>
	</section>
)
