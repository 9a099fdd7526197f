// Where a worn sleeve ends: the opening's ellipse and the arm's direction.
import { distance } from '../../drawing/curves.ts'
import { ruler } from '../../drawing/measure.ts'
import type { Sleeve } from '../../drawing/sleeve.ts'
import { add, type Vec } from '../mesh.ts'

export type Opening = {
	center: Vec
	/** Unit vectors along the arm and across it, from the lower to the upper end of the opening. */
	down: Vec
	up: Vec
	/** Half axes in inches: across the arm's plane and in it. */
	radius: number
	depth: number
}

/** Breadth of an opening, as a share of its circle's. */
const flatness = 1.1
/** Straight distance that an edge spans, as a share of its length. */
const slack = { short: 0.95, long: 0.97 }
/** Limits of the arm's angle from the vertical, in radians. */
const angles = { short: [0.42, 0.8], long: [0.05, 0.26] } as const

type Ends = { top: Vec; bottom: Vec; pxPerInch: number }

/**
 * The opening of the left sleeve, and the length of its upper edge in inches. The lower edge lies as on the flat sleeve;
 * the arm is lifted as far as the upper edge's length asks.
 */
export function openingOf(
	flat: Sleeve,
	{ top, bottom, pxPerInch }: Ends,
): { opening: Opening; upper: number } {
	const [onOuter, onInner] = [ruler(flat.outer), ruler(flat.inner)]
	const kind = flat.long ? 'long' : 'short'
	const upper = Array.from(
		{ length: 20 },
		(_, index) => distance(onOuter(index / 20), onOuter((index + 1) / 20)) / pxPerInch,
	).reduce((sum, part) => sum + part, 0)
	const circle = distance(onOuter(1), onInner(1)) / pxPerInch / Math.PI
	const radius = circle * flatness
	const [start, end] = [onInner(0), onInner(1)]
	const inner: Vec = [
		bottom[0] + (end[0] - start[0]) / pxPerInch,
		bottom[1] - (end[1] - start[1]) / pxPerInch,
		(top[2] + bottom[2]) / 2 + 0.2,
	]
	const [dx, dy] = [top[0] - inner[0], top[1] - inner[1]]
	const apart = Math.sqrt(dx * dx + dy * dy) || 1
	const reach = upper * slack[kind]
	const cosine = (apart * apart + 4 * radius * radius - reach * reach) / (4 * apart * radius)
	const lifted = Math.atan2(dy, dx) - Math.acos(Math.max(-1, Math.min(1, cosine)))
	const angle = Math.max(angles[kind][0], Math.min(angles[kind][1], lifted))
	const up: Vec = [Math.cos(angle), Math.sin(angle), 0]
	return {
		opening: {
			center: add(inner, up, radius),
			down: [Math.sin(angle), -Math.cos(angle), 0],
			up,
			radius,
			depth: circle / flatness,
		},
		upper,
	}
}
