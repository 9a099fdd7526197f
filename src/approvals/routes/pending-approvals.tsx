// /approvals: pending approvals, newest first, and decided ones. Uses plain forms.
import { data, redirect } from 'react-router'
import { z } from 'zod'
import { answer, noStoreData, noStoreHeaders, orNotFound } from '#http/answers.server.ts'
import { serviceContext, siteContext } from '#http/context.server.ts'
import { fieldsOf } from '#http/forms.server.ts'
import { bottomBar } from '#http/hydration.ts'
import { Refusal } from '#kit/errors.ts'
import { pageMeta } from '#seo/page-meta.ts'
import { ToastRegion, type ToastMessage } from '#ui/toast.tsx'
import { ApprovalList, ListFailed } from '../components/approval-list.tsx'
import type { Kept } from '../components/decide.tsx'
import { approveLate, manyToasts, requestLate, type Seen } from '../rules/decisions.ts'
import { approvalDependenciesIn } from '../dependencies.server.ts'
import { listHref, readListView, toastsIn } from '../rules/list-address.ts'
import { messages } from '../messages.ts'
import { SeenRound } from '../schemas.ts'
import { approve, approveMany, requestChanges } from '../service/decide.server.ts'
import { approvalsPage } from '../service/views.server.ts'
import { approvalsUrl } from '../urls.ts'
import type { Route } from './+types/pending-approvals'

export const handle = bottomBar

export const headers = noStoreHeaders

/** Null when loading fails: the page reports it and offers a retry. */
async function pageOrNull(context: Route.LoaderArgs['context'], url: URL) {
	const services = context.get(serviceContext)
	try {
		return await approvalsPage(services, readListView(url.searchParams))
	} catch (failure) {
		if (failure instanceof Refusal) throw failure
		services.log.error({ err: failure }, 'approvals not listed')
		return null
	}
}

export async function loader({ context, url }: Route.LoaderArgs) {
	const page = await orNotFound(() => pageOrNull(context, url))
	const failed: ToastMessage[] = [{ id: 'failed', tone: 'error', title: messages.loadFailed }]
	const toasts = page ? toastsIn(url.searchParams) : failed
	const shown = { page, toasts, publicUrl: context.get(siteContext).publicUrl }
	return noStoreData(shown, page ? 200 : 500)
}

const Wish = z.discriminatedUnion('intent', [
	z.object({ intent: z.literal('approve'), approval: z.string(), round: SeenRound }),
	z.object({ intent: z.literal('changes'), approval: z.string(), round: SeenRound, comment: z.string() }),
	z.looseObject({ intent: z.literal('approve_many') }),
])

type Said = { toasts: ToastMessage[]; kept?: Kept }
const say = (said: Said, status = 200) => noStoreData(said, status)
const chosenIn = (fields: Record<string, FormDataEntryValue>): Seen[] =>
	Object.entries(fields).flatMap(([name, value]) =>
		name.startsWith('choose-') ? [{ approvalId: name.slice(7), round: SeenRound.parse(value) }] : [],
	)

export async function action({ request, context, url }: Route.ActionArgs) {
	const fields = await fieldsOf(request)
	const wish = Wish.safeParse(fields)
	if (!wish.success) throw data(null, { status: 400 })
	const [services, dependencies, view] = [
		context.get(serviceContext),
		approvalDependenciesIn(context),
		readListView(url.searchParams),
	]
	if (wish.data.intent === 'approve_many') {
		const many = await answer(messages.approveFailed, () =>
			approveMany(services, dependencies, chosenIn(fields)),
		)
		if (!many.ok) return say({ toasts: [many.toast] }, many.status)
		return say({ toasts: manyToasts(many.result) })
	}
	const { approval: approvalId, round } = wish.data
	if (wish.data.intent === 'approve') {
		const answered = await answer(messages.approveFailed, () =>
			approve(services, dependencies, { approvalId, round }),
		)
		if (!answered.ok) return say({ toasts: [answered.toast] }, answered.status)
		const { isDone, reference: order } = answered.result
		return isDone
			? redirect(listHref(view, { done: 'approved', order }), 303)
			: say({ toasts: [approveLate(answered.result)] })
	}
	const { comment } = wish.data
	const answered = await answer(messages.requestFailed, () =>
		requestChanges(services, dependencies, { approvalId, round, comment }),
	)
	const kept = { approvalId, comment }
	if (!answered.ok) return say({ toasts: [answered.toast], kept }, answered.status)
	const { isDone, reference: order } = answered.result
	return isDone
		? redirect(listHref(view, { done: 'changes', order }), 303)
		: say({ toasts: [requestLate(answered.result)], kept }, 409)
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
	pageMeta({
		title: 'Approvals',
		description: 'Orders of your teams that wait for a yes, with the proof in hand.',
		path: approvalsUrl,
		publicUrl: loaderData?.publicUrl ?? '',
		isHidden: true,
	})

export default function PendingApprovals({ loaderData, actionData }: Route.ComponentProps) {
	const { page, toasts } = loaderData
	return (
		<>
			{page ? <ApprovalList page={page} kept={actionData?.kept} /> : <ListFailed />}
			<ToastRegion toasts={actionData?.toasts ?? toasts} />
		</>
	)
}
