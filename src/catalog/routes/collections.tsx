// /collections: all collections that have products.
import { data } from 'react-router'
import { cacheableHeaders, listOr } from '#http/answers.server.ts'
import { serviceContext, siteContext } from '#http/context.server.ts'
import { serverOnly } from '#http/hydration.ts'
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

export const headers = cacheableHeaders

export async function loader({ context }: Route.LoaderArgs) {
	const services = context.get(serviceContext)
	const { list: tiles, init } = await listOr(services, [], () => collectionTiles(services))
	return data(serverOnly({ tiles, publicUrl: context.get(siteContext).publicUrl }), init)
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
	const cover = loaderData?.tiles[0]?.cover
	return pageMeta({
		matches,
		title: 'Collections',
		description: 'Team gear put together by subject: uniforms, spirit wear and equipment that go together.',
		path: collectionsHref,
		publicUrl: loaderData?.publicUrl ?? '',
		image: cover ? cardUrl(cover.hash) : undefined,
	})
}

export default function Collections({ loaderData: { tiles, publicUrl } }: Route.ComponentProps) {
	return (
		<>
			<StructuredData data={breadcrumbs(publicUrl, [{ label: 'Collections', path: collectionsHref }])} />
			<CollectionHeader crumbs={[]} title="Collections">
				Gear that goes together, put together by our team.
			</CollectionHeader>
			<div className="measure pt-8 pb-16">
				{tiles.length === 0 ? (
					<EmptyState
						title="No collections right now"
						actions={<ButtonLink href="/builder/jerseys">See all jerseys</ButtonLink>}
					>
						Every product is still in the list of its sport.
					</EmptyState>
				) : (
					<CollectionTiles tiles={tiles} />
				)}
			</div>
		</>
	)
}
