// What a team's store sells for its fundraiser: products alone, without the team's own names for
// them. It reads no design's text, no roster and no order.
import { and, asc, eq, gte, isNull, or, sql } from 'drizzle-orm'
import type { Connection } from '#database/client.server.ts'
import { columnsOf } from '#database/columns.ts'
import { products } from '#catalog/tables.ts'
import { designVersions } from '#designs/tables.ts'
import { portalItems } from '#portals/tables.ts'
import type { IsoDate } from '#kit/time.ts'

const mostItems = 200

/** Entries that can be ordered on this day, in catalog order. */
export const itemsOffered = (db: Connection, { portalId, today }: { portalId: string; today: IsoDate }) =>
	db
		.select({
			...columnsOf(products, 'brand', 'model', 'sport', 'colorways', 'images'),
			isDesigned: sql<boolean>`${portalItems.designId} is not null`,
			raisesFunds: sql<boolean | null>`(${products.attributes} ->> 'raisesFunds')::boolean`,
			fundraisingEnabled: sql<boolean>`coalesce((${designVersions.config} ->> 'fundraisingEnabled')::boolean, false)`,
			offeredColorways: portalItems.colorways,
		})
		.from(portalItems)
		.innerJoin(products, eq(products.id, portalItems.productId))
		.leftJoin(
			designVersions,
			and(
				eq(designVersions.designId, portalItems.designId),
				eq(designVersions.version, portalItems.designVersion),
			),
		)
		.where(
			and(
				eq(portalItems.portalId, portalId),
				eq(products.status, 'active'),
				or(isNull(portalItems.deadlineOn), gte(portalItems.deadlineOn, today)),
			),
		)
		.orderBy(asc(portalItems.position), asc(portalItems.id))
		.limit(mostItems)
