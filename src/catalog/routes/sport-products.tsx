// /sport/{sport}/products: the product list of a sport with its filters.
import { data, redirect } from 'react-router'
import { cacheableHeaders, orNotFound, listOr } from '#http/answers.server.ts'
import { serviceContext, siteContext } from '#http/context.server.ts'
import { serverOnly } from '#http/hydration.ts'
import { sportName } from '#sports/sports.ts'
import { StructuredData } from '#seo/components/structured-data.tsx'
import { pageMeta } from '#seo/page-meta.ts'
import { breadcrumbs } from '#seo/structured.ts'
import { cardUrl } from '#pictures/urls.ts'
import { FilterPanel, SortField } from '../components/filter-panel.tsx'
import { ActiveFilters, FilterButton } from '../components/filter-sheet.tsx'
import {
	EmptySport,
	leavesWhileWaiting,
	ListMore,
	NothingFound,
	WaitingCards,
} from '../components/list-parts.tsx'
import { ListHeader, sportIntro } from '../components/list-header.tsx'
import { ProductCards } from '../components/product-cards.tsx'
import { cleared } from '../rules/facets.ts'
import { noFilters, parseFilters, printFilters, showMost, type Filters } from '../rules/filters.ts'
import { counted } from '#kit/plural.ts'
import { emptySportList, listProducts } from '../service/listings.server.ts'
import type { Route } from './+types/sport-products'

export const headers = cacheableHeaders

/** @throws a redirect to the lower-case URL; 404 for a sport that the shop does not offer */
export async function loader({ request, params, context }: Route.LoaderArgs) {
	const url = new URL(request.url)
	const sport = params.sport.toLowerCase()
	const services = context.get(serviceContext)
	const { list, init } = await orNotFound(async () =>
		listOr(services, emptySportList(sport), () =>
			listProducts(services, sport, parseFilters(url.searchParams)),
		),
	)
	const path = `/sport/${list.sport}/products`
	if (params.sport !== sport) throw redirect(path + url.search, 301)
	return data(serverOnly({ list, path, publicUrl: context.get(siteContext).publicUrl }), init)
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
	if (!loaderData) return [{ title: 'Page not found | Fieldhouse' }]
	const { list, path, publicUrl } = loaderData
	const hash = list.cards[0]?.pictureHash
	return pageMeta({
		title: `${sportName(list.sport)} uniforms and gear`,
		description: sportIntro(list.sport),
		// The canonical URL has no filters, only the page number.
		path: path + printFilters({ ...noFilters, page: list.filters.page }),
		publicUrl,
		image: hash ? cardUrl(hash) : undefined,
	})
}

export default function SportProducts({ loaderData }: Route.ComponentProps) {
	const { list, path, publicUrl } = loaderData
	const name = sportName(list.sport)
	return (
		<>
			<StructuredData data={breadcrumbs(publicUrl, [{ label: name, path }])} />
			<ListHeader sport={list.sport} count={list.all} />
			<list-page
				class="measure block pt-6 pb-16"
				data-address={path + printFilters(list.filters)}
				data-summary={counted(list.total, 'product')}
			>
				{list.all === 0 ? <EmptySport sport={name} /> : <FullList {...{ list, path }} />}
			</list-page>
		</>
	)
}

function FullList({ list, path }: Pick<Route.ComponentProps['loaderData'], 'list' | 'path'>) {
	const { total, paging, cards } = list
	const { next, previous, offset } = paging
	const hrefOf = (filters: Filters) => path + printFilters(filters)
	const active = {
		filters: list.chips.map(({ label, without }) => ({ label, href: hrefOf(without) })),
		clearHref: hrefOf(cleared(list.filters)),
	}
	return (
		<div className="lg:grid lg:grid-cols-[15.5rem_minmax(0,1fr)] lg:gap-9">
			<FilterPanel action={path} list={list} />
			<div className="min-w-0">
				<div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2 pb-4">
					<h2
						id="list-summary"
						tabIndex={-1}
						data-part="summary"
						className="figures text-lg font-bold outline-none"
					>
						{counted(total, 'product')}
					</h2>
					<div className="flex items-center gap-2.5 max-sm:w-full">
						<span data-part="filter-button" className="max-sm:grow">
							<FilterButton count={list.chips.length} />
						</span>
						<div data-part="sort" className="grow">
							<SortField sort={list.filters.sort} />
						</div>
					</div>
				</div>
				<div data-part="active">
					<ActiveFilters {...active} />
				</div>
				<div className={leavesWhileWaiting}>
					<ProductCards products={cards} />
				</div>
				<WaitingCards />
				<div data-part="end" className={leavesWhileWaiting}>
					{total === 0 ? (
						<NothingFound {...active} />
					) : (
						<ListMore
							label="More products"
							{...{ total, offset }}
							shown={cards.length}
							previous={previous && { href: hrefOf(previous), count: showMost }}
							next={next && { ...next, href: hrefOf(next.filters) }}
						/>
					)}
				</div>
			</div>
		</div>
	)
}
