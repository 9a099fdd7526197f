// Reads stored or sent designs: logos in inches, or in view pixels as in schema version 1.
import { frameInInches, type PixelFrame } from '#placement/units.ts'
import { viewOfLogo } from './logos.ts'
import type { DesignConfig, PixelDesign, StoredDesign } from './schemas.ts'
import { topPxPerInch, type GarmentTemplate } from './template.ts'
import type { GarmentLookup } from './templates/versions.ts'

type PixelLogo = PixelDesign['logos'][number]

/** All views of a garment have the same scale; without a garment, that of an adult top applies. */
function inInches({ x, y, width, height, rotation, ...logo }: PixelLogo, template?: GarmentTemplate) {
	const views = template?.views ?? []
	const { pxPerInch } = viewOfLogo(views, logo) ?? views[0] ?? { pxPerInch: topPxPerInch }
	const pixels: PixelFrame = { x, y, width, height, rotation }
	return { ...logo, ...frameInInches(pixels, { pxPerInch }) }
}

/**
 * Reads designs with the garments of the lookup. A design read has its logos in inches and draws exactly the saved
 * picture. The scale is that of the garment it was saved with, or of `template` if the design names no known garment.
 */
export const designReader =
	({ templateAsSaved, templateById }: Omit<GarmentLookup, 'templateToWorkOn'>) =>
	(stored: StoredDesign, template?: GarmentTemplate): DesignConfig => {
		if (stored.schemaVersion === 2) return stored
		const garment = templateAsSaved(stored) ?? template ?? templateById(stored.templateId ?? '')
		return {
			...stored,
			schemaVersion: 2,
			logos: stored.logos.map((logo) => inInches(logo, garment)),
		}
	}
