// /sport/{sport}/products: the product list of a sport with its filters.
import { data, redirect } from 'react-router'
import { cacheableHeaders, orNotFound, listOr } from '#http/answers.server.ts'
import { serviceContext, siteContext } from '#http/context.server.ts'
import { serverOnly } from '#http/hydration.ts'
import { sportName } from '#sports/sports.ts'
import { StructuredData } from '#seo/components/structured-data.tsx'
import { pageMeta, pageTitle } from '#seo/page-meta.ts'
import { breadcrumbs } from '#seo/structured.ts'
import { cardUrl } from '#pictures/urls.ts'
import { EmptySport } from '../components/list-parts.tsx'
import { ListHeader, sportIntro } from '../components/list-header.tsx'
import { ListPage } from '../components/list-page.tsx'
import { noFilters, parseFilters, printFilters } from '../rules/filters.ts'
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

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
	if (!loaderData) return [{ title: pageTitle('Page not found', matches) }]
	const { list, path, publicUrl } = loaderData
	const hash = list.cards[0]?.pictureHash
	return pageMeta({
		matches,
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
			<ListPage {...{ list, path }} empty={<EmptySport sport={name} />} />
		</>
	)
}
