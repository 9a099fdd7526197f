// Light and folds on legs. Light falls from the upper left; shadow gathers at the crotch and behind the knee.
import { path, type SceneNode } from '../scene.ts'
import { black, dark, linear, lit, shadows, white, type Cloth } from '../drawing/cloth.ts'
import { centerX, type Point, type Side } from '../drawing/curves.ts'
import { edgeShadow, lightFolds, shadowFolds, type Fold } from '../drawing/folds.ts'
import { legSpot, type Legs } from './legs.ts'

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
		const [x, y] = legSpot(legs.shape, u, v)
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
		const [x, y] = legSpot(legs.shape, u, v)
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
