// /admin/audit: actions of staff and managers, and events of accounts. For admins.
import { noStoreHeaders } from '#http/answers.server.ts'
import { hiddenMeta } from '#seo/page-meta.ts'
import { staffPage } from './staff-page.server.ts'
import { AdminFrame } from '../components/admin-frame.tsx'
import { LogPage } from '../components/log-page.tsx'
import { logViewIn } from '../rules/log-view.ts'
import { logPage } from '../service/audit.server.ts'
import type { Route } from './+types/audit'

export const headers = noStoreHeaders

export const loader = ({ context, url }: Route.LoaderArgs) =>
	staffPage({ context, url }, async (services, query) => {
		const view = logViewIn(query)
		return {
			view,
			page: await logPage(services, view),
		}
	})

export const meta = hiddenMeta({
	title: 'Audit · Back office',
	description: 'What was done and looked at, by whom.',
	path: '/admin/audit',
})

export default function AuditPage({ loaderData }: Route.ComponentProps) {
	return (
		<AdminFrame
			section="audit"
			title="Audit"
			intro="Who did what, and who looked at a school’s data. Nothing here can be changed."
		>
			<LogPage view={loaderData.view} page={loaderData.page} />
		</AdminFrame>
	)
}
