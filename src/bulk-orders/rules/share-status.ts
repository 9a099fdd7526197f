// The status shown behind a share's link, derived from the share and its order.
import { waitsForShares } from '#mail/templates/share-words.ts'
import type { OrderStatus, ShareState } from '#orders/states.ts'

/** `confirming`: back from the payment page, but the payment is not confirmed yet. */
export type ShareStatus = 'open' | 'confirming' | 'paid' | 'covered' | 'called_off' | 'refunded' | 'withdrawn'

type Standing = { state: ShareState; status: OrderStatus; amountCents: number; backCents: number }

/** @param isBack the request comes back from the payment page */
export function shareStatus(
	{ state, status, amountCents, backCents }: Standing,
	isBack: boolean,
): ShareStatus {
	if (state === 'withdrawn') return 'withdrawn'
	if (status === 'cancelled') return 'called_off'
	if (status === 'refunded') return 'refunded'
	if (state === 'paid' && backCents >= amountCents) return 'refunded'
	if (state !== 'open') return state
	return isBack ? 'confirming' : 'open'
}

/** Progress of the order of a settled share, by who gets it: the team, one family at home or from the coach. */
export type Progress = Record<'shares' | 'whole' | 'pickUp', Partial<Record<OrderStatus, string>>>

const whole: Partial<Record<OrderStatus, string>> = {
	pending: 'It goes into production now.',
	paid: 'It goes into production. You get an email when it ships.',
	processing: 'It is in production. You get an email when it ships.',
	shipped: 'It is on its way to you.',
	delivered: 'It has arrived.',
}

export const progressTexts: Progress = {
	shares: {
		pending: waitsForShares.en,
		paid: 'Every share is paid: the order goes into production.',
		processing: 'Every share is paid: the order is in production.',
		shipped: 'The order is on its way to your team.',
		delivered: 'The order has arrived at your team.',
	},
	whole,
	pickUp: {
		...whole,
		shipped: 'It is on its way to your team. Pick it up from your coach.',
		delivered: 'It has arrived at your team. Pick it up from your coach.',
	},
}

type Whole = { isWhole: boolean; isPickedUp: boolean }

/** `isWhole`: the share is the whole order of a family. Empty when the order has ended otherwise. */
export const whereItIs = (
	status: OrderStatus,
	{ isWhole, isPickedUp }: Whole,
	texts: Progress = progressTexts,
): string => texts[isWhole ? (isPickedUp ? 'pickUp' : 'whole') : 'shares'][status] ?? ''
