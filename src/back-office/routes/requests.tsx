// /admin/requests: requests for portals, and their age.
import { noStoreHeaders, orNotFound } from '#http/answers.server.ts'
import { serviceContext, siteContext } from '#http/context.server.ts'
import { listRequests } from '#portals/service/requests.server.ts'
import { requestStatuses } from '#portals/states.ts'
import { pageMeta } from '#seo/page-meta.ts'
import { RequestList } from '../components/requests/request-list.tsx'
import { toastsIn } from '../rules/outcomes.ts'
import { pageOf } from '../rules/list-filters.ts'
import type { Route } from './+types/requests'

export const headers = noStoreHeaders

export const loader = ({ context, url }: Route.LoaderArgs) =>
	orNotFound(async () => {
		const asked = url.searchParams.get('status')
		const status = requestStatuses.find((name) => name === asked) ?? 'open'
		const page = pageOf(url.searchParams)
		return {
			publicUrl: context.get(siteContext).publicUrl,
			view: { status, ...(await listRequests(context.get(serviceContext), { status, page })) },
			toasts: toastsIn(url.searchParams),
		}
	})

export const meta: Route.MetaFunction = ({ loaderData }) =>
	pageMeta({
		title: 'Portal requests · Back office',
		description: 'Who waits for a team portal.',
		path: '/admin/requests',
		publicUrl: loaderData?.publicUrl ?? '',
		isHidden: true,
	})

export default function RequestsPage({ loaderData: { view, toasts } }: Route.ComponentProps) {
	return <RequestList view={view} toasts={toasts} />
}
