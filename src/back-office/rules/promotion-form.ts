// A promotion as a form: its fields as text, and what was typed or what is wrong with it.
import { formatUsd } from '#kit/money.ts'
import { pageIn } from '#kit/pages.ts'
import { codeOf, codePattern, promotionLimits, type PromotionInput } from '#promotions/schemas.ts'
import { promotionKinds, promotionRoles, promotionStates, type PromotionState } from '#promotions/states.ts'
import { sportsInForms } from '#sports/sports.ts'
import { addressOf, pageParameter } from '../urls.ts'
import { centsIn, dollarsOf } from './staff-forms.ts'

/** By field. */
export type TypedPromotion = Readonly<Record<string, string>>
export type PromotionErrors = Readonly<Record<string, string>>

export const sportField = (sport: string): string => `sport-${sport}`
export const collectionField = (id: string): string => `collection-${id}`
export const roleField = (role: string): string => `role-${role}`

/** Sports of products, spirit wear included. */
export const promotionSports = (sold: readonly string[]): string[] => [...sportsInForms(sold), 'spirit']

const on = (name: string, isOn = true): [string, string][] => (isOn ? [[name, 'on']] : [])
const text = (value: number | string | null): string => (value === null ? '' : String(value))
const dollars = (cents: number | null): string => (cents === null ? '' : dollarsOf(cents))

/** @param skus of its products */
export const typedPromotion = (one: PromotionInput, skus: readonly string[]): TypedPromotion =>
	Object.fromEntries([
		['name', one.name],
		['code', text(one.code)],
		['kind', one.kind],
		['rate', one.rateBp === null ? '' : String(one.rateBp / 100)],
		['amount', dollars(one.amountCents)],
		['skus', skus.join(', ')],
		['portals', one.portalIds.join(', ')],
		['least', dollars(one.leastCents)],
		['least-units', text(one.leastUnits)],
		['starts', one.startsOn],
		['ends', text(one.endsOn)],
		['uses', text(one.mostUses)],
		['uses-each', text(one.mostUsesEach)],
		...one.sports.flatMap((sport) => on(sportField(sport))),
		...one.collectionIds.flatMap((id) => on(collectionField(id))),
		...one.roles.flatMap((role) => on(roleField(role))),
		...on('combines', one.combines),
	])

/** A new promotion: 10 % off everything from today on. */
export const startingPromotion = (day: string): TypedPromotion => ({ kind: 'percent', starts: day })

type Reading = { typed: TypedPromotion; errors: Map<string, string> }
const typedIn = ({ typed }: Reading, name: string): string => (typed[name] ?? '').trim()

/** Empty is null. */
function wholeIn(reading: Reading, name: string, most: number): number | null {
	const given = typedIn(reading, name)
	if (given === '') return null
	const number = /^\d{1,7}$/.test(given) ? Number(given) : 0
	if (number >= 1 && number <= most) return number
	reading.errors.set(name, `Enter a whole number from 1 to ${most.toLocaleString('en-US')}, or nothing.`)
	return null
}

function moneyIn(reading: Reading, name: string): number | null {
	const given = typedIn(reading, name)
	if (given === '') return null
	const cents = centsIn(given)
	if (cents !== undefined && cents >= 1 && cents <= promotionLimits.cents) return cents
	reading.errors.set(name, `Enter $0.01 to ${formatUsd(promotionLimits.cents)}, such as 12.50.`)
	return null
}

