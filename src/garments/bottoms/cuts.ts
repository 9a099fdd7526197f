// The cuts of shorts and pants: what the style of cuts changes in their plan, and where print lies then. As shares of the
// drawn measures; print keeps its inches where the cloth has the room.
import { centerX, type Point } from '../drawing/curves.ts'
import { group } from '../scene.ts'
import {
	cutStyleId,
	type LetteringPosition,
	type PlacementDef,
	type ResolvedDesign,
	type StyleDef,
	type ViewDef,
} from '../template.ts'
import type { BottomsPlan } from './draw.ts'
import type { Proportions } from './legs.ts'

const whole: Proportions = { waist: 1, leg: 1, long: 1 }

const measures: Readonly<Record<string, Proportions>> = {
	/** A women's medium beside a men's medium: waist 1.7 in narrower around, the same hips, inseam 1.5 in shorter. */
	women: { waist: 0.94, leg: 1, long: 0.95 },
	/** A youth large beside an adult medium, as in the shop's own size charts: waist 23 in of 29.5, thigh 10.5 of 13, inseam 24.5 of 29. */
	youth: { waist: 0.79, leg: 0.82, long: 0.845 },
}

const proportionsOf = (cut: string | undefined, cuts: StyleDef): Proportions =>
	(cut === cuts.options[0]?.id ? undefined : measures[cut ?? '']) ?? whole

/** `top` is where the waistband ends, which is as high in all cuts. */
type Frame = { top: number; crotch: number; hem: number; by: Proportions }

const frameOf = ({ shape }: BottomsPlan, by: Proportions): Frame => ({
	top: shape.band.top + shape.band.height,
	crotch: shape.inner[0]?.[1] ?? shape.band.top,
	hem: Math.min(...[shape.outer, shape.inner].map((line) => line.at(-1)?.[1] ?? 0)),
	by,
})

const heightIn = ({ top, by }: Frame, y: number): number =>
	y < top ? y : Math.round(top + (y - top) * by.long)

/** The share of widths at a height of the drawn cut. */
function widthAt({ top, crotch, by }: Frame, y: number): number {
	const down = Math.max(0, Math.min(1, (y - top) / (crotch - top)))
	return by.waist + (by.leg - by.waist) * down
}

/** A point in half coordinates: distance from the center line, and height. */
const pointIn =
	(frame: Frame) =>
	([x, y]: Point): Point => [Math.round(x * widthAt(frame, y)), heightIn(frame, y)]

function inProportion(plan: BottomsPlan, by: Proportions): BottomsPlan {
	const frame = frameOf(plan, by)
	const { band, outer, inner, hemSag } = plan.shape
	const at = pointIn(frame)
	const { top } = frame
	/** Pockets, flies and seams are around the hips. */
	const wide = (by.waist + by.leg) / 2
	const sewn = [wide, 0, 0, by.long, centerX * (1 - wide), top * (1 - by.long)] as const
	return {
		...plan,
		proportions: by,
		shape: {
			band: {
				...band,
				half: band.half * by.waist,
				bottomHalf: band.bottomHalf * by.waist,
			},
			outer: outer.map(at),
			inner: inner.map(at),
			hemSag: hemSag * by.leg,
		},
		trimmings: (parts) => [group(plan.trimmings(parts), { matrix: [...sewn] })],
		...(plan.belt && {
			belt: {
				...plan.belt,
				front: plan.belt.front.map((x) => x * by.waist),
				back: plan.belt.back.map((x) => x * by.waist),
			},
		}),
	}
}

/** The plan in the cut that the design asks for. @param cuts the choice; the first one is that of the plan */
export const inAllCuts =
	(plan: (resolved: ResolvedDesign) => BottomsPlan, cuts: StyleDef) =>
	(resolved: ResolvedDesign): BottomsPlan => {
		const by = proportionsOf(resolved.styles[cutStyleId], cuts)
		return by === whole ? plan(resolved) : inProportion(plan(resolved), by)
	}

/** Canvas pixels above the hem in which print keeps its distance from the hem, its band or a cuff. */
const nearHem = 56

/** The lower edge of print. */
const lowestIn = (frame: Frame, y: number): number =>
	Math.min(heightIn(frame, y), heightIn(frame, frame.hem) - Math.min(frame.hem - y, nearHem))

const placementIn =
	(frame: Frame, pxPerInch: number) =>
	(placement: PlacementDef): PlacementDef => {
		const { area, maxIn } = placement
		const [top, low] = [heightIn(frame, area.y), area.y + area.h]
		const bottom = lowestIn(frame, low)
		const share = Math.min(widthAt(frame, area.y), widthAt(frame, low))
		const wide = Math.floor(area.w * share)
		const middle = centerX + (area.x + area.w / 2 - centerX) * share
		return {
			...placement,
			area: { x: Math.round(middle - wide / 2), y: top, w: wide, h: bottom - top },
			maxIn: { w: Math.min(maxIn.w, wide / pxPerInch), h: Math.min(maxIn.h, (bottom - top) / pxPerInch) },
		}
	}

const letteringIn =
	(frame: Frame) =>
	(position: LetteringPosition): LetteringPosition => {
		const share = widthAt(frame, position.baseline)
		return {
			...position,
			x: Math.round(centerX + (position.x - centerX) * share),
			baseline: lowestIn(frame, position.baseline),
			maxWidth: Math.floor(position.maxWidth * share),
		}
	}

/** A view with the print areas and lettering of another cut. @param plan of the standard design */
export function viewInCut(view: ViewDef, plan: BottomsPlan, cut: { id: string; of: StyleDef }): ViewDef {
	const frame = frameOf(plan, proportionsOf(cut.id, cut.of))
	return {
		...view,
		placements: view.placements.map(placementIn(frame, view.pxPerInch)),
		lettering: view.lettering.map(letteringIn(frame)),
	}
}
