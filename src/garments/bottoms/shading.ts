// Light and folds on legs. Light falls from the upper left; shadow gathers at the crotch and behind the knee.
import { path, type SceneNode } from '../scene.ts'
import { black, dark, linear, lit, shadows, white, type Cloth } from '../drawing/cloth.ts'
import { centerX, type Point, type Side } from '../drawing/curves.ts'
import { edgeShadow, lightFolds, shadowFolds, type Fold } from '../drawing/folds.ts'
import { legPoint, type Legs } from './legs.ts'

/** Loose shorts hang in tubes from the waist and pull into the crotch. */
export const shortsFolds: FoldPlan = {
	strength: 1,
	creases: [
		[0.0, 0.44, 0.2, 0.46, 0.46, 0.38, 10, 0.6],
		[0.0, 0.52, 0.22, 0.56, 0.5, 0.5, 12, 0.6],
		[0.03, 0.58, 0.2, 0.68, 0.44, 0.72, 11, 0.6],
		[0.02, 0.36, 0.14, 0.3, 0.3, 0.2, 0.6, 9],
		[0.98, 0.3, 0.84, 0.36, 0.64, 0.35, 0.6, 9],
	],
	tubes: [
		[0.34, 0.42, 0.3, 0.72, 0.36, 1.04, 9, 13],
		[0.6, 0.3, 0.6, 0.66, 0.66, 1.04, 12, 11],
		[0.84, 0.36, 0.86, 0.7, 0.84, 1.04, 9, 12],
		[0.16, 0.7, 0.14, 0.86, 0.15, 1.04, 8, 9],
		[0.46, 0.0, 0.44, 0.14, 0.4, 0.3, 8, 8],
		[0.78, 0.0, 0.8, 0.16, 0.78, 0.34, 9, 8],
		[0.2, 0.0, 0.2, 0.12, 0.16, 0.26, 7, 8],
	],
	ridges: [
		[0.04, 0.48, 0.24, 0.51, 0.52, 0.43, 7, 5],
		[0.05, 0.56, 0.26, 0.63, 0.5, 0.6, 7, 6],
		[0.48, 0.44, 0.47, 0.74, 0.51, 1.03, 8, 8],
		[0.73, 0.4, 0.74, 0.72, 0.76, 1.03, 7, 7],
		[0.24, 0.66, 0.22, 0.84, 0.25, 1.03, 6, 6],
		[0.33, 0.02, 0.32, 0.14, 0.28, 0.28, 6, 6],
		[0.62, 0.02, 0.62, 0.14, 0.6, 0.3, 7, 6],
	],
}

/** Stretch cloth clings: short pulls at hip and knee, no tubes. */
export const tightFolds: FoldPlan = {
	strength: 0.95,
	creases: [
		[0.0, 0.3, 0.24, 0.31, 0.58, 0.25, 9, 0.6],
		[0.0, 0.36, 0.26, 0.39, 0.56, 0.37, 9, 0.6],
		[0.02, 0.42, 0.22, 0.48, 0.46, 0.5, 8, 0.6],
		[0.98, 0.24, 0.8, 0.27, 0.62, 0.25, 0.6, 7],
		[0.04, 0.66, 0.3, 0.7, 0.56, 0.67, 8, 0.6],
		[0.98, 0.68, 0.76, 0.73, 0.52, 0.72, 0.6, 8],
		[0.02, 0.8, 0.24, 0.84, 0.48, 0.83, 7, 0.6],
		[0.98, 0.84, 0.78, 0.87, 0.58, 0.86, 0.6, 7],
		[0.0, 0.22, 0.12, 0.16, 0.3, 0.08, 0.6, 8],
	],
	tubes: [
		[0.5, 0.36, 0.46, 0.5, 0.5, 0.64, 10, 10],
		[0.82, 0.06, 0.86, 0.3, 0.82, 0.6, 10, 12],
		[0.4, 0.86, 0.42, 0.94, 0.4, 1.02, 10, 10],
	],
	ridges: [
		[0.04, 0.33, 0.28, 0.345, 0.58, 0.3, 6, 5],
		[0.05, 0.4, 0.26, 0.43, 0.5, 0.42, 6, 5],
		[0.3, 0.72, 0.5, 0.735, 0.72, 0.7, 6, 6],
		[0.28, 0.87, 0.5, 0.885, 0.7, 0.86, 5, 5],
		[0.36, 0.1, 0.34, 0.2, 0.36, 0.28, 10, 10],
	],
}

/** Long loose legs break over knee and shoe. */
export const pantsFolds: FoldPlan = {
	strength: 1,
	creases: [
		[0.0, 0.24, 0.2, 0.26, 0.5, 0.2, 9, 0.6],
		[0.0, 0.29, 0.24, 0.32, 0.54, 0.3, 10, 0.6],
		[0.03, 0.34, 0.2, 0.4, 0.4, 0.44, 9, 0.6],
		[0.98, 0.56, 0.76, 0.6, 0.5, 0.59, 0.6, 9],
		[0.03, 0.58, 0.3, 0.63, 0.6, 0.62, 9, 0.6],
		[0.02, 0.86, 0.3, 0.9, 0.66, 0.87, 9, 0.6],
		[0.98, 0.9, 0.7, 0.945, 0.36, 0.94, 0.6, 9],
		[0.02, 0.94, 0.3, 0.975, 0.6, 0.965, 8, 0.6],
		[0.98, 0.2, 0.82, 0.22, 0.66, 0.2, 0.6, 8],
		[0.0, 0.16, 0.14, 0.12, 0.3, 0.06, 0.6, 8],
	],
	tubes: [
		[0.46, 0.26, 0.42, 0.44, 0.48, 0.6, 11, 12],
		[0.74, 0.18, 0.78, 0.4, 0.74, 0.62, 11, 10],
		[0.3, 0.64, 0.28, 0.76, 0.3, 0.9, 9, 10],
		[0.66, 0.64, 0.68, 0.78, 0.66, 0.92, 10, 10],
	],
	ridges: [
		[0.04, 0.265, 0.26, 0.285, 0.52, 0.25, 7, 5],
		[0.06, 0.33, 0.24, 0.37, 0.44, 0.39, 6, 5],
		[0.56, 0.32, 0.55, 0.45, 0.58, 0.58, 9, 9],
		[0.4, 0.64, 0.4, 0.76, 0.42, 0.88, 9, 8],
		[0.2, 0.925, 0.46, 0.945, 0.72, 0.915, 6, 6],
	],
}

