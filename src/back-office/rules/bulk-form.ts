// The form that edits many products: which ones its address chooses, and what was typed.
import type { BulkEdit, PriceEdit } from '#catalog/rules/bulk-edit.ts'
import { mostLeadDays, mostPriceCents, type ProductsAsked } from '#catalog/rules/manage.ts'
import { isSportOfProduct } from '#catalog/rules/new-product.ts'
import { formatUsd } from '#kit/money.ts'
import { typedIn } from '#kit/typed-fields.ts'
import { isUuid } from '#kit/uuid.ts'
import { productsViewIn } from './list-filters.ts'
import { centsIn } from './staff-forms.ts'

/** As many as a page of the list has. */
const mostChosen = 40

/** The products that the address chooses: those with a check mark, or all of the list. */
export function chosenIn(sold: readonly string[], query: URLSearchParams): ProductsAsked {
	const { page: _page, sort: _sort, ...list } = productsViewIn(sold, query)
	if (query.get('all') === 'yes') return list
	return { text: '', sport: null, show: 'all', ids: query.getAll('id').filter(isUuid).slice(0, mostChosen) }
}

const fieldNames = ['price', 'amount', 'state', 'sport', 'lead'] as const
export type TypedEdit = Record<(typeof fieldNames)[number], string>
export type EditErrors = Partial<Record<(typeof fieldNames)[number], string>>

export const typedEditIn = (fields: Readonly<Record<string, string>>): TypedEdit =>
	typedIn(fieldNames, fields)

export const priceEdits = ['', 'set', 'up-percent', 'down-percent', 'up', 'down'] as const
type PriceChoice = (typeof priceEdits)[number]

/** Basis points of `12.5` or `12.5 %`, up to 999.99; undefined for anything else and for none. */
function basisPointsIn(text: string): number | undefined {
	const plain = text.trim().replace(/\s*%$/, '')
	if (!/^\d{1,3}(\.\d{1,2})?$/.test(plain)) return undefined
	return Math.round(Number(plain) * 100) || undefined
}

function priceIn(choice: PriceChoice, amount: string): PriceEdit | { problem: string } {
	if (choice === 'up-percent' || choice === 'down-percent') {
		const bp = basisPointsIn(amount)
		if (bp === undefined) return { problem: 'Please enter the percent, such as 10 or 7.5.' }
		if (choice === 'down-percent' && bp > 10_000) return { problem: 'A price goes down by at most 100 %.' }
		return { kind: 'percent', bp: choice === 'up-percent' ? bp : -bp }
	}
	const cents = centsIn(amount)
	if (cents === undefined || (choice !== 'set' && cents === 0))
		return { problem: 'Please enter the amount in dollars, such as 49.95.' }
	if (cents > mostPriceCents) return { problem: `At most ${formatUsd(mostPriceCents)}.` }
	if (choice === 'set') return { kind: 'set', cents }
	return { kind: 'amount', cents: choice === 'up' ? cents : -cents }
}

const isPriceChoice = (text: string): text is PriceChoice => priceEdits.some((one) => one === text)

/** @returns the edit, or every mistake by its field */
export function editIn(
	sold: readonly string[],
	{ price: choice, amount, state, sport, lead }: TypedEdit,
): { edit: BulkEdit } | { errors: EditErrors } {
	const errors: EditErrors = {}
	const edit: BulkEdit = {}
	if (!isPriceChoice(choice)) errors.price = 'Choose how the price changes.'
	else if (choice !== '') {
		const read = priceIn(choice, amount)
		if ('problem' in read) errors.amount = read.problem
		else edit.price = read
	} else if (amount.trim() !== '') errors.price = 'Choose how this amount changes the price.'
	if (state === 'active' || state === 'archived') edit.status = state
	else if (state !== '') errors.state = 'Choose a state.'
	if (sport !== '') {
		if (isSportOfProduct(sold, sport)) edit.sport = sport
		else errors.sport = 'Choose a sport.'
	}
	if (lead.trim() !== '') {
		const days = /^\d{1,4}$/.test(lead.trim()) ? Number(lead) : Number.NaN
		if (days <= mostLeadDays) edit.leadTimeDays = days
		else errors.lead = `Please enter 0 to ${mostLeadDays} days.`
	}
	if (Object.keys(errors).length === 0 && Object.keys(edit).length === 0)
		errors.price = 'Choose at least one thing to change.'
	return Object.keys(errors).length > 0 ? { errors } : { edit }
}
