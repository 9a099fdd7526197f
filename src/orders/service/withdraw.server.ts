// Takes the lines of a player who left out of an order that is not paid. The caller checks the permission, and has locked
// the order.
import type { ServiceContext } from '#database/context.server.ts'
import { Terms } from '#pricing/schemas.ts'
import { messages } from '../messages.ts'
import { countedLine } from '../rules/lines.ts'
import { keptTerms, totalsLeft } from '../rules/withdraw.ts'
import { removeLines, updateAmended } from '../store/amend.server.ts'
import { linesOf } from '../store/orders.server.ts'
import { sharesOfOrder, withdrawShares } from '../store/shares.server.ts'
import type { OrderLineRow, OrderRow, ShareRow } from '../tables.ts'
import { moveStock } from './amend.server.ts'
import { wantedOf } from './lines.server.ts'
import { recordEvent } from './transition.server.ts'

type Contents = {
	order: OrderRow
	lines: readonly OrderLineRow[]
	/** Of a split order. */
	shares: readonly ShareRow[]
}

/** What an order is without these lines and shares, at the prices and terms that it was placed on. Writes nothing. */
export function orderWithout(
	{ order, lines, shares }: Contents,
	gone: { lineIds: ReadonlySet<string>; shareIds: ReadonlySet<string> },
) {
	const left = lines.filter(({ id }) => !gone.lineIds.has(id))
	const units = (some: readonly OrderLineRow[]) => some.reduce((sum, { qty }) => sum + qty, 0)
	const terms = keptTerms(Terms.parse(order.terms), { before: units(lines), left: units(left) })
	const standing = shares.filter(({ id, state }) => state !== 'withdrawn' && !gone.shareIds.has(id))
	const pricing = totalsLeft(
		left.map((row) => countedLine({ ...row, quantity: row.qty })),
		terms,
		order.isSplit ? standing.reduce((sum, { amountCents }) => sum + amountCents, 0) : null,
	)
	return { left, standing, terms, pricing }
}

/**
 * Takes these lines out, and their shares. The others keep their prices and their shares. At least one line must be
 * left: an order without lines is cancelled instead.
 */
export async function withdrawLines(
	inner: ServiceContext,
	order: OrderRow,
	gone: { lineIds: ReadonlySet<string>; shareIds: ReadonlySet<string> },
): Promise<{ order: OrderRow; isSettled: boolean }> {
	const lines = await linesOf(inner.db, order.id)
	const shares = order.isSplit ? await sharesOfOrder(inner.db, order.id) : []
	const { left, standing, terms, pricing } = orderWithout({ order, lines, shares }, gone)
	if (left.length === 0) throw new Error('An order without lines has to be cancelled')
	await removeLines(inner.db, order.id, [...gone.lineIds])
	if (gone.shareIds.size > 0) await withdrawShares(inner.db, [...gone.shareIds])
	await moveStock(
		inner,
		order,
		left.map((row) => ({ row, wanted: wantedOf(row) })),
	)
	const change = { totalCents: pricing.totalCents, pricing, terms, updatedAt: inner.now }
	await updateAmended(inner.db, [{ id: order.id, poNumber: order.poNumber, ...change }])
	await recordEvent(inner, order, {
		kind: 'note',
		why: messages.withdrawn(order.totalCents, change.totalCents),
	})
	return { order: { ...order, ...change }, isSettled: standing.every(({ state }) => state !== 'open') }
}
