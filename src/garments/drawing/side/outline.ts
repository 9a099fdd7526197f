// A top from the side, arm hanging: outlines of trunk, sleeve and arm opening. Coordinates are pixels forward of the
// shoulder seam, which is at the middle of the canvas; lengths along the sleeve's top line are those of the front view.
import type { Body, BodyShape } from '../body.ts'
import {
	closed,
	distance,
	mapped,
	mix,
	place,
	rememberedByContent,
	reversed,
	run,
	shift,
	smooth,
	type Curve,
	type Point,
	type Side,
} from '../curves.ts'
import { ruler, walk } from '../measure.ts'
import { sleeveOf, type Sleeve, type SleeveShape } from '../sleeve.ts'

/** The side view of a trunk; `facing` is 1 where the wearer's front is on the right, which is in the right view. */
export type SideBody = {
	facing: Side
	shape: BodyShape
	/** From the back of the neck over the shoulder to its front. */
	neck: Curve[]
	/** From the neck to the hem. */
	front: Curve[]
	back: Curve[]
	/** From the back to the front. */
	hem: Curve[]
	path: string
}

/**
 * Depth of a worn trunk from its middle, as a share of its flat half width: the ellipse whose quarter is as long as
 * that half width, 0.64 times as deep as wide.
 */
const depthShare = 0.49

/** Drop of the neck's edge at the back, in pixels. */
const backNeckDrop = 9

type Ends = { back: Point; shoulder: Point; front: Point }

const neckEnds = ({ neck: { half, top, depth } }: BodyShape): Ends => ({
	back: [-half * 0.74, top + backNeckDrop],
	shoulder: [-3, top],
	front: [half * 0.88, top + depth],
})

function neckLine(shape: BodyShape): Curve[] {
	const { back, shoulder, front } = neckEnds(shape)
	const { depth, shape: kind } = shape.neck
	const [fx, fy] = front
	const [steepX, steepY] = kind === 'v' ? [fx * 0.62, fy - depth * 0.44] : [fx * 0.9, fy - depth * 0.52]
	return run(
		back,
		[back[0] + 7, back[1] - 5, shoulder[0] - 12, shoulder[1] - 0.5, ...shoulder],
		[shoulder[0] + 10, shoulder[1] + 0.5, steepX, steepY, fx, fy],
	)
}

/** Ends of the hem above a ribbed waistband curve in over it. */
function endOf(from: Point, to: Point, { blouse = 0 }: BodyShape): Curve[] {
	const [x, y] = to
	const outward = Math.sign(x)
	const bend = from[1] + (y - from[1]) * 0.4
	if (!blouse) return run(from, [from[0], bend, x, y - 50, x, y])
	const over = y - blouse
	const full = from[0] + outward * 4
	return run(
		from,
		[from[0] + outward, bend, full + outward * 2, over - 34, full - outward * 3, over - 7],
		[full - outward * 5, over - 1, x + outward * 2, over - 2, x + outward, over],
		[x - outward, over + 8, x - outward, y - 8, x, y],
	)
}

function frontLine(shape: BodyShape): Curve[] {
	const [nx, ny] = neckEnds(shape).front
	const [chest, waist, hem] = [shape.armpit[0], shape.waist[0], shape.hem[0]].map((half) => half * depthShare)
	const [cx, cy] = [(chest ?? 0) * 1.05, shape.armpit[1] - 22]
	const belly: Point = [(waist ?? 0) * 1.06, shape.waist[1]]
	return [
		...run(
			[nx, ny],
			[nx + 9, ny + 15, cx - 3, cy - 46, cx, cy],
			[cx + 1.5, cy + 40, belly[0] + 1, belly[1] - 56, ...belly],
		),
		...endOf(belly, [(hem ?? 0) * 1.02, shape.hem[1] + shape.hemDrop], shape),
	]
}

