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

/** Whose order it is, who of the shop helps, or who keeps the portal it was placed in. */
export type Reader = 'buyer' | 'staff' | 'manager'

export const whatCanBeDone = (
	{ status, paymentMode, isSplit }: { status: OrderStatus; paymentMode: PaymentMode; isSplit: boolean },
	reader: Reader,
) => ({
	// The shares of a split order are paid elsewhere.
	pay: reader === 'buyer' && status === 'pending' && paymentMode !== 'school_po' && !isSplit,
	cancel: reader !== 'manager' && after(status, 'cancel') !== undefined,
	reorder: reader === 'buyer',
	invoice: hasInvoice(status),
})
