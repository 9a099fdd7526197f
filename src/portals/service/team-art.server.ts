// The logos of the teams that a person manages, for designs of that person.
import type { ServiceContext } from '#database/context.server.ts'
import type { OfferedLogos } from '#designs/views.ts'
import type { Asset } from '#files/schemas.ts'
import { assetOf } from '#files/service/files.server.ts'
import { artOfPortals, logosOfPortals } from '../store/team-art.server.ts'
import { managedPortals } from './scope.server.ts'

const mostLogos = 60

/** Only portals that the person joined: staff manage every portal, and have no team of their own. */
async function ownPortals(context: ServiceContext) {
	if (context.actor.userId === null) return []
	return (await managedPortals(context)).filter(({ as }) => as !== 'staff').map(({ portal }) => portal)
}

/** By organization, in the order of its name. Empty for visitors, players and families. */
export async function teamLogos(context: ServiceContext): Promise<OfferedLogos['teams']> {
	const portals = await ownPortals(context)
	if (portals.length === 0) return []
	const portalIds = portals.map(({ id }) => id)
	const rows = await logosOfPortals(context.db, { portalIds, limit: mostLogos })
	const names = new Map(portals.map((portal) => [portal.organizationId, portal.organizationName]))
	return [...Map.groupBy(rows, ({ organizationId }) => organizationId)]
		.map(([id, own]) => ({ name: names.get(id) ?? '', logos: own.map(({ asset }) => assetOf(asset)) }))
		.toSorted((a, b) => a.name.localeCompare(b.name))
}

/** Those of the uploads that belong to a team which the actor manages. */
export async function teamArt(context: ServiceContext, ids: readonly string[]): Promise<Asset[]> {
	const portals = ids.length === 0 ? [] : await ownPortals(context)
	if (portals.length === 0) return []
	const portalIds = portals.map(({ id }) => id)
	return (await artOfPortals(context.db, portalIds, ids)).map(assetOf)
}
