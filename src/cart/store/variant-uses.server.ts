// Which carts have sizes of products.
import { inArray } from 'drizzle-orm'
import type { Connection } from '#database/client.server.ts'
import { cartLines } from '../tables.ts'

/** Most rows that are counted. */
const mostUses = 5_000

export const cartsWith = (db: Connection, variantIds: readonly string[]) =>
	db
		.selectDistinct({ variantId: cartLines.variantId, id: cartLines.cartId })
		.from(cartLines)
		.where(inArray(cartLines.variantId, [...variantIds]))
		.orderBy(cartLines.cartId, cartLines.variantId)
		.limit(mostUses)
