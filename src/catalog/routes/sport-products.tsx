// /sport/{sport}/products: the product list of a sport with its filters.
import { data, isRouteErrorResponse, redirect } from 'react-router'
import { cacheableHeaders, listOr } from '#http/answers.server.ts'
import { serviceContext, siteContext } from '#http/context.server.ts'
import { inLanguages, serverOnly } from '#http/hydration.ts'
import { languageOf, orRefusedIn } from '#http/language-answers.server.ts'
import { ErrorPage } from '#ui/error-page.tsx'
import { translatedErrorIn } from '#ui/translated-error.ts'
import { sportIntroIn, sportNameIn } from '#sports/sport-texts.ts'
import { InCatalogLanguage } from '../components/catalog-language.tsx'
import { listPhrases, listTexts } from '../rules/list-texts.ts'
import { sportName } from '#sports/sports.ts'
import { StructuredData } from '#seo/components/structured-data.tsx'
import { pageMeta } from '#seo/page-meta.ts'
import { breadcrumbs } from '#seo/structured.ts'
import { cardUrl } from '#pictures/urls.ts'
import { EmptySport } from '../components/list-parts.tsx'
import { ListHeader } from '../components/list-header.tsx'
import { ListPage } from '../components/list-page.tsx'
import { noFilters, parseFilters, printFilters } from '../rules/filters.ts'
import { cardTranslations } from '../service/card-translations.server.ts'
import { emptySportList, listProducts } from '../service/listings.server.ts'
import type { Route } from './+types/sport-products'

export const handle = inLanguages

export const headers = cacheableHeaders

/** @throws a redirect to the lower-case URL; 404 for a sport that the shop does not offer */
export async function loader(facts: Route.LoaderArgs) {
	const { request, params, context } = facts
	const language = languageOf(facts)
	const url = new URL(request.url)
	const sport = params.sport.toLowerCase()
	const services = context.get(serviceContext)
	const { list, init } = await orRefusedIn(language, listPhrases, async () =>
		listOr(services, emptySportList(sport), () =>
			listProducts(services, sport, parseFilters(url.searchParams)),
		),
	)
	const path = `/sport/${list.sport}/products`
	if (params.sport !== sport) throw redirect(path + url.search, 301)
	const { publicUrl } = context.get(siteContext)
	const translations = await cardTranslations(services, language, list)
	return data(serverOnly({ language, list, path, publicUrl, translations }), init)
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
	if (!loaderData) return [{ name: 'robots', content: 'noindex' }]
	const { language, list, path, publicUrl } = loaderData
	const hash = list.cards[0]?.pictureHash
	return pageMeta({
		matches,
		title: listTexts[language].title(sportNameIn(language, list.sport)),
		description: sportIntroIn(language, list.sport),
		// The canonical URL has no filters, only the page number.
		path: path + printFilters({ ...noFilters, page: list.filters.page }),
		publicUrl,
		image: hash ? cardUrl(hash) : undefined,
	})
}

export default function SportProducts({ loaderData }: Route.ComponentProps) {
	const { language, list, path, publicUrl, translations } = loaderData
	const name = sportName(list.sport)
	return (
		<InCatalogLanguage language={language} translations={translations}>
			<StructuredData data={breadcrumbs(publicUrl, [{ label: name, path }])} />
			<ListHeader sport={list.sport} count={list.all} />
			<ListPage {...{ list, path }} empty={<EmptySport sport={sportNameIn(language, list.sport)} />} />
		</InCatalogLanguage>
	)
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	if (!isRouteErrorResponse(error)) return <ErrorPage status={500} />
	return <ErrorPage status={error.status} {...translatedErrorIn(error.data)} />
}
