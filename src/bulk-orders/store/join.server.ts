// Orders that a late player can be added to.
import { and, asc, desc, eq, inArray, isNotNull, isNull, notInArray } from 'drizzle-orm'
import { columnsOf } from '#database/columns.ts'
import type { Connection } from '#database/client.server.ts'
import { products, variants } from '#catalog/tables.ts'
import { orders } from '#orders/tables.ts'

const mostOrders = 20

/** Orders of the portal by its managers that have not ended and are no fill-ins themselves, latest first. */
export const runningOrders = (db: Connection, portalId: string) =>
	db
		.select()
		.from(orders)
		.where(
			and(
				eq(orders.portalId, portalId),
				notInArray(orders.status, ['cancelled', 'refunded']),
				isNotNull(orders.userId),
				isNull(orders.fillInOf),
			),
		)
		.orderBy(desc(orders.createdAt), asc(orders.id))
		.limit(mostOrders)

/** All sizes and colors of these products, with the kind of garment. */
export const sizesOfProducts = (db: Connection, productIds: readonly string[]) =>
	db
		.select({
			...columnsOf(variants, 'id', 'productId', 'size', 'color', 'stock'),
			attributes: products.attributes,
		})
		.from(variants)
		.innerJoin(products, and(eq(products.id, variants.productId), products.active))
		.where(inArray(variants.productId, [...productIds]))
		.orderBy(asc(variants.productId), asc(variants.sizeRank))
