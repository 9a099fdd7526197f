// How much is refunded from which payments: computed from lines, and divided among the payers of a split order.
import type { Connection } from '#database/client.server.ts'
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { Refusal } from '#kit/errors.ts'
import { refundFor, taxParts, type BoughtLine, type UnitsBack } from '#orders/rules/refunds.ts'
import { findAndLockOrder, orderLinesOf } from '#orders/service/find.server.ts'
import { shareStatesOf } from '#orders/service/shares.server.ts'
import { isCredited } from '#orders/states.ts'
import type { OrderRow } from '#orders/tables.ts'
import { amountOf } from '#pricing/rules/totals.ts'
import { messages } from '../messages.ts'
import { isCreditable } from '../rules/received.ts'
import {
	countedPayments,
	ofTheOrder,
	ownRefunds,
	pursesOf,
	spreadOver,
	type CameIn,
	type Counted,
	type Purse,
	type Spread,
	type Wanted,
} from '../rules/counted.ts'
import {
	lockRefund,
	paidPaymentsOf,
	paymentById,
	refundsOf,
	updateRefund,
	type RefundRow,
} from '../store/payments.server.ts'
import type { ProviderRefund } from '../contract.ts'
import type { PaymentDependencies } from '../dependencies.server.ts'
import { notifyStaffAgain, resolveTask } from '#orders/service/tasks.server.ts'

/** The refund that the provider made although its response was lost: it deletes idempotency keys after a day. */
export async function madeAfterAll(
	{ provider }: PaymentDependencies,
	{ id }: Pick<RefundRow, 'id'>,
	paymentIntentId: string,
): Promise<ProviderRefund | undefined> {
	const made = await provider.refundsOf(paymentIntentId)
	return made.find(({ refundId, state }) => refundId === id && state !== 'failed')
}

/** Whether no later refund has used the money or the units. The order must be locked. */
async function isStillOwed(db: Connection, refund: RefundRow): Promise<boolean> {
	const payment = await paymentById(db, refund.paymentId)
	const standing = await refundsOf(db, refund.orderId)
	const backCents = standing
		.filter(({ paymentId }) => paymentId === refund.paymentId)
		.reduce((sum, { amountCents }) => sum + amountCents, 0)
	if (!payment || refund.amountCents > payment.amountCents - backCents) return false
	const gone = Map.groupBy(
		standing.flatMap(({ lines }) => lines),
		({ lineId }) => lineId,
	)
	const bought = new Map((await orderLinesOf({ db }, refund.orderId)).map(({ id, qty }) => [id, qty]))
	return refund.lines.every(({ lineId, qty }) => {
		const goneUnits = gone.get(lineId)?.reduce((sum, one) => sum + one.qty, 0) ?? 0
		return qty <= (bought.get(lineId) ?? 0) - goneUnits
	})
}

/**
 * Reserves the amount of a refund that was given up again, and closes its staff task.
 * @returns false when there is nothing to send: then staff is notified of the reason
 */
export const reserveAgain = (
	context: ServiceContext,
	{ id, orderId }: Pick<RefundRow, 'id' | 'orderId'>,
): Promise<boolean> =>
	inTransaction(context, async (inner) => {
		const order = await findAndLockOrder(inner, orderId)
		const refund = await lockRefund(inner.db, id)
		if (refund?.state !== 'failed') return refund?.state === 'requested'
		if (order && (await isStillOwed(inner.db, refund))) {
			const taxCents = await taxOfRefund(inner, order, refund)
			await updateRefund(inner.db, id, { state: 'requested', taxCents })
			await resolveTask(inner, { kind: 'refund_failed', subject: id })
			return true
		}
		const detail = 'Asked for again, but other refunds have taken its money meanwhile: nothing was sent.'
		await notifyStaffAgain(inner, { kind: 'refund_failed', orderId, subject: id, detail })
		return false
	})

/** Everything left, some units of some lines, or an amount alone. */
export type RefundInput = 'whole' | { lines: UnitsBack[] } | { amountCents: number }

export type PaidOrder = Pick<OrderRow, 'id' | 'isSplit' | 'paymentMode' | 'status' | 'totalCents'>

/** The payments that count toward an order that is paid here. The order must be locked. */
export async function countedPaid(
	db: Connection,
	{ id, isSplit }: Pick<OrderRow, 'id' | 'isSplit'>,
): Promise<Counted<CameIn>[]> {
	const paid = await paidPaymentsOf(db, id)
	return countedPayments(paid, isSplit ? await shareStatesOf({ db }, id) : null)
}

