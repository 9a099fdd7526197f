// The statement of what a team raised and was paid, for the booster club's books.
import { recordView } from '#accounts/service/audit.server.ts'
import type { ServiceContext } from '#database/context.server.ts'
import { dayIn } from '#kit/time.ts'
import { managedPortal } from '#portals/service/scope.server.ts'
import { statementCsv } from '../rules/statement.ts'
import { postingsOf } from '../store/figures.server.ts'

/** A team's busiest season has a few hundred. */
const mostPostings = 10_000

/**
 * Every posting of a portal's ledger, oldest first, each with the balance after it. Names no player.
 * @returns CSV, and the name of its file
 * @throws Refusal not_found; forbidden for players
 */
export async function fundraisingStatement(
	context: ServiceContext,
	portalId: string,
): Promise<{ text: string; name: string }> {
	const { portal } = await managedPortal(context, portalId)
	await recordView(context, { event: 'fundraising.statement', subject: portal.id, portalId: portal.id })
	const postings = await postingsOf(context.db, { portalId: portal.id, offset: 0, limit: mostPostings })
	const dayOf = (at: Date) => dayIn(portal.timeZone, at)
	return {
		text: statementCsv(postings.toReversed(), dayOf),
		name: `fundraising-${portal.id}-${dayOf(context.now)}.csv`,
	}
}
