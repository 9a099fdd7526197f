// Options for the lines of an order: sizes of their garments, designs of their buyer and of their portal.
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Connection } from '#database/client.server.ts'
import { columnsOf } from '#database/columns.ts'
import { variants } from '#catalog/tables.ts'
import { designs, designVersions } from '#designs/tables.ts'
import { portalItems } from '#portals/tables.ts'

export const sizesOf = (db: Connection, productIds: readonly string[]) =>
	db
		.select(columnsOf(variants, 'id', 'productId', 'size', 'color', 'stock'))
		.from(variants)
		.where(inArray(variants.productId, [...productIds]))
		.orderBy(asc(variants.productId), asc(variants.sizeRank))

/** Limit of the list of versions. */
const mostVersions = 300

/** All versions of the buyer's own designs on these products, latest first. */
export const designsOfBuyer = (
	db: Connection,
	{ userId, productIds }: { userId: string; productIds: readonly string[] },
) =>
	db
		.select({
			id: designVersions.designId,
			version: designVersions.version,
			productId: designs.productId,
			name: designs.name,
			teamName: sql<string>`${designVersions.config} ->> 'teamName'`,
		})
		.from(designVersions)
		.innerJoin(designs, and(eq(designs.id, designVersions.designId), eq(designs.userId, userId)))
		.where(inArray(designs.productId, [...productIds]))
		.orderBy(desc(designs.updatedAt), asc(designs.id), desc(designVersions.version))
		.limit(mostVersions)

/** The designs of these products in the portal's current catalog, by any designer. */
export const designsOfPortal = (
	db: Connection,
	{ portalId, productIds }: { portalId: string; productIds: readonly string[] },
) =>
	db
		.selectDistinct({
			id: designVersions.designId,
			version: designVersions.version,
			productId: designs.productId,
		})
		.from(portalItems)
		.innerJoin(
			designVersions,
			and(
				eq(designVersions.designId, portalItems.designId),
				eq(designVersions.version, portalItems.designVersion),
			),
		)
		.innerJoin(designs, eq(designs.id, designVersions.designId))
		.where(and(eq(portalItems.portalId, portalId), inArray(designs.productId, [...productIds])))
		.orderBy(asc(designVersions.designId), desc(designVersions.version))
		.limit(mostVersions)
