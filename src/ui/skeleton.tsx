/** Placeholders for product cards, in their shape, so that the layout does not shift. */
export function SkeletonCards({ count = 3, label = 'Loading products' }: { count?: number; label?: string }) {
	return (
		<div role="status" aria-label={label} className="grid gap-4.5 sm:grid-cols-2 lg:grid-cols-3">
			{Array.from({ length: count }, (_, index) => (
				<div key={index} aria-hidden="true" className="rounded-card border border-line bg-card p-4">
					<div className="skeleton aspect-[4/3] rounded-control" />
					<div className="skeleton mt-4 h-4 w-1/4" />
					<div className="skeleton mt-3 h-6 w-3/4" />
					<div className="skeleton mt-3 h-4 w-full" />
					<div className="mt-5 flex items-center justify-between">
						<div className="skeleton h-8 w-24" />
						<div className="skeleton h-11 w-32 rounded-control" />
					</div>
				</div>
			))}
		</div>
	)
}

/** Placeholders for lines of text. */
export function SkeletonLines({ count = 3, label = 'Loading' }: { count?: number; label?: string }) {
	return (
		<div role="status" aria-label={label} className="grid gap-3">
			{Array.from({ length: count }, (_, index) => (
				<div key={index} aria-hidden="true" className="skeleton h-4 w-full last:w-2/3" />
			))}
		</div>
	)
}
