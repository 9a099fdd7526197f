// The side views of a top: print areas of its sleeves, and its sleeve numbers, placed by the cut of the sleeve.
import {
	styleOf,
	type LetteringPosition,
	type PlacementDef,
	type ResolvedDesign,
	type StyleDef,
	type ViewDef,
} from '../../template.ts'
import { bodyOf } from '../body.ts'
import { centerX, distance, type Point } from '../curves.ts'
import { walk } from '../measure.ts'
import { seamClearanceIn } from '../seams.ts'
import type { TopPlan } from '../top.ts'
import { sideSleeveOf, sleeveMeasures } from './outline.ts'
import type { SleeveShape } from '../sleeve.ts'

/** Capital heights in inches; without one, the place is not offered. */
export type SleeveNumbers = { shoulderIn?: number; sleeveIn: number }

export type SidePrints = {
	/** The print down a long sleeve: its top on the canvas and its height. */
	print?: { y: number; highIn: number } | undefined
	numbers?: SleeveNumbers | undefined
}

/** Widest print of a sleeve: the usual flag is 3.5 × 2 in. */
const printWideIn = 3.5
/** Spec §9: the smallest logo. */
const smallestPx = 40
/** Height of the print area at the top of a long sleeve. */
const shoulderHighIn = 3

const styleId = 'sleeveNumbers'

/** The choice of sleeve numbers; none is the standard, because every number is priced. */
export const sleeveNumberStyles = (numbers: SleeveNumbers | undefined): StyleDef[] =>
	numbers
		? [
				{
					...styleOf(styleId, 'Sleeve numbers', {
						none: 'None',
						...(numbers.shoulderIn && { shoulder: 'Shoulders' }),
						sleeve: 'Sleeves',
					}),
					view: 'left',
					slot: 'number',
				},
			]
		: []

type Area = PlacementDef['area']
type Areas = { sleeve: Area; shoulder?: Area }

/** The highest top of a print `wide` pixels wide that keeps its distance from the sleeve's seam. */
function clearTop(
	plan: TopPlan,
	shape: SleeveShape,
	{ wide, clear }: { wide: number; clear: number },
): number {
	const { outer, pointAt } = sideSleeveOf({ body: bodyOf(plan.body), shape, facing: 1 })
	const head = walk(outer.slice(0, 1), 1).map(({ point }) => point)
	const [, top] = pointAt(0.5, 0)
	const corner = (y: number): Point => [centerX + wide / 2, y]
	const isClear = (y: number) => head.every((point) => distance(point, corner(y)) >= clear)
	const rows = head.map((_, down) => top + down)
	return (rows.findLast((y) => !isClear(y)) ?? top) + 1
}

/** Pixels between the visible edges of a sleeve. These are no seams: art may come near them. */
function roomOf(plan: TopPlan, shape: SleeveShape): number {
	const { upper, opening } = sleeveMeasures(bodyOf(plan.body), shape)
	return (shape.tuck ? (upper + opening) / 2 : shape.long ? upper : Math.min(upper, opening)) - 4
}

/** Print areas on the hanging sleeve, clear of its seams. A short sleeve has room for one, a cap sleeve for none. */
function areasOf(plan: TopPlan, { print, pxPerInch }: SideRequest): Areas | undefined {
	const shape = plan.sleeve
	if (!shape || !print) return undefined
	const { length } = sleeveMeasures(bodyOf(plan.body), shape)
	const clear = (seamClearanceIn + 0.02) * pxPerInch
	const widest = Math.min(Math.ceil(printWideIn * pxPerInch), Math.floor(roomOf(plan, shape)))
	const area = (wide: number, y: number, high: number): Area => ({
		x: Math.round(centerX - wide / 2),
		y: Math.ceil(y),
		w: wide,
		h: Math.floor(high),
	})
	const bottom = plan.body.shoulder[1] + length - (plan.cuff?.high ?? 0) - clear
	if (!shape.long) {
		const whole = (wide: number) => {
			const y = clearTop(plan, shape, { wide, clear })
			return area(wide, y, bottom - Math.ceil(y))
		}
		// A narrower print may begin higher, where the seam is nearer to the top line.
		const sleeve = [widest, Math.min(widest, smallestPx)].map(whole).find(({ h }) => h >= smallestPx)
		return sleeve && { sleeve }
	}
	const head = clearTop(plan, shape, { wide: widest, clear })
	const sleeveY = Math.max(print.y, head + (shoulderHighIn + 0.5) * pxPerInch)
	return {
		shoulder: area(widest, head, shoulderHighIn * pxPerInch),
		sleeve: area(widest, sleeveY, print.highIn * pxPerInch),
	}
}

