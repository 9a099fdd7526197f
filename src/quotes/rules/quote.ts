// Where a quote stands and what can be done with it.
import { z } from 'zod'
import { addDays, type IsoDate } from '#kit/time.ts'
import { refundWord, type OrderStatus, type PaymentMode } from '#orders/states.ts'
import type { QuoteStanding, QuoteState } from '../states.ts'

/** How long a new quote is valid, unless the staff changes it. */
export const validDays = 30

type Standing = { state: QuoteState; validOn: string }

/** Days are those of the shop. */
export const firstValidOn = (today: IsoDate): IsoDate => addDays(today, validDays)

export const isOver = ({ validOn }: Pick<Standing, 'validOn'>, today: IsoDate): boolean => validOn < today

export const standingOf = (quote: Standing, today: IsoDate): QuoteStanding =>
	quote.state === 'sent' && isOver(quote, today) ? 'expired' : quote.state

/** An accepted quote is an order: that is changed instead. A withdrawn one stays as it was. */
export const isEditable = (state: QuoteState): boolean =>
	state === 'draft' || state === 'sent' || state === 'declined'

export const quoteReference = (id: string): string => id.slice(0, 8)

export const isQuoteId = (text: string): boolean => z.uuid().safeParse(text).success

const outcomes: Record<Exclude<OrderStatus, 'refunded'>, string> = {
	pending: 'Waiting for payment',
	awaiting_approval: 'Accepted: your school approves it next',
	changes_requested: 'Your school asked for changes',
	approved: 'Approved: it goes into production',
	paid: 'Paid. Thank you!',
	processing: 'In production',
	shipped: 'On its way',
	delivered: 'Delivered',
	cancelled: 'This order was cancelled',
}

export type OrderState = { status: OrderStatus; paymentMode: PaymentMode }

/** Where the order of an accepted quote stands, for its customer. */
export const orderOutcome = ({ status, paymentMode }: OrderState): string =>
	status === 'refunded' ? `This order was ${refundWord(paymentMode)}` : outcomes[status]
