// The team portal as its people see it.
import type { ServiceContext } from '#database/context.server.ts'
import { isTaxExempt, managedPortal, portalFor, type Portal } from '#portals/service/scope.server.ts'
import { orderedItems, participationOf } from '../rules/participation.ts'
import { offersOf } from '../store/catalog.server.ts'
import { orderedByPlayers, playersOf, type PlayerRow } from '../store/players.server.ts'
import type { Participation, Player, PortalHead, PortalView } from '../views.ts'
import { catalogOf } from './catalog.server.ts'
import { buyerOf, draftCartId, draftIn, ordererIn } from './draft.server.ts'

export const headOf = ({ id, teamName, school, season, sport, status }: Portal): PortalHead => ({
	id,
	teamName,
	school,
	season,
	sport,
	isOpen: status === 'open',
})

export const playerOf = ({ id, name, number, size, shortsSize }: PlayerRow, has: string[] = []): Player => ({
	id,
	name,
	number,
	size,
	shortsSize,
	has,
})

/** Who has ordered what the portal requires. Three statements. */
export async function participationIn(
	{ db }: Pick<ServiceContext, 'db'>,
	portal: Portal,
): Promise<{ participation: Participation; players: PlayerRow[] }> {
	const players = await playersOf(db, portal.teamId)
	const ordered = await orderedByPlayers(db, portal.id)
	const required = (await offersOf(db, portal.id)).filter((offer) => offer.required)
	return { participation: participationOf({ players, required, ordered }), players }
}

/** Everything on the page, in a number of statements that no roster changes. @throws Refusal signed_out, not_found */
export async function portalView(context: ServiceContext, portalId: string): Promise<PortalView> {
	const userId = buyerOf(context)
	const access = await portalFor(context, portalId)
	const { portal } = access
	const orderer = await ordererIn(context, { access, userId })
	const key = { portalId: portal.id, userId }
	const catalog = await catalogOf(context, { portal, cartId: draftCartId(key) })
	const draft = await draftIn(context, key)
	const counted = orderer.isManager ? await participationIn(context, portal) : null
	return {
		portal: headOf(portal),
		isManager: orderer.isManager,
		own: !orderer.isManager && orderer.own ? playerOf(orderer.own) : null,
		rosterSize: counted?.players.length ?? 0,
		catalog,
		draft,
		terms: { roles: context.actor.roles, fundraisingBp: portal.fundraisingMarginBp },
		isTaxExempt: isTaxExempt(portal, context.now),
		participation: counted?.participation ?? null,
	}
}

/** The roster, to make lines of. @throws Refusal not_found; forbidden for players */
export async function rosterToLoad(context: ServiceContext, portalId: string): Promise<Player[]> {
	const { portal } = await managedPortal(context, portalId)
	const ordered = await orderedByPlayers(context.db, portal.id)
	const offers = await offersOf(context.db, portal.id)
	const had = orderedItems(offers, ordered)
	return (await playersOf(context.db, portal.teamId)).map((row) => playerOf(row, had.get(row.id) ?? []))
}
