// Decorations and add-ons: names, sizes, their prices, and those that one piece pays for.
import type { Prints } from '#garments/personalization.ts'
import {
	decorationLocations,
	letteringSlots,
	slotNames,
	type DecorationLocation,
	type DecorationMethod,
	type LetteringSlot,
	type ProductionMethod,
} from '#garments/template.ts'
import { asCents, type Cents } from '#kit/money.ts'
import type { PriceList } from '../schemas.ts'
import { addOnTypes, type AddOnType, type DecorationSize } from '../states.ts'

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

export const productionMethodNames: Record<ProductionMethod, string> = {
	...decorationMethodNames,
	sublimation: 'Sublimation',
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
	description?: string
	/** The element that it belongs to, such as 'name-back'; missing for decorations in words. */
	itemId?: string | undefined
}

/** "Screen print, front, small 2-3in". */
export const decorationName = ({ type, location, size }: DecorationChoice): string =>
	[
		decorationMethodNames[type],
		decorationLocationNames[location].toLowerCase(),
		decorationSizeLabels[size].toLowerCase(),
	].join(', ')

/** Price of one decoration on one garment. Spec §9. */
export function decorationPrice(
	{ type, location, size }: DecorationChoice,
	{ decorationCents }: Pick<PriceList, 'decorationCents'>,
): Cents {
	const price = decorationCents[type][size][decorationLocations.indexOf(location)]
	if (price === undefined) throw new RangeError(`No price for ${type}, ${size}, ${location}`)
	return asCents(price)
}

export const addOnNames: Record<AddOnType, string> = {
	padding: 'Padding',
	facemask: 'Facemask',
	custom_embroidery: 'Custom embroidery',
	name_plate: 'Name plate',
	helmet_decal: 'Helmet decal',
}

/** Whether the shop sells the add-on; a saved design may name others. */
export const isAddOnType = (text: string): text is AddOnType => addOnTypes.some((type) => type === text)

/** The kind of lettering that a decoration belongs to; undefined for art and for decorations in words. */
export const slotOfDecoration = ({
	itemId = '',
}: {
	itemId?: string | undefined
}): LetteringSlot | undefined => letteringSlots.find((slot) => itemId.startsWith(`${slot}-`))

/** The decorations of a piece: it pays for the player's texts that it prints. Product decisions §2. */
export const decorationsOn = <Choice extends { itemId?: string | undefined }>(
	decorations: readonly Choice[],
	prints: Prints,
): Choice[] =>
	decorations.filter((choice) => {
		const slot = slotOfDecoration(choice)
		return slot === undefined || slot === 'team' || prints[slot]
	})

/** What is decorated, without the text of a player. */
function whatIsDecorated(choice: DecorationChoice): string {
	const slot = slotOfDecoration(choice)
	const { description = '', itemId } = choice
	if (slot) return slotNames[slot]
	// Descriptions of before added place and size to the name of the art.
	return itemId === undefined ? description : (description.split(', ')[0] ?? '')
}

/** "Team name, back, screen print, large", or "Screen print, back, large" without a description. */
export function decorationLabel(choice: DecorationChoice): string {
	const { type, location, size } = choice
	const what = whatIsDecorated(choice)
	const [place, method] = [decorationLocationNames[location].toLowerCase(), decorationMethodNames[type]]
	return what === '' ? [method, place, size].join(', ') : [what, place, method.toLowerCase(), size].join(', ')
}
