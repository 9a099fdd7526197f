// The facets of search results, the chosen values and the links to more results.
import {
	ActiveFilters,
	boxStyles,
	FilterBox,
	FilterButton,
	FilterGroup,
	FilterSheet,
} from '#catalog/components/filter-sheet.tsx'
import { ListMore } from '#catalog/components/list-parts.tsx'
import { counted } from '#kit/plural.ts'
import { valueLabel, type Facet } from '../rules/facets.ts'
import {
	facetNames,
	mostShown,
	nextView,
	noFilters,
	searchHref,
	step,
	windowOf,
	withoutValue,
	type SearchView,
} from '../rules/filters.ts'

type ResultFiltersProps = { view: SearchView; facets: readonly Facet[]; total: number }

export function ResultFilters({ view, facets, total }: ResultFiltersProps) {
	return (
		<FilterSheet action="/search" showLabel={`Show ${counted(total, 'result')}`}>
			<input type="hidden" name="q" value={view.query} />
			<div className={`border-line lg:border-b [&>:first-child]:border-t-0 ${boxStyles}`}>
				{facets.map(({ name, label: title, values }) => (
					<FilterGroup key={name} name={name} title={title} isOpen>
						{values.map(({ label, ...box }, index) => (
							<FilterBox key={box.value} id={`${name}-${index}`} name={name} {...box}>
								<span className="min-w-0 wrap-anywhere">{label}</span>
							</FilterBox>
						))}
					</FilterGroup>
				))}
			</div>
		</FilterSheet>
	)
}

/** One per chosen value, with the link to the results without it. */
const activeIn = ({ query, filters }: SearchView) =>
	facetNames.flatMap((name) =>
		filters[name].map((value) => ({
			label: valueLabel(name, value),
			href: searchHref({ query, filters: withoutValue(filters, name, value) }),
		})),
	)

export const ResultFilterButton = ({ view }: { view: SearchView }) => (
	<FilterButton count={activeIn(view).length} />
)

export const ActiveResultFilters = ({ view }: { view: SearchView }) => (
	<ActiveFilters filters={activeIn(view)} clearHref={searchHref({ query: view.query, filters: noFilters })} />
)

type MoreResultsProps = { view: SearchView; total: number; shown: number }

export function MoreResults({ view, total, shown }: MoreResultsProps) {
	if (shown === 0) return null
	const next = nextView(view, total)
	const { from } = windowOf(view)
	const kind = next?.page === view.page ? 'more' : 'page'
	const count = Math.min(kind === 'more' ? step : mostShown, total - from - shown)
	const previous = { ...view, page: view.page - 1, show: mostShown }
	return (
		<ListMore
			label="More results"
			{...{ shown, total }}
			offset={from}
			previous={view.page > 1 ? { href: searchHref(previous), count: mostShown } : undefined}
			next={next && { href: searchHref(next), count, kind }}
		/>
	)
}
