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
import type { RefusedComment } from '../components/decide.tsx'
import { doneCodes, lateDecision, manyToasts, type Seen } from '../rules/decisions.ts'
import { approvalDependenciesIn } from '../dependencies.server.ts'
import { listHref, readListView, toastsIn } from '../rules/list-address.ts'
import { messages } from '../messages.ts'
import { SeenRound } from '../schemas.ts'
import { approveMany, decide } from '../service/decide.server.ts'
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

const ListAction = z.discriminatedUnion('intent', [
	z.object({ intent: z.literal('approve'), approval: z.string(), round: SeenRound }),
	z.object({ intent: z.literal('changes'), approval: z.string(), round: SeenRound, comment: z.string() }),
	z.looseObject({ intent: z.literal('approve_many') }),
])

type ListAction = z.infer<typeof ListAction>

type ActionData = { toasts: ToastMessage[]; refused?: RefusedComment; asking?: Seen[] }
const shown = (toasts: ToastMessage[], status = 200, refused?: RefusedComment) =>
	noStoreData<ActionData>({ toasts, ...(refused && { refused }) }, status)

const chosenIn = (fields: Record<string, FormDataEntryValue>): Seen[] =>
	Object.entries(fields).flatMap(([name, value]) =>
		name.startsWith('choose-') ? [{ approvalId: name.slice(7), round: SeenRound.parse(value) }] : [],
	)

/** What is asked about once more; nothing when nothing was chosen. */
const toConfirm = (asked: ListAction, fields: Record<string, FormDataEntryValue>): Seen[] => {
	if (asked.intent === 'approve_many') return chosenIn(fields)
	return asked.intent === 'approve' ? [{ approvalId: asked.approval, round: asked.round }] : []
}

export async function action({ request, context, url }: Route.ActionArgs) {
	const fields = await fieldsOf(request)
	const asked = ListAction.safeParse(fields)
	if (!asked.success) throw data(null, { status: 400 })
	const [services, dependencies] = [context.get(serviceContext), approvalDependenciesIn(context)]
	const asking = fields['sure'] === '1' ? [] : toConfirm(asked.data, fields)
	if (asking.length > 0) return noStoreData<ActionData>({ toasts: [], asking })
	if (asked.data.intent === 'approve_many') {
		const many = await answer(messages.approveFailed, () =>
			approveMany(services, dependencies, chosenIn(fields)),
		)
		return many.ok ? shown(manyToasts(many.result)) : shown([many.toast], many.status)
	}
	const { approval: approvalId, ...decision } = asked.data
	const { intent } = decision
	const answered = await answer(intent === 'approve' ? messages.approveFailed : messages.requestFailed, () =>
		decide(services, dependencies, { approvalId, ...decision }),
	)
	if (answered.ok && answered.result.isDone) {
		const { reference: order } = answered.result
		return redirect(listHref(readListView(url.searchParams), { done: doneCodes[intent], order }), 303)
	}
	const { toast, status } = answered.ok ? lateDecision(intent, answered.result) : answered
	return shown(
		[toast],
		status,
		decision.intent === 'changes' ? { approvalId, comment: decision.comment } : undefined,
	)
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
	pageMeta({
		matches,
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
			{page ? (
				<ApprovalList page={page} refused={actionData?.refused} asking={actionData?.asking} />
			) : (
				<ListFailed />
			)}
			<ToastRegion toasts={actionData?.toasts ?? toasts} />
		</>
	)
}
