// Where a quote stands and what can be done with it.
import { z } from 'zod'
import { shopDay, addDays, type IsoDate } from '#kit/time.ts'
import type { QuoteStanding, QuoteState } from '../states.ts'

/** How long a new quote is valid, unless the staff changes it. */
export const validDays = 30

type Standing = { state: QuoteState; validOn: string }

/** Days are those of the shop. */
export const firstValidOn = (now: Date): IsoDate => addDays(shopDay(now), validDays)

export const isOver = ({ validOn }: Pick<Standing, 'validOn'>, now: Date): boolean => validOn < shopDay(now)

export const standingOf = (quote: Standing, now: Date): QuoteStanding =>
	quote.state === 'sent' && isOver(quote, now) ? 'expired' : quote.state

/** An accepted quote is an order: that is changed instead. A withdrawn one stays as it was. */
export const isEditable = (state: QuoteState): boolean =>
	state === 'draft' || state === 'sent' || state === 'declined'

export const quoteReference = (id: string): string => id.slice(0, 8)

export const isQuoteId = (text: string): boolean => z.uuid().safeParse(text).success
