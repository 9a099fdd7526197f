// The knit hat: ribbed dome, turned-up cuff, pompom.
import { group, path, round, type SceneNode } from '../scene.ts'
import {
	black,
	clothOf,
	colorOf,
	dark,
	groundShadow,
	linear,
	lit,
	shadows,
	white,
	type Cloth,
} from '../drawing/cloth.ts'
import { centerX, circle, closed, reversed, run, type Curve } from '../drawing/curves.ts'
import { edgeShadow, shadowFolds, type Fold } from '../drawing/folds.ts'
import type { Drawing, ResolvedDesign } from '../template.ts'
import { bothSides } from './crown.ts'

const top = 142
const brow = 322
const half = 126

const dome = run([0, top], [56, top + 1, 102, top + 38, 116, 228], [122, 262, half, 296, half, brow])
const brows = run([0, brow + 12], [64, brow + 12, 112, brow + 6, half, brow])
const domePath = closed(bothSides(dome), reversed(bothSides(brows)))

const cuffTop = run([0, 300], [64, 300, 112, 295, 126, 289])
const cuffSide = run(
	[126, 289],
	[134, 291, 135, 298, 135, 308],
	[135, 330, 134, 352, 132, 366],
	[131, 374, 128, 377, 122, 378],
)
const cuffFoot = run([0, 388], [62, 388, 108, 384, 122, 378])
const cuffPath = closed(
	bothSides(cuffTop),
	bothSides(cuffSide).slice(cuffSide.length),
	reversed(bothSides(cuffFoot)),
	reversed(bothSides(cuffSide).slice(0, cuffSide.length)),
)

/** Knit columns of the dome, drawn together toward the crown. */
function domeRibs(): { valley: string; ridge: string } {
	const column = (u: number) => {
		const x = (share: number) => round(centerX + u * half * share)
		return `M${x(0.16)} ${round(top + 3 + Math.abs(u) * 5)}C${x(0.82)} ${round(top + 12 + Math.abs(u) * 14)} ${x(0.96)} 226 ${x(1)} ${brow + 12}`
	}
	const count = 26
	const at = (offset: number) =>
		Array.from({ length: count }, (_, i) => column(Math.sin(((i + offset) / count - 0.5) * Math.PI)))
	return { valley: at(0.5).join(''), ridge: at(0.86).join('') }
}

/** The cuff has a two-by-two knit: broader ribs, denser toward the sides. */
function cuffRibs(): { valley: string; ridge: string } {
	const count = 38
	const at = (offset: number) =>
		Array.from({ length: count }, (_, i) => {
			const u = Math.sin(((i + offset) / count - 0.5) * Math.PI)
			return `M${round(centerX + u * 127)} 286L${round(centerX + u * 135)} 336L${round(centerX + u * 129)} 390`
		})
	return { valley: at(0.5).join(''), ridge: at(0.95).join('') }
}

/** Knitted ribs as lines along their valleys and ridges. */
export function ribNodes(cloth: Cloth, ribs: { valley: string; ridge: string }, width: number): SceneNode[] {
	const knit = cloth.fine
		? [
				path(ribs.ridge, {
					stroke: black,
					strokeWidth: width * 0.9,
					dash: [0.7, 2.1],
					opacity: 0.13 * cloth.tone.shadow,
				}),
			]
		: []
	return [
		path(ribs.valley, { stroke: black, strokeWidth: width, opacity: 0.1 * cloth.tone.shadow }),
		path(ribs.valley, { stroke: black, strokeWidth: width * 0.45, opacity: 0.17 * cloth.tone.shadow }),
		path(ribs.ridge, { stroke: white, strokeWidth: width * 0.6, opacity: 0.085 * cloth.tone.light }),
		...knit,
	]
}

function round3d(cloth: Cloth, height: readonly [number, number]): SceneNode[] {
	const across = shadows(
		cloth.tone,
		[0, 0.34],
		[0.12, 0.17],
		[0.3, 0.02],
		[0.44, 0],
		[0.66, 0.06],
		[0.86, 0.2],
		[1, 0.38],
	)
	return [
		path(cloth.cut, { fill: linear([centerX - 135, 0], [centerX + 135, 0], across) }),
		lit(cloth, {
			at: [centerX - 40, height[0] + (height[1] - height[0]) * 0.36],
			rx: 62,
			ry: (height[1] - height[0]) * 0.5,
			turn: -14,
			alpha: 0.16,
		}),
		...edgeShadow(cloth, cloth.cut, { width: 14, alpha: 0.2 }),
	]
}

/** A line around the dome at a height: bent with it, or level on its cloth. */
type LineAround = (y: number) => Curve[]

