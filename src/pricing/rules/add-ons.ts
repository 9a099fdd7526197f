// Which add-ons a garment can have.
import type { DesignConfig } from '#garments/schemas.ts'
import type { GarmentKind, GarmentTemplate } from '#garments/template.ts'
import { recordOf } from '#sports/sports.ts'
import { addOnNames, isAddOnType } from './decorations.ts'
import { addOnTypes, type AddOnType } from '../states.ts'

type Garment = Pick<GarmentTemplate, 'kind' | 'sport'>

const byKind: Record<GarmentKind, readonly AddOnType[]> = {
	jersey: ['padding', 'custom_embroidery', 'name_plate'],
	pants: ['padding', 'custom_embroidery'],
	shorts: ['padding', 'custom_embroidery'],
	hoodie: ['custom_embroidery', 'name_plate'],
	tee: ['custom_embroidery'],
	cap: ['custom_embroidery'],
}

const withHelmets: readonly AddOnType[] = ['facemask', 'helmet_decal']

function fits({ kind, sport }: Garment, type: AddOnType): boolean {
	if (withHelmets.includes(type)) return kind === 'jersey' && (recordOf(sport)?.isPlayedInHelmets ?? false)
	if (type === 'padding' && sport === 'spirit') return false
	return byKind[kind].includes(type)
}

/** In the order of the price list. */
export const addOnsFor = (garment: Garment): AddOnType[] => addOnTypes.filter((type) => fits(garment, type))

type AddOns = Pick<DesignConfig, 'addOns'>

/** Add-ons of the design that its garment cannot have: those of an old design stay until they are removed. */
export const unfitAddOns = ({ addOns }: AddOns, garment: Garment): string[] => {
	const possible: readonly string[] = addOnsFor(garment)
	return [...new Set(addOns.map(({ type }) => type))].filter((type) => !possible.includes(type))
}

/** Why an add-on is refused; undefined when each fits the garment or was in the design before. */
export function addOnRefusal(design: AddOns, garment: Garment, before: AddOns | null): string | undefined {
	const had = new Set(before?.addOns.map(({ type }) => type))
	const added = unfitAddOns(design, garment).find((type) => !had.has(type))
	if (added === undefined) return undefined
	const name = isAddOnType(added) ? addOnNames[added] : 'This add-on'
	return `${name} is not made for this garment. Remove it under Add-Ons.`
}
