// Which payments of an order are what it was paid with, and how refunds are spread over them.

export type CameIn = { id: string; shareId: string | null; amountCents: number }
export type SettledShare = { id: string; amountCents: number; state: 'open' | 'paid' | 'covered' }

/** A payment that counts, and what it was worth to the order: a rest may have been paid with more than that. */
export type Counted<Payment extends CameIn> = { payment: Payment; worthCents: number }

/**
 * The payments that an order was paid with. Whatever else came went back: a second payment of an order or a share, and
 * what is more than a rest.
 * @param paid payments that have come, first one first
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

/** What can still go back of a payment: what went back first was what it was too much. */
export function leftOf({ payment, worthCents }: Counted<CameIn>, backCents: number): number {
	const tooMuch = payment.amountCents - worthCents
	return Math.min(worthCents - Math.max(0, backCents - tooMuch), payment.amountCents - backCents)
}

/** How much of a refund is the order's, after `beforeCents` of the same payment went back: not what was too much. */
export function ofTheOrder(
	{ payment, worthCents }: Counted<CameIn>,
	{ beforeCents, amountCents }: { beforeCents: number; amountCents: number },
): number {
	const tooMuch = payment.amountCents - worthCents
	return Math.max(0, beforeCents + amountCents - tooMuch) - Math.max(0, beforeCents - tooMuch)
}

export type Back = { lineId: string; qty: number }
/** An amount that should go back to who paid for these lines; null for nobody in particular. */
export type Wanted = { paymentId: string | null; amountCents: number; lines: readonly Back[] }
export type Spread = { paymentId: string; amountCents: number; lines: Back[] }

/**
 * Spreads a refund over payments: what was paid for lines goes back to who paid for them, as far as there is anything
 * left, and the rest to whoever paid last. Together it is the sum that was wanted, and never more of a payment than left.
 * @param payments in the order in which they give
 */
export function spreadOver(
	payments: readonly { id: string; leftCents: number }[],
	wanted: readonly Wanted[],
): Spread[] {
	const left = new Map(payments.map(({ id, leftCents }) => [id, leftCents]))
	const parts = new Map<string, Spread>()
	const take = (paymentId: string, most: number, lines: readonly Back[]): number => {
		const amountCents = Math.min(most, left.get(paymentId) ?? 0)
		if (amountCents <= 0) return 0
		left.set(paymentId, (left.get(paymentId) ?? 0) - amountCents)
		const part = parts.get(paymentId) ?? { paymentId, amountCents: 0, lines: [] }
		parts.set(paymentId, {
			...part,
			amountCents: part.amountCents + amountCents,
			lines: [...part.lines, ...lines],
		})
		return amountCents
	}
	for (const { paymentId, amountCents, lines } of wanted) {
		let rest = amountCents
		let untold = lines
		for (const id of [...(paymentId === null ? [] : [paymentId]), ...payments.map((one) => one.id)]) {
			const taken = take(id, rest, untold)
			if (taken > 0) untold = []
			rest -= taken
		}
	}
	return [...parts.values()]
}
