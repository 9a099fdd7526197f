import type { ComponentProps } from 'react'

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
