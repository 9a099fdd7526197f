// The price list as a form: its fields as text, and the list that was typed or what is wrong with it.
import { decorationLocations, decorationMethods, type DecorationLocation } from '#garments/template.ts'
import { formatUsd, percent } from '#kit/money.ts'
import { addOnNames, decorationName, type DecorationChoice } from '#pricing/rules/decorations.ts'
import { mostPieces } from '#pricing/rules/price-list.ts'
import { mostTiers, priceLimits, type ListedPrices } from '#pricing/schemas.ts'
import { addOnTypes, decorationSizes, discountedRoles, type AddOnType } from '#pricing/states.ts'
import { discountedRoleNames, priceSection } from '#shop-settings/rules/price-lines.ts'
import type { SettingsErrors, SettingsForm, TypedSettings } from './settings-form.ts'
import { centsIn, dollarsOf } from './staff-forms.ts'

type Prices = ListedPrices

export const tierField = (part: 'from' | 'rate', row: number): string => `tier-${part}-${row}`
export const roleField = (role: string): string => `role-${role}`
export const addOnField = (type: AddOnType): string => `add-on-${type}`
export const decorationField = ({ type, size, location }: DecorationChoice): string =>
	`${type}-${size}-${location}`

const decorations: readonly DecorationChoice[] = decorationMethods.flatMap((type) =>
	decorationSizes.flatMap((size) => decorationLocations.map((location) => ({ type, size, location }))),
)

export const rateOf = (bp: number): string => String(Math.round(bp * 10) / 1000)

/** The fields of a list; the tiers begin with the fewest units. */
export const typedPrices = (prices: Prices): TypedSettings =>
	Object.fromEntries([
		...prices.tiers.toReversed().flatMap(({ from, bp }, row) => [
			[tierField('from', row), String(from)],
			[tierField('rate', row), rateOf(bp)],
		]),
		...discountedRoles.map((role) => [roleField(role), rateOf(prices.roleBp[role])]),
		...decorations.map((choice) => [
			decorationField(choice),
			dollarsOf(
				prices.decorationCents[choice.type][choice.size][decorationLocations.indexOf(choice.location)] ?? 0,
			),
		]),
		...addOnTypes.map((type) => [addOnField(type), dollarsOf(prices.addOnCents[type])]),
		['shipping', dollarsOf(prices.shippingCents)],
		['tax', rateOf(prices.taxBp)],
		['quantity', String(prices.builderQuantity)],
	])

/** Basis points from `7.5` and `7.5 %`. */
function bpIn(text: string): number | undefined {
	const bp = taxBpIn(text)
	return Number.isInteger(bp) ? bp : undefined
}

/** Basis points, in tenths, from a percentage with three decimals: places have rates such as 8.875 %. */
export function taxBpIn(text: string): number | undefined {
	const plain = text.replace(/%\s*$/, '').trim()
	return /^\d{1,3}(\.\d{1,3})?$/.test(plain) ? Math.round(Number(plain) * 1000) / 10 : undefined
}

export const wholeIn = (text: string): number | undefined =>
	/^\d{1,6}$/.test(text) ? Number(text) : undefined

type Reading = { typed: TypedSettings; errors: Map<string, string> }
type Field = { name: string; label: string; most: number }
type RateField = Field & { readBp?: (text: string) => number | undefined }

const textOf = ({ typed }: Reading, name: string): string => (typed[name] ?? '').trim()

/** 0 beside the error when it is no price. */
function priceIn(reading: Reading, { name, label, most }: Field): number {
	const cents = centsIn(textOf(reading, name))
	if (cents !== undefined && cents <= most) return cents
	reading.errors.set(name, `${label}: please enter $0.00 to ${formatUsd(most)}, such as 12.50.`)
	return 0
}

/** Empty is none. */
function rateIn(reading: Reading, { name, label, most, readBp = bpIn }: RateField): number {
	const text = textOf(reading, name)
	const bp = text === '' ? 0 : readBp(text)
	if (bp !== undefined && bp <= most) return bp
	reading.errors.set(name, `${label}: please enter 0 to ${percent(most)}, such as 7.5.`)
	return 0
}

type Tier = { row: number; from: number; bp: number }

