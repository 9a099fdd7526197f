// The fundraising goal of a portal, as its managers set it.
import type { ServiceContext } from '#database/context.server.ts'
import { Refusal } from '#kit/errors.ts'
import { messages } from '../messages.ts'
import { raiseRevision } from '../store/portals.server.ts'
import type { Portal } from './scope.server.ts'

/** Inside a transaction, for callers that have checked the access. @throws Refusal conflict */
export async function setFundraisingGoal(
	{ db, now }: Pick<ServiceContext, 'db' | 'now'>,
	{ id: portalId, revision: seen, fundraisingGoalCents }: Portal,
	goalCents: number,
): Promise<void> {
	if (goalCents === fundraisingGoalCents) return
	if (!(await raiseRevision(db, { portalId, seen, now }, { fundraisingGoalCents: goalCents })))
		throw new Refusal('conflict', messages.changedMeanwhile)
}
