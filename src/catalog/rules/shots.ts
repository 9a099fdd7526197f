// The pictures that a product page shows of each colorway.
import type { DesignConfig } from '#garments/schemas.ts'
import { isSideView, viewInSentence, type GarmentTemplate, type ViewId } from '#garments/template.ts'
import { templateById } from '#garments/templates/index.ts'
import { asWorn } from '#pictures/rules/worn-views.ts'
import type { PictureSpec } from '#pictures/schemas.ts'

type View = { view: ViewId; name: string; crop?: { x: number; y: number; w: number; h: number } }

/** How pictures are described that show no side of one garment. */
export const closeUp = 'close-up of the cloth and stitching'
export const allPieces = 'all pieces'

/** A detail of cloth, stitches and collar: the upper middle of the front, 5:4 turned to 4:5. */
function detailOf(template: GarmentTemplate): View {
	const [first] = template.views
	const width = first?.width ?? 400
	const height = first?.height ?? 500
	const w = width * 0.44
	return {
		view: first?.id ?? 'front',
		name: closeUp,
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

type Shown = {
	model: string
	template: GarmentTemplate
	colorway: { id: string; name: string }
	config: DesignConfig
}

export type KitShown = {
	model: string
	colorway: { id: string; name: string }
	pieces: readonly {
		id: string
		name: string
		swapped?: boolean | undefined
		templateId: string
		config: DesignConfig
	}[]
}

/** All pieces together from the front and from the back, then each piece alone. */
export function shotsOfKit({ model, colorway, pieces: shown }: KitShown): Shot[] {
	const pieces = shown.map(({ id, name, swapped, templateId, config }) => {
		const template = templateById(templateId)
		if (!template) throw new Error(`There is no garment ${templateId}`)
		const { version: templateVersion, views } = template
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
		alt: `${model} in ${colorway.name}, ${name}`,
		colorway: colorway.id,
		view,
	})
	const together = (view: 'front' | 'back') =>
		pieces.slice(0, 1).map(({ drawn }) => {
			const beside = pieces.slice(1).map((piece) => piece.drawn(view))
			return shot(view, `${allPieces}, ${viewInSentence(view)}`, { ...drawn(view), beside })
		})
	return [
		...together('front'),
		...together('back'),
		...pieces.map(({ id, name, drawn }) => shot(id, name.toLowerCase(), { ...drawn('front'), beside: [] })),
	]
}

export const shotsOf = ({ model, template, colorway, config }: Shown): Shot[] =>
	viewsOf(template).map(({ view, name, crop }) => ({
		spec: asWorn({
			templateId: template.id,
			templateVersion: template.version,
			view,
			mode: crop ? 'preview' : 'thumb',
			config,
			...(crop && { crop }),
		}),
		alt: `${model} in ${colorway.name}, ${name}`,
		colorway: colorway.id,
		view: crop ? 'detail' : view,
	}))
