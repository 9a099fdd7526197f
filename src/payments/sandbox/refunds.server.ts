// Refunds of the sandbox: never more than was paid, also with concurrent requests.
import type { ServiceContext } from '#database/context.server.ts'
import { formatUsd } from '#kit/money.ts'
import { invalidRequest, noSuch, type NewRefund } from './requests.ts'
import { newRefund, type Refund } from './objects.ts'
import { emitEvent, type SandboxParts, type Turn } from './parts.server.ts'
import { insertObject, lockObject, saveObject, type Row } from './store.server.ts'

/** How long a bank takes here; real ones take days. */
export const bankMs = 4_000

/** @throws ApiError when nothing, or less than wanted, is left to refund */
function amountOf({ data, hidden }: Row<'intent'>, wanted: number | undefined): number {
	const charge = typeof data.latest_charge === 'string' ? data.latest_charge : ''
	if (data.status !== 'succeeded')
		throw invalidRequest(`This PaymentIntent (${data.id}) does not have a successful charge to refund.`, {
			code: 'payment_intent_unexpected_state',
		})
	const left = data.amount_received - hidden.refundedCents
	if (left === 0)
		throw invalidRequest(`Charge ${charge} has already been refunded.`, { code: 'charge_already_refunded' })
	if (wanted !== undefined && wanted > left)
		throw invalidRequest(
			`Refund amount (${formatUsd(wanted)}) is greater than unrefunded amount on charge (${formatUsd(left)})`,
			{ param: 'amount' },
		)
	return wanted ?? left
}

export async function createRefund(
	inner: ServiceContext,
	parts: SandboxParts,
	wanted: NewRefund,
): Promise<Refund> {
	const intent = await lockObject(inner.db, 'intent', wanted.payment_intent)
	if (!intent) throw noSuch('payment_intent', wanted.payment_intent, 'payment_intent')
	const amount = amountOf(intent, wanted.amount)
	const { refunds, refundedCents } = intent.hidden
	const status = refunds === 'later' ? 'pending' : 'succeeded'
	const refund = newRefund(wanted, { intent: intent.data, amount, now: inner.now, status })
	await insertObject(inner.db, 'refund', { data: refund, hidden: {}, createdAt: inner.now })
	await saveObject(inner.db, 'intent', {
		data: intent.data,
		hidden: { ...intent.hidden, refundedCents: refundedCents + amount },
	})
	await emitEvent(inner, parts, { type: 'refund.created', object: refund })
	const later = new Date(inner.now.getTime() + bankMs)
	if (refunds === 'later') await parts.queueTurn(inner, { id: refund.id, what: 'refund-succeeds' }, later)
	if (refunds === 'fail') await parts.queueTurn(inner, { id: refund.id, what: 'refund-fails' }, later)
	return refund
}

/** Applies the bank's decision on a refund. Idempotent. */
export async function settleRefund(
	inner: ServiceContext,
	parts: SandboxParts,
	{ id, what }: Pick<Turn, 'id'> & { what: 'refund-succeeds' | 'refund-fails' },
): Promise<void> {
	const row = await lockObject(inner.db, 'refund', id)
	if (!row || row.data.status === 'failed') return
	if (what === 'refund-succeeds') {
		if (row.data.status !== 'pending') return
		const data: Refund = { ...row.data, status: 'succeeded' }
		await saveObject(inner.db, 'refund', { data, hidden: {} })
		return emitEvent(inner, parts, { type: 'refund.updated', object: data })
	}
	const data: Refund = { ...row.data, status: 'failed', failure_reason: 'expired_or_canceled_card' }
	await saveObject(inner.db, 'refund', { data, hidden: {} })
	const intentId = row.data.payment_intent
	const intent = typeof intentId === 'string' ? await lockObject(inner.db, 'intent', intentId) : undefined
	if (intent)
		await saveObject(inner.db, 'intent', {
			data: intent.data,
			hidden: { ...intent.hidden, refundedCents: intent.hidden.refundedCents - data.amount },
		})
	await emitEvent(inner, parts, { type: 'refund.failed', object: data })
}
