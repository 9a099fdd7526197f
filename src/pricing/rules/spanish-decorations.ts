// The shop's own names of decorations and add-ons in Spanish, by their English.
import {
	slotNames,
	type DecorationLocation,
	type LetteringSlot,
	type ProductionMethod,
} from '#garments/template.ts'
import type { AddOnType, DecorationSize } from '../states.ts'
import { addOnNames, decorationLocationNames, productionMethodNames } from './decorations.ts'

type Names = Readonly<Record<string, string>>

/** Within a sentence. */
const methodNames: Readonly<Record<ProductionMethod, string>> = {
	screen: 'serigrafía',
	embroidery: 'bordado',
	tackle_twill: 'tackle twill',
	sublimation: 'sublimación',
}

/** Within a sentence. */
const placeNames: Readonly<Record<DecorationLocation, string>> = {
	front: 'frente',
	back: 'espalda',
	sleeve: 'manga',
	chest: 'pecho',
	custom: 'otro lugar',
}

const slots: Readonly<Record<LetteringSlot, string>> = {
	team: 'Nombre del equipo',
	name: 'Nombre del jugador',
	number: 'Número',
}

const addOns: Readonly<Record<AddOnType, string>> = {
	padding: 'Acolchado',
	facemask: 'Máscara facial',
	custom_embroidery: 'Bordado a la medida',
	name_plate: 'Placa de nombre',
	helmet_decal: 'Calcomanía de casco',
}

/** By the id of a size, which labels name it by. */
export const spanishSizes: Readonly<Record<DecorationSize, string>> = {
	small: 'pequeño',
	medium: 'mediano',
	large: 'grande',
	full: 'completo',
}

const same = (name: string): string => name
const lower = (name: string): string => name.toLowerCase()

/** @param inText how a name stands in English texts */
function byEnglish<Id extends string>(
	english: Readonly<Record<Id, string>>,
	spanish: Readonly<Record<Id, string>>,
	inText = same,
): Names {
	// Cast: keys of the same table.
	const ids = Object.keys(english) as Id[]
	return Object.fromEntries(ids.map((id) => [inText(english[id]), spanish[id]]))
}

export const spanishSlots = /* @__PURE__ */ byEnglish(slotNames, slots)
export const spanishAddOns = /* @__PURE__ */ byEnglish(addOnNames, addOns)
/** By their English in lower case. */
export const spanishMethods = /* @__PURE__ */ byEnglish(productionMethodNames, methodNames, lower)
export const spanishLocations = /* @__PURE__ */ byEnglish(decorationLocationNames, placeNames, lower)
