// What was paid for an order here, and what of it went back or is on its way.
import type { ServiceContext } from '#database/context.server.ts'
import { Refusal } from '#kit/errors.ts'
import { mayManageOrders } from '#orders/rules/waiting.ts'
import { messages } from '../messages.ts'
import { paidPaymentOf, refundsOf, type RefundRow } from '../store/payments.server.ts'

export type RefundStanding = {
	/** Cents that can still go back. */
	leftCents: number
	refunds: Pick<RefundRow, 'id' | 'state' | 'amountCents' | 'reason' | 'createdAt'>[]
	/** Units of lines, by id, that went back or are on their way. */
	units: { lineId: string; qty: number }[]
}

/** Null when nothing was paid here, as for a purchase order. @throws Refusal forbidden */
export async function refundStanding(
	{ db, actor }: ServiceContext,
	orderId: string,
): Promise<RefundStanding | null> {
	if (!mayManageOrders(actor)) throw new Refusal('forbidden', messages.staffOnly)
	const payment = await paidPaymentOf(db, orderId)
	if (!payment) return null
	const standing = (await refundsOf(db, orderId)).filter(({ paymentId }) => paymentId === payment.id)
	return {
		leftCents: standing.reduce((left, { amountCents }) => left - amountCents, payment.amountCents),
		refunds: standing.map(({ id, state, amountCents, reason, createdAt }) => ({
			id,
			state,
			amountCents,
			reason,
			createdAt,
		})),
		units: standing.flatMap(({ lines }) => lines),
	}
}
