// What is still open of a purchase order.
import { after, invoicedStatuses, type OrderStatus, type PaymentMode } from '#orders/states.ts'
import type { IsoDate } from '#kit/time.ts'
import type { ReceiptMethod } from '../states.ts'

type Standing = { amountCents: number; withdrawnAt: Date | null }

/** Without those that were recorded by mistake. */
export const standing = <Payment extends Pick<Standing, 'withdrawnAt'>>(
	payments: readonly Payment[],
): Payment[] => payments.filter(({ withdrawnAt }) => withdrawnAt === null)

type Owed = { totalCents: number; refundedCents: number }

/** Below zero when more came in than the order costs, as after a change that made it cheaper. Cents. */
export const openCents = ({ totalCents, refundedCents }: Owed, payments: readonly Standing[]): number =>
	totalCents - refundedCents - standing(payments).reduce((sum, { amountCents }) => sum + amountCents, 0)

/** Whether the school pays the shop itself: only an approved purchase order is due. */
export const isDue = ({ paymentMode, status }: { paymentMode: PaymentMode; status: OrderStatus }): boolean =>
	paymentMode === 'school_po' && status !== 'refunded' && invoicedStatuses.some((one) => one === status)

/**
 * Whether a part of a purchase order can be credited: once it is made. Before, it is changed or cancelled.
 */
export const isCreditable = ({
	paymentMode,
	status,
}: {
	paymentMode: PaymentMode
	status: OrderStatus
}): boolean => paymentMode === 'school_po' && (status === 'refunded' || after(status, 'refund') !== undefined)

export type ReceivedInput = {
	/** Made with the form: a second click records nothing more. */
	id: string
	orderId: string
	amountCents: number
	method: ReceiptMethod
	/** Number of the check or of the transfer. */
	reference: string
	receivedOn: IsoDate
}
