// Where the cloth of a garment folds: derived from its cut and from what pulls at it. No fold is the mirror image of
// another, and the back does not repeat the front.
import { trunkPoint, type BodyShape } from './body.ts'
import { mix, remembered, rememberedByContent, type Point } from './curves.ts'
import { scatter } from '../patterns/motif.ts'
import type { Sleeve } from './sleeve.ts'
import type { SoftFold } from './soft-folds.ts'

/** Counts of folds per kind, for both sides of the body together where a kind has sides. */
export type Folding = {
	/** Start of the row of pseudo-random numbers. */
	seed: number
	/** Tubes hanging from chest to hem. */
	hang: number
	/** Pulls from the armpits across the chest. */
	pull: number
	/** Swags hanging from shoulder to shoulder, as over shoulder pads. */
	swag?: number
	/** Short creases at the waist of a close cut. */
	waist?: number
	/** Tubes above a ribbed hem. */
	gather?: number
	/** Width of the folds: 1 for jersey, more for heavy or loose cloth. */
	soft?: number
}

/** Valleys and the lit ridges beside them. */
export type Folds = { valleys: SoftFold[]; ridges: SoftFold[] }

type Dice = {
	/** A number from `from` to `to`. */
	between: (from: number, to: number) => number
}

function dice(seed: number): Dice {
	const next = scatter(seed * 7919 + 13)
	next()
	return { between: (from, to) => from + next() * (to - from) }
}

const times = <T>(count: number, make: (index: number) => T): T[] =>
	Array.from({ length: count }, (_, index) => make(index))

/** A valley with its ridge on the side of the light, at `beside` pixels to the upper left. */
function withRidge(valley: SoftFold, beside: number): { valley: SoftFold; ridge: SoftFold } {
	const [from, bend, to, left, right] = valley
	const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1
	const normal: Point = [(to[1] - from[1]) / length, (from[0] - to[0]) / length]
	const sense = normal[0] * -0.7 + normal[1] * -0.7 < 0 ? -1 : 1
	const lifted = ([x, y]: Point): Point => [x + normal[0] * sense * beside, y + normal[1] * sense * beside]
	const wide = (left + right) / 2
	return {
		valley,
		ridge: [
			mix(lifted(from), lifted(bend), 0.12),
			lifted(bend),
			mix(lifted(to), lifted(bend), 0.12),
			wide,
			wide,
		],
	}
}

const folded = (valleys: readonly SoftFold[], distanceOf: (valley: SoftFold) => number): Folds => {
	const pairs = valleys.map((valley) => withRidge(valley, distanceOf(valley)))
	return { valleys: pairs.map(({ valley }) => valley), ridges: pairs.map(({ ridge }) => ridge) }
}

type Input = { shape: BodyShape; folding: Folding; throws: Dice; soft: number }

function hanging({ shape, folding, throws, soft }: Input): SoftFold[] {
	return times(folding.hang, (index) => {
		const u = -0.86 + (1.72 * (index + 0.5)) / folding.hang + throws.between(-0.09, 0.09)
		const top = throws.between(0.16, 0.5)
		const sway = throws.between(-0.06, 0.06)
		const wide = throws.between(7, 14) * soft
		return [
			trunkPoint(shape, u * 0.94 + sway, top),
			trunkPoint(shape, u - sway, (top + 1.2) / 2),
			trunkPoint(shape, u * 1.02 + sway * 0.4, throws.between(1.1, 1.3)),
			wide,
			wide * throws.between(0.7, 1.3),
		]
	})
}

function pulls({ shape, folding, throws, soft }: Input): SoftFold[] {
	return times(folding.pull, (index) => {
		const side = index % 2 === 0 ? -1 : 1
		const row = Math.floor(index / 2)
		const start = 0.02 + row * 0.075 + throws.between(-0.02, 0.03)
		const reach = throws.between(0.1, 0.46)
		const fall = 0.05 + row * 0.1 + throws.between(0, 0.1)
		const wide = throws.between(4, 7.5) * soft
		return [
			trunkPoint(shape, side * throws.between(0.92, 1), start),
			trunkPoint(shape, side * (0.55 + reach * 0.5), start + fall * throws.between(0.2, 0.55)),
			trunkPoint(shape, side * reach, start + fall),
			wide,
			wide,
		]
	})
}

