// Light and folds on a sleeve; clip by the sleeve's outline.
import { path, type SceneNode } from '../scene.ts'
import { black, dark, linear, lit, shadows, type Cloth } from './cloth.ts'
import { open, remembered } from './curves.ts'
import { castShadow, edgeShadow, lightFolds, lips, shadowFolds, type Fold } from './folds.ts'
import { cuffAt, type Sleeve } from './sleeve.ts'
import { doubleStitch, seam } from './stitches.ts'

/** From u,v over u,v to u,v, then the fading towards the shoulder and towards the cuff. */
type FoldPlan = readonly [number, number, number, number, number, number, number, number]

const shortCreases: FoldPlan[] = [
	[0.02, 0.02, 0.4, 0.34, 0.72, 0.36, 1, 10],
	[0.02, 0.2, 0.4, 0.58, 0.66, 0.66, 0.6, 9],
	[0.03, 0.46, 0.3, 0.78, 0.48, 0.9, 0.6, 7],
]
const shortRidges: FoldPlan[] = [
	[0.14, 0.02, 0.46, 0.24, 0.8, 0.26, 5, 5],
	[0.1, 0.16, 0.44, 0.46, 0.74, 0.52, 5, 5],
	[0.66, 0.34, 0.74, 0.62, 0.72, 0.98, 9, 9],
]
const longCreases: FoldPlan[] = [
	[0.02, 0.03, 0.36, 0.2, 0.66, 0.22, 1, 12],
	[0.02, 0.13, 0.4, 0.28, 0.72, 0.33, 1, 10],
	[0.0, 0.38, 0.34, 0.41, 0.7, 0.36, 8, 1],
	[0.0, 0.45, 0.4, 0.5, 0.84, 0.47, 1, 11],
	[1, 0.52, 0.7, 0.58, 0.3, 0.55, 9, 1],
	[0.02, 0.56, 0.36, 0.64, 0.66, 0.66, 0.6, 9],
	[0.98, 0.74, 0.66, 0.8, 0.34, 0.78, 8, 1],
	[0.02, 0.78, 0.4, 0.85, 0.8, 0.84, 0.6, 8],
	[1, 0.88, 0.6, 0.93, 0.16, 0.9, 7, 1],
]
const longRidges: FoldPlan[] = [
	[0.1, 0.06, 0.42, 0.15, 0.74, 0.17, 6, 6],
	[0.1, 0.42, 0.42, 0.455, 0.74, 0.42, 5, 5],
	[0.4, 0.53, 0.66, 0.545, 0.9, 0.49, 5, 5],
	[0.34, 0.74, 0.6, 0.76, 0.9, 0.7, 5, 5],
	[0.24, 0.87, 0.56, 0.89, 0.86, 0.85, 4, 4],
	[0.66, 0.1, 0.8, 0.24, 0.78, 0.4, 9, 9],
]

const foldsOf = remembered((sleeve: Sleeve) =>
	remembered((plans: readonly FoldPlan[]): Fold[] =>
		plans.map(([au, av, bu, bv, cu, cv, above, below]) => {
			const [left, right] = sleeve.side === 1 ? [above, below] : [below, above]
			return [sleeve.pointAt(au, av), sleeve.pointAt(bu, bv), sleeve.pointAt(cu, cv), left, right]
		}),
	),
)

const laid = (sleeve: Sleeve, plans: readonly FoldPlan[]): Fold[] => foldsOf(sleeve)(plans)

/** The arm is round: it turns away from the light towards the body and, on the right, outwards. */
function round(sleeve: Sleeve, cloth: Cloth): SceneNode[] {
	const { pointAt, side, long } = sleeve
	const alongArm = shadows(cloth.tone, [0, 0], [0.55, 0.02], [1, side === 1 ? 0.14 : 0.09])
	const hanging = long ? [] : [path(cloth.cut, { fill: linear(pointAt(0.6, 0), pointAt(0.6, 1), alongArm) })]
	const outward = side === 1 ? 0.034 : 0.012
	return [
		...hanging,
		...castShadow(cloth, open(sleeve.inner), { widths: [44, 34, 25, 17, 10, 5], alpha: 0.03 }),
		...castShadow(cloth, open(sleeve.outer), { widths: [34, 25, 17, 10, 5], alpha: outward }),
	]
}

function headOfSleeve({ armhole }: Sleeve, cloth: Cloth): SceneNode[] {
	const line = open(armhole)
	return castShadow(cloth, line, { widths: [12, 8, 5, 2.5], alpha: 0.05 })
}

/** Light and shadow of a sleeve, with its set-in seam. */
export function sleeveShading(sleeve: Sleeve, cloth: Cloth): SceneNode[] {
	const { pointAt, long } = sleeve
	return [
		...round(sleeve, cloth),
		lit(cloth, {
			at: pointAt(0.66, long ? 0.16 : 0.3),
			rx: 24,
			ry: 34,
			turn: sleeve.side * -24,
			alpha: 0.08,
		}),
		dark(cloth, { at: pointAt(0, long ? 0.06 : 0.2), rx: 30, ry: 44, turn: sleeve.side * -20, alpha: 0.16 }),
		...shadowFolds(cloth, laid(sleeve, long ? longCreases : shortCreases), long ? 0.15 : 0.19),
		...lightFolds(cloth, laid(sleeve, long ? longRidges : shortRidges), 0.06),
		...lightFolds(cloth, lips(laid(sleeve, long ? longCreases : shortCreases)), 0.075),
		...headOfSleeve(sleeve, cloth),
		...edgeShadow(cloth, cloth.cut, { width: 11, alpha: 0.17 }),
		...seam(cloth, sleeve.armhole),
		path(cloth.cut, { stroke: black, strokeWidth: 1, opacity: 0.3 * cloth.tone.shadow }),
	]
}

/** A turned and coverstitched opening. */
export const sleeveHem = (sleeve: Sleeve, cloth: Cloth): SceneNode[] => [
	path(open(cuffAt(sleeve, 8.5)), { stroke: black, strokeWidth: 0.7, opacity: 0.16 * cloth.tone.shadow }),
	...doubleStitch(cloth, cuffAt(sleeve, 0), sleeve.side * 5.4),
]
