// One sleeve: outline, points on it, stripes and cuff.
import { path, type SceneNode } from '../scene.ts'
import type { Body } from './body.ts'
import {
	closed,
	distance,
	mapped,
	mix,
	place,
	remembered,
	rememberedByContent,
	reversed,
	run,
	shift,
	type Curve,
	type Point,
	type Side,
} from './curves.ts'
import { ruler } from './measure.ts'

export type SleeveShape = {
	long: boolean
	/** Both ends of the opening, half measures like those of the body. */
	outer: Point
	inner: Point
	/** How far a wide long sleeve goes behind the body below the armpit, in pixels. */
	tuck?: number
}

export type Sleeve = {
	side: Side
	long: boolean
	path: string
	/** From shoulder to armpit. */
	armhole: Curve[]
	/** From the shoulder and from the armpit down to the opening. */
	outer: Curve[]
	inner: Curve[]
	/** From the outer to the inner end of the opening. */
	cuff: Curve[]
	/** A point on the sleeve: u 0 inside to 1 outside, v 0 at the shoulder to 1 at the opening. */
	pointAt: (u: number, v: number) => Point
	/** Unit vector up the arm from the opening. */
	up: Point
}

function outerLine(shoulder: Point, { long, outer: [ox, oy] }: SleeveShape): Curve[] {
	const [sx, sy] = shoulder
	if (!long) return run(shoulder, [sx + (ox - sx) * 0.46, sy + 7, ox - 8, oy - (oy - sy) * 0.5, ox, oy])
	const elbow: Point = [sx + (ox - sx) * 0.86, sy + (oy - sy) * 0.53]
	return run(
		shoulder,
		[sx + 25, sy + 10, elbow[0] - 9, elbow[1] - 92, elbow[0], elbow[1]],
		[elbow[0] + 4, elbow[1] + 44, ox + 2, oy - 62, ox, oy],
	)
}

function innerLine(armpit: Point, { long, inner: [ix, iy], tuck = 0 }: SleeveShape): Curve[] {
	const [ax, ay] = armpit
	if (!long) return run(armpit, [ax + 3, ay + 9, ix - 4, iy - 14, ix, iy])
	const bend: Point = [ax + (ix - ax) * 0.62, ay + (iy - ay) * 0.46]
	return run(
		armpit,
		[ax + 3 - tuck, ay + 26, bend[0] - 4, bend[1] - 44, ...bend],
		[bend[0] + 4, bend[1] + 40, ix - 1, iy - 60, ix, iy],
	)
}

function cuffLine({ long, outer, inner }: SleeveShape): Curve[] {
	const middle = mix(outer, inner, 0.5)
	const length = distance(outer, inner) || 1
	const bow = long ? 4 : 8
	const out: Point = [((inner[1] - outer[1]) / length) * bow, ((outer[0] - inner[0]) / length) * bow]
	return run(outer, [middle[0] + out[0], middle[1] + out[1], ...inner])
}

type Cut = { shape: SleeveShape; side: Side }

const cutFor = remembered((body: Body) => rememberedByContent((cut: Cut) => cutSleeve(body, cut)))

export const sleeveOf = (body: Body, shape: SleeveShape, side: Side): Sleeve => cutFor(body)({ shape, side })

function cutSleeve(body: Body, { shape, side }: Cut): Sleeve {
	const { shoulder, armpit } = body.shape
	const outer = place(outerLine(shoulder, shape), side)
	const inner = place(innerLine(armpit, shape), side)
	const cuff = place(cuffLine(shape), side)
	const armhole = place(body.armhole, side)
	const onOuter = ruler(outer)
	const onInner = ruler(inner)
	const middle = (a: number) => mix(onInner(a), onOuter(a), 0.5)
	const root = mix(middle(0), middle(0.6), shape.long ? 1 : 0)
	const length = distance(middle(1), root) || 1
	return {
		side,
		long: shape.long,
		path: closed(outer, cuff, reversed(inner), reversed(armhole)),
		armhole,
		outer,
		inner,
		cuff,
		pointAt: (u, v) => mix(onInner(v), onOuter(v), u),
		up: [(root[0] - middle(1)[0]) / length, (root[1] - middle(1)[1]) / length],
	}
}

/** The line of the opening, moved `px` up the arm and slightly wider than the sleeve. */
export function cuffAt(sleeve: Sleeve, px: number): Curve[] {
	const line = mapped(sleeve.cuff, (point) => shift(point, sleeve.up[0] * px, sleeve.up[1] * px))
	const first = line[0]
	if (!first) return line
	const [dx, dy] = [first.to[0] - first.from[0], first.to[1] - first.from[1]]
	const reach = 0.55
	return [
		...run(shift(first.from, -dx * reach, -dy * reach), first.from),
		first,
		...run(first.to, shift(first.to, dx * reach, dy * reach)),
	]
}

/** A band around the arm between two distances from the opening. */
export const sleeveBand = (sleeve: Sleeve, from: number, to: number): string =>
	closed(cuffAt(sleeve, from), reversed(cuffAt(sleeve, to)))

export type Stripe = { from: number; to: number; color: string }

export const sleeveStripes = (sleeve: Sleeve, stripes: readonly Stripe[]): SceneNode[] =>
	stripes.map(({ from, to, color }) => path(sleeveBand(sleeve, from, to), { fill: color }))
