// Reserving and returning stock: the last unit is never sold twice.
import type { ServiceContext } from '#database/context.server.ts'
import { raiseVersion } from '#database/versions.server.ts'
import { soldSports } from '#shop-settings/service/shop.server.ts'
import { renewInStock } from '../store/listing-rows.server.ts'
import { changeStock, lockStock, type StockChange } from '../store/stock.server.ts'

export type StockNeed = { variantId: string; quantity: number }
export type Shortage = StockNeed & { available: number }

/** Sums the lines of an order to one need per variant. */
export function summedPerVariant(needs: readonly StockNeed[]): StockNeed[] {
	const sums = new Map<string, number>()
	for (const { variantId, quantity } of needs) sums.set(variantId, (sums.get(variantId) ?? 0) + quantity)
	return [...sums].map(([variantId, quantity]) => ({ variantId, quantity }))
}

type Shelf = Awaited<ReturnType<typeof lockStock>>[number]

/** Updates lists and caches only for variants that sell out or return to stock; orders always read the real count. */
async function updateLists(
	inner: ServiceContext,
	shelves: readonly Shelf[],
	changes: readonly StockChange[],
) {
	const deltas = new Map(changes.map(({ variantId, delta }) => [variantId, delta]))
	const turned = shelves.filter(({ id, stock }) => stock > 0 !== stock + (deltas.get(id) ?? 0) > 0)
	if (turned.length === 0) return
	await renewInStock(inner.db, soldSports(), [...new Set(turned.map(({ productId }) => productId))])
	await raiseVersion(inner.db, 'catalog')
}

/** Locks the variants of these needs until the transaction ends. */
export const lockShelves = async (inner: ServiceContext, needs: readonly StockNeed[]): Promise<Shelf[]> =>
	needs.length === 0
		? []
		: lockStock(
				inner.db,
				needs.map(({ variantId }) => variantId),
			)

/** Which needs the locked shelves cannot meet; one need per variant. */
export function shortagesOf(needs: readonly StockNeed[], shelves: readonly Shelf[]): Shortage[] {
	const stock = new Map(shelves.map((shelf) => [shelf.id, shelf.stock]))
	return needs.flatMap((need) => {
		const available = stock.get(need.variantId) ?? 0
		return available < need.quantity ? [{ ...need, available }] : []
	})
}

/** Reserves the needs of an order, which the locked shelves can meet; one need per variant. */
export async function takeStock(
	inner: ServiceContext,
	orderId: string,
	{ needs, shelves }: { needs: readonly StockNeed[]; shelves: readonly Shelf[] },
): Promise<void> {
	if (needs.length === 0) return
	const changes = needs.map(({ variantId, quantity }) => ({ variantId, delta: -quantity }))
	await changeStock(inner.db, changes, { kind: 'sold', at: inner.now, orderId })
	await updateLists(inner, shelves, changes)
}

/**
 * Reserves all needs of an order, or none. Call it inside a transaction.
 * @returns the shortages; empty when all were reserved
 */
export async function reserveStock(
	inner: ServiceContext,
	orderId: string,
	wanted: readonly StockNeed[],
): Promise<Shortage[]> {
	const needs = summedPerVariant(wanted)
	const shelves = await lockShelves(inner, needs)
	const shortages = shortagesOf(needs, shelves)
	if (shortages.length === 0) await takeStock(inner, orderId, { needs, shelves })
	return shortages
}

/** Returns an order's units to stock. Call it inside a transaction. */
export async function returnStock(
	inner: ServiceContext,
	orderId: string,
	needs: readonly StockNeed[],
): Promise<void> {
	const back = summedPerVariant(needs)
	if (back.length === 0) return
	const shelves = await lockShelves(inner, back)
	const changes = back.map(({ variantId, quantity }) => ({ variantId, delta: quantity }))
	await changeStock(inner.db, changes, { kind: 'returned', at: inner.now, orderId })
	await updateLists(inner, shelves, changes)
}
