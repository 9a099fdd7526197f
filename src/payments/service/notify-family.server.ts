// The mail to a family about a refund: sent once per refund, however often its job runs and whether the job or the
// event reports it first.
import type { ServiceContext } from '#database/context.server.ts'
import { findOrder } from '#orders/service/find.server.ts'
import { ProviderRefusal } from '../contract.ts'
import type { PaymentDependencies } from '../dependencies.server.ts'
import { storeEvent, type PaymentRow, type RefundRow } from '../store/payments.server.ts'
import { notifyPayer } from './notify-payer.server.ts'

/** Email of the family that paid a share, read from the provider and not stored here. Null for other payments. */
export async function familyAddress(
	{ provider }: PaymentDependencies,
	{ shareId, sessionId }: PaymentRow,
): Promise<string | null> {
	if (shareId === null || sessionId === null) return null
	try {
		return (await provider.sessionById(sessionId)).email
	} catch (failure) {
		// The provider no longer has the page; the refund proceeds without a mail.
		if (failure instanceof ProviderRefusal) return null
		throw failure
	}
}

/** Notifies the payer of a share once per refund. Staff's reason is for the buyer only. */
export async function tellFamily(
	inner: ServiceContext,
	dependencies: PaymentDependencies,
	{ refund, payment, email }: { refund: RefundRow; payment: PaymentRow; email: string | null },
): Promise<void> {
	const order = email === null ? undefined : await findOrder(inner, refund.orderId)
	if (!order) return
	const mark = { id: `told ${refund.id}`, type: 'refund.told', sessionId: null, receivedAt: inner.now }
	if (!(await storeEvent(inner.db, { ...mark, outcome: 'applied' }))) return
	const { amountCents, requestedBy, reason } = refund
	const why = requestedBy === null ? reason : ''
	await notifyPayer(inner, dependencies, { payment, order, email, kind: 'returned', amountCents, why })
}
