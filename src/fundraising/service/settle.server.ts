// Keeps the ledger of an order at what the order raises: credited when it is paid or approved, taken back when money
// goes back, when it is cancelled and when its approval is void. Called with the order locked.
import { randomUUID } from 'node:crypto'
import type { ServiceContext } from '#database/context.server.ts'
import type { RefundNote } from '#orders/desk.server.ts'
import type { OrderMove } from '#orders/states.ts'
import type { OrderRow } from '#orders/store/orders.server.ts'
import { dueCents, weightsOf, type RaisingLine } from '../rules/due.ts'
import { largestRemainder, movesTowards } from '../rules/shares.ts'
import { addEntries, lockLedger, raisingLinesOf, standingOf, type NewEntry } from '../store/ledger.server.ts'

/** Moves after which an order raises another amount than before, with what the ledger says of it. */
const noteOf: Partial<Record<OrderMove, string>> = {
	pay: '',
	approve: '',
	revive: 'Paid after all',
	void_approval: 'Approval no longer counts',
	cancel: 'Order cancelled',
	expire: 'Order cancelled',
	refund: 'Refunded',
}

type Line = RaisingLine & { id: string; productId: string }
type Amount = { productId: string | null; orderLineId: string | null; amountCents: number }

/** The first time every line of its own, so that each garment shows what it earned. */
const credits = (lines: readonly Line[], cents: number): Amount[] => {
	const parts = largestRemainder(cents, weightsOf(lines))
	return lines.map(({ id, productId }, at) => ({
		productId,
		orderLineId: id,
		amountCents: parts[at] ?? 0,
	}))
}

/** Later the difference, by product: a line is credited once for ever, and an order may be approved again. */
function differences(
	lines: readonly Line[],
	standing: readonly { productId: string | null; cents: number }[],
	cents: number,
): Amount[] {
	const wanted = new Map<string | null, number>(standing.map(({ productId }) => [productId, 0]))
	for (const { productId, amountCents } of credits(lines, cents))
		wanted.set(productId, (wanted.get(productId) ?? 0) + amountCents)
	const present = new Map(standing.map(({ productId, cents: held }) => [productId, held]))
	const products = [...wanted.keys()]
	const steps = movesTowards(
		products.map((id) => present.get(id) ?? 0),
		products.map((id) => wanted.get(id) ?? 0),
	)
	return products.map((productId, at) => ({ productId, orderLineId: null, amountCents: steps[at] ?? 0 }))
}

/** Four statements at most, whatever the number of lines. */
async function settle(inner: ServiceContext, order: OrderRow, note: string): Promise<void> {
	const { db, now } = inner
	const { id: orderId, portalId, pricing } = order
	if (portalId === null || pricing.fundraisingCents === 0) return
	const standing = await standingOf(db, orderId)
	const lines = await raisingLinesOf(db, orderId)
	const due = dueCents(order, lines)
	const amounts = standing.length === 0 ? credits(lines, due) : differences(lines, standing, due)
	const entries = amounts
		.filter(({ amountCents }) => amountCents !== 0)
		.map((amount): NewEntry => {
			const kind = amount.amountCents > 0 ? 'credit' : 'reversal'
			return { ...amount, id: randomUUID(), portalId, kind, orderId, note, createdAt: now }
		})
	// A payout at the same moment counts before or after what is taken back, never on what is no longer there.
	if (entries.some(({ kind }) => kind === 'reversal')) await lockLedger(db, portalId)
	await addEntries(db, entries)
}

/** For `OrderDesk.onMoved`. */
export async function settleMoved(
	inner: ServiceContext,
	{ order, move }: { order: OrderRow; move: OrderMove },
): Promise<void> {
	const note = noteOf[move]
	if (note !== undefined) await settle(inner, order, note)
}

/** For `OrderDesk.onRefunded`, when the units of the refund are noted in the lines. */
export const settleRefunded = (
	inner: ServiceContext,
	{ order, refundedCents }: Pick<RefundNote, 'order' | 'refundedCents'>,
): Promise<void> => settle(inner, { ...order, refundedCents }, 'Refunded')
