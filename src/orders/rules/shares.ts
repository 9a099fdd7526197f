// Splits an order: which share each line belongs to, and what each share costs. The shares add up to the total.
import type { PageLanguage } from '#kit/language.ts'
import { asCents, type Cents } from '#kit/money.ts'
import { translations } from '#kit/translations.ts'
import { amountOf, discountCents } from '#pricing/rules/totals.ts'
import type { Totals } from '#pricing/schemas.ts'
import { dayMs } from '#kit/time.ts'
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

type IncludedTexts = Record<'delivery' | 'discount' | 'tax' | 'fundraising' | 'noTax', string> & {
	all: (first: string, last: string) => string
}

export const includedTexts = translations<IncludedTexts>({
	en: {
		delivery: 'delivery',
		discount: 'discount',
		tax: 'tax',
		fundraising: 'fundraising',
		noTax: 'no tax',
		all: (first, last) => `${first === '' ? last : `${first} and ${last}`} included`,
	},
	es: {
		delivery: 'envío',
		discount: 'descuento',
		tax: 'impuestos',
		fundraising: 'recaudación',
		noTax: 'sin impuestos',
		all: (first, last) =>
			`incluye ${first === '' ? last : `${first} ${/^i/.test(last) ? 'e' : 'y'} ${last}`}`,
	},
})

type Included = { raisesFunds: boolean; language?: PageLanguage }

/** What an amount includes, as text for the payer: "discount and tax included". */
export function includedIn(pricing: Totals, { raisesFunds, language = 'en' }: Included): string {
	const texts = includedTexts[language]
	const isTaxed = amountOf(pricing, 'tax') > 0
	const parts = [
		amountOf(pricing, 'shipping') > 0 && texts.delivery,
		discountCents(pricing) > 0 && texts.discount,
		isTaxed && texts.tax,
		raisesFunds && amountOf(pricing, 'fundraising') > 0 && texts.fundraising,
	].filter((part) => part !== false)
	const last = parts.pop()
	const included = last && texts.all(parts.join(', '), last)
	return [included, ...(isTaxed ? [] : [texts.noTax])].filter(Boolean).join(', ')
}

export type SharedLine = {
	rosterId: string | null
	playerName: string
	playerNumber: string
	/** Before any discount, in cents. */
	lineCents: number
	raisesFunds: boolean
}

/** Payment providers take no card for less than 50 cents (Stripe: minimum charge amounts). */
export const leastShareCents = 50

export type Share = {
	/** The player's row in the team's roster; null for a player typed by hand and for the buyer's share. */
	rosterId: string | null
	amountCents: Cents
	/** Indexes of its lines among the order's lines. */
	lines: number[]
}

/** Groups lines by roster row, else by name and number. Lines without a player belong to the buyer's share. */
const payerOf = ({ rosterId, playerName, playerNumber }: SharedLine): string =>
	rosterId === null
		? JSON.stringify([playerName.trim().toLowerCase(), playerNumber.trim()])
		: JSON.stringify([rosterId])

/**
 * Splits an amount in proportion to the weights (largest remainder method): each part is rounded down, then the units
 * left go to the largest remainders, the first among equals. The weights must not all be zero.
 */
export function apportioned(amount: number, weights: readonly bigint[]): number[] {
	const whole = weights.reduce((sum, weight) => sum + weight, 0n)
	const parts = weights.map((weight, at) => {
		const exact = BigInt(amount) * weight
		return { at, part: exact / whole, lost: exact % whole }
	})
	const given = parts.reduce((sum, { part }) => sum + part, 0n)
	const more = Number(BigInt(amount) - given)
	const byLoss = parts.toSorted((a, b) => (a.lost === b.lost ? a.at - b.at : a.lost > b.lost ? -1 : 1))
	const lucky = new Set(byLoss.slice(0, more).map(({ at }) => at))
	return parts.map(({ at, part }) => Number(part) + (lucky.has(at) ? 1 : 0))
}

const sumOf = (lines: readonly SharedLine[]): bigint =>
	lines.reduce((sum, { lineCents }) => sum + BigInt(lineCents), 0n)
const raising = (lines: readonly SharedLine[]) => lines.filter(({ raisesFunds }) => raisesFunds)

/**
 * A basket's weight in an order: its part of the goods with discount, tax and delivery, plus its part of the margin if
 * its lines raise funds. Both share one denominator, so that nothing is rounded before the end.
 */
function weightOf(part: readonly SharedLine[], all: readonly SharedLine[], pricing: Totals): bigint {
	const fundraisingCents = amountOf(pricing, 'fundraising')
	const [gross, grossRaising] = [sumOf(all), sumOf(raising(all))]
	// Goods without a price: only their delivery is paid.
	if (gross === 0n) return BigInt(part.length)
	const goods = BigInt(pricing.totalCents - fundraisingCents) * sumOf(part)
	if (grossRaising === 0n) return goods
	return goods * grossRaising + BigInt(fundraisingCents) * sumOf(raising(part)) * gross
}

/**
 * Splits an order into shares, one per player, in the order of their first lines. The shares add up to the total
 * exactly, and each is within one cent of its exact part. Shares of zero cents are left out with their lines.
 */
export function sharesOf(lines: readonly SharedLine[], pricing: Totals): Share[] {
	if (pricing.totalCents <= 0) return []
	const places = Map.groupBy(lines.keys(), (at) => payerOf(lines[at] as SharedLine))
	const baskets = [...places.values()].map((at) => ({ at, lines: at.map((one) => lines[one] as SharedLine) }))
	const amounts = apportioned(
		pricing.totalCents,
		baskets.map((basket) => weightOf(basket.lines, lines, pricing)),
	)
	return baskets.flatMap((basket, at): Share[] => {
		const amountCents = asCents(amounts[at] ?? 0)
		const rosterId = basket.lines[0]?.rosterId ?? null
		return amountCents === 0 ? [] : [{ rosterId, amountCents, lines: basket.at }]
	})
}
