// What the provider is told of a payment: all of it follows from the payment and its order, so that asking again after a
// lost answer asks the same.
import type { Connection } from '#database/client.server.ts'
import { referenceOf } from '#orders/rules/waiting.ts'
import { shareToken } from '#orders/service/shares.server.ts'
import type { OrderRow } from '#orders/store/orders.server.ts'
import { linesOfShare } from '#orders/store/shares.server.ts'
import type { PaymentDesk } from '../desk.server.ts'
import type { PaymentRow } from '../store/payments.server.ts'

export type Started = {
	payment: PaymentRow
	/** Null where the payment page asks for it: a family's is not known. */
	email: string | null
	name: string
	detail: string
	successUrl: string
	cancelUrl: string
}

/** Stands for the secret of a share's link in the addresses that are kept. */
export const tokenMark = '{SHARE}'

const items = (units: number): string => `${units} item${units === 1 ? '' : 's'}`

/** No player is named to the provider. */
export async function startedOf(
	db: Connection,
	desk: Pick<PaymentDesk, 'orders'>,
	{ payment, order }: { payment: PaymentRow; order: OrderRow },
): Promise<Started> {
	const { shareId, successUrl, cancelUrl } = payment
	const name = `Fieldhouse order #${referenceOf(order.id)}`
	const whole = { payment, email: order.contactEmail, successUrl, cancelUrl }
	if (!order.isSplit)
		return { ...whole, name, detail: `${items(order.pricing.units)}, delivery and tax included` }
	if (shareId === null)
		return {
			...whole,
			name: `${name}, the rest`,
			detail: 'All shares that nobody had paid yet, tax included',
		}
	const units = (await linesOfShare(db, shareId)).reduce((sum, { qty }) => sum + qty, 0)
	const token = shareToken(desk.orders, shareId)
	return {
		payment,
		email: null,
		name: `${name}, your share`,
		detail: `${items(units)}, discount and tax included`,
		successUrl: successUrl.replaceAll(tokenMark, token),
		cancelUrl: cancelUrl.replaceAll(tokenMark, token),
	}
}
