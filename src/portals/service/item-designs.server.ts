// Entries of a catalog with the designs that the shop proposes for them.
import type { SoldAlone } from '#catalog/rules/kits.ts'
import type { ServiceContext } from '#database/context.server.ts'
import { insertTeamDesigns } from '#designs/service/team-designs.server.ts'
import { recoloringOf, type TeamLook } from '../rules/team-look.ts'

type Proposed<Item> = {
	look: TeamLook
	/** The team's coach; null while there is none: the designs are the actor's until one comes. */
	ownerId: string | null
	entries: readonly Item[]
}

type Designed = { designId: string | null; designVersion: number | null }

/**
 * The same entries, each with a new design in the team's colors. Without colors, and for what is sold as it is, they
 * stay plain. Joins the open transaction.
 */
export async function inTeamColors<Item extends SoldAlone>(
	inner: ServiceContext,
	{ look, ownerId, entries }: Proposed<Item>,
): Promise<(Omit<Item, 'isSwapped'> & Designed)[]> {
	const team = recoloringOf(look)
	const userId = ownerId ?? inner.actor.userId
	const wanted = entries.map(({ productId, piece, isSwapped }) => ({
		productId,
		name: piece === '' ? null : piece,
		isSwapped,
	}))
	const designs = team && userId !== null ? await insertTeamDesigns(inner, { userId, team, wanted }) : []
	return entries.map(({ isSwapped: _swapped, ...entry }, at) => ({
		...entry,
		designId: designs[at]?.designId ?? null,
		designVersion: designs[at]?.version ?? null,
	}))
}
