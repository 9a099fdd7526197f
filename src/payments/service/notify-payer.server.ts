// Mails to the payers of a split order.
import type { ServiceContext } from '#database/context.server.ts'
import { shareMail, type ShareMailKind } from '#mail/templates/share-mails.ts'
import { referenceOf } from '#orders/rules/order.ts'
import type { OrderRow } from '#orders/tables.ts'
import { sharesUrl } from '#orders/urls.ts'
import type { PaymentDependencies } from '../dependencies.server.ts'
import { refundMailMark, storeEvent, type PaymentRow, type RefundRow } from '../store/payments.server.ts'
import { findOrder } from '#orders/service/find.server.ts'
import { ProviderRefusal } from '../contract.ts'
import { payerLanguage } from './payer-language.server.ts'

export type ReceivedPayment = {
	payment: PaymentRow
	order: OrderRow
	/** Email of the payer. */
	email: string | null
}

/** Notifies the payer: the family when its email is known, the buyer for the rest. */
export async function notifyPayer(
	inner: ServiceContext,
	{ orders }: Pick<PaymentDependencies, 'orders'>,
	{
		payment,
		order,
		email,
		kind,
		amountCents = payment.amountCents,
		why = '',
	}: ReceivedPayment & { kind: ShareMailKind; amountCents?: number; why?: string },
): Promise<void> {
	const isRest = payment.shareId === null
	const to = email ?? (isRest ? order.contactEmail : '')
	if (to === '') return
	const link = `${orders.sender.publicUrl}${sharesUrl(order.id)}`
	const language = await payerLanguage(inner, { order, shareId: payment.shareId })
	const facts = { to, reference: referenceOf(order.id), amountCents, why, isRest, link, language }
	await orders.sendMail(inner, shareMail(kind, facts, orders.sender))
}

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
export async function notifyFamily(
	inner: ServiceContext,
	dependencies: PaymentDependencies,
	{ refund, payment, email }: { refund: RefundRow; payment: PaymentRow; email: string | null },
): Promise<void> {
	const order = email === null ? undefined : await findOrder(inner, refund.orderId)
	if (!order) return
	const mark = { id: `told ${refund.id}`, type: refundMailMark, sessionId: null, receivedAt: inner.now }
	if (!(await storeEvent(inner.db, { ...mark, outcome: 'applied' }))) return
	const { amountCents, requestedBy, reason } = refund
	const why = requestedBy === null ? reason : ''
	await notifyPayer(inner, dependencies, { payment, order, email, kind: 'returned', amountCents, why })
}
