// Entries of a catalog as the shop proposes them to a team: in a design of its colors, or in the nearest color.
import type { SoldAlone } from '#catalog/rules/kits.ts'
import { nearestColorway } from '#catalog/rules/nearest-colorway.ts'
import { publishedById } from '#catalog/service/products.server.ts'
import type { ServiceContext } from '#database/context.server.ts'
import { insertTeamDesigns } from '#designs/service/team-designs.server.ts'
import type { Recoloring } from '#garments/recolor.ts'
import { logoFor } from './request-logo.server.ts'
import { recoloringOf, type TeamLook } from '../rules/team-look.ts'

type Proposed<Item> = {
	look: TeamLook
	/** The team's coach; null while there is none: the designs are the actor's until one comes. */
	ownerId: string | null
	/** The team's; it goes on designs of the account that uploaded it. */
	logoId: string | null
	entries: readonly Item[]
}

type Worn = { designId: string | null; designVersion: number | null; colorways: string[] | null }

const plain: Worn = { designId: null, designVersion: null, colorways: null }

/** Ids of the one colorway that a team gets of each product; none for a product without colors. */
async function nearestOf(inner: ServiceContext, ids: readonly string[], team: Recoloring) {
	const products = ids.length === 0 ? [] : (await publishedById(inner, ids)).values()
	return new Map(
		[...products].map(({ id, colorways }) => {
			const nearest = nearestColorway(colorways, team)
			return [id, nearest ? [nearest.id] : null]
		}),
	)
}

/**
 * The same entries, each with a new design in the team's colors; what is sold as it is in the one color nearest to
 * them. Without colors all stay plain, in every color. Joins the open transaction.
 */
export async function inTeamColors<Item extends SoldAlone>(
	inner: ServiceContext,
	{ look, ownerId, logoId, entries }: Proposed<Item>,
): Promise<(Omit<Item, 'isSwapped'> & Worn)[]> {
	const team = recoloringOf(look)
	const userId = ownerId ?? inner.actor.userId
	const wanted = entries.map(({ productId, piece, isSwapped }) => ({
		productId,
		name: piece === '' ? null : piece,
		isSwapped,
	}))
	const logo = userId === null ? null : await logoFor(inner, userId, logoId)
	const designs =
		team && userId !== null ? await insertTeamDesigns(inner, { userId, team, logo, wanted }) : []
	const undesigned = entries.filter((_, at) => !designs[at]).map(({ productId }) => productId)
	const nearest = team && (await nearestOf(inner, [...new Set(undesigned)], team))
	return entries.map(({ isSwapped: _swapped, ...entry }, at) => {
		const design = designs[at]
		const worn = design
			? { ...plain, designId: design.designId, designVersion: design.version }
			: { ...plain, colorways: nearest?.get(entry.productId) ?? null }
		return { ...entry, ...worn }
	})
}
