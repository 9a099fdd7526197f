// The price list of decorations and add-ons, per unit in US cents. Spec §9.
import { decorationLocations, type DecorationLocation, type DecorationMethod } from '#garments/template.ts'
import { asCents, type Cents } from '#kit/money.ts'

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

/** Whole dollars in the order front, back, sleeve, chest, custom. */
const dollars: Record<DecorationMethod, Record<DecorationSize, readonly number[]>> = {
	screen: {
		small: [8, 8, 5, 6, 7],
		medium: [12, 12, 8, 9, 10],
		large: [18, 18, 12, 14, 15],
		full: [25, 25, 18, 20, 22],
	},
	embroidery: {
		small: [12, 12, 8, 10, 11],
		medium: [18, 18, 12, 14, 15],
		large: [28, 28, 20, 24, 26],
		full: [40, 40, 30, 35, 38],
	},
	tackle_twill: {
		small: [15, 15, 10, 12, 13],
		medium: [22, 22, 15, 18, 20],
		large: [35, 35, 25, 30, 32],
		full: [50, 50, 38, 45, 48],
	},
}

export type DecorationChoice = {
	type: DecorationMethod
	location: DecorationLocation
	size: DecorationSize
}

/** Price of one decoration on one garment. Spec §9. */
export function decorationPrice({ type, location, size }: DecorationChoice): Cents {
	const price = dollars[type][size][decorationLocations.indexOf(location)]
	if (price === undefined) throw new RangeError(`No price for ${type}, ${size}, ${location}`)
	return asCents(price * 100)
}

export const addOnTypes = ['padding', 'facemask', 'custom_embroidery', 'name_plate', 'helmet_decal'] as const
export type AddOnType = (typeof addOnTypes)[number]

export const addOnNames: Record<AddOnType, string> = {
	padding: 'Padding',
	facemask: 'Facemask',
	custom_embroidery: 'Custom embroidery',
	name_plate: 'Name plate',
	helmet_decal: 'Helmet decal',
}

/** Per unit. Spec §9. */
export const addOnPrices: Record<AddOnType, Cents> = {
	padding: asCents(1_500),
	facemask: asCents(2_500),
	custom_embroidery: asCents(2_000),
	name_plate: asCents(1_200),
	helmet_decal: asCents(800),
}

/** True for the five add-ons that the shop sells; a saved design may name others. */
export const isAddOnType = (text: string): text is AddOnType => addOnTypes.some((type) => type === text)
