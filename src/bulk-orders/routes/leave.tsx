// /portal/{portalId}/players/{rosterId}/leave: a player leaves the team. Title and address contain no names.
import { data, redirect } from 'react-router'
import { z } from 'zod'
import { approvalDependenciesIn } from '#approvals/dependencies.server.ts'
import { answer, noStoreData, noStoreHeaders, orNotFound } from '#http/answers.server.ts'
import { serviceContext } from '#http/context.server.ts'
import { fieldsOf } from '#http/forms.server.ts'
import { paymentsContext } from '#payments/dependencies.server.ts'
import { bringBack } from '#rosters/service/leavers.server.ts'
import { pageTitle } from '#seo/page-meta.ts'
import { ToastRegion } from '#ui/toast.tsx'
import { LeavePage } from '../components/leave/leave-page.tsx'
import { leavePage, leaveTeam } from '../service/leave.server.ts'
import { leaveUrl } from '#rosters/urls.ts'
import type { Route } from './+types/leave'

export const headers = noStoreHeaders

const LeaveAction = z.discriminatedUnion('intent', [
	z.object({ intent: z.literal('leave'), key: z.string().max(100) }),
	z.object({ intent: z.literal('back') }),
])

export const loader = ({ params, context }: Route.LoaderArgs) =>
	orNotFound(() => leavePage(context.get(serviceContext), params))

export async function action({ request, params, context }: Route.ActionArgs) {
	const asked = LeaveAction.safeParse(await fieldsOf(request))
	if (!asked.success) throw data(null, { status: 400 })
	const services = context.get(serviceContext)
	const { portalId, rosterId } = params
	const { data: sent } = asked
	if (sent.intent === 'back') {
		const back = await answer('The player was not brought back', () =>
			bringBack(services, { portalId, rowId: rosterId }),
		)
		if (!back.ok) return noStoreData({ toast: back.toast }, back.status)
		return redirect(`/portal/${portalId}/roster`, 303)
	}
	const dependencies = { payments: context.get(paymentsContext), approvals: approvalDependenciesIn(context) }
	const left = await answer('The player was not taken off the team', () =>
		leaveTeam(services, dependencies, { ...params, key: sent.key }),
	)
	if (!left.ok) return noStoreData({ toast: left.toast }, left.status)
	return redirect(leaveUrl(portalId, rosterId), 303)
}

export const meta: Route.MetaFunction = ({ matches }) => [
	{ title: pageTitle('Player leaves', matches) },
	{ name: 'robots', content: 'noindex' },
]

export default function Leave({ loaderData, actionData }: Route.ComponentProps) {
	return (
		<>
			<LeavePage view={loaderData} />
			<ToastRegion toasts={actionData ? [actionData.toast] : []} />
		</>
	)
}
