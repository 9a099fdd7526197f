// /approvals/{id}: one approval; also accepts its order's id. Uses plain forms.
import { data, redirect } from 'react-router'
import { z } from 'zod'
import { answer, noStoreData, noStoreHeaders, orNotFound } from '#http/answers.server.ts'
import { serviceContext, siteContext } from '#http/context.server.ts'
import { fieldsOf } from '#http/forms.server.ts'
import { pageIn } from '#kit/pages.ts'
import { readTyped } from '#kit/typed-fields.ts'
import { Approver } from '#orders/schemas.ts'
import { pageMeta } from '#seo/page-meta.ts'
import { ToastRegion, type ToastMessage } from '#ui/toast.tsx'
import { ApprovalWhole } from '../components/approval-page.tsx'
import type { RefusedAsk } from '../components/ask-approver.tsx'
import type { RefusedComment } from '../components/decide.tsx'
import { approvalDependenciesIn } from '../dependencies.server.ts'
import { toastsIn, type Done } from '../rules/list-address.ts'
import { messages } from '../messages.ts'
import { doneCodes, lateDecision, type LateDecision, type Seen } from '../rules/decisions.ts'
import { SeenRound } from '../schemas.ts'
import { askAdministrator } from '../service/ask.server.ts'
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
	z.object({ intent: z.literal('ask'), approverEmail: z.string(), approverName: z.string() }),
	z.object({ intent: z.literal('ask_again') }),
])
type ApprovalAction = z.infer<typeof ApprovalAction>

const failures: Record<ApprovalAction['intent'], string> = {
	approve: messages.approveFailed,
	changes: messages.requestFailed,
	comment: messages.commentFailed,
	proof: messages.proofFailed,
	ask: messages.askFailed,
	ask_again: messages.askFailed,
}

type ActionData = {
	toasts: ToastMessage[]
	ask?: RefusedAsk
	refused?: RefusedComment
	typed?: string
	asking?: Seen[]
}
/** The result as a code for the redirect, or as a message for the page. */
type Outcome = Done | LateDecision

async function run(
	context: Route.ActionArgs['context'],
	approvalId: string,
	asked: ApprovalAction,
): Promise<Outcome> {
	const [services, dependencies] = [context.get(serviceContext), approvalDependenciesIn(context)]
	if (asked.intent === 'proof') await orderMissingProofs(services, dependencies, approvalId)
	else if (asked.intent === 'ask' || asked.intent === 'ask_again') {
		const approver = asked.intent === 'ask' ? Approver.parse(asked) : null
		await askAdministrator(services, dependencies, { approvalId, approver })
		return 'asked'
	} else if (asked.intent === 'comment')
		await addComment(services, dependencies, { approvalId, comment: asked.comment })
	else {
		const decision = await decide(services, dependencies, { approvalId, ...asked })
		return decision.isDone ? doneCodes[asked.intent] : lateDecision(asked.intent, decision)
	}
	return asked.intent
}

const askFields = ['approverEmail', 'approverName'] as const

/** The problems of a form that names an administrator; null without any. */
function refusedAsk(fields: Record<(typeof askFields)[number], string>): RefusedAsk | null {
	const read = readTyped(askFields, Approver, fields)
	if (!read.ok) return { typed: read.typed, errors: read.errors }
	return read.value ? null : { typed: read.typed, errors: { approverEmail: messages.nameSomeone } }
}

/** Refused text stays in its field. */
const typedText = (approvalId: string, asked: ApprovalAction): Partial<ActionData> => {
	if (asked.intent === 'comment') return { typed: asked.comment }
	if (asked.intent === 'ask') return { ask: { typed: asked, errors: {} } }
	return asked.intent === 'changes' ? { refused: { approvalId, comment: asked.comment } } : {}
}

export async function action({ request, params: { approvalId }, context }: Route.ActionArgs) {
	const asked = ApprovalAction.safeParse(await fieldsOf(request))
	if (!asked.success) throw data(null, { status: 400 })
	if (asked.data.intent === 'approve' && !asked.data.sure)
		return noStoreData<ActionData>({ toasts: [], asking: [{ approvalId, round: asked.data.round }] })
	const ask = asked.data.intent === 'ask' ? refusedAsk(asked.data) : null
	if (ask) return noStoreData<ActionData>({ toasts: [], ask }, 400)
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

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
	pageMeta({
		matches,
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
				ask={actionData?.ask}
			/>
			<ToastRegion toasts={actionData?.toasts ?? toasts} />
		</>
	)
}
