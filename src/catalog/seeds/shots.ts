// The pictures that the pages of demo products show of each colorway.
import { viewInSentence, type GarmentTemplate, type ViewId } from '#garments/template.ts'
import { templateById } from '#garments/templates/index.ts'
import { asWorn } from '#pictures/rules/worn-views.ts'
import type { PictureSpec } from '#pictures/schemas.ts'
import { shotsOf, type Shot } from '../rules/shots.ts'
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

/** All pieces together from the front and from the back, then each piece alone. */
export function shotsOfKit(kit: SeedKit, colorway: SeedColorway): Shot[] {
	const pieces = kitPieces(kit, colorway).map(({ id, name, swapped, product, colorway: own }) => {
		const { id: templateId, version: templateVersion, views } = garmentOf(product)
		const config = seedDesign(product, own)
		const drawn = (wanted: ViewId) => ({
			templateId,
			templateVersion,
			view: views.find((view) => view.id === wanted)?.id ?? views[0]?.id ?? ('front' as const),
			config,
			...(swapped && { swapped }),
		})
		return { id, name, drawn }
	})
	const shot = (view: string, name: string, spec: Omit<PictureSpec, 'mode'>): Shot => ({
		spec: asWorn({ ...spec, mode: 'thumb' }),
		alt: `${kit.model} in ${colorway.name}, ${name}`,
		colorway: colorway.id,
		view,
	})
	const together = (view: 'front' | 'back') =>
		pieces.slice(0, 1).map(({ drawn }) => {
			const beside = pieces.slice(1).map((piece) => piece.drawn(view))
			return shot(view, `all pieces, ${viewInSentence(view)}`, { ...drawn(view), beside })
		})
	return [
		...together('front'),
		...together('back'),
		...pieces.map(({ id, name, drawn }) => shot(id, name.toLowerCase(), { ...drawn('front'), beside: [] })),
	]
}
