// Which pictures a product page shows of each colorway, and what a garment is called on lists.
import type { GarmentTemplate, ViewId } from '#garments/template.ts'
import type { SeedTemplateId } from './seed-product.ts'

export type Shot = { view: ViewId; name: string; crop?: { x: number; y: number; w: number; h: number } }

const viewNames: Record<ViewId, string> = {
	front: 'front',
	back: 'back',
	left: 'left side',
	right: 'right side',
}

/** A close look at cloth, stitches and collar: the upper middle of the front, 5:4 turned to 4:5. */
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

const kinds: Record<SeedTemplateId, string> = {
	'football-jersey': 'Jersey',
	'basketball-jersey': 'Jersey',
	'baseball-jersey': 'Jersey',
	'soccer-jersey': 'Jersey',
	'soccer-long-sleeve': 'Jersey',
	'hockey-jersey': 'Jersey',
	'lacrosse-jersey': 'Jersey',
	pinnie: 'Jersey',
	tee: 'T-Shirt',
	'long-sleeve-tee': 'T-Shirt',
	hoodie: 'Hoodie',
	crewneck: 'Sweatshirt',
	'quarter-zip': 'Quarter-Zip',
	polo: 'Polo',
	'basketball-shorts': 'Shorts',
	'soccer-shorts': 'Shorts',
	'lacrosse-shorts': 'Shorts',
	'football-pants': 'Pants',
	'baseball-pants': 'Pants',
	'hockey-socks': 'Socks',
	joggers: 'Pants',
	snapback: 'Hat',
	beanie: 'Hat',
}

export const kindOfTemplate = (id: SeedTemplateId): string => kinds[id]
