// What a share's link shows, and for how long.
import { dayMs } from '#kit/time.ts'
import { amountOf, discountCents } from '#pricing/rules/totals.ts'
import type { Totals } from '#pricing/schemas.ts'
import type { OrderStatus } from '../states.ts'

/** Days for which a link shows the outcome of an ended order: refunds take up to ten business days. */
export const linkDays = 30

const ended: ReadonlySet<OrderStatus> = new Set(['delivered', 'cancelled', 'refunded'])

/**
 * `items` until the order is delivered or ends otherwise: a family sees what it pays for. For `linkDays` after that
 * only the `outcome`, without a player; then nothing.
 */
export function linkShows(
	{ status, updatedAt }: { status: OrderStatus; updatedAt: Date },
	now: Date,
): 'items' | 'outcome' | 'nothing' {
	if (!ended.has(status)) return 'items'
	return now.getTime() - updatedAt.getTime() < linkDays * dayMs ? 'outcome' : 'nothing'
}

/** A player's first name with the initial of the surname. */
export function calledBy(playerName: string): string {
	const [first = '', ...others] = playerName.trim().split(/\s+/)
	const initial = [...(others.at(-1) ?? '')][0]
	return initial === undefined ? first : `${first} ${initial}.`
}

/** What an amount includes, as text for the payer: "discount and tax included". */
export function includedIn(pricing: Totals, { raisesFunds }: { raisesFunds: boolean }): string {
	const isTaxed = amountOf(pricing, 'tax') > 0
	const parts = Object.entries({
		delivery: amountOf(pricing, 'shipping') > 0,
		discount: discountCents(pricing) > 0,
		tax: isTaxed,
		fundraising: raisesFunds && amountOf(pricing, 'fundraising') > 0,
	}).flatMap(([what, isIn]) => (isIn ? [what] : []))
	const last = parts.pop()
	const included = last && `${[...(parts.length > 0 ? [parts.join(', ')] : []), last].join(' and ')} included`
	return [included, ...(isTaxed ? [] : ['no tax'])].filter(Boolean).join(', ')
}
