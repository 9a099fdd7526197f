// Changes of carts besides shopping: a visitor signs in, an order removes its lines, old carts are deleted.
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { lineKeyOf } from '#orders/rules/lines.ts'
import type { WantedLine } from '#orders/schemas.ts'
import { joinedLines, withoutOrdered } from '../rules/lines.ts'
import {
	cartOfOwner,
	deleteCart,
	deleteVisitorCartsBefore,
	lockCart,
	lockCartById,
	markChanged,
	setCode,
} from '../store/carts.server.ts'
import { changeLines, deleteLines, linesOfCart, moveLines } from '../store/lines.server.ts'
import { ownCart } from './cart.server.ts'

/**
 * Merges a visitor's cart into the person's own. Equal lines are added up; units that do not fit stay in the visitor's
 * cart. Repeated or concurrent calls merge once: the visitor's cart is locked first.
 * @returns units that did not fit
 */
export async function joinCarts(
	context: ServiceContext,
	{ userId, visitorKey }: { userId: string; visitorKey: string },
): Promise<number> {
	// Usually there is nothing to merge, and then nothing is locked.
	if (!(await cartOfOwner(context.db, { visitorKey }))) return 0
	return inTransaction(context, async (inner) => {
		const visitors = await lockCart(inner.db, { visitorKey })
		if (!visitors) return 0
		const arriving = await linesOfCart(inner.db, visitors.id)
		const own = await ownCart(inner, { userId })
		const { grown, moved, emptied, left } = joinedLines(await linesOfCart(inner.db, own.id), arriving)
		await changeLines(inner.db, [...grown, ...left])
		await moveLines(inner.db, moved, own.id)
		await deleteLines(inner.db, emptied)
		if (grown.length + moved.length > 0) await markChanged(inner.db, own.id, inner.now)
		if (own.promotionCode === null && visitors.promotionCode !== null)
			await setCode(inner.db, own.id, visitors.promotionCode)
		if (left.length === 0) await deleteCart(inner.db, visitors.id)
		return left.reduce((sum, { quantity }) => sum + quantity, 0)
	})
}

/**
 * Removes ordered items from the order's cart. Call it inside the order's transaction, once per order. Units added
 * since stay; a missing cart is ignored.
 */
export async function emptyAfterOrder(
	inner: ServiceContext,
	cartId: string,
	ordered: readonly WantedLine[],
): Promise<void> {
	const cart = await lockCartById(inner.db, cartId)
	if (!cart) return
	const lines = await linesOfCart(inner.db, cart.id)
	const { kept, gone } = withoutOrdered(
		lines,
		ordered.map((line) => ({ key: lineKeyOf(line), variantId: line.variantId, quantity: line.quantity })),
	)
	if (kept.length + gone.length === 0) return
	await changeLines(inner.db, kept)
	await deleteLines(inner.db, gone)
	if (cart.promotionCode !== null) await setCode(inner.db, cart.id, null)
	await markChanged(inner.db, cart.id, inner.now)
}

/** Equals the lifetime of the visitor's cookie. */
const visitorCartDays = 60

/** Deletes carts of visitors who have not come back. @returns how many */
export const deleteOldCarts = ({ db, now }: ServiceContext): Promise<number> =>
	deleteVisitorCartsBefore(db, new Date(now.getTime() - visitorCartDays * 86_400_000))
