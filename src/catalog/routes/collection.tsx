// /collections/{slug}: the products of a collection with their filters.
import { isRouteErrorResponse, redirect } from 'react-router'
import { cacheableHeaders } from '#http/answers.server.ts'
import { serviceContext, siteContext } from '#http/context.server.ts'
import { inLanguages, serverOnly } from '#http/hydration.ts'
import { foundOrIn, languageOf } from '#http/language-answers.server.ts'
import { languageTags, type PageLanguage } from '#kit/language.ts'
import { ErrorPage } from '#ui/error-page.tsx'
import { translatedErrorIn } from '#ui/translated-error.ts'
import { InCatalogLanguage } from '../components/catalog-language.tsx'
import { translatedIn, translationIn, type TextTranslations } from '#translations/rules/texts.ts'
import { listPhrases, listTexts } from '../rules/list-texts.ts'
import { cardUrl } from '#pictures/urls.ts'
import { StructuredData } from '#seo/components/structured-data.tsx'
import { pageMeta } from '#seo/page-meta.ts'
import { breadcrumbs } from '#seo/structured.ts'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { CollectionHeader } from '../components/collection-header.tsx'
import { ListPage } from '../components/list-page.tsx'
import { noFilters, parseFilters, printFilters } from '../rules/filters.ts'
import { Refusal } from '#kit/errors.ts'
import { cardTranslations } from '../service/card-translations.server.ts'
import { collectionPage, movedCollection } from '../service/collections.server.ts'
import { collectionHref, collectionsHref } from '../urls.ts'
import type { Route } from './+types/collection'

export const handle = inLanguages

export const headers = cacheableHeaders

/** @throws a redirect to the lower-case URL and from an earlier address; 404 for a draft and for none */
export async function loader(facts: Route.LoaderArgs) {
	const { request, params, context } = facts
	const language = languageOf(facts)
	const url = new URL(request.url)
	const slug = params.slug.toLowerCase()
	const services = context.get(serviceContext)
	const page = await foundOrIn(
		{ language, message: 'Failed to load the collection', log: services.log, ...listPhrases },
		async () => {
			try {
				return await collectionPage(services, slug, parseFilters(url.searchParams))
			} catch (failure) {
				const moved = failure instanceof Refusal ? await movedCollection(services, slug) : undefined
				if (moved === undefined) throw failure
				throw redirect(collectionHref(moved) + url.search, 301)
			}
		},
	)
	if (params.slug !== slug) throw redirect(collectionHref(slug) + url.search, 301)
	const { title, description } = page.collection
	return serverOnly({
		language,
		...page,
		translations: await cardTranslations(services, language, {
			cards: page.list.cards,
			texts: [title, description],
		}),
		path: collectionHref(slug),
		publicUrl: context.get(siteContext).publicUrl,
	})
}

/** The collection's own text, or one made of its title and number of products. */
type Described = { title: string; description: string }

const translatedCollection = (
	{ title, description }: Described,
	translations: TextTranslations,
): Described => ({
	title: translatedIn(translations, title),
	description: translatedIn(translations, description),
})

const descriptionOf = ({ title, description }: Described, count: number, language: PageLanguage) =>
	description.length >= 50
		? description.replaceAll(/\s+/g, ' ').slice(0, 160)
		: listTexts[language].collections.summary(title, count, description).trim()

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
	if (!loaderData) return [{ name: 'robots', content: 'noindex' }]
	const { language, list, path, publicUrl, translations } = loaderData
	const collection = translatedCollection(loaderData.collection, translations)
	const hash = list.cards[0]?.pictureHash
	return pageMeta({
		matches,
		title: collection.title,
		description: descriptionOf(collection, list.all, language),
		// The canonical URL has no filters, only the page number.
		path: path + printFilters({ ...noFilters, page: list.filters.page }),
		publicUrl,
		image: hash ? cardUrl(hash) : undefined,
	})
}

export default function Collection({ loaderData }: Route.ComponentProps) {
	const { language, collection, list, path, publicUrl, translations } = loaderData
	const { title, description } = translatedCollection(collection, translations)
	const langOf = (english: string) =>
		language === 'en' || translationIn(translations, english) !== undefined ? undefined : languageTags.en
	const { collections: texts } = listTexts[language]
	const label = texts.title
	return (
		<InCatalogLanguage language={language} translations={translations}>
			<StructuredData
				data={breadcrumbs(publicUrl, [
					{ label: listTexts.en.collections.title, path: collectionsHref },
					{ label: collection.title, path },
				])}
			/>
			<CollectionHeader
				crumbs={[{ label, href: collectionsHref }]}
				title={title}
				titleLang={langOf(collection.title)}
				lang={langOf(collection.description)}
			>
				{description}
			</CollectionHeader>
			<ListPage
				{...{ list, path }}
				empty={
					<EmptyState
						title={texts.empty}
						actions={<ButtonLink href={collectionsHref}>{texts.others}</ButtonLink>}
					>
						{texts.emptyText}
					</EmptyState>
				}
			/>
		</InCatalogLanguage>
	)
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	if (!isRouteErrorResponse(error)) return <ErrorPage status={500} />
	return <ErrorPage status={error.status} {...translatedErrorIn(error.data)} />
}