function tierIn(reading: Reading, row: number): Tier[] {
	const [fromField, rateField] = [tierField('from', row), tierField('rate', row)]
	const [fromText, rateText] = [textOf(reading, fromField), textOf(reading, rateField)]
	if (fromText === '' && rateText === '') return []
	const [from, bp] = [wholeIn(fromText), bpIn(rateText)]
	const { errors } = reading
	const [least, most] = priceLimits.tierFrom
	if (from === undefined || from < least || from > most)
		errors.set(
			fromField,
			`Quantity discount ${row + 1}: please enter a whole number of units from ${least} to ${most}.`,
		)
	if (bp === undefined || bp < 1 || bp > priceLimits.discountBp)
		errors.set(
			rateField,
			`Quantity discount ${row + 1}: please enter a percentage up to ${percent(priceLimits.discountBp)}, such as 7.5.`,
		)
	return from === undefined || bp === undefined ? [] : [{ row, from, bp }]
}

/** Best first, whatever the order in which they were typed. */
function tiersIn(reading: Reading): Prices['tiers'] {
	const tiers = Array.from({ length: mostTiers }, (_, row) => tierIn(reading, row)).flat()
	const sorted = tiers.toSorted((a, b) => a.from - b.from)
	for (const [at, tier] of sorted.entries()) {
		const before = sorted[at - 1]
		if (before?.from === tier.from)
			reading.errors.set(
				tierField('from', Math.max(tier.row, before.row)),
				`Two discounts begin at ${tier.from} units: please keep one.`,
			)
		else if (before && before.bp >= tier.bp)
			reading.errors.set(
				tierField('rate', tier.row),
				`From ${tier.from} units, a buyer must save more than the ${percent(before.bp)} from ${before.from}.`,
			)
	}
	return sorted.toReversed().map(({ from, bp }) => ({ from, bp }))
}

function quantityIn(reading: Reading): number {
	const pieces = wholeIn(textOf(reading, 'quantity'))
	if (pieces !== undefined && pieces >= 1 && pieces <= mostPieces) return pieces
	reading.errors.set(
		'quantity',
		`Pieces in a new design: please enter a whole number from 1 to ${mostPieces}.`,
	)
	return 1
}

/** @returns the list that was typed, or every mistake by its field, in the order of the form */
export function pricesIn(typed: TypedSettings): { values: Prices } | { errors: SettingsErrors } {
	const reading: Reading = { typed, errors: new Map() }
	const decoration = (choice: DecorationChoice) =>
		priceIn(reading, {
			name: decorationField(choice),
			label: decorationName(choice),
			most: priceLimits.decorationCents,
		})
	const atLocations = (type: DecorationChoice['type'], size: DecorationChoice['size']) =>
		decorationLocations.map((location: DecorationLocation) => decoration({ type, size, location }))
	const ofMethod = (type: DecorationChoice['type']) => ({
		small: atLocations(type, 'small'),
		medium: atLocations(type, 'medium'),
		large: atLocations(type, 'large'),
		full: atLocations(type, 'full'),
	})
	const addOn = (type: AddOnType) =>
		priceIn(reading, { name: addOnField(type), label: addOnNames[type], most: priceLimits.addOnCents })
	const role = (name: (typeof discountedRoles)[number]) =>
		rateIn(reading, {
			name: roleField(name),
			label: discountedRoleNames[name],
			most: priceLimits.discountBp,
		})
	const values: Prices = {
		tiers: tiersIn(reading),
		roleBp: { coach: role('coach'), school_admin: role('school_admin') },
		decorationCents: {
			screen: ofMethod('screen'),
			embroidery: ofMethod('embroidery'),
			tackle_twill: ofMethod('tackle_twill'),
		},
		addOnCents: {
			padding: addOn('padding'),
			facemask: addOn('facemask'),
			custom_embroidery: addOn('custom_embroidery'),
			name_plate: addOn('name_plate'),
			helmet_decal: addOn('helmet_decal'),
		},
		shippingCents: priceIn(reading, { name: 'shipping', label: 'Shipping', most: priceLimits.shippingCents }),
		taxBp: rateIn(reading, {
			name: 'tax',
			label: 'Sales tax',
			most: priceLimits.taxBp,
			readBp: taxBpIn,
		}),
		builderQuantity: quantityIn(reading),
	}
	return reading.errors.size > 0 ? { errors: Object.fromEntries(reading.errors) } : { values }
}

export const priceForm: SettingsForm<Prices> = {
	section: priceSection,
	path: '/admin/settings/prices',
	typedIn: typedPrices,
	valuesIn: pricesIn,
	notSaved: 'The prices were not saved',
	done: 'prices-saved',
}
