// /admin/audit: actions of staff and managers, and events of accounts. For admins.
import { noStoreHeaders, orNotFound } from '#http/answers.server.ts'
import { serviceContext, siteContext } from '#http/context.server.ts'
import { pageMeta } from '#seo/page-meta.ts'
import { AdminFrame } from '../components/admin-frame.tsx'
import { LogPage } from '../components/log-page.tsx'
import { logViewIn } from '../rules/log-view.ts'
import { logPage } from '../service/audit.server.ts'
import type { Route } from './+types/audit'

export const headers = noStoreHeaders

export const loader = ({ context, url }: Route.LoaderArgs) =>
	orNotFound(async () => {
		const view = logViewIn(url.searchParams)
		return {
			view,
			page: await logPage(context.get(serviceContext), view),
			publicUrl: context.get(siteContext).publicUrl,
		}
	})

export const meta: Route.MetaFunction = ({ loaderData }) =>
	pageMeta({
		title: 'Audit · Back office',
		description: 'What was done and looked at, by whom.',
		path: '/admin/audit',
		publicUrl: loaderData?.publicUrl ?? '',
		isHidden: true,
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
