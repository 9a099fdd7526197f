// Removes paid lines from the bulk cart they came from, in the transaction that marks the order as paid.
import type { ServiceContext } from '#database/context.server.ts'
import { wantedOfOrder } from '#orders/service/lines.server.ts'
import type { OrderMove } from '#orders/states.ts'
import type { OrderRow } from '#orders/tables.ts'
import { withoutOrdered } from '../rules/items.ts'
import { lockDraft, upsertDraft } from '../store/drafts.server.ts'
import { draftCartId } from './draft.server.ts'

/** For `OrderDependencies.onMoved`. Lines added to the cart since then stay. */
export async function leaveDraft(
	inner: ServiceContext,
	{ order, move }: { order: OrderRow; move: OrderMove },
): Promise<void> {
	const { portalId, userId, cartId } = order
	if (portalId === null || userId === null || (move !== 'pay' && move !== 'revive')) return
	const key = { portalId, userId }
	if (cartId !== draftCartId(key)) return
	const draft = await lockDraft(inner.db, key)
	if (!draft || draft.items.length === 0) return
	const left = withoutOrdered(draft.items, await wantedOfOrder(inner, order.id))
	if (left.length < draft.items.length) await upsertDraft(inner.db, { ...key, items: left, now: inner.now })
}
