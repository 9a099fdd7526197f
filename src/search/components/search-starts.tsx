// Suggestions when there are no results: empty query, no match, or no match that passes the filters.
import type { ReactNode } from 'react'
import { useCatalogLanguage } from '#catalog/components/catalog-language.tsx'
import { sportNameIn } from '#sports/sport-texts.ts'
import { offeredSports } from '#sports/sports.ts'
import { useSearchTexts } from './search-language.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Icon } from '#ui/icon.tsx'
import { useShell } from '#ui/shop.tsx'
import { noFilters, searchHref, type SearchView } from '../rules/filters.ts'

/** How many of the popular searches stand before that for helmets. */
const beforeHelmets = 4

/** Of sports that are sold, and without a service that is not offered. */
function usePopular(): string[] {
	const { facts, sports } = useShell()
	const language = useCatalogLanguage()
	const { queries, helmetQuery, jersey: jerseyOf } = useSearchTexts()
	const jersey = offeredSports(sports)
		.slice(0, 1)
		.map((sport) => jerseyOf(sportNameIn(language, sport).toLowerCase()))
	return [
		...jersey,
		...queries.slice(0, beforeHelmets),
		...(facts.hasHelmetService ? [helmetQuery] : []),
		...queries.slice(beforeHelmets),
	]
}

const departments = [
	{ name: 'jerseys', href: '/builder/jerseys' },
	{ name: 'uniforms', href: '/builder/uniforms' },
	{ name: 'spirit', href: '/builder/spirit-wear' },
	{ name: 'printing', href: '/services/embroidery-printing' },
] as const

const linkStyles =
	'inline-flex min-h-11 items-center rounded-full border border-field-line bg-card px-4 font-semibold hover:border-ink'

function Searches({ title, queries }: { title: string; queries: readonly string[] }) {
	return (
		<section>
			<h2 className="display mb-3 text-subheading">{title}</h2>
			<ul className="flex flex-wrap gap-2">
				{queries.map((query) => (
					<li key={query}>
						<a href={searchHref({ query })} className={linkStyles}>
							{query}
						</a>
					</li>
				))}
			</ul>
		</section>
	)
}

function Departments() {
	const { sports } = useShell()
	const language = useCatalogLanguage()
	const texts = useSearchTexts()
	return (
		<section>
			<h2 className="display mb-3 text-subheading">{texts.bySport}</h2>
			<ul className="grid grid-cols-2 gap-2.5 sm:grid-cols-3 lg:grid-cols-6">
				{offeredSports(sports).map((sport) => (
					<li key={sport}>
						<a
							href={`/sport/${sport}/products`}
							className="turf lift display grid min-h-24 place-items-center rounded-card p-4 text-subheading"
						>
							{sportNameIn(language, sport)}
						</a>
					</li>
				))}
			</ul>
			<ul className="mt-4 grid gap-2.5 sm:grid-cols-2 lg:grid-cols-4">
				{departments.map(({ name, href }) => (
					<li key={href} className="lift relative rounded-card border border-line bg-card p-4">
						<a href={href} className="cover-link flex items-center justify-between gap-2 font-bold">
							{texts.departments[name].label}
							<Icon name="arrow-right" size={18} className="text-primary" />
						</a>
						<p className="text-[0.9375rem] text-muted">{texts.departments[name].detail}</p>
					</li>
				))}
			</ul>
		</section>
	)
}

const Stack = ({ children }: { children: ReactNode }) => (
	<div className="measure grid gap-9 pt-8 pb-16">{children}</div>
)

/** For an empty query. */
export const SearchStart = () => (
	<Stack>
		<Searches title={useSearchTexts().popular} queries={usePopular()} />
		<Departments />
	</Stack>
)

/** No document has any of the words. */
export function NothingFound({ query, hints }: { query: string; hints: readonly string[] }) {
	const texts = useSearchTexts()
	return (
		<Stack>
			<EmptyState
				icon="search"
				title={<span className="wrap-anywhere">{texts.nothing.title(query)}</span>}
				actions={<ButtonLink href="/support">{texts.nothing.action}</ButtonLink>}
			>
				{texts.nothing.text}
			</EmptyState>
			{hints.length > 0 && <Searches title={texts.didYouMean} queries={hints} />}
			<Searches title={texts.popular} queries={usePopular()} />
			<Departments />
		</Stack>
	)
}

/** Teams of the viewer were found, and nothing else. */
export const OnlyTeams = ({ query }: { query: string }) => (
	<Stack>
		<p className="wrap-anywhere text-muted">{useSearchTexts().onlyTeams(query)}</p>
		<Departments />
	</Stack>
)

/** No match passes the chosen filters. */
export function NothingPasses({ view }: { view: SearchView }) {
	const { filtered } = useSearchTexts()
	return (
		<EmptyState
			icon="filter"
			title={filtered.title}
			actions={
				<ButtonLink id="drop-all" href={searchHref({ query: view.query, filters: noFilters })} data-swap="">
					{filtered.clear}
				</ButtonLink>
			}
		>
			{filtered.text(view.query)}
		</EmptyState>
	)
}
