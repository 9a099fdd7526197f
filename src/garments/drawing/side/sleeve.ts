// The hanging sleeve from the side, over the trunk: cloth, light and cuff.
import { group, path, type SceneNode } from '../../scene.ts'
import { black, clothOf, colorOf, dark, linear, lit, shadows, white, type Cloth } from '../cloth.ts'
import { centerX, open, reversed, type Point } from '../curves.ts'
import { castShadow, edgeShadow } from '../folds.ts'
import { sleevePattern } from '../patterns.ts'
import { cuffAt, sleeveBand, sleeveStripes, type Sleeve } from '../sleeve.ts'
import { sleeveHem } from '../shading.ts'
import { softLights, softShadows } from '../soft-folds.ts'
import { ribs, seam } from '../stitches.ts'
import { weave } from '../texture.ts'
import type { TopPlan } from '../top.ts'
import { intoSleeve } from './outline.ts'
import { sideSleeveFolds } from './folds.ts'
import type { SidePieces } from './model.ts'
import { foldingOf } from './trunk.ts'

const clothOfSleeve = ({ resolved }: SidePieces, sleeve: Sleeve): Cloth =>
	clothOf(colorOf(resolved, 'sleeve', 'body'), resolved, sleeve.path)

/** The inside of the sleeve, below its end. */
export function sleeveInside(pieces: SidePieces, sleeve: Sleeve): SceneNode[] {
	const { path: d, far } = intoSleeve(sleeve)
	const cloth = clothOfSleeve(pieces, sleeve)
	const [, top] = sleeve.cuff[0]?.from ?? [0, 0]
	return [
		path(d, { fill: cloth.color }),
		path(d, { fill: linear([0, top - 6], [0, top + 9], shadows(cloth.tone, [0, 0.62], [1, 0.36])) }),
		path(open(far), { stroke: black, strokeWidth: 0.9, opacity: 0.34 * cloth.tone.shadow }),
	]
}

export function sideSleeveCloth(plan: TopPlan, pieces: SidePieces, sleeve: Sleeve): SceneNode {
	const { resolved, flat, shirt } = pieces
	const cloth = clothOfSleeve(pieces, sleeve)
	const cuffColor = plan.cuff && resolved.colors.cuff
	const [, top] = sleeve.pointAt(0.5, 0)
	const [, bottom] = sleeve.pointAt(0.5, 1)
	const area = { left: centerX - 70, right: centerX + 70, top: top - 6, bottom: bottom + 14 }
	return group(
		[
			path(sleeve.path, { fill: cloth.color }),
			...sleevePattern(resolved, flat, area),
			...sleeveStripes(sleeve, plan.sleeveStripes?.(resolved) ?? []),
			...(cuffColor ? [path(sleeveBand(sleeve, -9, plan.cuff?.high ?? 0), { fill: cuffColor })] : []),
			...weave({ ...shirt, tone: cloth.tone }, plan.texture, area),
		],
		{ clip: sleeve.path, id: 'zone-sleeve' },
	)
}

/** A hanging tube, lit from the upper left, rounded over the shoulder. */
function roundness(sleeve: Sleeve, cloth: Cloth): SceneNode[] {
	const edges = [sleeve.pointAt(0, 0.7), sleeve.pointAt(1, 0.7)].map(([x]) => x)
	const [left, right] = [Math.min(...edges), Math.max(...edges)]
	const stops = shadows(
		cloth.tone,
		[0, 0.2],
		[0.12, 0.07],
		[0.28, 0.005],
		[0.48, 0],
		[0.68, 0.05],
		[0.88, 0.18],
		[1, 0.32],
	)
	const [, top] = sleeve.pointAt(0.5, 0)
	const [, bottom] = sleeve.pointAt(0.5, 1)
	const middle = (left + right) / 2
	const at: Point = [middle - (right - left) * 0.16, top + 34]
	return [
		path(cloth.cut, { fill: linear([left, 0], [right, 0], stops) }),
		path(cloth.cut, {
			fill: linear([0, top + (bottom - top) * 0.4], [0, bottom], shadows(cloth.tone, [0, 0], [1, 0.09])),
		}),
		lit(cloth, { at, rx: 24, ry: 30, alpha: 0.12 }),
		dark(cloth, { at: [right - 4, top + (bottom - top) * 0.62], rx: 16, ry: 60, alpha: 0.1 }),
	]
}

function cuffFinish(plan: TopPlan, cloth: Cloth, sleeve: Sleeve): SceneNode[] {
	if (!plan.cuff) return sleeveHem(sleeve, cloth)
	const { high, ribbed } = plan.cuff
	const knitted = ribbed
		? [
				...ribs(cloth, cuffAt(sleeve, -4), { depth: sleeve.side * (high + 4), step: 2.6, alpha: 0.24 }),
				path(open(cuffAt(sleeve, high + 2)), { stroke: black, strokeWidth: 5, opacity: 0.1 }),
			]
		: []
	return [...knitted, ...seam(cloth, cuffAt(sleeve, high))]
}

/** Light, folds, seam and cuff of the sleeve, for the layer above the print. */
export function sideSleeveLight(plan: TopPlan, pieces: SidePieces, sleeve: Sleeve): SceneNode[] {
	const cloth = clothOfSleeve(pieces, sleeve)
	const { valleys, ridges } = sideSleeveFolds(sleeve)(foldingOf(plan))
	const head = sleeve.side === 1 ? sleeve.armhole : reversed(sleeve.armhole)
	return [
		group(
			[
				...roundness(sleeve, cloth),
				...softShadows(cloth, valleys, 0.16),
				...softLights(cloth, ridges, 0.075),
				...castShadow(cloth, open(sleeve.armhole), { widths: [10, 6, 3], alpha: 0.04 }),
				...edgeShadow(cloth, cloth.cut, { width: 10, alpha: 0.15 }),
				...seam(cloth, head),
				...cuffFinish(plan, cloth, sleeve),
				path(cloth.cut, { stroke: white, strokeWidth: 1.6, opacity: 0.05 * cloth.tone.light }),
				path(cloth.cut, { stroke: black, strokeWidth: 1, opacity: 0.32 * cloth.tone.shadow }),
			],
			{ clip: sleeve.path },
		),
	]
}