/** The same for any order: a purchase order that is made counts as its own payment. */
export async function countedOf(db: Connection, order: PaidOrder): Promise<Counted<CameIn>[]> {
	const { id, paymentMode, totalCents } = order
	if (!isCredited(paymentMode)) return countedPaid(db, order)
	const payment = { id, shareId: null, amountCents: totalCents }
	return isCreditable(order) ? [{ payment, worthCents: totalCents }] : []
}

/** Requested and completed refunds of these payments alone. */
export async function refundsOfCounted(
	db: Connection,
	orderId: string,
	counted: readonly Counted<CameIn>[],
): Promise<RefundRow[]> {
	const ids = new Set(counted.map(({ payment }) => payment.id))
	return (await refundsOf(db, orderId)).filter(({ paymentId }) => ids.has(paymentId))
}

/** A line with the payment that paid for it; null when it was no particular one. */
type PaidLine = BoughtLine & { paymentId: string | null }

/** Units by line. */
function unitsOf(refunds: readonly Pick<RefundRow, 'lines'>[]): Map<string, number> {
	const units = new Map<string, number>()
	for (const { lines } of refunds)
		for (const { lineId, qty } of lines) units.set(lineId, (units.get(lineId) ?? 0) + qty)
	return units
}

/** Units of an order that are refunded or being refunded, by line. */
export const unitsBack = async (
	{ db }: Pick<ServiceContext, 'db'>,
	orderId: string,
): Promise<ReadonlyMap<string, number>> => unitsOf(await refundsOf(db, orderId))

async function paidLines(
	inner: ServiceContext,
	order: OrderRow,
	{ standing, counted }: { standing: readonly RefundRow[]; counted: readonly Counted<CameIn>[] },
): Promise<PaidLine[]> {
	const gone = unitsOf(standing)
	const paidBy = new Map(counted.map(({ payment }) => [payment.shareId, payment.id]))
	// Lines that no family paid for were paid with the rest.
	const rest = paidBy.get(null) ?? null
	return (await orderLinesOf(inner, order.id)).map(({ id, unitCents, qty, snapshot, shareId }) => ({
		id,
		unitCents,
		qty,
		raisesFunds: snapshot.raisesFunds,
		isAgreed: snapshot.isAgreedPrice ?? false,
		gone: gone.get(id) ?? 0,
		paymentId: (shareId === null ? null : paidBy.get(shareId)) ?? rest,
	}))
}

/** @throws Refusal invalid for lines of other orders and for more units than there are */
function checked(lines: readonly BoughtLine[], back: readonly UnitsBack[]) {
	for (const { lineId, qty } of back) {
		const line = lines.find(({ id }) => id === lineId)
		if (!line) throw new Refusal('invalid', messages.unknownLine)
		if (!Number.isSafeInteger(qty) || qty < 1 || qty > line.qty - line.gone)
			throw new Refusal('invalid', messages.tooManyUnits)
	}
	if (new Set(back.map(({ lineId }) => lineId)).size < back.length)
		throw new Refusal('invalid', messages.tooManyUnits)
	return back
}

const payersOf = (lines: readonly PaidLine[], back: readonly UnitsBack[]) => {
	const payer = new Map(lines.map(({ id, paymentId }) => [id, paymentId]))
	return Map.groupBy(back, ({ lineId }) => payer.get(lineId) ?? null)
}

/**
 * The value of each payer's units, one payer after the other. A family whose items are all refunded gets all that is
 * left of its share, so that rounding shifts no cent between payers.
 */
function wantedForLines(
	lines: readonly PaidLine[],
	back: readonly UnitsBack[],
	{ order, purses }: { order: OrderRow; purses: readonly Purse[] },
): Wanted[] {
	const { isSplit, pricing } = order
	const goneNow = new Map(lines.map(({ id, gone }) => [id, gone]))
	const goneOf = (id: string) => goneNow.get(id) ?? 0
	return [...payersOf(lines, back)].map(([paymentId, units]) => {
		const before = lines.map((line) => ({ ...line, gone: goneOf(line.id) }))
		for (const { lineId, qty } of units) goneNow.set(lineId, goneOf(lineId) + qty)
		const isAll = lines.every(({ id, qty, paymentId: payer }) => payer !== paymentId || goneOf(id) >= qty)
		const left = purses.find(({ id }) => id === paymentId)?.leftCents
		const takesAll = isSplit && isAll && amountOf(pricing, 'shipping') === 0 && left !== undefined
		const amountCents = takesAll ? left : refundFor(before, units, pricing)
		return { paymentId, amountCents, lines: units }
	})
}

