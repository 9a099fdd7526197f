// /collections: all collections that have products.
import { data } from 'react-router'
import { cacheableHeaders, listOr } from '#http/answers.server.ts'
import { serviceContext, siteContext } from '#http/context.server.ts'
import { inLanguages, serverOnly } from '#http/hydration.ts'
import { languageOf } from '#http/language-answers.server.ts'
import { translationsOf } from '#translations/service/translated.server.ts'
import { InCatalogLanguage } from '../components/catalog-language.tsx'
import { listTexts } from '../rules/list-texts.ts'
import { cardUrl } from '#pictures/urls.ts'
import { StructuredData } from '#seo/components/structured-data.tsx'
import { pageMeta } from '#seo/page-meta.ts'
import { breadcrumbs } from '#seo/structured.ts'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { CollectionHeader } from '../components/collection-header.tsx'
import { CollectionTiles } from '../components/collection-tiles.tsx'
import { collectionTiles } from '../service/collections.server.ts'
import { collectionsHref } from '../urls.ts'
import type { Route } from './+types/collections'

export const handle = inLanguages

export const headers = cacheableHeaders

export async function loader(facts: Route.LoaderArgs) {
	const { context } = facts
	const services = context.get(serviceContext)
	const { list: tiles, init } = await listOr(services, [], () => collectionTiles(services))
	const language = languageOf(facts)
	const { publicUrl } = context.get(siteContext)
	const translations = await translationsOf(
		services,
		language,
		tiles.flatMap(({ title, description }) => [title, description]),
	)
	return data(serverOnly({ language, tiles, publicUrl, translations }), init)
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
	const { title, description } = listTexts[loaderData?.language ?? 'en'].collections
	const cover = loaderData?.tiles[0]?.cover
	return pageMeta({
		matches,
		title,
		description,
		path: collectionsHref,
		publicUrl: loaderData?.publicUrl ?? '',
		image: cover ? cardUrl(cover.hash) : undefined,
	})
}

export default function Collections({ loaderData }: Route.ComponentProps) {
	const { language, tiles, publicUrl, translations } = loaderData
	const { collections: texts } = listTexts[language]
	return (
		<InCatalogLanguage language={language} translations={translations}>
			<StructuredData data={breadcrumbs(publicUrl, [{ label: 'Collections', path: collectionsHref }])} />
			<CollectionHeader crumbs={[]} title={texts.title}>
				{texts.text}
			</CollectionHeader>
			<div className="measure pt-8 pb-16">
				{tiles.length === 0 ? (
					<EmptyState
						title={texts.none}
						actions={<ButtonLink href="/builder/jerseys">{texts.seeJerseys}</ButtonLink>}
					>
						{texts.noneText}
					</EmptyState>
				) : (
					<CollectionTiles tiles={tiles} />
				)}
			</div>
		</InCatalogLanguage>
	)
}
