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

/** @param managesPlace whether the actor manages the order's portal; without a portal, administers its school */
export function sideOf(
	actor: Actor,
	{ userId, managesPlace }: { userId: string | null; managesPlace: boolean },
): Side | undefined {
	if (actor.userId !== null && actor.userId === userId) return 'requester'
	return can(actor, approvalPolicy, 'decideAny') || managesPlace ? 'decider' : undefined
}

/**
 * Until when staff leave the decision to a school that was asked; null for others, and once that time has come.
 * @param shopFrom see `shopDecidesFrom`
 */
export const heldBackUntil = (actor: Actor, shopFrom: Date | null, now: Date): Date | null =>
	shopFrom !== null && shopFrom > now && can(actor, approvalPolicy, 'decideAny') ? shopFrom : null

/** Staff can change an approved order before production, which voids the approval. */
export const canAmendApproved = (actor: Actor, side: Side): boolean =>
	side === 'decider' && can(actor, approvalPolicy, 'decideAny')

const byWhom = ({ by }: Decision) => (by === '' ? '' : ` by ${by}`)

const lateMessage = (decision: Decision): string =>
	`already ${statusLabels[decision.status]}${byWhom(decision)}. Nothing was changed.`

/** Codes in the address after a decision. */
export const doneCodes = { approve: 'approved', changes: 'changes' } as const

export type LateDecision = { toast: ToastMessage; status: number }

/** Another person or an earlier click decided first: that decision stands, and a comment was not added. */
export function lateDecision(intent: keyof typeof doneCodes, decision: Decision): LateDecision {
	const detail = `Order #${decision.reference} was ${lateMessage(decision)}`
	if (intent === 'changes')
		return { toast: { id: 'late', tone: 'error', title: messages.requestFailed, detail }, status: 409 }
	return { toast: { id: 'late', ...approvedOrNot(decision), detail }, status: 200 }
}

const approvedOrNot = (decision: Decision | null) =>
	decision?.status === 'approved'
		? ({ tone: 'success', title: messages.approved } as const)
		: ({ tone: 'error', title: messages.approveFailed } as const)

type NotApproved = ReturnType<typeof approvedOrNot> & { reference: string | null; reason: string }

/** The reason for an approval that this request did not approve; none for one that it did. */
const notApproved = ({ reference, decision, refused }: ManyOutcome): NotApproved[] =>
	decision?.isDone
		? []
		: [{ ...approvedOrNot(decision), reference, reason: decision ? lateMessage(decision) : (refused ?? '') }]

function sharedDetail(orders: readonly NotApproved[]): string {
	const reason = orders[0]?.reason ?? ''
	const named = orders.flatMap(({ reference }) => (reference === null ? [] : [`#${reference}`]))
	return named.length === 0 ? reason : `${plural(named.length, 'Order')} ${named.join(', ')}: ${reason}`
}

/** One toast for the approved orders, and one per reason with the orders that were not approved. */
export function manyToasts(outcomes: readonly ManyOutcome[]): ToastMessage[] {
	const done = outcomes.filter(({ decision }) => decision?.isDone)
	const reasons = Map.groupBy(outcomes.flatMap(notApproved), ({ tone, reason, reference }) =>
		[tone, reason, reference === null].join(' '),
	)
	const others = [...reasons].map(([id, orders]): ToastMessage => {
		const { tone, title } = orders[0] ?? approvedOrNot(null)
		return { id, tone, title, detail: sharedDetail(orders) }
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
