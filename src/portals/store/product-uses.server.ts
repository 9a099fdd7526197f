// Which colors and sizes of a product the catalogs of portals name.
import { eq, or, isNotNull, and } from 'drizzle-orm'
import { columnsOf } from '#database/columns.ts'
import type { Connection } from '#database/client.server.ts'
import { designs } from '#designs/tables.ts'
import { portalItems } from '../tables.ts'

/** Most rows that are counted. */
const mostUses = 2_000

/** A design of the shop is of one color. */
export const itemsWith = (db: Connection, productId: string) =>
	db
		.select({
			id: portalItems.portalId,
			...columnsOf(portalItems, 'colorways', 'sizes'),
			designColorway: designs.colorway,
		})
		.from(portalItems)
		.leftJoin(designs, eq(designs.id, portalItems.designId))
		.where(
			and(
				eq(portalItems.productId, productId),
				or(isNotNull(portalItems.colorways), isNotNull(portalItems.sizes), isNotNull(designs.colorway)),
			),
		)
		.orderBy(portalItems.portalId, portalItems.position)
		.limit(mostUses)