function swags({ shape, folding, throws, soft }: Input): SoftFold[] {
	return times(folding.swag ?? 0, (index) => {
		const side = index % 2 === 0 ? -1 : 1
		const top = -0.34 + index * 0.07 + throws.between(-0.03, 0.03)
		const wide = throws.between(7, 11) * soft
		return [
			trunkPoint(shape, side * throws.between(0.74, 0.9), top),
			trunkPoint(shape, side * throws.between(0.36, 0.5), top + throws.between(0.2, 0.3)),
			trunkPoint(shape, side * throws.between(-0.1, 0.12), top + throws.between(0.18, 0.26)),
			wide,
			wide * 0.7,
		]
	})
}

function waistCreases({ shape, folding, throws, soft }: Input): SoftFold[] {
	return times(folding.waist ?? 0, (index) => {
		const side = index % 2 === 0 ? 1 : -1
		const v = 0.38 + index * 0.045 + throws.between(-0.02, 0.03)
		const wide = throws.between(3.5, 6) * soft
		return [
			trunkPoint(shape, side * 1.02, v),
			trunkPoint(shape, side * 0.84, v + throws.between(0.0, 0.05)),
			trunkPoint(shape, side * throws.between(0.46, 0.66), v + throws.between(-0.03, 0.03)),
			wide,
			wide,
		]
	})
}

function gathers({ shape, folding, throws, soft }: Input): SoftFold[] {
	const count = folding.gather ?? 0
	const rib = 1 - (shape.blouse ?? 0) / (shape.hem[1] - shape.armpit[1])
	return times(count, (index) => {
		const u = -0.92 + (1.84 * (index + 0.5)) / count + throws.between(-0.035, 0.035)
		const wide = throws.between(3, 6) * soft
		return [
			trunkPoint(shape, u, rib + 0.012),
			trunkPoint(shape, u + throws.between(-0.02, 0.02), rib - 0.06),
			trunkPoint(shape, u + throws.between(-0.06, 0.06), rib - throws.between(0.1, 0.3)),
			wide,
			wide,
		]
	})
}

const beside = ([, , , left, right]: SoftFold) => (left + right) * 0.62

/** The folds of the trunk as seen from one side. */
export const trunkFolds = rememberedByContent(
	({ shape, folding }: { shape: BodyShape; folding: Folding }): Folds => {
		const throws = dice(folding.seed + (shape.neck.shape === 'back' ? 51 : 0))
		const input: Input = { shape, folding, throws, soft: folding.soft ?? 1 }
		const kinds = [hanging, pulls, swags, waistCreases, gathers]
		return folded(
			kinds.flatMap((kind) => kind(input)),
			beside,
		)
	},
)

const shortRows = [
	[0.04, 0.1],
	[0.05, 0.34],
	[0.1, 0.62],
] as const
const longRows = [
	[0.02, 0.04],
	[0.02, 0.12],
	[0.06, 0.22],
	[0.1, 0.4],
	[0.04, 0.47],
	[0.08, 0.56],
	[0.3, 0.68],
	[0.1, 0.8],
	[0.2, 0.9],
] as const

/** Creases that start inside the arm, run around it and end on its outside. */
function around(sleeve: Sleeve, throws: Dice, soft: number): SoftFold[] {
	const rows = sleeve.long ? longRows : shortRows
	const steep = sleeve.long ? 0.05 : 0.2
	return rows.map(([u, v]) => {
		const start = v + throws.between(-0.02, 0.03)
		const end = throws.between(0.55, 0.92)
		const wide = throws.between(3.5, 6.5) * soft
		const isUpward = sleeve.long && throws.between(0, 1) > 0.6
		const rise = (isUpward ? -0.4 : 1) * steep * throws.between(0.5, 1.5)
		return [
			sleeve.pointAt(u + throws.between(0, 0.1), start),
			sleeve.pointAt(0.4, start + rise * 0.8),
			sleeve.pointAt(end, start + rise),
			wide,
			wide,
		]
	})
}

/** The folds of a sleeve. */
export const sleeveFolds = remembered((sleeve: Sleeve) =>
	rememberedByContent(({ seed, soft = 1 }: Folding): Folds => {
		const throws = dice(seed + (sleeve.side === 1 ? 17 : 34))
		return folded(around(sleeve, throws, soft), beside)
	}),
)
