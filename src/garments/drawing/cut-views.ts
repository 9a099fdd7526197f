// Print areas and lettering of front and back in another cut. Heights keep their inches; widths are what the body allows.
import type { LetteringPosition, PlacementDef, ViewDef } from '../template.ts'
import { halfWidthAt, type BodyShape } from './body.ts'
import { centerX } from './curves.ts'
import type { TopPlan } from './top.ts'

type Cuts = { drawn: TopPlan; cut: TopPlan }

/** Half width without sleeves. The armhole of a sleeveless top turns outwards near the armpit only. */
function widthAt(shape: BodyShape, y: number): number {
	const { shoulder, armpit, sleeveless } = shape
	if (y >= armpit[1]) return halfWidthAt(shape, y)
	const t = Math.max(0, (y - shoulder[1]) / (armpit[1] - shoulder[1]))
	return shoulder[0] + (armpit[0] - shoulder[0]) * t ** (sleeveless ? 3 : 1)
}

const steps = [0, 0.25, 0.5, 0.75, 1]
const least = (top: number, bottom: number, valueAt: (y: number) => number): number =>
	Math.min(...steps.map((t) => valueAt(top + (bottom - top) * t)))

/** Pixels that lettering keeps from armholes and side seams, and their trim. */
const fromEdge = 5
const usualBinding = 8

/** Half the width that lettering may take between two heights. */
function roomOf({ body, armBinding = usualBinding, sidePanel = 0 }: TopPlan, top: number, bottom: number) {
	return least(top, bottom, (y) => {
		const trim = y >= body.armpit[1] ? sidePanel : body.sleeveless ? armBinding : 0
		return widthAt(body, y) - trim - fromEdge
	})
}

/** Only as narrow as it must be: where the drawn cut has as little room, as narrow as that. */
const narrowed =
	({ drawn, cut }: Cuts) =>
	(position: LetteringPosition): LetteringPosition => {
		const { x, baseline, capHeight, maxWidth } = position
		const [room, before] = [cut, drawn].map((plan) => roomOf(plan, baseline - capHeight, baseline))
		if (room === undefined || before === undefined) return position
		const most = Math.abs(x - centerX) + maxWidth / 2
		const reach = Math.min(most, most > before ? (most * room) / before : room)
		return { ...position, maxWidth: Math.floor(Math.min(maxWidth, maxWidth - 2 * (most - reach))) }
	}

/** Inches that a large area keeps from the hem. */
const aboveHemIn = 1

const fitted =
	({ drawn, cut }: Cuts, pxPerInch: number) =>
	(placement: PlacementDef): PlacementDef => {
		const { area, maxIn, measureFrom, location } = placement
		const isLow = measureFrom === 'hem' || location === 'custom'
		const y = area.y + (isLow ? cut.body.hem[1] - drawn.body.hem[1] : 0)
		const lowest = cut.body.hem[1] - (cut.ribbedHem ?? 0) - aboveHemIn * pxPerInch
		const high = isLow ? area.h : Math.min(area.h, Math.floor(lowest - y))
		const share = Math.min(
			1,
			least(y, y + high, (at) => widthAt(cut.body, at) / widthAt(drawn.body, at)),
		)
		const wide = Math.floor(area.w * share)
		const middle = centerX + (area.x + area.w / 2 - centerX) * share
		return {
			...placement,
			area: { x: Math.round(middle - wide / 2), y, w: wide, h: high },
			maxIn: { w: Math.min(maxIn.w, wide / pxPerInch), h: Math.min(maxIn.h, high / pxPerInch) },
		}
	}

/** Front or back in another cut. */
export const viewInCut = (view: ViewDef, cuts: Cuts): ViewDef => ({
	...view,
	placements: view.placements.map(fitted(cuts, view.pxPerInch)),
	lettering: view.lettering.map(narrowed(cuts)),
})
