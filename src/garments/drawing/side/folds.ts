// Where cloth folds in a side view: pulls from under the arm, tubes that hang to the hem, creases across a sleeve.
import { centerX, remembered, rememberedByContent, type Point } from '../curves.ts'
import type { Folding } from '../drape.ts'
import { scatter } from '../../patterns/motif.ts'
import type { Sleeve } from '../sleeve.ts'
import type { SoftFold } from '../soft-folds.ts'
import type { SideBody } from './outline.ts'

export type SideFolds = { valleys: SoftFold[]; ridges: SoftFold[] }

type Between = (from: number, to: number) => number

function dice(seed: number): Between {
	const next = scatter(seed * 6007 + 29)
	next()
	return (from, to) => from + next() * (to - from)
}

/** A valley and, towards the light at the upper left, its ridge. */
function pair(between: Between, points: readonly [Point, Point, Point], wide: number): [SoftFold, SoftFold] {
	const shifted = ([x, y]: Point): Point => [x - wide * 1.1, y - wide * 0.3]
	const [from, bend, to] = points
	return [
		[from, bend, to, wide, wide * between(0.8, 1.2)],
		[shifted(from), shifted(bend), shifted(to), wide, wide],
	]
}

const split = (pairs: readonly (readonly [SoftFold, SoftFold])[]): SideFolds => ({
	valleys: pairs.map(([valley]) => valley),
	ridges: pairs.map(([, ridge]) => ridge),
})

type TrunkFolding = Pick<SideBody, 'shape' | 'facing'> & { folding: Folding }

/** The trunk's folds below the arm. */
export const sideTrunkFolds = rememberedByContent(({ shape, facing, folding }: TrunkFolding): SideFolds => {
	const between = dice(folding.seed + (facing === 1 ? 71 : 140))
	const soft = folding.soft ?? 1
	const half = shape.armpit[0] * 0.49
	const [top, bottom] = [shape.armpit[1], shape.hem[1]]
	const at = (u: number, v: number): Point => [centerX + u * half, top + (bottom - top) * v]
	const tubes = Array.from({ length: 4 }, (_, index) => {
		const u = -0.72 + index * 0.46 + between(-0.1, 0.1)
		const start = between(0.2, 0.5)
		const sway = between(-0.08, 0.08)
		const points = [at(u * 0.8, start), at(u + sway, 0.72), at(u - sway, between(1.06, 1.3))] as const
		return pair(between, points, between(6, 10) * soft)
	})
	const pulls = Array.from({ length: 5 }, (_, index) => {
		const outward = index % 2 === 0 ? 1 : -1
		const v = 0.02 + index * 0.05 + between(0, 0.04)
		const reach = between(0.55, 0.85)
		const points = [
			at(outward * 0.1, v),
			at(outward * reach * 0.6, v + between(0.06, 0.1)),
			at(outward * reach, v + between(0.16, 0.26)),
		] as const
		return pair(between, points, between(4, 6.5) * soft)
	})
	return split([...tubes, ...pulls])
})

/** Creases start at either edge of the sleeve, where the arm bends the cloth. */
export const sideSleeveFolds = remembered((sleeve: Sleeve) =>
	rememberedByContent(({ seed, soft = 1 }: Pick<Folding, 'seed' | 'soft'>): SideFolds => {
		const between = dice(seed + (sleeve.side === 1 ? 211 : 307))
		const count = sleeve.long ? 9 : 3
		const steep = sleeve.long ? 0.05 : 0.2
		const rows = Array.from({ length: count }, (_, index) => {
			const edge = between(0, 1) > 0.5 ? 1 : 0
			const inward = edge === 1 ? -1 : 1
			const v =
				(sleeve.long ? 0.16 : 0.34) + (index / count) * (sleeve.long ? 0.76 : 0.56) + between(-0.02, 0.03)
			const points = [
				sleeve.pointAt(edge, v),
				sleeve.pointAt(edge + inward * 0.34, v + steep * between(0.4, 0.9)),
				sleeve.pointAt(edge + inward * between(0.55, 0.8), v + steep * between(0.6, 1.4)),
			] as const
			return pair(between, points, between(3, 5.5) * soft)
		})
		return split(rows)
	}),
)
