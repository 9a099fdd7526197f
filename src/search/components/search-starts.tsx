// Suggestions when there are no results: empty query, no match, or no match that passes the filters.
import type { ReactNode } from 'react'
import { offeredSports, sportName } from '#sports/sports.ts'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Icon } from '#ui/icon.tsx'
import { useShell } from '#ui/shop.tsx'
import { noFilters, searchHref, type SearchView } from '../rules/filters.ts'

const helmetWords = 'helmet reconditioning'
const popular = [
	'youth uniform set',
	'navy gold hoodie',
	'practice jersey',
	'tackle twill',
	helmetWords,
	'return policy',
	'purchase order',
]

/** Of sports that are sold, and without a service that is not offered. */
function usePopular(): string[] {
	const { facts, sports } = useShell()
	const jersey = offeredSports(sports)
		.slice(0, 1)
		.map((sport) => `${sportName(sport).toLowerCase()} jersey`)
	return [...jersey, ...popular.filter((query) => facts.hasHelmetService || query !== helmetWords)]
}

const departments = [
	{ label: 'Custom jerseys', detail: 'Game and practice, every sport', href: '/builder/jerseys' },
	{ label: 'Uniforms', detail: 'Pants, shorts and full sets', href: '/builder/uniforms' },
	{ label: 'Spirit wear', detail: 'T-shirts, hoodies and hats', href: '/builder/spirit-wear' },
	{
		label: 'Embroidery & printing',
		detail: 'Three methods, with prices',
		href: '/services/embroidery-printing',
	},
]

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
	return (
		<section>
			<h2 className="display mb-3 text-subheading">Shop by sport</h2>
			<ul className="grid grid-cols-2 gap-2.5 sm:grid-cols-3 lg:grid-cols-6">
				{offeredSports(sports).map((sport) => (
					<li key={sport}>
						<a
							href={`/sport/${sport}/products`}
							className="turf lift display grid min-h-24 place-items-center rounded-card p-4 text-subheading"
						>
							{sportName(sport)}
						</a>
					</li>
				))}
			</ul>
			<ul className="mt-4 grid gap-2.5 sm:grid-cols-2 lg:grid-cols-4">
				{departments.map(({ label, detail, href }) => (
					<li key={href} className="lift relative rounded-card border border-line bg-card p-4">
						<a href={href} className="cover-link flex items-center justify-between gap-2 font-bold">
							{label}
							<Icon name="arrow-right" size={18} className="text-primary" />
						</a>
						<p className="text-[0.9375rem] text-muted">{detail}</p>
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
		<Searches title="Popular searches" queries={usePopular()} />
		<Departments />
	</Stack>
)

/** No document has any of the words. */
export function NothingFound({ query, hints }: { query: string; hints: readonly string[] }) {
	return (
		<Stack>
			<EmptyState
				icon="search"
				title={<span className="wrap-anywhere">Nothing found for “{query}”</span>}
				actions={<ButtonLink href="/support">Ask us about it</ButtonLink>}
			>
				Check the spelling, use fewer words, or tell us what your team needs. We make more than we list.
			</EmptyState>
			{hints.length > 0 && <Searches title="Did you mean" queries={hints} />}
			<Searches title="Popular searches" queries={usePopular()} />
			<Departments />
		</Stack>
	)
}

/** Teams of the viewer were found, and nothing else. */
export const OnlyTeams = ({ query }: { query: string }) => (
	<Stack>
		<p className="wrap-anywhere text-muted">No products, services or answers for “{query}”.</p>
		<Departments />
	</Stack>
)

/** No match passes the chosen filters. */
export function NothingPasses({ view }: { view: SearchView }) {
	return (
		<EmptyState
			icon="filter"
			title="Nothing fits those filters"
			actions={
				<ButtonLink id="drop-all" href={searchHref({ query: view.query, filters: noFilters })} data-swap="">
					Clear all filters
				</ButtonLink>
			}
		>
			There are results for “{view.query}”, but none with all of this at once.
		</EmptyState>
	)
}
