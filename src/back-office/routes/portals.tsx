// /admin/portals: all team portals, with search.
import { noStoreHeaders, orNotFound } from '#http/answers.server.ts'
import { serviceContext, siteContext } from '#http/context.server.ts'
import { listPortals } from '#portals/service/manage-portal.server.ts'
import { pageMeta } from '#seo/page-meta.ts'
import { PortalList } from '../components/portals/portal-list.tsx'
import { toastsIn } from '../rules/outcomes.ts'
import { pageOf } from '../rules/list-filters.ts'
import type { Route } from './+types/portals'

export const headers = noStoreHeaders

export const loader = ({ context, url }: Route.LoaderArgs) =>
	orNotFound(async () => {
		const asked = { typed: url.searchParams.get('q') ?? '', page: pageOf(url.searchParams) }
		return {
			publicUrl: context.get(siteContext).publicUrl,
			view: await listPortals(context.get(serviceContext), asked),
			toasts: toastsIn(url.searchParams),
		}
	})

export const meta: Route.MetaFunction = ({ loaderData }) =>
	pageMeta({
		title: 'Team portals · Back office',
		description: 'Every team portal of the shop.',
		path: '/admin/portals',
		publicUrl: loaderData?.publicUrl ?? '',
		isHidden: true,
	})

export default function PortalsPage({ loaderData: { view, toasts } }: Route.ComponentProps) {
	return <PortalList view={view} toasts={toasts} />
}
