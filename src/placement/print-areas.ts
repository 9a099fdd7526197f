// Print areas of a garment: which area art belongs to, whether it is inside, and how to move it there.
import { boundsOf, centerDistance, centerOf, contains, sharedArea, type Box } from './boxes.ts'
import { isLargeEnough, minSide, toInches, type Frame, type Scale, type View } from './units.ts'

/** A print area of a template: the area in view pixels, the largest print in inches. */
export type PrintArea = {
	area: { x: number; y: number; w: number; h: number }
	maxIn: { w: number; h: number }
}

export type PrintableView<Area extends PrintArea> = View & { placements: readonly Area[] }

/** A print area in inches. */
export const areaBox = ({ area }: Pick<PrintArea, 'area'>, scale: Scale): Box => ({
	x: toInches(area.x, scale),
	y: toInches(area.y, scale),
	width: toInches(area.w, scale),
	height: toInches(area.h, scale),
})

/** Tolerance for rounding errors of the conversion to inches. */
const noiseIn = 1e-6

/** The smallest print area that contains the frame's center. */
export function areaUnder<Area extends PrintArea>(view: PrintableView<Area>, frame: Frame): Area | undefined {
	const center = { ...centerOf(frame), width: 0, height: 0 }
	return view.placements
		.filter((placement) => contains(areaBox(placement, view), center, noiseIn))
		.toSorted((one, other) => one.area.w * one.area.h - other.area.w * other.area.h)[0]
}

/** Art that exceeds an area by at most this many inches still belongs to it. */
const belongsWithinIn = 0.25

/**
 * The print area that a box belongs to: the smallest one that contains it, else the one that covers most of it, else
 * the nearest. Undefined when the view has no print area.
 */
export function areaOf<Area extends PrintArea>(view: PrintableView<Area>, box: Box): Area | undefined {
	const ranked = view.placements.map((placement) => {
		const area = areaBox(placement, view)
		const size = area.width * area.height
		return {
			placement,
			holding: contains(area, box, belongsWithinIn) ? size : Infinity,
			covered: sharedArea(area, box) / (box.width * box.height),
			distance: centerDistance(area, box),
		}
	})
	const holds = ranked.filter(({ holding }) => holding < Infinity)
	if (holds.length > 0) return holds.toSorted((a, b) => a.holding - b.holding)[0]?.placement
	return ranked.toSorted((a, b) => b.covered - a.covered || a.distance - b.distance)[0]?.placement
}

/** The area allowed for art: at least as wide and high as the smallest logo. */
export function usableArea(placement: Pick<PrintArea, 'area'>, scale: Scale): Box {
	const { x, y, width, height } = areaBox(placement, scale)
	const [wide, high] = [Math.max(width, minSide(scale)), Math.max(height, minSide(scale))]
	return { x: x - (wide - width) / 2, y: y - (high - height) / 2, width: wide, height: high }
}

/** Whether the box is inside one of the view's areas, with a tolerance of one view pixel. */
export const isPrintable = <Area extends PrintArea>(view: PrintableView<Area>, box: Box): boolean =>
	view.placements.some((placement) => contains(usableArea(placement, view), box, toInches(1, view)))

const between = (value: number, low: number, high: number) => Math.max(low, Math.min(high, value))

/**
 * The frame moved into an area, scaled down if it is too large; undefined when it would fall below the smallest logo
 * size.
 */
export function movedInto(frame: Frame, placement: Pick<PrintArea, 'area'>, scale: Scale): Frame | undefined {
	const area = usableArea(placement, scale)
	const bounds = boundsOf(frame)
	const factor = Math.min(1, area.width / bounds.width, area.height / bounds.height)
	const [wide, high] = [bounds.width * factor, bounds.height * factor]
	const [width, height] = [frame.width * factor, frame.height * factor]
	if (!isLargeEnough({ width, height }, scale)) return undefined
	const x = between(bounds.x + (bounds.width - wide) / 2, area.x, area.x + area.width - wide) + wide / 2
	const y = between(bounds.y + (bounds.height - high) / 2, area.y, area.y + area.height - high) + high / 2
	return { ...frame, x: x - width / 2, y: y - height / 2, width, height }
}

/** The largest print of an area, centered or aligned to its top. */
export function largestPrint(
	placement: PrintArea,
	{ scale, anchor }: { scale: Scale; anchor: 'top' | 'center' },
): Box {
	return fittedInto(areaBox(placement, scale), {
		width: placement.maxIn.w,
		height: placement.maxIn.h,
		anchor,
	})
}

/** A box of at most that size inside another one, horizontally centered. */
export function fittedInto(
	area: Box,
	{ width: wide, height: high, anchor }: { width: number; height: number; anchor: 'top' | 'center' },
): Box {
	const [width, height] = [Math.min(area.width, wide), Math.min(area.height, high)]
	const y = anchor === 'top' ? area.y : area.y + (area.height - height) / 2
	return { x: area.x + (area.width - width) / 2, y, width, height }
}