function backLine(shape: BodyShape): Curve[] {
	const [nx, ny] = neckEnds(shape).back
	const [chest, waist, hem] = [shape.armpit[0], shape.waist[0], shape.hem[0]].map((half) => half * depthShare)
	const [bx, by] = [-(chest ?? 0) * 1.0, shape.armpit[1] - 46]
	const small: Point = [-(waist ?? 0) * 0.93, shape.waist[1]]
	return [
		...run(
			[nx, ny],
			[nx - 15, ny + 9, bx + 2, by - 44, bx, by],
			[bx - 2, by + 50, small[0] - 1, small[1] - 70, ...small],
		),
		...endOf(small, [-(hem ?? 0) * 0.98, shape.hem[1] + shape.hemDrop], shape),
	]
}

const hemSteps = [0, 0.08, 0.2, 0.32, 0.42, 0.5, 0.58, 0.68, 0.8, 0.92, 1]

/** Tails are rounded up to the side seam. */
function hemLine(from: Point, to: Point, tails: number): Curve[] {
	return smooth(
		hemSteps.map((t): Point => {
			const middle = 1 - Math.abs(2 * t - 1)
			const [x, y] = mix(from, to, t)
			return [x, y + 5 * (1 - (1 - middle) ** 2) - tails * middle ** 1.7]
		}),
	)
}

const endPoint = (line: readonly Curve[]): Point => line.at(-1)?.to ?? [0, 0]

type Cut = { shape: BodyShape; facing: Side }

export const sideBodyOf = rememberedByContent(({ shape, facing }: Cut): SideBody => {
	const neck = neckLine(shape)
	const front = frontLine(shape)
	const back = backLine(shape)
	const [from, to] = [endPoint(back), endPoint(front)]
	const hem = hemLine(from, to, shape.tails ?? 0)
	const [placedNeck, placedFront, placedBack, placedHem] = [neck, front, back, hem].map((line) =>
		place(line, facing),
	) as [Curve[], Curve[], Curve[], Curve[]]
	return {
		facing,
		shape,
		neck: placedNeck,
		front: placedFront,
		back: placedBack,
		hem: placedHem,
		path: closed(placedNeck, placedFront, reversed(placedHem), reversed(placedBack)),
	}
})

/** The hem, raised by `up` pixels and wider than the trunk. */
export function sideHemAt({ hem }: Pick<SideBody, 'hem'>, up: number): Curve[] {
	const line = mapped(hem, ([x, y]) => [x, y - up])
	const [first, last] = [line[0], line.at(-1)]
	if (!first || !last) return line
	const beyond = Math.sign(last.to[0] - first.from[0]) * 16
	return [
		...run(shift(first.from, -beyond, 0), [...first.from]),
		...line,
		...run(last.to, [last.to[0] + beyond, last.to[1]]),
	]
}

/** Half the girth of a wide long sleeve under the arm, of which the front view hides a part, as a share of that at its end. */
const wideArm = 1.35

/** Measures of a sleeve as cut, in pixels along its top line and across half its girth. */
export type SleeveMeasures = {
	/** From the shoulder seam to the opening. */
	length: number
	/** From the shoulder seam to the level of the underarm. */
	cap: number
	/** Half the girth under the arm and at the opening. */
	upper: number
	opening: number
}

/** The front view shows half of a sleeve from its top line to the underarm seam, so its widths are half girths. */
export function sleeveMeasures(body: Body, shape: SleeveShape): SleeveMeasures {
	const { outer, inner } = sleeveOf(body, shape, 1)
	const stations = walk(outer, 1)
	const underarm = inner[0]?.from ?? [0, 0]
	const gaps = stations.map(({ point }) => distance(point, underarm))
	const inSight = Math.min(...gaps)
	const ends = [outer.at(-1)?.to ?? [0, 0], inner.at(-1)?.to ?? [0, 0]] as const
	const opening = distance(...ends)
	return {
		length: stations.length,
		cap: gaps.indexOf(inSight),
		upper: shape.tuck ? opening * wideArm : inSight,
		opening,
	}
}

/** The share of the sleeve's cap, from the shoulder down, at which the seam is half of the half girth off the top line. */
const seamInSight = 0.5

