// The end of a list: load more, or suggestions when it is empty.
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { printFilters, type Filters, type Paging } from '../rules/filters.ts'
import { counted } from '#kit/plural.ts'
import { cleared, type Chip } from '../rules/facets.ts'

type MoreProps = { path: string; paging: Paging; shown: number; total: number }

/** Plain links: the same list with 24 more, then the next page. */
export function ListMore({ path, paging, shown, total }: MoreProps) {
	const { next, previous, offset } = paging
	if (!next && !previous) return null
	return (
		<nav aria-label="More products" className="mt-8 grid justify-items-center gap-3">
			<p className="figures text-label text-muted">
				{offset > 0 ? `${offset + 1}–${offset + shown}` : shown} of {counted(total, 'product')} shown
			</p>
			<div className="flex flex-wrap justify-center gap-3">
				{previous && (
					<ButtonLink variant="outline" rel="prev" href={path + printFilters(previous)}>
						Previous 120
					</ButtonLink>
				)}
				{next && (
					<ButtonLink
						id="load-more"
						variant="outline"
						rel="next"
						href={path + printFilters(next.filters)}
						data-swap={next.kind === 'more' ? 'more' : undefined}
					>
						{next.kind === 'more' ? `Load ${next.count} more` : `Next ${next.count}`}
					</ButtonLink>
				)}
			</div>
		</nav>
	)
}

/** No product matches: says so and offers to remove each filter. */
export function NothingFound({
	path,
	filters,
	chips,
}: {
	path: string
	filters: Filters
	chips: readonly Chip[]
}) {
	return (
		<EmptyState
			icon="filter"
			title="Nothing in the locker fits that"
			actions={
				<>
					{chips.slice(0, 4).map(({ label, without }, index) => (
						<ButtonLink
							key={label}
							id={`drop-${index}`}
							variant="outline"
							href={path + printFilters(without)}
							data-swap=""
						>
							Without “{label}”
						</ButtonLink>
					))}
					<ButtonLink href={path + printFilters(cleared(filters))} data-swap="">
						Clear all filters
					</ButtonLink>
				</>
			}
		>
			No product has all of this at once. Drop a filter and look again.
		</EmptyState>
	)
}

/** The sport has no products at all. */
export function EmptySport({ sport }: { sport: string }) {
	return (
		<EmptyState
			title={`No ${sport.toLowerCase()} gear yet`}
			actions={<ButtonLink href="/builder/jerseys">See all jerseys</ButtonLink>}
		>
			We are cutting it now. Check back soon, or tell us at support what your team needs.
		</EmptyState>
	)
}
