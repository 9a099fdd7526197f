// Buttons that place art on a print area.
import {
	isSideView,
	type DecorationLocation,
	type GarmentTemplate,
	type PlacementDef,
	type ViewDef,
	type ViewId,
} from '#garments/template.ts'
import type { Box } from '#placement/boxes.ts'
import { keptInside } from '#placement/frames.ts'
import { fittedInto, largestPrint } from '#placement/print-areas.ts'
import { minSide, type Frame } from '#placement/units.ts'

/** A button that places art without dragging. */
export type PlacementPreset = {
	id: string
	/** Button label. */
	name: string
	view: ViewId
	location: DecorationLocation
	/** Its print area. */
	placementId: string
	/** Bounds of the art in inches: as large as fits. */
	area: Box
	/** Large prints start at the top of their area, small ones are centered. */
	anchor: 'top' | 'center'
}

const hangsFromTop = ({ maxIn }: PlacementDef) => maxIn.h >= 8

function presetOf(view: ViewDef, placement: PlacementDef): PlacementPreset {
	const { id, name, location } = placement
	const anchor = hangsFromTop(placement) ? 'top' : 'center'
	const area = largestPrint(placement, { scale: view, anchor })
	return { id, name, view: view.id, location, placementId: id, area, anchor }
}

type Inner = { id: string; name: string; wideIn: number; highIn: number; top: boolean }

const flag = (id: string, name: string): Inner => ({ id, name, wideIn: 3.5, highIn: 2, top: false })

/** Usual places inside a larger print area, in inches. */
const within: Record<string, Inner> = {
	chest: { id: 'center-chest', name: 'Center chest', wideIn: 6, highIn: 5, top: false },
	'upper-back': { id: 'back-neck', name: 'Back neck', wideIn: 3, highIn: 3, top: true },
}

/** Usual places inside the print areas of side views. */
const withinSides: Record<string, Inner> = {
	'left-sleeve': flag('left-flag', 'Left sleeve flag'),
	'right-sleeve': flag('right-flag', 'Right sleeve flag'),
}

/** A captain wears a letter on the left chest. */
const captain: Inner = { id: 'captain', name: 'Captain’s letter', wideIn: 3, highIn: 3, top: true }

function innerPlan({ sport, kind }: GarmentTemplate, { placementId, view }: PlacementPreset) {
	if (sport === 'hockey' && kind === 'jersey' && placementId === 'left-chest') return captain
	return (isSideView(view) ? withinSides : within)[placementId]
}

function innerPreset(template: GarmentTemplate, outer: PlacementPreset): PlacementPreset[] {
	const plan = innerPlan(template, outer)
	if (!plan) return []
	const { id, name, wideIn, highIn, top } = plan
	const anchor = top ? 'top' : 'center'
	return [{ ...outer, id, name, area: fittedInto(outer.area, { width: wideIn, height: highIn, anchor }) }]
}

/** The coaches' most frequent choices come first; the rest follows in the template's order. */
const usual = [
	'left-chest',
	'center-chest',
	'full-front',
	'left-sleeve',
	'right-sleeve',
	'full-back',
	'back-neck',
]

const rank = ({ id }: PlacementPreset) => (usual.includes(id) ? usual.indexOf(id) : usual.length)

/** The buttons of a garment: one for each print area of each view, and the usual places inside them. */
export const placementPresets = (template: GarmentTemplate): PlacementPreset[] =>
	template.views
		.flatMap((view) =>
			view.placements.flatMap((placement) => {
				const preset = presetOf(view, placement)
				return [preset, ...innerPreset(template, preset)]
			}),
		)
		.toSorted((a, b) => rank(a) - rank(b))

/** Frame of art with this aspect ratio (width ÷ height): as large as fits, never below the minimum. */
export function presetFrame({ area, anchor }: PlacementPreset, aspectRatio: number, view: ViewDef): Frame {
	const fitted = Math.min(area.width, area.height * aspectRatio)
	const width = Math.max(minSide(view), fitted)
	const height = Math.max(minSide(view), fitted / aspectRatio)
	const y = anchor === 'top' ? area.y : area.y + (area.height - height) / 2
	return keptInside({ x: area.x + (area.width - width) / 2, y, width, height, rotation: 0 }, view)
}
