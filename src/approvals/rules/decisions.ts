// Who can decide on an approval (product decisions §2), results of decisions, and their messages.
import type { ApprovalStatus } from '../states.ts'
import { plural } from '#kit/plural.ts'
import type { ToastMessage } from '#ui/toast.tsx'
import { messages, statusLabels } from '../messages.ts'
import { can } from '#policies/policy.ts'
import { approvalPolicy } from '../policies.ts'
import type { Actor } from '#kit/roles.ts'

/** The buyer of an order never decides on it, with any role. */
export type Side = 'requester' | 'decider'

/** @param keepsPortal whether the actor manages the order's portal; false outside of a portal */
export function sideOf(
	actor: Actor,
	{ userId, keepsPortal }: { userId: string | null; keepsPortal: boolean },
): Side | undefined {
	if (actor.userId !== null && actor.userId === userId) return 'requester'
	return can(actor, approvalPolicy, 'decideAny') || keepsPortal ? 'decider' : undefined
}

/** Staff can change an approved order before production, which voids the approval. */
export const canAmendApproved = (actor: Actor, side: Side): boolean =>
	side === 'decider' && can(actor, approvalPolicy, 'decideAny')

const byWhom = ({ by }: Decision) => (by === '' ? '' : ` by ${by}`)

const lateMessage = (decision: Decision): string =>
	`already ${statusLabels[decision.status]}${byWhom(decision)}. Nothing was changed.`

/** Another person or an earlier click decided first: that decision stands. */
export function approveLate(decision: Decision): ToastMessage {
	const { status, reference } = decision
	const detail = `Order #${reference} was ${lateMessage(decision)}`
	return status === 'approved'
		? { id: 'late', tone: 'success', title: messages.approved, detail }
		: { id: 'late', tone: 'error', title: messages.approveFailed, detail }
}

/** The comment was not added; the form keeps it. */
export function requestLate(decision: Decision): ToastMessage {
	const detail = `Order #${decision.reference} was ${lateMessage(decision)}`
	return { id: 'late', tone: 'error', title: messages.requestFailed, detail }
}

type Told = { tone: ToastMessage['tone']; title: string; reference: string | null; words: string }

/** The message for an approval that this request did not approve; none for one that it did. */
function toldOf({ reference, decision, refused }: ManyOutcome): Told[] {
	if (decision?.isDone) return []
	const isApproved = decision?.status === 'approved'
	const words = decision ? lateMessage(decision) : (refused ?? '')
	return isApproved
		? [{ tone: 'success', title: messages.approved, reference, words }]
		: [{ tone: 'error', title: messages.approveFailed, reference, words }]
}

function togetherWords(told: readonly Told[]): string {
	const [first] = told
	const words = first?.words ?? ''
	const named = told.flatMap(({ reference }) => (reference === null ? [] : [`#${reference}`]))
	if (named.length === 0) return words
	return `${plural(named.length, 'Order')} ${named.join(', ')}: ${words}`
}

/**
 * One toast for the approved orders, and one per reason with the orders that were not approved, because there may be
 * many.
 */
export function manyToasts(outcomes: readonly ManyOutcome[]): ToastMessage[] {
	const done = outcomes.filter(({ decision }) => decision?.isDone)
	const reasons = Map.groupBy(outcomes.flatMap(toldOf), ({ tone, words, reference }) =>
		[tone, words, reference === null].join(' '),
	)
	const others = [...reasons].map(([id, told]): ToastMessage => {
		const { tone, title } = told[0] ?? { tone: 'error', title: messages.approveFailed }
		return { id, tone, title, detail: togetherWords(told) }
	})
	if (done.length === 0) return others
	const references = done.map(({ reference }) => `#${reference}`).join(', ')
	return [{ id: 'done', tone: 'success', title: messages.approved, detail: references }, ...others]
}

export type Decision = {
	/** False when it was already decided. */
	isDone: boolean
	/** The current status. */
	status: ApprovalStatus
	/** The order's reference, as shown to people. */
	reference: string
	/** Who decided; empty for the actor and when unknown. */
	by: string
}

/** The approval to decide: in the round that the user saw, or in its current state without a round. */
export type Seen = { approvalId: string; round?: number | undefined }

/** The result for one of several approvals; `refused` is the reason to show. */
export type ManyOutcome = {
	approvalId: string
	/** Null for an approval that the user cannot see. */
	reference: string | null
	decision: Decision | null
	refused: string | null
}
