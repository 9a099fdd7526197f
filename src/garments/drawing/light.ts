// Light and folds on tops since version 2: soft folds from the cut. Light falls from the upper left.
import { path, type SceneNode } from '../scene.ts'
import { trunkPoint, type Body } from './body.ts'
import { black, dark, linear, lit, shadows, white, type Cloth } from './cloth.ts'
import { centerX, open, place, reversed, type Point } from './curves.ts'
import { sleeveFolds, trunkFolds, type Folding, type Folds } from './drape.ts'
import { castShadow, edgeShadow } from './folds.ts'
import type { Sleeve } from './sleeve.ts'
import { softLights, softShadows } from './soft-folds.ts'
import { seam } from './stitches.ts'

const inFolds = (cloth: Cloth, { valleys, ridges }: Folds, alpha: number): SceneNode[] => [
	...softShadows(cloth, valleys, alpha),
	...softLights(cloth, ridges, alpha * 0.45),
]

/** The outline of a piece: thin on every cloth, so that white stands out from paper. */
const outline = ({ cut }: Cloth): SceneNode[] => [
	path(cut, { stroke: black, strokeWidth: 0.9, opacity: 0.26 }),
]

/** The trunk is a tube: it turns away from the light at its sides and towards the hem. */
function roundness({ shape, path: d }: Body, { tone }: Cloth): SceneNode[] {
	const wide = Math.max(shape.armpit[0], shape.hem[0]) + 2
	const left: Point = [centerX - wide, 0]
	const right: Point = [centerX + wide, 0]
	const across = shadows(
		tone,
		[0, 0.2],
		[0.05, 0.12],
		[0.14, 0.045],
		[0.26, 0.006],
		[0.36, 0],
		[0.56, 0.004],
		[0.72, 0.036],
		[0.86, 0.11],
		[0.95, 0.2],
		[1, 0.28],
	)
	const bottom = shape.hem[1] + shape.hemDrop
	const down = shadows(tone, [0, 0], [0.6, 0.02], [1, 0.075])
	return [
		path(d, { fill: linear(left, right, across) }),
		path(d, { fill: linear([0, bottom - 190], [0, bottom], down) }),
	]
}

function volume({ shape }: Body, cloth: Cloth): SceneNode[] {
	const at = (u: number, v: number) => trunkPoint(shape, u, v)
	const top: Point = [centerX - shape.shoulder[0] * 0.6, shape.shoulder[1] + 10]
	return [
		lit(cloth, { at: top, rx: 70, ry: 34, turn: -20, alpha: 0.07 }),
		lit(cloth, { at: at(-0.34, 0.02), rx: 70, ry: 96, alpha: 0.06 }),
		dark(cloth, { at: at(0.46, 0.42), rx: 60, ry: 110, turn: 6, alpha: 0.06 }),
		dark(cloth, { at: at(-1.02, 0.05), rx: 34, ry: 56, turn: 18, alpha: 0.13 }),
		dark(cloth, { at: at(1.02, 0.05), rx: 38, ry: 60, turn: -18, alpha: 0.18 }),
	]
}

/** The outline of a trunk whose sleeves reach up to the collar: all but the armholes. */
const withoutArmholes = ({ shoulder, sides, hem }: Body): string =>
	([1, -1] as const)
		.map((side) => open(place(shoulder, side)) + open(place([...sides, ...reversed(hem)], side)))
		.join('')

/** How a top falls, and whether its sleeves reach up to the collar. */
type Fall = Folding & { isRaglan?: boolean | undefined }

/** Light and shadow of the trunk, for the layer above the print; clip by the body's outline. */
export function trunkLight(body: Body, cloth: Cloth, { isRaglan, ...folding }: Fall): SceneNode[] {
	const edge = isRaglan ? withoutArmholes(body) : body.path
	return [
		...roundness(body, cloth),
		...volume(body, cloth),
		...inFolds(cloth, trunkFolds({ shape: body.shape, folding }), 0.2),
		...edgeShadow(cloth, edge, { width: 10, alpha: 0.12 }),
		path(edge, { stroke: white, strokeWidth: 1.6, opacity: 0.05 * cloth.tone.light }),
		...outline({ ...cloth, cut: edge }),
	]
}

/** The arm is round: it turns away from the light towards the body and, on the right, outwards. */
function armRoundness(sleeve: Sleeve, cloth: Cloth): SceneNode[] {
	const { pointAt, side, long } = sleeve
	const inner = side === 1 ? 0.16 : 0.22
	const outer = side === 1 ? 0.2 : 0.06
	const v = long ? 0.5 : 0.6
	const stops = shadows(cloth.tone, [0, inner], [0.2, inner * 0.4], [0.45, 0], [0.7, outer * 0.2], [1, outer])
	return [
		path(cloth.cut, { fill: linear(pointAt(0, v), pointAt(1, v), stops) }),
		...castShadow(cloth, open(sleeve.inner), { widths: [34, 24, 15, 8], alpha: 0.025 }),
	]
}

/** The set-in seam, with the shadow of the sleeve's head. */
const setIn = ({ armhole }: Sleeve, cloth: Cloth): SceneNode[] => [
	...castShadow(cloth, open(armhole), { widths: [9, 6, 3], alpha: 0.035 }),
	...edgeShadow(cloth, cloth.cut, { width: 9, alpha: 0.12 }),
	...seam(cloth, armhole),
	...outline(cloth),
]

/** A raglan sleeve goes on into the shoulder without a seam. */
const goingOn = ({ outer, cuff, inner }: Sleeve, cloth: Cloth): SceneNode[] => {
	const edge = open([...outer, ...cuff, ...reversed(inner)])
	return [...edgeShadow(cloth, edge, { width: 9, alpha: 0.12 }), ...outline({ ...cloth, cut: edge })]
}

/** Light and shadow of a sleeve. */
export function sleeveLight(sleeve: Sleeve, cloth: Cloth, { isRaglan, ...folding }: Fall): SceneNode[] {
	const { pointAt, long, side } = sleeve
	return [
		...armRoundness(sleeve, cloth),
		lit(cloth, { at: pointAt(0.66, long ? 0.14 : 0.3), rx: 26, ry: 40, turn: side * -24, alpha: 0.06 }),
		dark(cloth, { at: pointAt(0, long ? 0.05 : 0.2), rx: 30, ry: 44, turn: side * -20, alpha: 0.14 }),
		...inFolds(cloth, sleeveFolds(sleeve)(folding), 0.2),
		...(isRaglan ? goingOn : setIn)(sleeve, cloth),
	]
}
