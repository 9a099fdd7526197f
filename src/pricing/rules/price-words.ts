// What a price list says, in the words of help pages.
import type { PageLanguage } from '#kit/language.ts'
import { translations } from '#kit/translations.ts'
import type { ShippingMethod, ShippingRules } from '../delivery-schemas.ts'
import type { PriceList } from '../schemas.ts'
import { specShipping } from './delivery.ts'
import {
	offerFrom,
	spanishRolePricing,
	spanishShipping,
	spanishTeamPricing,
	type ShippingFacts,
} from './spanish-price-words.ts'

const rate = (bp: number): string => `${bp / 100}%`

const listed = (parts: readonly string[]): string =>
	parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`

/** "With 10 or 11 items, ask us for a quote; from 12 …"; empty when the first discount comes no later than the offer. */
function belowFirst(from: number): string {
	if (from <= offerFrom) return ''
	const last = from - 1
	const items =
		last === offerFrom
			? `${offerFrom} items`
			: `${offerFrom} ${last === offerFrom + 1 ? 'or' : 'to'} ${last} items`
	return `With ${items}, ask us for a quote; from ${from} units the discount applies by itself: `
}

/** Answers "Do you offer team pricing?". */
function teamPricingAnswer({ tiers }: Pick<PriceList, 'tiers'>): string {
	const [best, first] = [tiers[0], tiers.at(-1)]
	if (!best || !first) return `Yes: for ${offerFrom}+ items we make you an offer. Ask us for a quote.`
	const start = Math.min(offerFrom, first.from)
	const steps = listed(tiers.toReversed().map(({ from, bp }) => `${rate(bp)} from ${from}`))
	return `Yes. ${start}+ items qualify for team pricing with discounts up to ${rate(best.bp)}. ${belowFirst(first.from) || 'The discount applies by itself: '}${steps}. All sizes and products of an order count together.`
}

/** Answers "I am a coach. Do I get a discount?". */
function rolePricingAnswer({ roleBp: { coach, school_admin: admin } }: Pick<PriceList, 'roleBp'>): string {
	if (coach === 0 && admin === 0) return 'The discount is the same for everybody: it comes with the quantity.'
	const larger = 'The larger of this and the quantity discount applies, never both.'
	if (coach === 0) return `School administrators take ${rate(admin)} off. ${larger}`
	return `Coaches take ${rate(coach)} off${admin === 0 ? '' : ` and school administrators ${rate(admin)}`}. ${larger}`
}

type Days = ShippingMethod['days']
const daysSpan = ({ least, most }: Days): string => (least === most ? String(most) : `${least}-${most}`)

const offered = ({ methods }: ShippingRules): ShippingMethod[] => methods.filter(({ isActive }) => isActive)

/** Whether the owner has left shipping as the specification has it (§9): stock items are then faster than its method. */
function isSpecShipping(shipping: ShippingRules): boolean {
	const [only, ...others] = offered(shipping)
	const [first] = specShipping.methods
	const isFirst = only?.id === first?.id && only?.days.most === first?.days.most
	return isFirst && others.length === 0 && only?.states.length === 0
}

const shippingFacts = ({ shipping }: Pick<PriceList, 'shipping'>): ShippingFacts => ({
	isSpec: isSpecShipping(shipping),
	methods: offered(shipping).map(({ name, days, rate: { kind }, states }) => ({
		name,
		days: kind === 'pick-up' ? null : daysSpan(days),
		isOneDay: days.most === 1,
		where: states.length > 0 ? ` (${states.join(', ')})` : '',
	})),
})

/** Answers "How long does shipping take?". */
function shippingAnswer({ isSpec, methods }: ShippingFacts): string {
	if (isSpec)
		return 'Standard shipping takes 2-3 business days for stock items. Made-to-order goods need their lead time, then 3-5 business days in transit.'
	const sentences = methods.map(({ name, days, isOneDay, where }) =>
		days === null
			? `${name}: you pick your order up.`
			: `${name}${where}: ${days} business ${isOneDay ? 'day' : 'days'} in transit.`,
	)
	return [...sentences, 'Made-to-order goods need their lead time first.'].join(' ')
}

/** "2-3": business days in transit of what is in stock, by the fastest method; empty where nothing is shipped. */
export function deliverySpan({ shipping }: Pick<PriceList, 'shipping'>): string {
	if (isSpecShipping(shipping)) return '2-3'
	const [fastest] = offered(shipping)
		.filter(({ days }) => days.most > 0)
		.toSorted((one, other) => one.days.most - other.days.most || one.days.least - other.days.least)
	return fastest ? daysSpan(fastest.days) : ''
}

type Answers = {
	teamPricing: (prices: Pick<PriceList, 'tiers'>) => string
	rolePricing: (prices: Pick<PriceList, 'roleBp'>) => string
	shipping: (facts: ShippingFacts) => string
}

const answers = translations<Answers>({
	en: { teamPricing: teamPricingAnswer, rolePricing: rolePricingAnswer, shipping: shippingAnswer },
	es: { teamPricing: spanishTeamPricing, rolePricing: spanishRolePricing, shipping: spanishShipping },
})

/** The answers of the help page that follow from the list, and the names in them that are the owner's. */
export function pricingAnswers(prices: PriceList, language: PageLanguage = 'en') {
	const { teamPricing, rolePricing, shipping } = answers[language]
	const facts = shippingFacts(prices)
	return {
		teamPricing: teamPricing(prices),
		rolePricing: rolePricing(prices),
		shipping: shipping(facts),
		shippingNames: facts.isSpec ? [] : facts.methods.map(({ name }) => name),
	}
}

type Between = (first: string, best: string) => string

/** "5% to 20%" of the quantity discounts; empty without any. */
export function discountSpan(
	{ tiers }: Pick<PriceList, 'tiers'>,
	between: Between = (first, best) => `${first} to ${best}`,
): string {
	const [best, first] = [tiers[0], tiers.at(-1)]
	if (!best || !first) return ''
	return best === first ? rate(best.bp) : between(rate(first.bp), rate(best.bp))
}

/** "12–100+" of the quantities with a discount; empty without any. */
export function quantitySpan({ tiers }: Pick<PriceList, 'tiers'>): string {
	const [best, first] = [tiers[0], tiers.at(-1)]
	if (!best || !first) return ''
	return best === first ? `${best.from}+` : `${first.from}–${best.from}+`
}
