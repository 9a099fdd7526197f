// Mails to the payers of a split order.
import type { ServiceContext } from '#database/context.server.ts'
import { shareMail, type ShareMailKind } from '#mail/templates/share-mails.ts'
import { referenceOf } from '#orders/rules/waiting.ts'
import type { OrderRow } from '#orders/tables.ts'
import { sharesUrl } from '#orders/urls.ts'
import type { PaymentDependencies } from '../dependencies.server.ts'
import type { PaymentRow } from '../store/payments.server.ts'

export type Came = {
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
	}: Came & { kind: ShareMailKind; amountCents?: number; why?: string },
): Promise<void> {
	const isRest = payment.shareId === null
	const to = email ?? (isRest ? order.contactEmail : '')
	if (to === '') return
	const link = `${orders.sender.publicUrl}${sharesUrl(order.id)}`
	const facts = { to, reference: referenceOf(order.id), amountCents, why, isRest, link }
	await orders.sendMail(inner, shareMail(kind, facts, orders.sender))
}
