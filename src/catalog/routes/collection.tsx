// /collections/{slug}: the products of a collection with their filters.
import { redirect } from 'react-router'
import { cacheableHeaders, foundOr } from '#http/answers.server.ts'
import { serviceContext, siteContext } from '#http/context.server.ts'
import { serverOnly } from '#http/hydration.ts'
import { counted } from '#kit/plural.ts'
import { cardUrl } from '#pictures/urls.ts'
import { StructuredData } from '#seo/components/structured-data.tsx'
import { pageMeta, pageTitle } from '#seo/page-meta.ts'
import { breadcrumbs } from '#seo/structured.ts'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { CollectionHeader } from '../components/collection-header.tsx'
import { ListPage } from '../components/list-page.tsx'
import { noFilters, parseFilters, printFilters } from '../rules/filters.ts'
import { Refusal } from '#kit/errors.ts'
import { collectionPage, movedCollection } from '../service/collections.server.ts'
import { collectionHref, collectionsHref } from '../urls.ts'
import type { Route } from './+types/collection'

export const headers = cacheableHeaders

/** @throws a redirect to the lower-case URL and from an earlier address; 404 for a draft and for none */
export async function loader({ request, params, context }: Route.LoaderArgs) {
	const url = new URL(request.url)
	const slug = params.slug.toLowerCase()
	const services = context.get(serviceContext)
	const page = await foundOr(services, 'Failed to load the collection', async () => {
		try {
			return await collectionPage(services, slug, parseFilters(url.searchParams))
		} catch (failure) {
			const moved = failure instanceof Refusal ? await movedCollection(services, slug) : undefined
			if (moved === undefined) throw failure
			throw redirect(collectionHref(moved) + url.search, 301)
		}
	})
	if (params.slug !== slug) throw redirect(collectionHref(slug) + url.search, 301)
	return serverOnly({ ...page, path: collectionHref(slug), publicUrl: context.get(siteContext).publicUrl })
}

/** The collection's own text, or one made of its title and number of products. */
const descriptionOf = ({ title, description }: { title: string; description: string }, count: number) =>
	description.length >= 50
		? description.replaceAll(/\s+/g, ' ').slice(0, 160)
		: `${title}: ${counted(count, 'product')} for your team, with prices, sizes and lead times. ${description}`.trim()

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
	if (!loaderData) return [{ title: pageTitle('Page not found', matches) }]
	const { collection, list, path, publicUrl } = loaderData
	const hash = list.cards[0]?.pictureHash
	return pageMeta({
		matches,
		title: collection.title,
		description: descriptionOf(collection, list.all),
		// The canonical URL has no filters, only the page number.
		path: path + printFilters({ ...noFilters, page: list.filters.page }),
		publicUrl,
		image: hash ? cardUrl(hash) : undefined,
	})
}

export default function Collection({ loaderData }: Route.ComponentProps) {
	const { collection, list, path, publicUrl } = loaderData
	const { title, description } = collection
	const label = 'Collections'
	return (
		<>
			<StructuredData
				data={breadcrumbs(publicUrl, [
					{ label, path: collectionsHref },
					{ label: title, path },
				])}
			/>
			<CollectionHeader crumbs={[{ label, href: collectionsHref }]} title={title}>
				{description}
			</CollectionHeader>
			<ListPage
				{...{ list, path }}
				empty={
					<EmptyState
						title="Nothing in this collection right now"
						actions={<ButtonLink href={collectionsHref}>See other collections</ButtonLink>}
					>
						Its products are not in the shop at the moment. Please come back soon.
					</EmptyState>
				}
			/>
		</>
	)
}
