// Which actions an order allows.
import { after, type OrderStatus, type PaymentMode } from '../states.ts'

/** Orders that are, or once were, paid or approved. */
const invoiced: readonly OrderStatus[] = [
	'approved',
	'paid',
	'processing',
	'shipped',
	'delivered',
	'refunded',
]

export const hasInvoice = (status: OrderStatus): boolean => invoiced.includes(status)

/** The order's buyer, shop staff, or a manager of the portal where it was placed. */
export type Reader = 'buyer' | 'staff' | 'manager'

export const whatCanBeDone = (
	{ status, paymentMode, isSplit }: { status: OrderStatus; paymentMode: PaymentMode; isSplit: boolean },
	reader: Reader,
) => ({
	// Shares of a split order are paid by their own links.
	pay: reader === 'buyer' && status === 'pending' && paymentMode !== 'school_po' && !isSplit,
	cancel: reader !== 'manager' && after(status, 'cancel') !== undefined,
	reorder: reader === 'buyer',
	invoice: hasInvoice(status),
})