/** Fleece is too thick for fine folds: softer creases, and no hanging tubes. */
export const fleeceFolds: FoldPlan = {
	strength: 0.8,
	creases: pantsFolds.creases,
	tubes: [],
	ridges: pantsFolds.ridges.filter((_, index) => index % 2 === 0),
}

/** A fold in leg coordinates: from u,v over u,v to u,v, then the fading toward the inseam and toward the side. */
export type LegFold = readonly [number, number, number, number, number, number, number, number]

/** Folds of one cut: `creases` are sharp, `tubes` hang softly, `ridges` catch light. */
export type FoldPlan = {
	creases: readonly LegFold[]
	tubes: readonly LegFold[]
	ridges: readonly LegFold[]
	strength: number
}

/** Varies the folds between the legs: the left leg has fewer, slightly shifted. */
const uneven = (plan: readonly LegFold[], side: Side): readonly LegFold[] =>
	side === 1
		? plan
		: plan
				.filter((_, index) => index % 5 !== 4)
				.map(([au, av, bu, bv, cu, cv, inside, outside], index) => {
					const lift = 0.022 * Math.sin(index * 1.9 + 1)
					const stretch = 1 + 0.1 * Math.cos(index * 2.3)
					return [au, av + lift, bu * stretch, bv + lift * 2, cu * stretch, cv + lift, inside * 0.9, outside]
				})

function laid(legs: Legs, plan: readonly LegFold[], side: Side): Fold[] {
	const at = (u: number, v: number): Point => {
		const [x, y] = legPoint(legs.shape, u, v)
		return [centerX + side * x, y]
	}
	return uneven(plan, side).map(([au, av, bu, bv, cu, cv, inside, outside]) => {
		const [left, right] = side === 1 ? [outside, inside] : [inside, outside]
		return [at(au, av), at(bu, bv), at(cu, cv), left, right]
	})
}

/** A leg is a tube: darker toward both seams, and more on the side away from the light. */
function roundness(legs: Legs, cloth: Cloth, side: Side): SceneNode[] {
	const wide = Math.max(...legs.shape.outer.map(([x]) => x)) + 2
	const away = side === 1 ? 1.15 : 0.85
	const stops = shadows(
		cloth.tone,
		[0, 0.17 * (2 - away)],
		[0.13, 0.06],
		[0.34, 0],
		[0.58, 0.012],
		[0.8, 0.08 * away],
		[0.93, 0.17 * away],
		[1, 0.26 * away],
	)
	return [path(legPathFill(legs), { fill: linear([centerX, 0], [centerX + side * wide, 0], stops) })]
}

/** A path that covers the whole canvas area of the legs; the caller clips it by the leg. */
const legPathFill = ({ shape }: Legs) => {
	const bottom = Math.max(...shape.outer.map(([, y]) => y), ...shape.inner.map(([, y]) => y)) + 30
	return `M0 ${shape.band.top}H400V${bottom}H0Z`
}

function volume(legs: Legs, cloth: Cloth, side: Side): SceneNode[] {
	const at = (u: number, v: number): Point => {
		const [x, y] = legPoint(legs.shape, u, v)
		return [centerX + side * x, y]
	}
	const [, crotch] = legs.shape.inner[0] ?? [0, 0]
	const [outX] = legs.shape.outer.at(-1) ?? [0, 0]
	const bright = side === 1 ? 0.075 : 0.115
	return [
		lit(cloth, { at: at(0.5, 0.42), rx: outX * 0.34 + 12, ry: 92, turn: -side * 8, alpha: bright }),
		lit(cloth, { at: at(0.62, 0.1), rx: 40, ry: 26, turn: side * 14, alpha: bright * 0.7 }),
		dark(cloth, { at: [centerX, crotch - 4], rx: 34, ry: 46, alpha: 0.17 }),
		dark(cloth, { at: [centerX + side * 14, crotch + 26], rx: 24, ry: 60, turn: -side * 8, alpha: 0.13 }),
	]
}

/** Light and shadow of one leg, for the layer above the print; clip by the outline of the leg. */
export function legShading(
	legs: Legs,
	cloth: Cloth,
	{ plan, side }: { plan: FoldPlan; side: Side },
): SceneNode[] {
	const { strength } = plan
	return [
		...roundness(legs, cloth, side),
		...volume(legs, cloth, side),
		...shadowFolds(cloth, laid(legs, plan.tubes, side), 0.13 * strength),
		...lightFolds(cloth, laid(legs, plan.ridges, side), 0.085 * strength),
		...shadowFolds(cloth, laid(legs, plan.creases, side), 0.19 * strength),
		...edgeShadow(cloth, cloth.cut, { width: 15, alpha: 0.17 }),
		path(cloth.cut, { stroke: white, strokeWidth: 1.6, opacity: 0.05 * cloth.tone.light }),
		path(cloth.cut, { stroke: black, strokeWidth: 1, opacity: 0.34 * cloth.tone.shadow }),
	]
}
