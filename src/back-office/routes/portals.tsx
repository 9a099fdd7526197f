// /admin/portals: all team portals, with search.
import { noStoreHeaders } from '#http/answers.server.ts'
import { listPortals } from '#portals/service/manage-portal.server.ts'
import { kitsToPublish } from '#portals/service/kit-decisions.server.ts'
import { hiddenMeta } from '#seo/page-meta.ts'
import { PortalList } from '../components/portals/portal-list.tsx'
import { pageIn } from '#kit/pages.ts'
import { staffPage } from './staff-page.server.ts'
import type { Route } from './+types/portals'

export const headers = noStoreHeaders

export const loader = ({ context, url }: Route.LoaderArgs) =>
	staffPage({ context, url }, async (services, query) => {
		const asked = { typed: query.get('q') ?? '', page: pageIn(query.get('page')) }
		return {
			view: await listPortals(services, asked),
			kits: await kitsToPublish(services),
		}
	})

export const meta = hiddenMeta({
	title: 'Team portals · Back office',
	description: 'Every team portal of the shop.',
	path: '/admin/portals',
})

export default function PortalsPage({ loaderData: { view, kits, toasts } }: Route.ComponentProps) {
	return <PortalList view={view} kits={kits} toasts={toasts} />
}
