// What the provider receives for a payment: derived from the payment and its order alone, so that a retry after a lost
// response sends the same request.
import { counted } from '#kit/plural.ts'
import type { Connection } from '#database/client.server.ts'
import { includedIn } from '#orders/rules/share-links.ts'
import { referenceOf } from '#orders/rules/waiting.ts'
import { shareToken } from '#orders/service/shares.server.ts'
import type { OrderRow } from '#orders/tables.ts'
import { shareLinesOf } from '#orders/service/find.server.ts'
import type { PaymentDependencies } from '../dependencies.server.ts'
import type { PaymentRow } from '../store/payments.server.ts'

export type Started = {
	payment: PaymentRow
	/** Null where the payment page asks for it: a family's email is unknown. */
	email: string | null
	name: string
	detail: string
	successUrl: string
	cancelUrl: string
}

/** Placeholder for a share link's secret in stored URLs. */
export const tokenMark = '{SHARE}'

/** Sends no player's name to the provider. */
export async function startedOf(
	db: Connection,
	dependencies: Pick<PaymentDependencies, 'orders'>,
	{ payment, order }: { payment: PaymentRow; order: OrderRow },
): Promise<Started> {
	const { shareId, successUrl, cancelUrl } = payment
	const name = `Fieldhouse order #${referenceOf(order.id)}`
	const whole = { payment, email: order.contactEmail, successUrl, cancelUrl }
	const { pricing } = order
	const detailOf = (what: string, raisesFunds = true) => `${what}, ${includedIn(pricing, { raisesFunds })}`
	if (!order.isSplit) return { ...whole, name, detail: detailOf(counted(pricing.units, 'item')) }
	if (shareId === null) return { ...whole, name: `${name}, the rest`, detail: detailOf('All unpaid shares') }
	const lines = await shareLinesOf({ db }, shareId)
	const units = lines.reduce((sum, { qty }) => sum + qty, 0)
	const raisesFunds = lines.some(({ snapshot }) => snapshot.raisesFunds)
	const token = shareToken(dependencies.orders, shareId)
	return {
		payment,
		email: null,
		name: `${name}, your share`,
		detail: detailOf(counted(units, 'item'), raisesFunds),
		successUrl: successUrl.replaceAll(tokenMark, token),
		cancelUrl: cancelUrl.replaceAll(tokenMark, token),
	}
}
