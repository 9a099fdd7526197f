// /portal/{portalId}/players/{rosterId}/join: a late player joins the team's order. Title and address contain no names.
import { randomUUID } from 'node:crypto'
import { redirect } from 'react-router'
import { viewerContext } from '#accounts/dependencies.server.ts'
import { approvalDependenciesIn } from '#approvals/dependencies.server.ts'
import { answer, noStoreData, noStoreHeaders, orNotFound } from '#http/answers.server.ts'
import { serviceContext } from '#http/context.server.ts'
import { fieldsOf } from '#http/forms.server.ts'
import { paymentsContext } from '#payments/dependencies.server.ts'
import { pageTitle } from '#seo/page-meta.ts'
import { ToastRegion, type ToastMessage } from '#ui/toast.tsx'
import { JoinPage } from '../components/join/join-page.tsx'
import { joinLate, joinPage } from '../service/join.server.ts'
import type { JoinAnswer } from '../views.ts'
import type { Route } from './+types/join'

export const headers = noStoreHeaders

export const loader = ({ params, context }: Route.LoaderArgs) =>
	orNotFound(async () => ({
		view: await joinPage(context.get(serviceContext), params),
		formKey: randomUUID(),
	}))

export async function action({ request, params, context }: Route.ActionArgs) {
	const dependencies = { payments: context.get(paymentsContext), approvals: approvalDependenciesIn(context) }
	const sent = { fields: await fieldsOf(request), email: context.get(viewerContext)?.email ?? '' }
	const joined = await answer('Nothing was added', () =>
		joinLate(context.get(serviceContext), dependencies, { ...params, sent }),
	)
	const shown = (body: JoinAnswer & { toast?: ToastMessage }, status: number) => noStoreData(body, status)
	if (!joined.ok) return shown({ toast: joined.toast }, joined.status)
	const outcome = joined.result
	if (outcome.kind === 'done') return redirect(outcome.url, 303)
	return outcome.kind === 'quote' ? shown(outcome, 200) : shown(outcome, 400)
}

export const meta: Route.MetaFunction = ({ matches }) => [
	{ title: pageTitle('Add to the order', matches) },
	{ name: 'robots', content: 'noindex' },
]

export default function Join({ loaderData, actionData }: Route.ComponentProps) {
	return (
		<>
			<JoinPage {...loaderData} answer={actionData} />
			<ToastRegion toasts={actionData?.toast ? [actionData.toast] : []} />
		</>
	)
}
