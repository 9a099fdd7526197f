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
import { sportNameIn } from '#sports/sport-texts.ts'
import { useCatalogLanguage } from '#catalog/components/catalog-language.tsx'
import { resultLabelIn } from '../rules/search-texts.ts'
import type { PageLanguage } from '#kit/language.ts'
import { useSearchTexts } from './search-language.tsx'
import { valueLabel, type Facet } from '../rules/facets.ts'
import {
	facetNames,
	type FacetName,
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
	const texts = useSearchTexts()
	const language = useCatalogLanguage()
	return (
		<FilterSheet action="/search" showLabel={texts.show(total)}>
			<input type="hidden" name="q" value={view.query} />
			<div className={`border-line lg:border-b [&>:first-child]:border-t-0 ${boxStyles}`}>
				{facets.map(({ name, label: title, values }) => (
					<FilterGroup key={name} name={name} title={resultLabelIn(language, title)} isOpen>
						{values.map(({ value, count, isChosen }, index) => (
							<FilterBox key={value} id={`${name}-${index}`} {...{ name, value, count, isChosen }}>
								<span className="min-w-0 wrap-anywhere">{valueIn(language, name, value)}</span>
							</FilterBox>
						))}
					</FilterGroup>
				))}
			</div>
		</FilterSheet>
	)
}

const valueIn = (language: PageLanguage, name: FacetName, value: string): string =>
	name === 'sport' ? sportNameIn(language, value) : resultLabelIn(language, valueLabel(name, value))

/** One per chosen value, with the link to the results without it. */
const activeIn = ({ query, filters }: SearchView, language: PageLanguage) =>
	facetNames.flatMap((name) =>
		filters[name].map((value) => ({
			label: valueIn(language, name, value),
			href: searchHref({ query, filters: withoutValue(filters, name, value) }),
		})),
	)

export const ResultFilterButton = ({ view }: { view: SearchView }) => (
	<FilterButton count={activeIn(view, useCatalogLanguage()).length} />
)

export const ActiveResultFilters = ({ view }: { view: SearchView }) => (
	<ActiveFilters
		filters={activeIn(view, useCatalogLanguage())}
		clearHref={searchHref({ query: view.query, filters: noFilters })}
	/>
)

type MoreResultsProps = { view: SearchView; total: number; shown: number }

export function MoreResults({ view, total, shown }: MoreResultsProps) {
	const { more } = useSearchTexts()
	if (shown === 0) return null
	const next = nextView(view, total)
	const { from } = windowOf(view)
	const kind = next?.page === view.page ? 'more' : 'page'
	const count = Math.min(kind === 'more' ? step : mostShown, total - from - shown)
	const previous = { ...view, page: view.page - 1, show: mostShown }
	return (
		<ListMore
			label={more}
			{...{ shown, total }}
			offset={from}
			previous={view.page > 1 ? { href: searchHref(previous), count: mostShown } : undefined}
			next={next && { href: searchHref(next), count, kind }}
		/>
	)
}