const bentLine: LineAround = (at) => bothSides(run([0, at + 9], [60, at + 9, 108, at + 5, 140, at]))

/** Bands knitted into the dome. */
export function domeStripes(resolved: ResolvedDesign, lineAt: LineAround): SceneNode[] {
	const color = resolved.colors.stripe
	if (!color || resolved.styles.stripes === 'none') return []
	const band = (y: number, h: number): string => closed(lineAt(y), reversed(lineAt(y + h)))
	return [path(band(226, 10) + band(244, 18) + band(270, 10), { fill: color })]
}

export type BeanieColors = { body: string; cuff: string; pom: string | undefined }

/** Colors of the knit; a plain hat has no pompom. */
export const beanieColors = (resolved: ResolvedDesign): BeanieColors => ({
	body: colorOf(resolved, 'body'),
	cuff: colorOf(resolved, 'cuff', 'body'),
	pom: resolved.styles.top === 'plain' ? undefined : colorOf(resolved, 'pom', 'cuff'),
})

/** Yarn ends: short strokes outward from the middle, the same in every picture. */
function pompom(color: string, fine: boolean): SceneNode[] {
	const [x, y, r] = [centerX, top - 20, 33]
	const ball = circle(x, y, r)
	const strands = (count: number, phase: number, [from, reach]: readonly [number, number]) =>
		Array.from({ length: count }, (_, i) => {
			const angle = i * 2.39996 + phase
			const near = r * from * Math.sqrt((i + 0.5) / count)
			const far = near + r * reach * (0.75 + 0.25 * Math.sin(i * 5.1))
			const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
			return `M${round(x + cos * near)} ${round(y + sin * near)}L${round(x + cos * far)} ${round(y + sin * far)}`
		}).join('')
	const yarn = { strokeWidth: 2.6, cap: 'round' as const }
	const detail = fine
		? [
				path(strands(110, 0.4, [0.95, 0.22]), { stroke: black, ...yarn, strokeWidth: 1.1, opacity: 0.2 }),
				path(strands(90, 1.7, [0.8, 0.2]), { stroke: white, ...yarn, strokeWidth: 1, opacity: 0.22 }),
			]
		: []
	return [
		path(strands(240, 0, [1, 0.13]), { stroke: color, ...yarn, strokeWidth: 3 }),
		path(ball, { fill: color }),
		...detail,
		path(ball, {
			fill: {
				kind: 'radial',
				cx: x - 9,
				cy: y - 11,
				r: r * 1.5,
				stops: [
					[0, white, 0.2],
					[0.4, black, 0],
					[0.75, black, 0.16],
					[1, black, 0.36],
				],
			},
		}),
	]
}

/** Where the turned-up cuff bulges and tucks in. */
const rolls: Fold[] = [
	[[74, 300], [110, 309], [168, 303], 0.6, 9],
	[[326, 302], [288, 311], [236, 305], 9, 0.6],
	[[70, 372], [120, 380], [176, 379], 9, 0.6],
	[[330, 374], [280, 382], [226, 381], 0.6, 9],
]

/** Front and back differ only in the sewn-on parts. */
export function drawBeanie(resolved: ResolvedDesign): Drawing {
	const colors = beanieColors(resolved)
	const knit = clothOf(colors.body, resolved, domePath)
	const cuff = clothOf(colors.cuff, resolved, cuffPath)
	const pom = colors.pom ? pompom(colors.pom, knit.fine) : []
	const domeCloth = [
		path(domePath, { fill: colors.body }),
		...domeStripes(resolved, bentLine),
		...ribNodes(knit, domeRibs(), 4.6),
	]
	const fall = dark(knit, { at: [centerX, 296], rx: 150, ry: 20, alpha: 0.34 })
	return {
		silhouette: domePath + cuffPath,
		under: [
			...groundShadow({ x: centerX, y: 412, halfWidth: 124 }),
			...pom,
			group([...domeCloth, ...round3d(knit, [top, brow]), fall], { id: 'dome', clip: domePath }),
			path(domePath, { stroke: black, strokeWidth: 1, opacity: 0.4 * knit.tone.shadow }),
			group([path(cuffPath, { fill: cuff.color }), ...ribNodes(cuff, cuffRibs(), 4.2)], {
				id: 'cuff',
				clip: cuffPath,
			}),
		],
		over: [
			group([...shadowFolds(cuff, rolls, 0.1), ...round3d(cuff, [289, 388])], { clip: cuffPath }),
			path(cuffPath, { stroke: black, strokeWidth: 1, join: 'round', opacity: 0.42 * cuff.tone.shadow }),
		],
	}
}
