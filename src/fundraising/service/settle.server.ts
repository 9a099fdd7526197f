// Keeps the ledger of an order equal to what it raises: credited when paid or approved, reversed on refunds, on
// cancellation and when its approval becomes void. Called with the order locked.
import { randomUUID } from 'node:crypto'
import type { ServiceContext } from '#database/context.server.ts'
import type { RefundNote } from '#orders/dependencies.server.ts'
import type { OrderMove } from '#orders/states.ts'
import type { OrderRow } from '#orders/tables.ts'
import { isDonation } from '#orders/rules/donation.ts'
import { raiseVersion } from '#database/versions.server.ts'
import { amountOf } from '#pricing/rules/totals.ts'
import {
	dueCents,
	isCounted,
	largestRemainder,
	movesTowards,
	weightsOf,
	type RaisingLine,
} from '../rules/due.ts'
import { portalOfDonation } from '../store/donations.server.ts'
import { addEntries, lockLedger, raisingLinesOf, bookedOf, type NewEntry } from '../store/ledger.server.ts'

/** Transitions that change the amount raised, with the note for the ledger. */
const noteOf: Partial<Record<OrderMove, string>> = {
	pay: '',
	approve: '',
	revive: 'Paid after all',
	void_approval: 'Approval no longer counts',
	cancel: 'Order cancelled',
	expire: 'Order cancelled',
	refund: 'Refunded',
}

type Line = RaisingLine & { productId: string }
type Booked = { productId: string | null; cents: number }

/**
 * The amounts to add per product so that the order's entries equal `due`; each line carries its share. Stored by
 * product, not by line: lines may change or be removed when an approval becomes void, and credits stay on record.
 */
function amountsFor(lines: readonly Line[], booked: readonly Booked[], due: number) {
	const wanted = new Map<string | null, number>(booked.map(({ productId }) => [productId, 0]))
	const parts = largestRemainder(due, weightsOf(lines))
	for (const [at, { productId }] of lines.entries())
		wanted.set(productId, (wanted.get(productId) ?? 0) + (parts[at] ?? 0))
	const present = new Map(booked.map(({ productId, cents }) => [productId, cents]))
	const items = [...wanted.keys()]
	const steps = movesTowards(
		items.map((id) => present.get(id) ?? 0),
		items.map((id) => wanted.get(id) ?? 0),
	)
	return items.map((productId, at) => ({ productId, amountCents: steps[at] ?? 0 }))
}

/** Four statements at most, whatever the number of lines. */
async function settle(inner: ServiceContext, order: OrderRow, note: string): Promise<void> {
	const { db, now } = inner
	const { id: orderId, portalId, pricing } = order
	if (portalId === null) return
	const booked = await bookedOf(db, orderId)
	if (booked.length === 0 && amountOf(pricing, 'fundraising') === 0) return
	const lines = await raisingLinesOf(db, orderId)
	const entries = amountsFor(lines, booked, dueCents(order, lines))
		.filter(({ amountCents }) => amountCents !== 0)
		.map((amount): NewEntry => {
			const kind = amount.amountCents > 0 ? 'credit' : 'reversal'
			return { ...amount, id: randomUUID(), portalId, kind, orderId, note, createdAt: now }
		})
	// Serializes reversals with payouts, so that a payout never uses money that was reversed.
	if (entries.some(({ kind }) => kind === 'reversal')) await lockLedger(db, portalId)
	await addEntries(db, entries)
}

/** All of a donation goes to the team, until it goes back to the donor. */
async function settleDonation(inner: ServiceContext, order: OrderRow): Promise<void> {
	const { db, now } = inner
	const { id: orderId, totalCents, refundedCents } = order
	const portalId = await portalOfDonation(db, orderId)
	if (portalId === undefined) return
	const booked = (await bookedOf(db, orderId)).reduce((sum, { cents }) => sum + cents, 0)
	const amountCents = (isCounted(order.status) ? totalCents - refundedCents : 0) - booked
	if (amountCents === 0) return
	const isCredit = amountCents > 0
	if (!isCredit) await lockLedger(db, portalId)
	const note = isCredit ? 'Donation' : 'Donation refunded'
	const kind = isCredit ? 'credit' : 'reversal'
	await addEntries(db, [{ id: randomUUID(), portalId, kind, orderId, note, amountCents, createdAt: now }])
	await raiseVersion(db, 'catalog')
}

/** For `OrderDependencies.onMoved`. */
export async function settleMoved(
	inner: ServiceContext,
	{ order, move }: { order: OrderRow; move: OrderMove },
): Promise<void> {
	if (isDonation(order)) return settleDonation(inner, order)
	const note = noteOf[move]
	if (note !== undefined) await settle(inner, order, note)
}

/** For `OrderDependencies.onRefunded`, after the refunded units are saved in the lines. */
export const settleRefunded = (
	inner: ServiceContext,
	{ order, refundedCents }: Pick<RefundNote, 'order' | 'refundedCents'>,
): Promise<void> => {
	const now = { ...order, refundedCents }
	return isDonation(order) ? settleDonation(inner, now) : settle(inner, now, 'Refunded')
}
