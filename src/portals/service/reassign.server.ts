// A coach leaves the shop, the team stays: what it wears passes to somebody who is still there.
import { note } from '#accounts/service/audit.server.ts'
import type { ServiceContext } from '#database/context.server.ts'
import { reassignDesigns } from '#designs/service/reassign.server.ts'
import { successorsIn, wornDesignsOf, type Successor } from '../store/successors.server.ts'

/** A design, and a portal whose people need it. */
export type NeededDesign = { designId: string; portalId: string }

/**
 * Passes designs to the coach who is longest in the portal, else to a school administrator, else to an admin of the
 * shop. Call it in the transaction in which an account goes, before its designs and files do. Asks nobody.
 */
export async function reassignToTeam(
	inner: ServiceContext,
	leaving: string,
	needed: readonly NeededDesign[],
): Promise<void> {
	if (needed.length === 0) return
	const byPortal = Map.groupBy(needed, ({ portalId }) => portalId)
	const successors = await successorsIn(inner.db, { portalIds: [...byPortal.keys()], leaving })
	// A person coaches a handful of portals.
	for (const [portalId, designs] of byPortal) {
		const to = successors.get(portalId)?.userId
		if (to === undefined) continue
		const designIds = designs.map(({ designId }) => designId)
		await reassignDesigns(inner, { from: leaving, to, designIds })
		const details = { to, designs: designIds.length }
		await note(inner, { event: 'designs.passed_on', subject: portalId, portalId, details })
	}
}

export type TeamSuccessor = Omit<Successor, 'isOfTeam'>

/** Who answers for a team when this person has left, by portal: nobody where only the shop is left. */
export async function successorsOfTeams(
	{ db }: ServiceContext,
	asked: { portalIds: readonly string[]; leaving: string },
): Promise<Map<string, TeamSuccessor>> {
	const successors = await successorsIn(db, asked)
	return new Map([...successors].filter(([, { isOfTeam }]) => isOfTeam))
}

/** Keeps what catalogs wear of this person's designs. Call it where `reassignToTeam` is called. */
export const keepWornDesigns = async (inner: ServiceContext, leaving: string): Promise<void> =>
	reassignToTeam(inner, leaving, await wornDesignsOf(inner.db, leaving))
