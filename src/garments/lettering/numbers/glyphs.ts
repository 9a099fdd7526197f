// The outlines of the digits of a family: the drawn contours, or a face inside a rim.
import { EndType, inflatePathsD, JoinType } from 'clipper2-ts'
import type { Point } from '../outline.ts'
import { contourPath, type Contour } from './contour.ts'
import { digits } from './digits.ts'
import { slanted, type NumberPlan } from './families.ts'

/** Corners cut off, as polygons: for families without curves. */
const polygonOf = (data: string): Point[] =>
	[...data.matchAll(/(-?\d+) (-?\d+)/g)].map(([, x, y]): Point => [Number(x), Number(y)])

const closed = (polygon: readonly Point[]): string =>
	`M${polygon.map(([x, y]) => `${Math.round(x) || 0} ${Math.round(y) || 0}`).join('L')}Z`

/** Sharp corners stay sharp up to this multiple of the distance. */
const miterLimit = 4

/** The contours of the shape that is smaller by a distance on all sides, in their directions. */
const inset = (contours: readonly Point[][], distance: number): Point[][] =>
	inflatePathsD(
		contours.map((contour) => contour.map(([x, y]) => ({ x, y }))),
		-distance,
		JoinType.Miter,
		EndType.Polygon,
		miterLimit,
	).map((contour) => contour.map(({ x, y }): Point => [x, y]))

/** A rim along the drawn outline, a gap and the face: one path, whose directions leave the gap empty. */
function rimmed(drawn: readonly string[], { rim, gap }: { rim: number; gap: number }): string {
	const outer = drawn.map(polygonOf)
	const hole = inset(outer, rim).map((contour) => contour.toReversed())
	return [...outer, ...hole, ...inset(outer, rim + gap)].map(closed).join('')
}

const leftOf = (contours: readonly Contour[]) => Math.min(...contours.flat().map(([x]) => x))
const rightOf = (contours: readonly Contour[]) => Math.max(...contours.flat().map(([x]) => x))

/** A digit from x = 0 to its width before it leans, as path data in font units. */
export type NumberGlyph = { upright: string; outline: string; width: number }

export function numberGlyphs(plan: NumberPlan): NumberGlyph[] {
	return digits.map((digit) => {
		const contours = digit(plan)
		const left = leftOf(contours)
		const upright = contours.map((contour) => contourPath(contour, ([x, y]) => [x - left, y]))
		const lean = slanted(plan.slant ?? 0)
		const leaning = contours.map((contour) => contourPath(contour, ([x, y]) => lean([x - left, y])))
		return {
			upright: upright.join(''),
			outline: plan.rim ? rimmed(leaning, plan.rim) : leaning.join(''),
			width: rightOf(contours) - left,
		}
	})
}
