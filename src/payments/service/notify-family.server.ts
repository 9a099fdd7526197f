// The mail to a family whose money goes back: one for each refund, however often its job runs and whoever says first that
// it is done.
import type { ServiceContext } from '#database/context.server.ts'
import { findOrder } from '#orders/service/find.server.ts'
import { ProviderRefusal } from '../contract.ts'
import type { PaymentDependencies } from '../dependencies.server.ts'
import { storeEvent, type PaymentRow, type RefundRow } from '../store/payments.server.ts'
import { notifyPayer } from './notify-payer.server.ts'

/** Of the family that paid a share: the provider alone knows it, and it is kept nowhere here. Null for any other payment. */
export async function familyAddress(
	{ provider }: PaymentDependencies,
	{ shareId, sessionId }: PaymentRow,
): Promise<string | null> {
	if (shareId === null || sessionId === null) return null
	try {
		return (await provider.sessionById(sessionId)).email
	} catch (failure) {
		// It keeps no such page any more; the money goes back all the same.
		if (failure instanceof ProviderRefusal) return null
		throw failure
	}
}

/** Whoever paid a share is told of each refund of it, once. Words of the staff are for whoever ordered. */
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
