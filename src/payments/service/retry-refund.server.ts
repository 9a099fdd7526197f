// Retries a refund that was given up: one that the provider completed counts, and refunds never exceed what was paid.
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import type { Connection } from '#database/client.server.ts'
import { orderLinesOf, findAndLockOrder } from '#orders/service/find.server.ts'
import type { ProviderRefund } from '../contract.ts'
import type { PaymentDependencies } from '../dependencies.server.ts'
import { lockRefund, paymentById, refundsOf, updateRefund, type RefundRow } from '../store/payments.server.ts'
import { finishTaskAbout } from '../store/tasks.server.ts'
import { notifyStaffAgain } from './send-back.server.ts'

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
		await findAndLockOrder(inner, orderId)
		const refund = await lockRefund(inner.db, id)
		if (refund?.state !== 'failed') return refund?.state === 'requested'
		if (await isStillOwed(inner.db, refund)) {
			await updateRefund(inner.db, id, { state: 'requested' })
			await finishTaskAbout(inner.db, { kind: 'refund_failed', subject: id, at: inner.now })
			return true
		}
		const detail = 'Asked for again, but other refunds have taken its money meanwhile: nothing was sent.'
		await notifyStaffAgain(inner, { kind: 'refund_failed', orderId, subject: id, detail })
		return false
	})
