// Where a quote stands and what can be done with it.
import { z } from 'zod'
import { addDays, type IsoDate } from '#kit/time.ts'
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
