// When a coach's account is deleted, the team's designs are reassigned to a remaining person.
import { note } from '#accounts/service/audit.server.ts'
import type { ServiceContext } from '#database/context.server.ts'
import { reassignDesigns } from '#designs/service/reassign.server.ts'
import { successorsIn, wornDesignsOf, type Successor } from '../store/successors.server.ts'

/** A design, and a portal that uses it. */
export type NeededDesign = { designId: string; portalId: string }

/**
 * Reassigns designs to the longest-standing coach of the portal, else to a school administrator, else to an admin of
 * the shop. Must run in the transaction that deletes an account, before its designs and files are deleted. Does not
 * check permissions.
 */
export async function reassignToTeam(
	inner: ServiceContext,
	leaving: string,
	needed: readonly NeededDesign[],
): Promise<void> {
	if (needed.length === 0) return
	const byPortal = Map.groupBy(needed, ({ portalId }) => portalId)
	const successors = await successorsIn(inner.db, { portalIds: [...byPortal.keys()], leaving })
	// A person coaches only a few portals.
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

/** The person responsible for a team after this one leaves, by portal; no entry when only the shop's admins remain. */
export async function successorsOfTeams(
	{ db }: ServiceContext,
	asked: { portalIds: readonly string[]; leaving: string },
): Promise<Map<string, TeamSuccessor>> {
	const successors = await successorsIn(db, asked)
	return new Map([...successors].filter(([, { isOfTeam }]) => isOfTeam))
}

/** Reassigns this person's designs that catalogs use. Must run where `reassignToTeam` does. */
export const keepWornDesigns = async (inner: ServiceContext, leaving: string): Promise<void> =>
	reassignToTeam(inner, leaving, await wornDesignsOf(inner.db, leaving))