/** Everything left, from each payment with the units that it paid for. */
function wantedForAll(lines: readonly PaidLine[], purses: readonly Purse[]): Wanted[] {
	const rest = lines.flatMap(({ id, qty, gone }) => (qty > gone ? [{ lineId: id, qty: qty - gone }] : []))
	const byPayer = payersOf(lines, rest)
	const own = purses.map(({ id, leftCents }) => ({
		paymentId: id,
		amountCents: leftCents,
		lines: byPayer.get(id) ?? [],
	}))
	const others = [...byPayer].filter(([id]) => !purses.some((one) => one.id === id))
	return [...own, ...others.map(([paymentId, units]) => ({ paymentId, amountCents: 0, lines: units }))]
}

type Purses = { order: OrderRow; purses: readonly Purse[]; leftCents: number }

/** @throws Refusal invalid for more than is left */
function wantedFor(what: RefundInput, lines: readonly PaidLine[], { leftCents, ...paid }: Purses): Wanted[] {
	if (what === 'whole') return wantedForAll(lines, paid.purses)
	if ('lines' in what) return wantedForLines(lines, checked(lines, what.lines), paid)
	const { amountCents } = what
	if (!Number.isSafeInteger(amountCents) || amountCents < 1 || amountCents > leftCents)
		throw new Refusal('invalid', messages.tooMuch(leftCents))
	return [{ paymentId: null, amountCents, lines: [] }]
}

type Paid = {
	/** `gone` of them is the quantity refunded before. */
	lines: readonly PaidLine[]
	standing: readonly RefundRow[]
	counted: readonly Counted<CameIn>[]
}

const sumOf = (refunds: readonly { amountCents: number }[]): number =>
	refunds.reduce((sum, { amountCents }) => sum + amountCents, 0)

/** The sales tax in each of these refunds, of one payment each. A cancelled order is no sale: all its money goes back untaxed. */
function taxIn({ pricing, status }: OrderRow, parts: readonly Spread[], paid: Paid): number[] {
	const { lines, standing, counted } = paid
	if (status === 'cancelled') return parts.map(() => 0)
	const before = {
		refundedCents: sumOf(ownRefunds(counted, standing)),
		taxCents: standing.reduce((sum, { taxCents }) => sum + taxCents, 0),
	}
	const own = parts.map(({ paymentId, amountCents, lines: back }) => {
		const one = counted.find(({ payment }) => payment.id === paymentId)
		const beforeCents = sumOf(standing.filter((refund) => refund.paymentId === paymentId))
		return { amountCents: one ? ofTheOrder(one, { beforeCents, amountCents }) : 0, lines: back }
	})
	return taxParts({ pricing, lines }, before, own)
}

/**
 * The sales tax in a refund that is none of the requested or completed ones: a new one, or one that was given up. The order must
 * be locked.
 */
export async function taxOfRefund(inner: ServiceContext, order: OrderRow, refund: Spread): Promise<number> {
	const counted = await countedOf(inner.db, order)
	const standing = await refundsOfCounted(inner.db, order.id, counted)
	const lines = await paidLines(inner, order, { standing, counted })
	const [taxCents = 0] = taxIn(order, [refund], { lines, standing, counted })
	return taxCents
}

/** A part of a refund with the sales tax in it. */
export type TaxedSpread = Spread & { taxCents: number }

/**
 * The parts of a refund, one per payment; an order paid at once has one.
 * @throws Refusal conflict when nothing was paid or is left, invalid for more than is left
 */
export async function plannedRefund(
	inner: ServiceContext,
	order: OrderRow,
	what: RefundInput,
): Promise<TaxedSpread[]> {
	// Families are still paying: the amount is unknown until all have paid, or the order is cancelled.
	if (order.isSplit && order.status === 'pending') throw new Refusal('conflict', messages.stillCollecting)
	const counted = await countedOf(inner.db, order)
	if (counted.length === 0)
		throw new Refusal(
			'conflict',
			isCredited(order.paymentMode) ? messages.notYetCreditable : messages.notPaid,
		)
	const standing = await refundsOfCounted(inner.db, order.id, counted)
	const purses = pursesOf(counted, standing)
	const leftCents = purses.reduce((sum, purse) => sum + purse.leftCents, 0)
	if (leftCents <= 0) throw new Refusal('conflict', messages.nothingToRefund)
	const lines = await paidLines(inner, order, { standing, counted })
	// Earlier refunds of an amount alone may have used up part of a payment: then less is refunded.
	const spread = spreadOver(purses, wantedFor(what, lines, { order, purses, leftCents }))
	if (spread.length === 0) throw new Refusal('invalid', messages.tooMuch(leftCents))
	const taxes = taxIn(order, spread, { lines, standing, counted })
	return spread.map((part, at) => ({ ...part, taxCents: taxes[at] ?? 0 }))
}
