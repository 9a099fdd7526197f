// Which payments count toward an order, and how refunds are divided among them.

export type CameIn = { id: string; shareId: string | null; amountCents: number }
export type SettledShare = {
	id: string
	amountCents: number
	state: 'open' | 'paid' | 'covered' | 'withdrawn'
}

/** A payment that counts, and how much of it the order needed: a payment of the rest may have been too high. */
export type Counted<Payment extends CameIn> = { payment: Payment; worthCents: number }

/**
 * The payments that count toward an order. Other money was returned: a second payment of an order or a share, and the
 * excess over a rest.
 * @param paid received payments, oldest first
 * @param shares of a split order; null for any other
 */
export function countedPayments<Payment extends CameIn>(
	paid: readonly Payment[],
	shares: readonly SettledShare[] | null,
): Counted<Payment>[] {
	if (shares === null)
		return paid.slice(0, 1).map((payment) => ({ payment, worthCents: payment.amountCents }))
	const covered = shares.reduce(
		(sum, { state, amountCents }) => sum + (state === 'covered' ? amountCents : 0),
		0,
	)
	const isPaid = new Set(shares.flatMap(({ id, state }) => (state === 'paid' ? [id] : [])))
	const firstOf = new Map<string | null, Payment>()
	for (const payment of paid) if (!firstOf.has(payment.shareId)) firstOf.set(payment.shareId, payment)
	return [...firstOf.values()].flatMap((payment) => {
		if (payment.shareId !== null)
			return isPaid.has(payment.shareId) ? [{ payment, worthCents: payment.amountCents }] : []
		return covered > 0 ? [{ payment, worthCents: covered }] : []
	})
}

/** What can still be refunded of a payment; earlier refunds used up its excess first. */
export function leftOf({ payment, worthCents }: Counted<CameIn>, backCents: number): number {
	const tooMuch = payment.amountCents - worthCents
	return Math.min(worthCents - Math.max(0, backCents - tooMuch), payment.amountCents - backCents)
}

/**
 * The part of a refund that is the order's own money, after `beforeCents` of the same payment were refunded; the excess
 * does not count.
 */
export function ofTheOrder(
	{ payment, worthCents }: Counted<CameIn>,
	{ beforeCents, amountCents }: { beforeCents: number; amountCents: number },
): number {
	const tooMuch = payment.amountCents - worthCents
	return Math.max(0, beforeCents + amountCents - tooMuch) - Math.max(0, beforeCents - tooMuch)
}

/** The refundable rest of one payment. */
export type Purse = { id: string; leftCents: number }

/** The payments with a refundable rest; the latest payment comes first. */
export function pursesOf<Payment extends CameIn>(
	counted: readonly Counted<Payment>[],
	standing: readonly { paymentId: string; amountCents: number }[],
): Purse[] {
	const back = new Map<string, number>()
	for (const { paymentId, amountCents } of standing)
		back.set(paymentId, (back.get(paymentId) ?? 0) + amountCents)
	return counted.toReversed().flatMap((one) => {
		const { id } = one.payment
		const leftCents = leftOf(one, back.get(id) ?? 0)
		return leftCents > 0 ? [{ id, leftCents }] : []
	})
}

/** The order's own part of each refund, oldest first, without returned second payments and excess amounts. */
export function ownRefunds<Refund extends { paymentId: string; amountCents: number }>(
	counted: readonly Counted<CameIn>[],
	refunds: readonly Refund[],
): Refund[] {
	const payments = new Map(counted.map((one) => [one.payment.id, { one, beforeCents: 0 }]))
	return refunds.flatMap((refund) => {
		const paid = payments.get(refund.paymentId)
		if (!paid) return []
		const { amountCents } = refund
		const own = ofTheOrder(paid.one, { beforeCents: paid.beforeCents, amountCents })
		paid.beforeCents += amountCents
		return own > 0 ? [{ ...refund, amountCents: own }] : []
	})
}

export type Back = { lineId: string; qty: number }
/** An amount to refund to the payment that paid for these lines, and no other; null for no particular payment. */
export type Wanted = { paymentId: string | null; amountCents: number; lines: readonly Back[] }
export type Spread = { paymentId: string; amountCents: number; lines: Back[] }

/**
 * Divides a refund among payments. The amount for lines goes to the payment that paid for them, as far as it has a
 * rest: no payer receives another's money. An amount for no particular payment goes to the first purse, then the next.
 * Units of a payment without a rest are recorded with the first part.
 * @param purses in the order in which they are used
 */
export function spreadOver(purses: readonly Purse[], wanted: readonly Wanted[]): Spread[] {
	const left = new Map(purses.map(({ id, leftCents }) => [id, leftCents]))
	const parts = new Map<string, Spread>()
	const unassigned: Back[] = []
	for (const { paymentId, amountCents, lines } of wanted) {
		let rest = amountCents
		let units = lines
		for (const id of paymentId === null ? purses.map((one) => one.id) : [paymentId]) {
			const taken = Math.min(rest, left.get(id) ?? 0)
			if (taken <= 0) continue
			rest -= taken
			left.set(id, (left.get(id) ?? 0) - taken)
			const part = parts.get(id) ?? { paymentId: id, amountCents: 0, lines: [] }
			parts.set(id, {
				paymentId: id,
				amountCents: part.amountCents + taken,
				lines: [...part.lines, ...units],
			})
			units = []
		}
		unassigned.push(...units)
	}
	const [first, ...others] = parts.values()
	return first ? [{ ...first, lines: [...first.lines, ...unassigned] }, ...others] : []
}
