// Deliveries, adjustments and purchases of stock: each updates the search index and notifies the caches at once.
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { announceChange } from '#database/versions.server.ts'
import { adjustStock, receiveStock, type Adjusted, type Received } from '#catalog/service/receive.server.ts'
import {
	endSupplierOrder,
	openSupplierOrder,
	receiveSupplierOrder,
	type NewSupplierOrder,
} from '#purchasing/service/supplier-orders.server.ts'
import { indexProducts } from '#search/service/indexing.server.ts'

/** @throws Refusal forbidden, not_found, invalid, conflict */
export async function receiveDelivery(context: ServiceContext, received: Received): Promise<void> {
	await inTransaction(context, async (inner) => {
		await receiveStock(inner, received)
		await indexProducts(inner.db, [received.productId])
	})
	announceChange()
}

/** @throws Refusal forbidden, not_found, invalid, conflict */
export async function adjustUnits(context: ServiceContext, adjusted: Adjusted): Promise<void> {
	await inTransaction(context, async (inner) => {
		await adjustStock(inner, adjusted)
		await indexProducts(inner.db, [adjusted.productId])
	})
	announceChange()
}

/** Adds what came in of a supplier order. @throws Refusal forbidden, not_found, invalid, conflict */
export async function receiveBlanks(
	context: ServiceContext,
	received: Parameters<typeof receiveSupplierOrder>[1],
): Promise<void> {
	await inTransaction(context, async (inner) => {
		await indexProducts(inner.db, await receiveSupplierOrder(inner, received))
	})
	announceChange()
}

/** @throws Refusal forbidden, not_found, invalid */
export const buyBlanks = (context: ServiceContext, order: NewSupplierOrder): Promise<void> =>
	inTransaction(context, (inner) => openSupplierOrder(inner, order))

/** @throws Refusal forbidden, not_found, conflict */
export const endPurchase = (
	context: ServiceContext,
	ending: Parameters<typeof endSupplierOrder>[1],
): Promise<void> => inTransaction(context, (inner) => endSupplierOrder(inner, ending))