/** Width of two digits, as a share of their height. */
const twoDigits = 1.3

type Numbered = { area: Area; where: keyof Areas; capIn: number }

/** A shoulder's number is as high as its seam allows; a sleeve's is in the middle of a long one, else over the trim. */
function baselineOf(
	{ plan, resolved, pxPerInch }: SideRequest,
	shape: SleeveShape,
	{ area: { y, h }, where, capIn }: Numbered,
): number {
	const clear = (seamClearanceIn + 0.02) * pxPerInch
	const high = capIn * pxPerInch
	if (where === 'shoulder') return Math.ceil(clearTop(plan, shape, { wide: high * twoDigits, clear }) + high)
	if (shape.long) return Math.floor(y + (h + high) / 2)
	const { length } = sleeveMeasures(bodyOf(plan.body), shape)
	const trim = Math.max(0, ...(plan.sleeveStripes?.(resolved) ?? []).map(({ to }) => to))
	return Math.floor(Math.min(y + h, plan.body.shoulder[1] + length - trim - clear / 2))
}

const sleeved = (styles: readonly StyleDef[]): Record<string, readonly string[]> =>
	Object.fromEntries(
		styles
			.filter(({ id, options }) => id === 'sleeve' && options.some((option) => option.id === 'none'))
			.map(({ id, options }) => [
				id,
				options.map((option) => option.id).filter((option) => option !== 'none'),
			]),
	)

type Sides = Record<'left' | 'right', Pick<ViewDef, 'placements' | 'lettering'>>
type SideRequest = SidePrints & {
	plan: TopPlan
	/** The standard design, whose stripes its numbers keep clear of. */
	resolved: ResolvedDesign
	styles: readonly StyleDef[]
	pxPerInch: number
	methods: PlacementDef['methods']
}

/** Print areas and lettering of both sides; none on a top without sleeves. */
export function sideViews(request: SideRequest): Sides {
	const { plan, numbers, pxPerInch, methods, styles } = request
	const areas = areasOf(plan, request)
	if (!areas) return { left: { placements: [], lettering: [] }, right: { placements: [], lettering: [] } }
	const placement = (side: string, where: keyof Areas): PlacementDef[] => {
		const area = areas[where]
		if (!area) return []
		return [
			{
				id: `${side.toLowerCase()}-${where}`,
				name: `${side} ${where}`,
				location: 'sleeve',
				methods,
				measureFrom: 'shoulder-seam',
				area,
				maxIn: { w: Math.min(printWideIn, area.w / pxPerInch), h: area.h / pxPerInch },
				when: sleeved(styles),
			},
		]
	}
	const number = (where: keyof Areas, capIn: number | undefined): LetteringPosition[] =>
		capIn && plan.sleeve
			? [
					{
						slot: 'number',
						x: centerX,
						baseline: baselineOf(request, plan.sleeve, { area: areas.sleeve, where, capIn }),
						capHeight: Math.round(capIn * pxPerInch * 10) / 10,
						maxWidth: Math.floor(roomOf(plan, plan.sleeve)),
						zone: 'sleeve',
						shape: 'straight',
						when: { [styleId]: [where], ...sleeved(styles) },
					},
				]
			: []
	const lettering = [...number('shoulder', numbers?.shoulderIn), ...number('sleeve', numbers?.sleeveIn)]
	const view = (side: string) => ({
		placements: [...placement(side, 'sleeve'), ...placement(side, 'shoulder')],
		lettering,
	})
	return { left: view('Left'), right: view('Right') }
}
