// Who may see an approval and who may decide about it. Product decisions §2.
import { can } from '#policies/policy.ts'
import { approvalPolicy } from '../policies.ts'
import { type Actor } from '#kit/roles.ts'

/** Whose order it is never decides, whatever roles they hold. */
export type Side = 'requester' | 'decider'

/** @param keepsPortal whether the actor keeps the portal that the order was placed in; false outside of a portal */
export function sideOf(
	actor: Actor,
	{ userId, keepsPortal }: { userId: string | null; keepsPortal: boolean },
): Side | undefined {
	if (actor.userId !== null && actor.userId === userId) return 'requester'
	return can(actor, approvalPolicy, 'decideAny') || keepsPortal ? 'decider' : undefined
}

/** Staff may change an approved order before it is made, which voids the approval. */
export const canAmendApproved = (actor: Actor, side: Side): boolean =>
	side === 'decider' && can(actor, approvalPolicy, 'decideAny')
