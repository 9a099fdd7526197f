// Starts and ends the sales of products on their days.
import { noteAll } from '#accounts/service/audit.server.ts'
import type { ServiceContext } from '#database/context.server.ts'
import { shopDay } from '#shop-settings/service/shop.server.ts'
import { switchSales } from '../store/sales.server.ts'
import { renewProducts } from './manage.server.ts'

/** Products per transaction. */
export const salesAtOnce = 250

/**
 * Charges sale prices from their first day and regular prices after their last, of some products. Call it inside a
 * transaction; the caller updates the search index. A second run changes nothing.
 * @returns ids of the products
 */
export async function switchDueSales(inner: ServiceContext): Promise<string[]> {
	const switched = await switchSales(inner.db, { day: shopDay(inner.now), limit: salesAtOnce })
	if (switched.length === 0) return []
	const ids = switched.map(({ id }) => id)
	await renewProducts(inner, ids)
	await noteAll(
		inner,
		switched.map(({ id, fromCents, toCents, isOnSale }) => ({
			event: isOnSale ? 'product.sale_started' : 'product.sale_ended',
			subject: id,
			details: { fromCents, toCents },
		})),
	)
	return ids
}
