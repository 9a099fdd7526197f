// A product as its pictures show it: the garment with the shop's design printed on it, and what that costs.
import { designPrice } from '#pricing/rules/design.ts'
import type { PicturedDesign } from '../../schemas.ts'

export type SheetPictured = {
	/** One garment with all that its pictures print on it. */
	unitCents: number
	/** The decorations in it; none on garments whose art is dyed in. */
	parts: readonly { label: string; cents: number }[]
	/** Hash of the garment alone. */
	blankPicture: string
}

/** Undefined when the pictures show the garment alone. */
export function picturedOf(baseCents: number, design: PicturedDesign | undefined): SheetPictured | undefined {
	if (!design || design.blankPicture === null) return undefined
	const config = { decorations: design.decorations, addOns: [], quantity: 1, fundraisingEnabled: false }
	const { lines, unit } = designPrice({ baseCents, config, roles: [] })
	return {
		unitCents: unit.unit,
		parts: lines
			.filter(({ kind }) => kind === 'decoration')
			.map(({ label, unitCents }) => ({ label, cents: unitCents })),
		blankPicture: design.blankPicture,
	}
}
