// /status: how the shop is doing, for everybody who works for it.
import { orNotFound, noStoreHeaders } from '#http/answers.server.ts'
import { serviceContext, siteContext } from '#http/context.server.ts'
import { jobsContext } from '#jobs/dependencies.server.ts'
import { mailContext } from '#mail/dependencies.server.ts'
import { paymentsContext } from '#payments/dependencies.server.ts'
import { hiddenMeta } from '#seo/page-meta.ts'
import { AdminFrame } from '../components/admin-frame.tsx'
import { StatusList } from '../components/status-list.tsx'
import { statusContext } from '../dependencies.server.ts'
import { shopStatus } from '../service/status.server.ts'
import type { Route } from './+types/status'

export const headers = noStoreHeaders

export const loader = ({ context }: Route.LoaderArgs) =>
	orNotFound(async () => ({
		status: await shopStatus(context.get(serviceContext), {
			...context.get(statusContext),
			jobs: context.get(jobsContext),
			mail: context.get(mailContext),
			provider: context.get(paymentsContext).provider,
		}),
		publicUrl: context.get(siteContext).publicUrl,
	}))

export const meta = hiddenMeta({
	title: 'Status · Back office',
	description: 'How the shop is doing, and what needs a look.',
	path: '/status',
})

export default function StatusPage({ loaderData: { status } }: Route.ComponentProps) {
	return (
		<AdminFrame
			section="status"
			title="Status"
			intro="How the shop is doing now. Reload the page to check again."
			back={status.isStaff ? undefined : { label: 'Production', href: '/production' }}
		>
			<StatusList {...status} />
		</AdminFrame>
	)
}
