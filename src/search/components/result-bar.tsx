// Controls around the cards: active filters, the filter button and "load more".
import { Button, ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { valueLabel } from '../rules/facets.ts'
import {
	facetNames,
	hasFilters,
	mostShown,
	nextView,
	noFilters,
	searchHref,
	step,
	windowOf,
	withoutValue,
	type SearchView,
} from '../rules/filters.ts'
import { counted } from '#kit/plural.ts'

export const filterSheetId = 'filters'

const chosenIn = ({ filters }: SearchView) =>
	facetNames.flatMap((name) =>
		filters[name].map((value) => ({ name, value, label: valueLabel(name, value) })),
	)

/** Opens the filter sheet on phones. */
export function FilterButton({ view }: { view: SearchView }) {
	const count = chosenIn(view).length
	return (
		<Button variant="outline" popoverTarget={filterSheetId} className="w-full lg:hidden">
			<Icon name="filter" size={18} />
			Filters{count > 0 && ` (${count})`}
		</Button>
	)
}

/** One link per chosen value; each links to the results without it. */
export function ActiveFilters({ view }: { view: SearchView }) {
	if (!hasFilters(view.filters)) return null
	return (
		<ul aria-label="Active filters" className="flex flex-wrap items-center gap-2 pb-4">
			{chosenIn(view).map(({ name, value, label }, index) => (
				<li key={`${name} ${value}`}>
					<a
						id={`chip-${index}`}
						href={searchHref({ query: view.query, filters: withoutValue(view.filters, name, value) })}
						data-swap=""
						className="inline-flex min-h-9 max-w-full items-center gap-1.5 rounded-full border border-line bg-card pr-2 pl-3 text-label font-semibold wrap-anywhere hover:border-ink pointer-coarse:min-h-11"
					>
						<span className="sr-only">Remove filter: </span>
						{label}
						<Icon name="close" size={15} />
					</a>
				</li>
			))}
			<li>
				<a
					id="clear-all"
					href={searchHref({ query: view.query, filters: noFilters })}
					data-swap=""
					className="inline-flex min-h-9 items-center px-2 text-label font-bold text-primary underline-offset-3 hover:underline pointer-coarse:min-h-11"
				>
					Clear all
				</a>
			</li>
		</ul>
	)
}

type LoadMoreProps = { view: SearchView; total: number; shown: number }

/** Plain links: the same results with 24 more, then the next page. */
export function LoadMore({ view, total, shown }: LoadMoreProps) {
	const next = nextView(view, total)
	const { from } = windowOf(view)
	if (shown === 0 || (!next && view.page === 1)) return null
	const isSamePage = next?.page === view.page
	const count = next ? Math.min(isSamePage ? step : mostShown, total - from - shown) : 0
	return (
		<nav aria-label="More results" className="mt-8 grid justify-items-center gap-3">
			<p className="figures text-label text-muted">
				{from > 0 ? `${from + 1}–${from + shown}` : shown} of {counted(total, 'product')} shown
			</p>
			<div className="flex flex-wrap justify-center gap-3">
				{view.page > 1 && (
					<ButtonLink
						variant="outline"
						rel="prev"
						href={searchHref({ ...view, page: view.page - 1, show: mostShown })}
					>
						Previous {mostShown}
					</ButtonLink>
				)}
				{next && (
					<ButtonLink
						id="load-more"
						variant="outline"
						rel="next"
						href={searchHref(next)}
						data-swap={isSamePage ? 'more' : undefined}
					>
						{isSamePage ? `Load ${count} more` : `Next ${count}`}
					</ButtonLink>
				)}
			</div>
		</nav>
	)
}