function rateIn(reading: Reading): number | null {
	const plain = typedIn(reading, 'rate').replace(/%\s*$/, '').trim()
	const bp = /^\d{1,3}(\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : 0
	if (bp >= 1 && bp <= 10_000) return bp
	reading.errors.set('rate', 'Enter 0.01 to 100 %, such as 10.')
	return null
}

const isDay = (day: string): boolean =>
	/^\d{4}-\d{2}-\d{2}$/.test(day) && new Date(`${day}T00:00:00Z`).toJSON()?.slice(0, 10) === day

function daysIn(reading: Reading): Pick<PromotionInput, 'startsOn' | 'endsOn'> {
	const [startsOn, ends] = [typedIn(reading, 'starts'), typedIn(reading, 'ends')]
	if (!isDay(startsOn)) reading.errors.set('starts', 'Choose the first day.')
	if (ends !== '' && !isDay(ends)) reading.errors.set('ends', 'Choose the last day, or leave it empty.')
	else if (ends !== '' && isDay(startsOn) && ends < startsOn)
		reading.errors.set('ends', 'The last day is before the first one.')
	return { startsOn, endsOn: ends === '' ? null : ends }
}

/** Words between commas and spaces. */
const wordsIn = (reading: Reading, name: string): string[] => [
	...new Set(
		typedIn(reading, name)
			.split(/[\s,;]+/)
			.filter(Boolean),
	),
]

function listIn(reading: Reading, name: string, what: string): string[] {
	const words = wordsIn(reading, name)
	if (words.length > promotionLimits.listed)
		reading.errors.set(name, `At most ${promotionLimits.listed} ${what}.`)
	return words
}

/** Those that are chosen, deleted ones too. */
export const chosenCollections = (typed: TypedPromotion): string[] =>
	Object.keys(typed).flatMap((name) =>
		name.startsWith('collection-') && typed[name] === 'on' ? name.slice('collection-'.length) : [],
	)

function collectionsIn(reading: Reading): string[] {
	const ids = chosenCollections(reading.typed)
	if (ids.length > promotionLimits.listed)
		reading.errors.set('collections', `At most ${promotionLimits.listed} collections.`)
	return ids
}

function namesIn(reading: Reading): Pick<PromotionInput, 'name' | 'code'> {
	const [name, typedCode] = [typedIn(reading, 'name'), typedIn(reading, 'code')]
	if (name === '' || name.length > promotionLimits.name || /[\p{Cc}\p{Cs}]/u.test(name))
		reading.errors.set('name', `Give it a name of 1 to ${promotionLimits.name} characters: buyers read it.`)
	const code = typedCode === '' ? null : codeOf(typedCode)
	if (code !== null && !codePattern.test(code))
		reading.errors.set('code', 'A code has 3 to 30 letters, digits and hyphens, such as FALL10.')
	return { name, code }
}

/** What was typed, with SKUs in place of products; or the errors by field. */
export function promotionIn(
	sold: readonly string[],
	typed: TypedPromotion,
): { input: Omit<PromotionInput, 'productIds'>; skus: string[] } | { errors: PromotionErrors } {
	const reading: Reading = { typed, errors: new Map() }
	const kind = promotionKinds.find((one) => one === typed['kind'])
	if (!kind) reading.errors.set('kind', 'Choose what it takes off.')
	const amountCents = kind === 'amount' ? moneyIn(reading, 'amount') : null
	if (kind === 'amount' && amountCents === null && !reading.errors.has('amount'))
		reading.errors.set('amount', 'Enter the amount in dollars, such as 12.50.')
	const input = {
		...namesIn(reading),
		kind: kind ?? 'percent',
		rateBp: kind === 'percent' ? rateIn(reading) : null,
		amountCents,
		sports: promotionSports(sold).filter((sport) => typed[sportField(sport)] === 'on'),
		roles: promotionRoles.filter((role) => typed[roleField(role)] === 'on'),
		collectionIds: collectionsIn(reading),
		portalIds: listIn(reading, 'portals', 'portals'),
		leastCents: moneyIn(reading, 'least'),
		leastUnits: wholeIn(reading, 'least-units', promotionLimits.units),
		...daysIn(reading),
		mostUses: wholeIn(reading, 'uses', promotionLimits.uses),
		mostUsesEach: wholeIn(reading, 'uses-each', promotionLimits.uses),
		combines: typed['combines'] === 'on',
	}
	const skus = listIn(reading, 'skus', 'products').map((sku) => sku.toUpperCase())
	return reading.errors.size > 0 ? { errors: Object.fromEntries(reading.errors) } : { input, skus }
}

export type PromotionsView = { state: PromotionState | null; page: number }

export const promotionsViewIn = (query: URLSearchParams): PromotionsView => ({
	state: promotionStates.find((state) => state === query.get('state')) ?? null,
	page: pageIn(query.get('page')),
})

export const promotionsHref = ({ state, page }: PromotionsView): string =>
	addressOf('/admin/promotions', { state, page: pageParameter(page) })
