// A donation to a team: an order of its own kind, with one amount and without lines.
import type { Address } from '#kit/address.ts'
import type { Cents } from '#kit/money.ts'
import { amountOf } from '#pricing/rules/totals.ts'
import type { Terms, Totals } from '#pricing/schemas.ts'
import type { OrderMove } from '../states.ts'

/** Nothing is added to a donation and nothing taken off. */
export const donationTerms: Terms = {
	tiers: [],
	roleBp: 0,
	promotion: null,
	fundraisingBp: 0,
	shippingCents: null,
	taxBp: null,
}

/** @param name "Donation to Mill Creek Owls" */
export const donationPricing = (amountCents: Cents, name: string): Totals => ({
	units: 0,
	subtotalCents: 0,
	adjustments: [{ kind: 'donation', name, basisCents: amountCents, amountCents }],
	totalCents: amountCents,
})

export const isDonation = ({ pricing }: { pricing: Totals }): boolean => amountOf(pricing, 'donation') > 0

/** "Donation to Mill Creek Owls"; empty for an order of goods. */
export const donationName = ({ adjustments }: Totals): string =>
	adjustments.find(({ kind }) => kind === 'donation')?.name ?? ''

/** Nothing is shipped. */
export const noAddress: Address = { name: '', line1: '', line2: '', city: '', state: '', zip: '', phone: '' }

/** A donation is paid and refunded; nothing is made or shipped. */
const donationMoves: ReadonlySet<OrderMove> = new Set(['pay', 'revive', 'expire', 'cancel', 'refund'])
export const isMoveOf = (order: { pricing: Totals }, move: OrderMove): boolean =>
	!isDonation(order) || donationMoves.has(move)
