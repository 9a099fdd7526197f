// /stores/{key}: a team's store for anyone with its link. Shared by the page cache; a save of the store drops it.
import { cacheableHeaders, orNotFound } from '#http/answers.server.ts'
import { serviceContext, siteContext } from '#http/context.server.ts'
import { pageMeta, pageTitle } from '#seo/page-meta.ts'
import { StorePage } from '../components/website-store/store-page.tsx'
import { websiteStore } from '../service/website-store.server.ts'
import { websiteStoreUrl } from '../urls.ts'
import type { Route } from './+types/store'

export const headers = cacheableHeaders

export const loader = ({ context, params }: Route.LoaderArgs) =>
	orNotFound(async () => ({
		store: await websiteStore(context.get(serviceContext), params.key),
		publicUrl: context.get(siteContext).publicUrl,
	}))

export const meta: Route.MetaFunction = ({ matches, loaderData, params }) => {
	if (!loaderData) return [{ title: pageTitle('Page not found', matches) }]
	const { team } = loaderData.store
	return pageMeta({
		matches,
		title: `${team.name} team store`,
		description: `Gear of ${team.name}, ${team.school}, ${team.season}.`,
		path: websiteStoreUrl(params.key),
		publicUrl: loaderData.publicUrl,
		isHidden: true,
	})
}

export default function Store({ loaderData: { store } }: Route.ComponentProps) {
	return <StorePage store={store} />
}
