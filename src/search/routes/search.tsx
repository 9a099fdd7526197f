// /search?q=: results over products, services and help pages, with their facets.
import type { ReactNode } from 'react'
import { ProductCards } from '#catalog/components/product-cards.tsx'
import { leavesWhileWaiting, useMoreShown, WaitingCards } from '#catalog/components/list-parts.tsx'
import { cacheableHeaders } from '#http/answers.server.ts'
import { serviceContext, shopContext } from '#http/context.server.ts'
import { InCatalogLanguage, useCatalogLanguage } from '#catalog/components/catalog-language.tsx'
import { inLanguages, serverOnly } from '#http/hydration.ts'
import { languageOf } from '#http/language-answers.server.ts'
import { cardTranslations } from '#catalog/service/card-translations.server.ts'
import { PageRows } from '../components/page-rows.tsx'
import {
	ActiveResultFilters,
	MoreResults,
	ResultFilterButton,
	ResultFilters,
} from '../components/result-filters.tsx'
import { ResultNotice, SearchHeader } from '../components/search-header.tsx'
import { NothingFound, NothingPasses, OnlyTeams, SearchStart } from '../components/search-starts.tsx'
import { TeamResults } from '../components/team-results.tsx'
import { personalSearchContext } from '../dependencies.server.ts'
import { hasFilters, readView, searchHref } from '../rules/filters.ts'
import { sportOf } from '../rules/results.ts'
import { resultSummary, searchTexts } from '../rules/search-texts.ts'
import { search, type SearchResults } from '../service/search.server.ts'
import type { Route } from './+types/search'
import { pageTitle } from '#seo/page-meta.ts'
import { useShell } from '#ui/shop.tsx'

export const handle = inLanguages

export const headers = cacheableHeaders

const mostTeams = 12

export async function loader(facts: Route.LoaderArgs) {
	const { request, context } = facts
	const services = context.get(serviceContext)
	const view = readView(context.get(shopContext).sports, new URL(request.url).searchParams)
	// Nothing for a visitor: the page that visitors share is rendered without anybody signed in.
	const find = context.get(personalSearchContext)
	const teams = view.page === 1 ? await find(services, { query: view.query, limit: mostTeams }) : []
	const language = languageOf(facts)
	const results = await search(services, view, language)
	const titles = results.found.map(({ title }) => title)
	const translations = await cardTranslations(services, language, { cards: results.cards, texts: titles })
	return serverOnly({ language, translations, ...results, teams })
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
	const query = loaderData?.view.query
	const texts = searchTexts[loaderData?.language ?? 'en']
	return [
		{ title: pageTitle(query ? texts.titleOf(query) : texts.title, matches) },
		{ name: 'description', content: texts.description },
		{ name: 'robots', content: 'noindex, follow' },
	]
}

export default function Search({ loaderData: results }: Route.ComponentProps) {
	const { view, corrected } = results
	const isEmpty = results.found.length === 0 && !hasFilters(view.filters)
	const hasTeams = results.teams.length > 0
	const { sports } = useShell()
	return (
		<InCatalogLanguage language={results.language} translations={results.translations}>
			<SearchHeader
				query={view.query}
				shown={corrected ?? view.query}
				sport={sportOf(sports, corrected ?? view.query)}
				isEmpty={isEmpty && !hasTeams}
			/>
			<TeamResults groups={results.teams} />
			{view.query === '' && <SearchStart />}
			{view.query !== '' && isEmpty && !hasTeams && <NothingFound query={view.query} hints={results.hints} />}
			{isEmpty && hasTeams && <OnlyTeams query={view.query} />}
			{view.query !== '' && !isEmpty && <Results results={results} />}
		</InCatalogLanguage>
	)
}

function Results({ results }: { results: SearchResults }) {
	const language = useCatalogLanguage()
	const { view, facets, cards, found, productTotal, otherTotal, corrected, isRelaxed } = results
	const pages = found.filter(({ kind }) => kind !== 'product')
	const pagesFirst = found[0] !== undefined && found[0].kind !== 'product'
	const hasFacets = facets.length > 0
	const more = useMoreShown(resultSummary(language, productTotal, otherTotal))
	const rows = <PageRows pages={pages} total={otherTotal} view={view} hasTitle={productTotal > 0} />
	return (
		<list-page
			class="measure block pt-6 pb-16"
			data-address={searchHref(view)}
			data-summary={resultSummary(language, productTotal, otherTotal)}
			data-more={more}
		>
			<div className={hasFacets ? 'lg:grid lg:grid-cols-[15.5rem_minmax(0,1fr)] lg:gap-9' : 'max-w-4xl'}>
				{hasFacets && <ResultFilters view={view} facets={facets} total={productTotal + otherTotal} />}
				<div className="min-w-0">
					<ResultNotice query={view.query} {...{ corrected, isRelaxed }} />
					<div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2 pb-4">
						<h2
							id="list-summary"
							tabIndex={-1}
							data-part="summary"
							className="figures text-lg font-bold outline-none"
						>
							{resultSummary(language, productTotal, otherTotal)}
						</h2>
						<span data-part="filter-button" className="max-sm:w-full">
							{hasFacets && <ResultFilterButton view={view} />}
						</span>
					</div>
					<Part name="active">
						<ActiveResultFilters view={view} />
					</Part>
					<Part name="pages-first">{pagesFirst && rows}</Part>
					<div className={leavesWhileWaiting}>
						<ProductCards products={cards} />
					</div>
					<WaitingCards />
					<Part name="end">
						{found.length === 0 && <NothingPasses view={view} />}
						<MoreResults view={view} total={productTotal} shown={cards.length} />
					</Part>
					<Part name="pages-last">{!pagesFirst && rows}</Part>
				</div>
			</div>
		</list-page>
	)
}

/** A part of the page that changes with the filters. */
const Part = ({ name, children }: { name: string; children: ReactNode }) => (
	<div data-part={name} className={leavesWhileWaiting}>
		{children}
	</div>
)
