// Print areas: which one a box belongs to, and the buttons that put art on one.
import type {
	DecorationLocation,
	GarmentTemplate,
	PlacementDef,
	ViewDef,
	ViewId,
} from '#garments/template.ts'
import { boxOfArea, centerDistance, contains, sharedArea, type Box } from './boxes.ts'

/** Art that sticks out of an area by this much still belongs to it. */
const slackIn = 0.25

/**
 * The print area of a view that a box belongs to: the smallest one that holds it, else the one that covers most of
 * it, else the nearest. Undefined when the view takes no print.
 */
export function placementOf(template: GarmentTemplate, view: ViewId, box: Box): PlacementDef | undefined {
	const found = template.views.find(({ id }) => id === view)
	if (!found) return undefined
	const slack = slackIn * found.pxPerInch
	const ranked = found.placements.map((placement) => {
		const area = boxOfArea(placement)
		const size = area.width * area.height
		return {
			placement,
			holding: contains(area, box, slack) ? size : Infinity,
			covered: sharedArea(area, box) / (box.width * box.height),
			distance: centerDistance(area, box),
		}
	})
	const holds = ranked.filter(({ holding }) => holding < Infinity)
	if (holds.length > 0) return holds.toSorted((a, b) => a.holding - b.holding)[0]?.placement
	return ranked.toSorted((a, b) => b.covered - a.covered || a.distance - b.distance)[0]?.placement
}

/** A button that puts art on a place without dragging. */
export type PlacementPreset = {
	id: string
	/** What a coach reads on the button. */
	name: string
	view: ViewId
	location: DecorationLocation
	/** The print area it lies in. */
	placementId: string
	/** Where the art goes, in canvas pixels: as large as fits. */
	area: Box
	/** Large prints hang from the top of their area, small ones sit in its middle. */
	anchor: 'top' | 'center'
}

/** Smallest side of a logo in canvas pixels. Spec §9. */
export const minLogoPx = 40

const hangsFromTop = ({ maxIn }: PlacementDef) => maxIn.h >= 8

function presetOf({ id: view, pxPerInch }: ViewDef, placement: PlacementDef): PlacementPreset {
	const { area, maxIn, id, name, location } = placement
	const width = Math.min(area.w, maxIn.w * pxPerInch)
	const height = Math.min(area.h, maxIn.h * pxPerInch)
	const anchor = hangsFromTop(placement) ? 'top' : 'center'
	const y = anchor === 'top' ? area.y : area.y + (area.h - height) / 2
	return {
		id,
		name,
		view,
		location,
		placementId: id,
		area: { x: area.x + (area.w - width) / 2, y, width, height },
		anchor,
	}
}

/** Usual places inside a wider print area, in inches. */
const within: Record<string, { id: string; name: string; wideIn: number; highIn: number; top: boolean }> = {
	chest: { id: 'center-chest', name: 'Center chest', wideIn: 6, highIn: 5, top: false },
	'upper-back': { id: 'back-neck', name: 'Back neck', wideIn: 3, highIn: 3, top: true },
}

function innerPreset({ pxPerInch }: ViewDef, outer: PlacementPreset): PlacementPreset[] {
	const plan = within[outer.placementId]
	if (!plan) return []
	const width = Math.min(outer.area.width, plan.wideIn * pxPerInch)
	const height = Math.min(outer.area.height, plan.highIn * pxPerInch)
	const x = outer.area.x + (outer.area.width - width) / 2
	const y = plan.top ? outer.area.y : outer.area.y + (outer.area.height - height) / 2
	return [{ ...outer, id: plan.id, name: plan.name, area: { x, y, width, height } }]
}

/** What coaches choose most comes first; the rest follows in the template's order. */
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
				return [preset, ...innerPreset(view, preset)]
			}),
		)
		.toSorted((a, b) => rank(a) - rank(b))

const rounded = (value: number) => Math.round(value * 100) / 100

/** Where art of this aspect ratio (width ÷ height) goes: as large as the place allows, never under the minimum. */
export function presetBox({ area, anchor }: PlacementPreset, aspectRatio: number): Box {
	const fitted = Math.min(area.width, area.height * aspectRatio)
	const width = Math.max(minLogoPx, fitted)
	const height = Math.max(minLogoPx, fitted / aspectRatio)
	return {
		x: rounded(area.x + (area.width - width) / 2),
		y: rounded(anchor === 'top' ? area.y : area.y + (area.height - height) / 2),
		width: rounded(width),
		height: rounded(height),
	}
}
