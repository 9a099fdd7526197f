import type { ComponentProps, ReactNode } from 'react'

type SheetProps = {
	title: ReactNode
	/** For links to this section. */
	id?: string
	stitched?: boolean
	/** Beside the title. */
	aside?: ReactNode
	children: ReactNode
}

/** One topic of a page on a card with a title. */
export const Sheet = ({ title, id, stitched = false, aside, children }: SheetProps) => (
	<Card
		id={id}
		stitched={stitched}
		className={`min-w-0 scroll-mt-24 p-5 sm:p-6 ${stitched ? 'pt-8 sm:pt-9' : ''}`}
	>
		<div className="mb-3 flex flex-wrap items-center justify-between gap-3">
			<h2 className="display text-subheading">{title}</h2>
			{aside}
		</div>
		{children}
	</Card>
)

/** A card. `lifts` raises it a little on hover; `stitched` adds a seam along its top. */
export function Card({
	lifts,
	stitched,
	className,
	children,
	...rest
}: ComponentProps<'div'> & { lifts?: boolean; stitched?: boolean }) {
	const looks = ['relative rounded-card border border-line bg-card', lifts && 'lift', className]
	return (
		<div className={looks.filter(Boolean).join(' ')} {...rest}>
			{stitched && <span aria-hidden="true" className="stitch absolute inset-x-6.5 top-3" />}
			{children}
		</div>
	)
}