/** One edge of the sleeve from the shoulder to the opening; `bulge` is how far the elbow reaches, in pixels. */
function sleeveEdge(
	{ length, cap, upper, opening }: SleeveMeasures,
	{ top, outward, bulge }: { top: number; outward: Side; bulge: number },
): Curve[] {
	const wide = (upper / 2) * outward
	const end = (opening / 2) * outward
	// The seam runs around the arm: from here on it is out of sight.
	const under = top + cap * seamInSight
	const bottom = top + length
	const head: Point = [wide, under]
	const rounded = [wide * 0.62, top - 1, wide, top + cap * seamInSight * 0.42] as const
	const middle: Point = [mix(head, [end, bottom], 0.5)[0] + bulge, (under + bottom) / 2]
	return bulge === 0
		? run(
				[0, top],
				[...rounded, ...head],
				[wide, under + (bottom - under) * 0.4, end, bottom - 6, end, bottom],
			)
		: run(
				[0, top],
				[...rounded, ...head],
				[wide, under + 30, middle[0], middle[1] - 40, ...middle],
				[middle[0], middle[1] + 40, end, bottom - 50, end, bottom],
			)
}

/** Fall of the opening's ends below its top, in pixels: the arm comes towards the viewer, who sees into the sleeve. */
const fallOf = ({ long }: SleeveShape) => (long ? 2 : 5)

/** Height of the opening on the sleeve's top line. */
export const openingY = (body: Body, shape: SleeveShape): number =>
	body.shape.shoulder[1] + sleeveMeasures(body, shape).length

type SleeveCut = { body: Body; shape: SleeveShape; facing: Side }

/** The hanging sleeve from the side: `outer` is its edge towards the wearer's front, `inner` the one at the back. */
export function sideSleeveOf({ body, shape, facing }: SleeveCut): Sleeve {
	const measures = sleeveMeasures(body, shape)
	const top = body.shape.shoulder[1]
	const long = shape.long
	const fall = fallOf(shape)
	const half = measures.opening / 2
	const bottom = top + measures.length + fall
	const sunk = { ...measures, length: measures.length + fall }
	const edge = (outward: Side, bulge: number) =>
		place(sleeveEdge(sunk, { top, outward, bulge: long ? bulge : 0 }), facing)
	const outer = edge(1, -3)
	const inner = edge(-1, -5)
	const rim = half * 0.62
	const cuff = place(
		run([half, bottom], [rim, bottom - fall * 1.34, -rim, bottom - fall * 1.34, -half, bottom]),
		facing,
	)
	const [onOuter, onInner] = [ruler(outer), ruler(inner)]
	return {
		side: facing,
		long,
		path: closed(outer, cuff, reversed(inner)),
		armhole: [...reversed(inner.slice(0, 1)), ...outer.slice(0, 1)],
		outer,
		inner,
		cuff,
		pointAt: (u, v) => mix(onInner(v), onOuter(v), u),
		up: [0, -1],
	}
}

/** The far half of a sleeve's opening, in view below the near one. */
export function intoSleeve({ cuff, long }: Sleeve): { path: string; far: Curve[] } {
	const [near] = cuff
	if (!near) return { path: '', far: [] }
	const deep = long ? 5 : 13
	const below = ([x]: Point, by: number): Point => [x, near.from[1] + by]
	const far = run(near.from, [...below(near.c1, deep), ...below(near.c2, deep), ...near.to])
	return { path: closed(cuff, reversed(far)), far }
}

/** The arm opening of a sleeveless top: from the shoulder down its front and its back. */
export function armOpening({ shape, facing }: SideBody): { front: Curve[]; back: Curve[]; path: string } {
	const [sx, sy] = shape.shoulder
	const [ax, ay] = shape.armpit
	// Cloth between the arm opening and the side seam, wrapped around the trunk.
	const deep = (ax - sx) * 0.62 + 12
	const front = place(
		run(
			[0, sy],
			[deep * 0.5, sy + 22, deep * 0.86, sy + 52, deep * 0.84, ay - 38],
			[deep * 0.8, ay - 12, deep * 0.4, ay, 0, ay],
		),
		facing,
	)
	const back = place(
		run(
			[0, sy],
			[-deep * 0.34, sy + 26, -deep * 0.7, sy + 56, -deep * 0.72, ay - 38],
			[-deep * 0.7, ay - 12, -deep * 0.4, ay, 0, ay],
		),
		facing,
	)
	return { front, back, path: closed(front, reversed(back)) }
}
