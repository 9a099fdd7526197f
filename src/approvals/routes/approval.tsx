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
import type { RefusedComment } from '../components/decide.tsx'
import { approvalDependenciesIn } from '../dependencies.server.ts'
import { toastsIn, type Done } from '../rules/list-address.ts'
import { messages } from '../messages.ts'
import { doneCodes, lateDecision, type LateDecision, type Seen } from '../rules/decisions.ts'
import { SeenRound } from '../schemas.ts'
import { decide } from '../service/decide.server.ts'
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

const ApprovalAction = z.discriminatedUnion('intent', [
	/** Without `sure` it is asked once more. */
	z.object({ intent: z.literal('approve'), round: SeenRound, sure: z.literal('1').optional() }),
	z.object({ intent: z.literal('changes'), round: SeenRound, comment: z.string() }),
	z.object({ intent: z.literal('comment'), comment: z.string() }),
	z.object({ intent: z.literal('proof') }),
])
type ApprovalAction = z.infer<typeof ApprovalAction>

const failures: Record<ApprovalAction['intent'], string> = {
	approve: messages.approveFailed,
	changes: messages.requestFailed,
	comment: messages.commentFailed,
	proof: messages.proofFailed,
}

type ActionData = { toasts: ToastMessage[]; refused?: RefusedComment; typed?: string; asking?: Seen[] }
/** The result as a code for the redirect, or as a message for the page. */
type Outcome = Done | LateDecision

async function run(
	context: Route.ActionArgs['context'],
	approvalId: string,
	asked: ApprovalAction,
): Promise<Outcome> {
	const [services, dependencies] = [context.get(serviceContext), approvalDependenciesIn(context)]
	if (asked.intent === 'proof') await orderMissingProofs(services, dependencies, approvalId)
	else if (asked.intent === 'comment')
		await addComment(services, dependencies, { approvalId, comment: asked.comment })
	else {
		const decision = await decide(services, dependencies, { approvalId, ...asked })
		return decision.isDone ? doneCodes[asked.intent] : lateDecision(asked.intent, decision)
	}
	return asked.intent
}

/** Refused text stays in its field. */
const typedText = (approvalId: string, asked: ApprovalAction): Partial<ActionData> => {
	if (asked.intent === 'comment') return { typed: asked.comment }
	return asked.intent === 'changes' ? { refused: { approvalId, comment: asked.comment } } : {}
}

export async function action({ request, params: { approvalId }, context }: Route.ActionArgs) {
	const asked = ApprovalAction.safeParse(await fieldsOf(request))
	if (!asked.success) throw data(null, { status: 400 })
	if (asked.data.intent === 'approve' && !asked.data.sure)
		return noStoreData<ActionData>({ toasts: [], asking: [{ approvalId, round: asked.data.round }] })
	const answered = await answer(failures[asked.data.intent], () => run(context, approvalId, asked.data))
	const outcome: Outcome = answered.ok ? answered.result : answered
	if (typeof outcome === 'string')
		return redirect(
			`${approvalUrl(approvalId)}?done=${outcome}${outcome === 'comment' ? '#comments' : ''}`,
			303,
		)
	const shown: ActionData = { toasts: [outcome.toast], ...typedText(approvalId, asked.data) }
	return noStoreData(shown, outcome.status)
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
			<ApprovalWhole
				approval={approval}
				refused={actionData?.refused}
				typed={actionData?.typed}
				asking={actionData?.asking}
			/>
			<ToastRegion toasts={actionData?.toasts ?? toasts} />
		</>
	)
}
