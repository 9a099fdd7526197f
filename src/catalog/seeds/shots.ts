// The pictures that the pages of demo products show of each colorway.
import type { GarmentTemplate } from '#garments/template.ts'
import { templateById } from '#garments/templates/index.ts'
import { shotsOf, shotsOfKit as shotsOfPieces, type Shot } from '../rules/shots.ts'
import { seedDesign, type SeedColorway } from './design.ts'
import { kitPieces } from './kits.ts'
import type { SeedKit, SeedProduct } from './products.ts'

function garmentOf({ sku, templateId }: SeedProduct): GarmentTemplate {
	const template = templateById(templateId)
	if (!template) throw new Error(`${sku} needs an unknown garment: ${templateId}`)
	return template
}

export const shotsOfColorway = (product: SeedProduct, colorway: SeedColorway): Shot[] =>
	shotsOf({
		model: product.model,
		template: garmentOf(product),
		colorway,
		config: seedDesign(product, colorway),
	})

export const shotsOfKit = (kit: SeedKit, colorway: SeedColorway): Shot[] =>
	shotsOfPieces({
		model: kit.model,
		colorway,
		pieces: kitPieces(kit, colorway).map(({ product, colorway: own, ...piece }) => ({
			...piece,
			templateId: product.templateId,
			config: seedDesign(product, own),
		})),
	})
