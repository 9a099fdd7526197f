// How the art of each production method lies on the cloth, from version 2 of a garment on.
import type { DesignConfig } from './schemas.ts'
import type { GarmentTemplate, ProductionMethod } from './template.ts'

export type Ink = {
	/** From 0 to 1: what is left of it shows the cloth below. */
	opacity: number
	/** Sewn art stands above the cloth with an edge, a shadow and its own surface; printed art has the cloth's surface. */
	isSewn: boolean
}

export const inks: Readonly<Record<ProductionMethod, Ink>> = {
	/** Plastisol on a white base, which covers dark cloth; a little of its yarn shows. */
	screen: { opacity: 0.97, isSewn: false },
	embroidery: { opacity: 1, isSewn: true },
	tackle_twill: { opacity: 1, isSewn: true },
	/** Dyed into white cloth together with the garment's colors: white on navy is cloth that is left white. */
	sublimation: { opacity: 1, isSewn: false },
}

/** Garments of earlier versions show all art as sewn. */
const inksFrom = 2

export type Inked = Pick<DesignConfig, 'decorations' | 'sublimated'>

/** The method by which an element is made: the one chosen, else the print that every cloth takes. */
export function methodOf(
	{ version }: Pick<GarmentTemplate, 'version'>,
	{ decorations, sublimated }: Inked,
	id: string,
): ProductionMethod {
	if (version < inksFrom) return 'tackle_twill'
	if (sublimated) return 'sublimation'
	return decorations.find(({ itemId }) => itemId === id)?.type ?? 'screen'
}
