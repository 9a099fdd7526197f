// /admin/requests: requests for portals, and their age.
import { noStoreHeaders } from '#http/answers.server.ts'
import { listRequests } from '#portals/service/requests.server.ts'
import { requestStatuses } from '#portals/states.ts'
import { hiddenMeta } from '#seo/page-meta.ts'
import { RequestList } from '../components/requests/request-list.tsx'
import { pageIn } from '#kit/pages.ts'
import { staffPage } from './staff-page.server.ts'
import type { Route } from './+types/requests'

export const headers = noStoreHeaders

export const loader = ({ context, url }: Route.LoaderArgs) =>
	staffPage({ context, url }, async (services, query) => {
		const asked = query.get('status')
		const status = requestStatuses.find((name) => name === asked) ?? 'open'
		const page = pageIn(query.get('page'))
		return {
			view: { status, ...(await listRequests(services, { status, page })) },
		}
	})

export const meta = hiddenMeta({
	title: 'Portal requests · Back office',
	description: 'Who waits for a team portal.',
	path: '/admin/requests',
})

export default function RequestsPage({ loaderData: { view, toasts } }: Route.ComponentProps) {
	return <RequestList view={view} toasts={toasts} />
}
