// Light and folds on the trunk and the sleeves of a top. Light falls from the upper left.
import { path, type SceneNode } from '../scene.ts'
import { trunkPoint, type Body } from './body.ts'
import { black, dark, linear, lit, shadows, white, type Cloth } from './cloth.ts'
import { centerX, open, remembered, type Point } from './curves.ts'
import { castShadow, edgeShadow, lightFolds, lips, shadowFolds, type Fold } from './folds.ts'
import { cuffAt, type Sleeve } from './sleeve.ts'
import { doubleStitch, seam } from './stitches.ts'

/** Folds in sleeve coordinates fade towards the shoulder and towards the cuff. */
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

const sleeveFolds = remembered((sleeve: Sleeve) =>
	remembered((plans: readonly FoldPlan[]): Fold[] =>
		plans.map(([au, av, bu, bv, cu, cv, above, below]) => {
			const [left, right] = sleeve.side === 1 ? [above, below] : [below, above]
			return [sleeve.pointAt(au, av), sleeve.pointAt(bu, bv), sleeve.pointAt(cu, cv), left, right]
		}),
	),
)

const laidOnSleeve = (sleeve: Sleeve, plans: readonly FoldPlan[]): Fold[] => sleeveFolds(sleeve)(plans)

/** The arm is round: it turns away from the light towards the body and, on the right, outwards. */
function sleeveRoundness(sleeve: Sleeve, cloth: Cloth): SceneNode[] {
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
		...sleeveRoundness(sleeve, cloth),
		lit(cloth, {
			at: pointAt(0.66, long ? 0.16 : 0.3),
			rx: 24,
			ry: 34,
			turn: sleeve.side * -24,
			alpha: 0.08,
		}),
		dark(cloth, { at: pointAt(0, long ? 0.06 : 0.2), rx: 30, ry: 44, turn: sleeve.side * -20, alpha: 0.16 }),
		...shadowFolds(cloth, laidOnSleeve(sleeve, long ? longCreases : shortCreases), long ? 0.15 : 0.19),
		...lightFolds(cloth, laidOnSleeve(sleeve, long ? longRidges : shortRidges), 0.06),
		...lightFolds(cloth, lips(laidOnSleeve(sleeve, long ? longCreases : shortCreases)), 0.075),
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

/** Jerseys hang in long tubes, fleece breaks into few thick folds, a tank is smooth under the arm. */
export type Drape = 'jersey' | 'fleece' | 'tank'

/** A fold in trunk coordinates: from u,v over u,v to u,v, then the fading on both sides in pixels. */
type FoldPlan = readonly [number, number, number, number, number, number, number, number]

const creases: Record<Drape, FoldPlan[]> = {
	jersey: [
		[-0.97, 0.03, -0.72, 0.16, -0.42, 0.2, 1.2, 13],
		[-0.98, 0.1, -0.78, 0.27, -0.56, 0.38, 1.2, 14],
		[-0.95, -0.04, -0.72, -0.06, -0.56, -0.22, 9, 1.2],
		[0.97, 0.02, 0.74, 0.15, 0.46, 0.18, 11, 1.2],
		[0.98, 0.09, 0.8, 0.27, 0.62, 0.4, 13, 1.2],
		[0.95, -0.05, 0.76, -0.08, 0.58, -0.26, 1.2, 9],
		[-0.99, 0.5, -0.8, 0.55, -0.62, 0.68, 1.6, 11],
		[0.99, 0.55, 0.84, 0.58, 0.64, 0.72, 11, 1.8],
		[-0.66, 1.2, -0.72, 0.8, -0.7, 1.02, 2, 13],
		[0.7, 0.52, 0.68, 0.78, 0.76, 1.02, 3, 15],
	],
	fleece: [
		[-0.97, 0.04, -0.76, 0.2, -0.44, 0.24, 0.7, 17],
		[0.97, 0.03, 0.78, 0.18, 0.48, 0.24, 16, 0.7],
		[-0.98, 0.14, -0.86, 0.34, -0.62, 0.48, 0.7, 17],
		[0.98, 0.16, 0.88, 0.36, 0.68, 0.5, 17, 0.7],
		[-0.99, 0.86, -0.78, 0.8, -0.52, 0.88, 12, 0.7],
		[0.99, 0.84, 0.82, 0.78, 1.2, 0.87, 0.7, 12],
		[-0.99, 0.68, -0.84, 0.66, -0.6, 0.74, 11, 0.7],
		[0.99, 0.7, 0.8, 0.67, 0.66, 0.75, 0.7, 11],
	],
	tank: [
		[-0.98, 0.04, -0.72, 0.1, -0.4, 0.24, 1.2, 12],
		[-0.99, 0.16, -0.82, 0.32, -0.6, 0.42, 1.2, 12],
		[0.98, 0.03, 0.76, 0.12, 0.44, 0.2, 11, 1.2],
		[0.99, 0.14, 0.84, 0.32, 0.64, 0.45, 12, 1.2],
		[-0.66, 0.54, -0.72, 0.8, -0.66, 1.02, 2, 13],
		[0.66, 0.5, 0.64, 0.78, 0.74, 1.02, 3, 15],
	],
}

const tubes: FoldPlan[] = [
	[-0.4, 0.4, -0.5, 0.7, -0.44, 1.03, 12, 12],
	[-0.16, 0.62, -0.2, 0.8, -0.14, 1.03, 9, 10],
	[0.2, 0.54, 0.22, 0.8, 0.3, 1.03, 10, 13],
	[0.46, 0.34, 0.44, 0.66, 0.54, 1.03, 11, 12],
	[-0.88, 0.42, -0.84, 0.7, -0.9, 1.03, 10, 10],
	[0.9, 0.4, 0.86, 0.7, 0.92, 1.03, 12, 10],
]

const ridges: FoldPlan[] = [
	[-0.56, 0.34, -0.64, 0.7, -0.56, 1.05, 11, 10],
	[-0.3, 0.46, -0.36, 0.8, -0.28, 1.05, 9, 10],
	[0.08, 0.5, 0.09, 0.8, 0.16, 1.05, 9, 9],
	[0.35, 0.34, 0.31, 0.7, 0.42, 1.05, 10, 10],
	[0.62, 0.4, 0.57, 0.74, 0.65, 1.05, 9, 8],
]

/** Light cloth hangs in tubes between chest and hem; fleece keeps its shape. */
const tubeStrength: Record<Drape, number> = { jersey: 0.115, tank: 0.12, fleece: 0.06 }

/** The back has the front's folds, mirrored. */
const trunkFolds = remembered((body: Body) =>
	remembered((plans: readonly FoldPlan[]): Fold[] =>
		plans.map(([au, av, bu, bv, cu, cv, left, right]) => {
			const isBack = body.shape.neck.shape === 'back'
			const at = (u: number, v: number) => trunkPoint(body.shape, isBack ? -u : u, v)
			return [at(au, av), at(bu, bv), at(cu, cv), isBack ? right : left, isBack ? left : right]
		}),
	),
)

const laid = (body: Body, plans: readonly FoldPlan[]): Fold[] => trunkFolds(body)(plans)

function form(body: Body, cloth: Cloth): SceneNode[] {
	const wide = Math.max(body.shape.armpit[0], body.shape.hem[0]) + 2
	const left: Point = [centerX - wide, 0]
	const right: Point = [centerX + wide, 0]
	const edges = shadows(
		cloth.tone,
		[0, 0.22],
		[0.07, 0.12],
		[0.2, 0.025],
		[0.32, 0],
		[0.62, 0.01],
		[0.8, 0.07],
		[0.92, 0.18],
		[1, 0.3],
	)
	const bottom = body.shape.hem[1] + body.shape.hemDrop
	return [
		path(body.path, { fill: linear(left, right, edges) }),
		path(body.path, { fill: linear([0, bottom - 190], [0, bottom], shadows(cloth.tone, [0, 0], [1, 0.11])) }),
	]
}

function volume({ shape }: Body, cloth: Cloth): SceneNode[] {
	const chest = (u: number, v: number) => trunkPoint(shape, u, v)
	const top: Point = [centerX - shape.shoulder[0] * 0.62, shape.shoulder[1] + 6]
	return [
		lit(cloth, { at: top, rx: 62, ry: 30, turn: -22, alpha: 0.09 }),
		lit(cloth, { at: [2 * centerX - top[0], top[1]], rx: 48, ry: 22, turn: 22, alpha: 0.05 }),
		lit(cloth, { at: chest(-0.36, -0.05), rx: 66, ry: 82, alpha: 0.06 }),
		dark(cloth, { at: chest(0.5, 0.34), rx: 54, ry: 92, turn: 8, alpha: 0.075 }),
		dark(cloth, { at: chest(-0.08, 0.34), rx: 74, ry: 34, alpha: 0.05 }),
		dark(cloth, { at: chest(-1, 0.06), rx: 30, ry: 46, turn: 20, alpha: 0.14 }),
		dark(cloth, { at: chest(1, 0.06), rx: 34, ry: 50, turn: -20, alpha: 0.2 }),
	]
}

/** Light and shadow of the trunk, for the layer above the print; clip by the body's outline. */
export function trunkShading(body: Body, cloth: Cloth, drape: Drape): SceneNode[] {
	const quiet = drape === 'fleece' ? 0.7 : 1
	return [
		...form(body, cloth),
		...volume(body, cloth),
		...shadowFolds(cloth, laid(body, tubes), tubeStrength[drape]),
		...lightFolds(cloth, laid(body, ridges), 0.07 * quiet),
		...lightFolds(cloth, lips(laid(body, creases[drape])), 0.075),
		...shadowFolds(cloth, laid(body, creases[drape]), drape === 'fleece' ? 0.2 : 0.17),
		...edgeShadow(cloth, body.path, { width: 15, alpha: 0.17 }),
		path(body.path, { stroke: white, strokeWidth: 1.6, opacity: 0.05 * cloth.tone.light }),
		path(body.path, { stroke: black, strokeWidth: 1, opacity: 0.3 * cloth.tone.shadow }),
	]
}
