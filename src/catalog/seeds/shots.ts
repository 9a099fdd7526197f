// The pictures that a product page shows of each colorway.
import type { GarmentTemplate, ViewId } from '#garments/template.ts'

export type Shot = { view: ViewId; name: string; crop?: { x: number; y: number; w: number; h: number } }

const viewNames: Record<ViewId, string> = {
	front: 'front',
	back: 'back',
	left: 'left side',
	right: 'right side',
}

/** A detail of cloth, stitches and collar: the upper middle of the front, 5:4 turned to 4:5. */
function detailOf(template: GarmentTemplate): Shot {
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

/** Every view of the garment, then a detail: at least three pictures. */
export const shotsOf = (template: GarmentTemplate): Shot[] => [
	...template.views.map((view) => ({ view: view.id, name: viewNames[view.id] })),
	detailOf(template),
]
