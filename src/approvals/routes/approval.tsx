// /approvals/{id}: one approval; also accepts its order's id. Uses plain forms.
import { data, redirect } from 'react-router'
import { z } from 'zod'
import { answer, noStoreData, noStoreHeaders, orNotFound } from '#http/answers.server.ts'
import { serviceContext, siteContext } from '#http/context.server.ts'
import { fieldsOf } from '#http/forms.server.ts'
import { pageIn } from '#kit/pages.ts'
import { pageMeta } from '#seo/page-meta.ts'
import { ToastRegion, type ToastMessage } from '#ui/toast.tsx'
import { ApprovalWhole } from '../components/approval-page.tsx'
import type { Kept } from '../components/decide.tsx'
import { approvalDependenciesIn } from '../dependencies.server.ts'
import { toastsIn, type Done } from '../rules/list-address.ts'
import { messages } from '../messages.ts'
import { approveLate, requestLate } from '../rules/decisions.ts'
import { SeenRound } from '../schemas.ts'
import { approve, requestChanges } from '../service/decide.server.ts'
import { comment as addComment, orderMissingProofs } from '../service/thread.server.ts'
import { approvalPage } from '../service/views.server.ts'
import { approvalsUrl, approvalUrl } from '../urls.ts'
import type { Route } from './+types/approval'

export const headers = noStoreHeaders

export const loader = ({ params, context, url }: Route.LoaderArgs) =>
	orNotFound(async () => ({
		approval: await approvalPage(context.get(serviceContext), {
			id: params.approvalId,
			page: pageIn(url.searchParams.get('players')),
		}),
		toasts: toastsIn(url.searchParams),
		publicUrl: context.get(siteContext).publicUrl,
	}))

const Wish = z.discriminatedUnion('intent', [
	z.object({ intent: z.literal('approve'), round: SeenRound }),
	z.object({ intent: z.literal('changes'), round: SeenRound, comment: z.string() }),
	z.object({ intent: z.literal('comment'), comment: z.string() }),
	z.object({ intent: z.literal('proof') }),
])
type Wish = z.infer<typeof Wish>

const notDone: Record<Wish['intent'], string> = {
	approve: messages.approveFailed,
	changes: messages.requestFailed,
	comment: messages.commentFailed,
	proof: messages.proofFailed,
}

type Said = { toasts: ToastMessage[]; kept?: Kept; typed?: string }
/** The result as a code for the redirect, or as a message for the page. */
type Outcome = Done | { toast: ToastMessage; status: number }

async function done(context: Route.ActionArgs['context'], approvalId: string, wish: Wish): Promise<Outcome> {
	const [services, dependencies] = [context.get(serviceContext), approvalDependenciesIn(context)]
	if (wish.intent === 'approve') {
		const decision = await approve(services, dependencies, { approvalId, round: wish.round })
		return decision.isDone ? 'approved' : { toast: approveLate(decision), status: 200 }
	}
	if (wish.intent === 'proof') {
		await orderMissingProofs(services, dependencies, approvalId)
		return 'proof'
	}
	const { comment } = wish
	if (wish.intent === 'changes') {
		const decision = await requestChanges(services, dependencies, { approvalId, round: wish.round, comment })
		return decision.isDone ? 'changes' : { toast: requestLate(decision), status: 409 }
	}
	await addComment(services, dependencies, { approvalId, comment })
	return 'comment'
}

/** Refused text stays in its field. */
const wordsOf = (approvalId: string, wish: Wish): Partial<Said> => {
	if (wish.intent === 'approve' || wish.intent === 'proof') return {}
	const { comment } = wish
	return wish.intent === 'changes' ? { kept: { approvalId, comment } } : { typed: comment }
}

export async function action({ request, params: { approvalId }, context }: Route.ActionArgs) {
	const wish = Wish.safeParse(await fieldsOf(request))
	if (!wish.success) throw data(null, { status: 400 })
	const answered = await answer(notDone[wish.data.intent], () => done(context, approvalId, wish.data))
	const outcome: Outcome = answered.ok ? answered.result : { toast: answered.toast, status: answered.status }
	if (typeof outcome === 'string')
		return redirect(
			`${approvalUrl(approvalId)}?done=${outcome}${outcome === 'comment' ? '#comments' : ''}`,
			303,
		)
	const said: Said = { toasts: [outcome.toast], ...wordsOf(approvalId, wish.data) }
	return noStoreData(said, outcome.status)
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
	pageMeta({
		title: loaderData ? `Approval of order #${loaderData.approval.reference}` : 'Approval',
		description: 'Every player, the proof and the price of an order that needs a yes.',
		path: loaderData ? approvalUrl(loaderData.approval.id) : approvalsUrl,
		publicUrl: loaderData?.publicUrl ?? '',
		isHidden: true,
	})

export default function Approval({ loaderData, actionData }: Route.ComponentProps) {
	const { approval, toasts } = loaderData
	return (
		<>
			<ApprovalWhole approval={approval} kept={actionData?.kept} typed={actionData?.typed} />
			<ToastRegion toasts={actionData?.toasts ?? toasts} />
		</>
	)
}
