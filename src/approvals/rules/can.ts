// Who can see and decide an approval. Product decisions §2.
import { can } from '#policies/policy.ts'
import { approvalPolicy } from '../policies.ts'
import { type Actor } from '#kit/roles.ts'

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
