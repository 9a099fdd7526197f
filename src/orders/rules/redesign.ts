// Which lines of an order change when a catalog entry gets another design.
import type { LineSnapshot } from '../schemas.ts'

type Line = {
	productId: string
	designId: string | null
	designVersion: number | null
	qty: number
	refundedQty: number
	snapshot: Pick<LineSnapshot, 'portalItemId'>
}
type Item = {
	itemId: string
	productId: string
	isOnlyOfProduct: boolean
	design: { id: string; version: number } | null
}

/**
 * Lines of the entry in another design, as `openOrdersBut` finds them. Older lines do not name their entry: they are of the only one
 * with their product, and of two it is not known.
 */
export const isOfItemBut = (
	{ productId, designId, designVersion, qty, refundedQty, snapshot }: Line,
	{ itemId, productId: wanted, isOnlyOfProduct, design }: Item,
): boolean =>
	productId === wanted &&
	(snapshot.portalItemId === undefined ? isOnlyOfProduct : snapshot.portalItemId === itemId) &&
	(designId !== (design?.id ?? null) || designVersion !== (design?.version ?? null)) &&
	qty > refundedQty
