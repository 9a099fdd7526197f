// The trunk of a top: its outline and the reference lines for other pieces.
import {
	across,
	around,
	centerX,
	closed,
	draped,
	mapped,
	place,
	rememberedByContent,
	reversed,
	run,
	smooth,
	type Curve,
	type Point,
	type Side,
} from './curves.ts'
import type { ResolvedDesign, ViewId } from '../template.ts'
import type { Cloth } from './cloth.ts'

export type NeckShape = 'v' | 'round' | 'scoop' | 'back'

/** Half measures in pixels from the center line; y from the top of the canvas. */
export type BodyShape = {
	neck: { half: number; top: number; depth: number; shape: NeckShape }
	shoulder: Point
	/** Shoulder pads: rise of the shoulder's end over its straight line. */
	pads?: number
	armpit: Point
	waist: Point
	hem: Point
	/** Drop of the hem in the middle, in pixels. */
	hemDrop: number
	/** Shirt tails: the hem is rounded up at the side seams. */
	tails?: number
	sleeveless?: boolean
	/** Height of a ribbed hem: the cloth bulges over it. */
	blouse?: number
}

export type Body = {
	shape: BodyShape
	/** Half runs: neck and hem start at the center line, the armhole at the shoulder. */
	neck: Curve[]
	shoulder: Curve[]
	armhole: Curve[]
	sides: Curve[]
	hem: Curve[]
	outline: Curve[]
	path: string
}

/** Depth of the back's neckline in pixels. */
export const backNeckDepth = 9

export function neckline({ half, top, depth, shape }: BodyShape['neck']): Curve[] {
	if (shape === 'back')
		return run([0, top + backNeckDepth], [half * 0.55, top + backNeckDepth, half * 0.86, top + 6, half, top])
	const bottom = top + depth
	if (shape === 'v')
		return run([0, bottom], [half * 0.46, bottom - depth * 0.36, half * 0.95, top + depth * 0.34, half, top])
	if (shape === 'scoop')
		return run([0, bottom], [half * 0.62, bottom, half * 0.9, top + depth * 0.55, half, top])
	return run([0, bottom], [half * 0.6, bottom, half * 0.97, top + depth * 0.62, half, top])
}

function shoulderLine({ neck, shoulder: [x, y], pads = 0 }: BodyShape): Curve[] {
	const { half, top } = neck
	const fall = y - top
	const wide = x - half
	if (pads) return run([half, top], [half + wide * 0.3, top + fall * 0.42, x - wide * 0.3, y - pads, x, y])
	return run([half, top], [half + wide * 0.26, top + fall * 0.38, x - wide * 0.3, y - fall * 0.34, x, y])
}

function armholeLine({ shoulder: [sx, sy], armpit: [ax, ay], sleeveless }: BodyShape): Curve[] {
	if (sleeveless) return run([sx, sy], [sx + 2, sy + 64, ax - 30, ay - 36, ax, ay])
	return run([sx, sy], [sx - 13, sy + 36, ax - 16, ay - 34, ax, ay])
}

function blousedSide({ armpit: [ax, ay], waist: [wx, wy], hem: [hx, hy], blouse = 0 }: BodyShape): Curve[] {
	const over = hy - blouse
	return run(
		[ax, ay],
		[ax - 3, ay + 44, wx - 0.5, wy - 48, wx, wy],
		[wx + 0.5, wy + 34, wx + 1, over - 30, wx - 3, over - 8],
		[wx - 4, over - 2, hx + 2, over - 2, hx + 1, over],
		[hx - 1, over + 8, hx - 1, hy - 8, hx, hy],
	)
}

function sideLine({ armpit: [ax, ay], waist: [wx, wy], hem: [hx, hy], tails = 0 }: BodyShape): Curve[] {
	const end = hy - tails
	return run(
		[ax, ay],
		[ax - 3, ay + 44, wx - 0.5, wy - 48, wx, wy],
		[wx + 0.5, wy + 48, hx - 1, end - 40, hx, end],
	)
}

const hemSteps = [0, 0.12, 0.25, 0.38, 0.5, 0.62, 0.74, 0.86, 0.95, 1]

function hemLine({ hem: [hx, hy], hemDrop, tails = 0 }: BodyShape): Curve[] {
	return smooth(
		hemSteps.map((t): Point => {
			const side = Math.max(0, (t - 0.6) / 0.4)
			return [hx * t, hy + hemDrop * (1 - t * t) - tails * side ** 2.4]
		}),
	)
}

export const bodyOf = rememberedByContent((shape: BodyShape): Body => {
	const neck = neckline(shape.neck)
	const shoulder = shoulderLine(shape)
	const armhole = armholeLine(shape)
	const sides = shape.blouse ? blousedSide(shape) : sideLine(shape)
	const hem = hemLine(shape)
	const outline = around([...neck, ...shoulder, ...armhole, ...sides, ...reversed(hem)])
	return { shape, neck, shoulder, armhole, sides, hem, outline, path: closed(outline) }
})

/** The same trunk seen from behind. */
export const backOf = (shape: BodyShape): BodyShape => ({ ...shape, neck: { ...shape.neck, shape: 'back' } })

/** The hem from side to side, raised by `up` pixels. */
export const hemAt = (body: Body, up: number): Curve[] => mapped(across(body.hem), ([x, y]) => [x, y - up])

/** Half width of the trunk at a height. */
export function halfWidthAt({ armpit, waist, hem }: BodyShape, y: number): number {
	const [upper, lower] = y < waist[1] ? [armpit, waist] : [waist, hem]
	const t = Math.max(0, Math.min(1, (y - upper[1]) / (lower[1] - upper[1])))
	return upper[0] + (lower[0] - upper[0]) * (t * t * (3 - 2 * t))
}

/** A point on the trunk: `u` −1 to 1 from side to side, `v` 0 at the armpit to 1 at the hem, negative above. */
export function trunkPoint(shape: BodyShape, u: number, v: number): Point {
	const y = shape.armpit[1] + (shape.hem[1] + shape.hemDrop * (1 - u * u) - shape.armpit[1]) * v
	return draped([centerX + u * halfWidthAt(shape, y), y])
}

export const armholeOn = (body: Body, side: Side): Curve[] => place(body.armhole, side)

/** Input for drawing the parts of an upper garment. */
export type Pieces = { body: Body; resolved: ResolvedDesign; view: ViewId; shirt: Cloth }
