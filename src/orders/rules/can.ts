// What can be done with an order as it is.
import { after, type OrderStatus, type PaymentMode } from '../states.ts'

/** Orders that are more than a wish: paid, approved, or once so. */
const invoiced: readonly OrderStatus[] = [
	'approved',
	'paid',
	'processing',
	'shipped',
	'delivered',
	'refunded',
]

export const hasInvoice = (status: OrderStatus): boolean => invoiced.includes(status)

/** @param isOwn whether the buyer looks at it, not somebody of the staff */
export const whatCanBeDone = (
	{ status, paymentMode }: { status: OrderStatus; paymentMode: PaymentMode },
	isOwn: boolean,
) => ({
	pay: isOwn && status === 'pending' && paymentMode !== 'school_po',
	cancel: after(status, 'cancel') !== undefined,
	reorder: isOwn,
	invoice: hasInvoice(status),
})
