// Decorations and add-ons with their prices, from price-list.ts.
import { decorationLocations, type DecorationLocation, type DecorationMethod } from '#garments/template.ts'
import { asCents, type Cents } from '#kit/money.ts'
import { addOnPrices, decorationDollars } from './price-list.ts'

export const decorationSizes = ['small', 'medium', 'large', 'full'] as const
export type DecorationSize = (typeof decorationSizes)[number]

export const decorationSizeLabels: Record<DecorationSize, string> = {
	small: 'Small 2-3in',
	medium: 'Medium 4-6in',
	large: 'Large 7-10in',
	full: 'Full 11in+',
}

export const decorationMethodNames: Record<DecorationMethod, string> = {
	screen: 'Screen print',
	embroidery: 'Embroidery',
	tackle_twill: 'Tackle twill',
}

export const decorationLocationNames: Record<DecorationLocation, string> = {
	front: 'Front',
	back: 'Back',
	sleeve: 'Sleeve',
	chest: 'Chest',
	custom: 'Custom',
}

export type DecorationChoice = {
	type: DecorationMethod
	location: DecorationLocation
	size: DecorationSize
}

/** Price of one decoration on one garment. Spec §9. */
export function decorationPrice({ type, location, size }: DecorationChoice): Cents {
	const price = decorationDollars[type][size][decorationLocations.indexOf(location)]
	if (price === undefined) throw new RangeError(`No price for ${type}, ${size}, ${location}`)
	return asCents(price * 100)
}

export const addOnTypes = [
	'padding',
	'facemask',
	'custom_embroidery',
	'name_plate',
	'helmet_decal',
] as const satisfies AddOnType[]
export type AddOnType = keyof typeof addOnPrices

export const addOnNames: Record<AddOnType, string> = {
	padding: 'Padding',
	facemask: 'Facemask',
	custom_embroidery: 'Custom embroidery',
	name_plate: 'Name plate',
	helmet_decal: 'Helmet decal',
}

/** Whether the shop sells the add-on; a saved design may name others. */
export const isAddOnType = (text: string): text is AddOnType => addOnTypes.some((type) => type === text)

export type UnitPriceInput = {
	baseCents: Cents
	decorations?: readonly DecorationChoice[]
	addOns?: readonly AddOnType[]
}
export type UnitPrice = { base: Cents; decorations: Cents; addOns: Cents; unit: Cents }

const sum = (amounts: readonly Cents[]): Cents =>
	asCents(amounts.reduce((total, amount) => total + amount, 0))

/** (base price + decorations + add-ons) of one unit, with its parts. Product decisions §2. */
export function unitPrice({ baseCents, decorations = [], addOns = [] }: UnitPriceInput): UnitPrice {
	const decorated = sum(decorations.map(decorationPrice))
	const added = sum(addOns.map((type) => addOnPrices[type]))
	return { base: baseCents, decorations: decorated, addOns: added, unit: sum([baseCents, decorated, added]) }
}
