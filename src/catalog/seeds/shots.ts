// The pictures that product pages show of each colorway.
import { isSideView, viewInSentence, type GarmentTemplate, type ViewId } from '#garments/template.ts'
import { templateById } from '#garments/templates/index.ts'
import { asWorn } from '#pictures/rules/worn-views.ts'
import type { PictureSpec } from '#pictures/schemas.ts'
import { seedDesign, type SeedColorway } from './design.ts'
import { kitPieces } from './kits.ts'
import type { SeedKit, SeedProduct } from './products.ts'

type View = { view: ViewId; name: string; crop?: { x: number; y: number; w: number; h: number } }

/** A detail of cloth, stitches and collar: the upper middle of the front, 5:4 turned to 4:5. */
function detailOf(template: GarmentTemplate): View {
	const [first] = template.views
	const width = first?.width ?? 400
	const height = first?.height ?? 500
	const w = width * 0.44
	return {
		view: first?.id ?? 'front',
		name: 'close-up of the cloth and stitching',
		crop: { x: width * 0.28, y: height * (template.kind === 'cap' ? 0.22 : 0.07), w, h: w * 1.25 },
	}
}

/** Front and back of the garment, then a detail: at least three pictures. */
const viewsOf = (template: GarmentTemplate): View[] => [
	...template.views
		.filter(({ id }) => !isSideView(id))
		.map(({ id }) => ({ view: id, name: viewInSentence(id) })),
	detailOf(template),
]

export type Shot = { spec: PictureSpec; alt: string; colorway: string; view: string }

function garmentOf({ sku, templateId }: SeedProduct): GarmentTemplate {
	const template = templateById(templateId)
	if (!template) throw new Error(`${sku} needs an unknown garment: ${templateId}`)
	return template
}

export function shotsOfColorway(product: SeedProduct, colorway: SeedColorway): Shot[] {
	const template = garmentOf(product)
	const config = seedDesign(product, colorway)
	return viewsOf(template).map(({ view, name, crop }) => ({
		spec: asWorn({
			templateId: template.id,
			templateVersion: template.version,
			view,
			mode: crop ? 'preview' : 'thumb',
			config,
			...(crop && { crop }),
		}),
		alt: `${product.model} in ${colorway.name}, ${name}`,
		colorway: colorway.id,
		view: crop ? 'detail' : view,
	}))
}

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
