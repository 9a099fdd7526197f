// The art of teams: the logos that they sent, and the uploads in the designs of their catalogs.
import { and, asc, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import type { Connection } from '#database/client.server.ts'
import { designVersions } from '#designs/tables.ts'
import { assets } from '#files/tables.ts'
import { portalItems, teamPortalRequests, teamPortals, teams } from '../tables.ts'

type Asked = { portalIds: readonly string[]; limit: number }

/** Ids of the uploads that belong to these portals. */
function artIds(db: Connection, portalIds: readonly string[]) {
	const sent = db
		.select({
			portalId: sql<string>`${teamPortalRequests.portalId}`.as('portal_id'),
			id: sql<string>`${teamPortalRequests.logoId}`.as('asset_id'),
		})
		.from(teamPortalRequests)
		.where(inArray(teamPortalRequests.portalId, [...portalIds]))
	const worn = db
		.select({
			portalId: sql<string>`${portalItems.portalId}`.as('portal_id'),
			id: sql<string>`(logo ->> 'assetId')::uuid`.as('asset_id'),
		})
		.from(portalItems)
		.innerJoin(
			designVersions,
			and(
				eq(designVersions.designId, portalItems.designId),
				eq(designVersions.version, portalItems.designVersion),
			),
		)
		.innerJoin(
			sql`lateral jsonb_array_elements(${designVersions.config} -> 'logos') as logo`,
			sql`logo ->> 'assetId' is not null`,
		)
		.where(inArray(portalItems.portalId, [...portalIds]))
	return union(sent, worn).as('art')
}

/** Uploads of these portals with the organization, newest first; those that their owners removed are left out. */
export function logosOfPortals(db: Connection, { portalIds, limit }: Asked) {
	const art = artIds(db, portalIds)
	return db
		.selectDistinct({ asset: assets, organizationId: teams.organizationId })
		.from(art)
		.innerJoin(assets, eq(assets.id, art.id))
		.innerJoin(teamPortals, eq(teamPortals.id, art.portalId))
		.innerJoin(teams, eq(teams.id, teamPortals.teamId))
		.where(isNull(assets.removedAt))
		.orderBy(desc(assets.createdAt), asc(assets.id))
		.limit(limit)
}

/** Ids of the uploads that patterns in the catalogs of these portals repeat. */
const tileIds = (db: Connection, portalIds: readonly string[]) =>
	db
		.select({ id: sql<string>`(${designVersions.config} #>> '{pattern,tile,assetId}')::uuid` })
		.from(portalItems)
		.innerJoin(
			designVersions,
			and(
				eq(designVersions.designId, portalItems.designId),
				eq(designVersions.version, portalItems.designVersion),
				sql`${designVersions.config} #>> '{pattern,tile,assetId}' is not null`,
			),
		)
		.where(inArray(portalItems.portalId, [...portalIds]))

/** Those of the uploads that belong to these portals, removed ones too: designs keep them. */
export async function artOfPortals(db: Connection, portalIds: readonly string[], ids: readonly string[]) {
	const art = artIds(db, portalIds)
	const found = db.select({ id: art.id }).from(art)
	return db
		.select()
		.from(assets)
		.where(
			and(
				inArray(assets.id, [...ids]),
				or(inArray(assets.id, found), inArray(assets.id, tileIds(db, portalIds))),
			),
		)
		.limit(ids.length)
}
