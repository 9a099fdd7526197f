// The crown of a six-panel cap: outline, seams between the panels and the light on each panel.
import { group, path, round, type SceneNode } from '../scene.ts'
import {
	black,
	clothOf,
	dark,
	linear,
	lit,
	shadows,
	white,
	type Cloth,
	type Light,
} from '../drawing/cloth.ts'
import {
	centerX,
	circle,
	closed,
	mapped,
	open,
	reversed,
	run,
	type Curve,
	type Point,
} from '../drawing/curves.ts'
import { edgeShadow, shadowFolds, type Fold } from '../drawing/folds.ts'
import { parallel } from '../drawing/measure.ts'
import { seam, stitchRow } from '../drawing/stitches.ts'

export const crownTop = 128
const button: Point = [0, crownTop + 3]
const corner: Point = [141, 318]

/** Half lines from the button: over the side to the corner, and down the seam between front and side panel. */
const dome = run(
	[0, crownTop],
	[52, crownTop - 1, 104, crownTop + 22, 126, crownTop + 82],
	[139, crownTop + 118, 143, 290, ...corner],
)
const panelSeam = run(button, [44, crownTop + 16, 80, 198, 84, 312])

/** The lower edge, from the center to the corner: over the brim in front, down to the neck behind. */
const lower = {
	front: run([0, 298], [52, 298, 104, 304, ...corner]),
	back: run([0, 328], [58, 328, 112, 325, ...corner]),
}

export type CrownView = keyof typeof lower

const on = (curves: readonly Curve[], side: 1 | -1) => mapped(curves, ([x, y]) => [centerX + side * x, y])

const at = (x: number, y: number): Point => [centerX + x, y]

/** A half line mirrored into one line from left to right; the half starts at the center. */
export const bothSides = (half: readonly Curve[]): Curve[] => [...reversed(on(half, -1)), ...on(half, 1)]

export const lowerEdge = (view: CrownView): Curve[] => bothSides(lower[view])

export const crownPath = (view: CrownView): string => closed(bothSides(dome), reversed(lowerEdge(view)))

/** The two middle panels: in front with the emblem, at the back above the strap. */
const middlePath = (): string => closed(bothSides(panelSeam))

export type CrownPlan = Light & {
	view: CrownView
	middle: string
	sides: string
	mesh: boolean
	/** The end of the center seam: at the brim, or above the opening of the closure. */
	seamEnd: number
}

const area = { left: 50, right: 350, top: crownTop, bottom: 336 }

/** Fine diagonal ribs of cotton twill. */
const grain = (): SceneNode => {
	const d = Array.from({ length: 120 }, (_, i) => `M${round(36 + i * 3.3)} 120l-80 216`).join('')
	return path(d, { stroke: black, strokeWidth: 1.1, opacity: 0.032 })
}

/** Colored panels and their seams, below the art: an emblem is sewn over the seams. */
export function crownCloth(resolved: CrownPlan): SceneNode {
	const cut = crownPath(resolved.view)
	const cloth = clothOf(resolved.sides, resolved, cut)
	const center = run(at(...button), at(0, resolved.seamEnd))
	const seams = [on(panelSeam, -1), on(panelSeam, 1), center]
	const net = resolved.mesh ? netting(cloth, area) : []
	const middle = path(middlePath(), { fill: resolved.middle })
	const panels = resolved.view === 'front' ? [...net, middle] : [middle, ...net]
	const nodes = [
		path(cut, { fill: resolved.sides }),
		...panels,
		...(cloth.fine && !resolved.mesh ? [grain()] : []),
		...seams.flatMap((line) => panelSeamNodes(cloth, line)),
	]
	return group(nodes, { id: 'crown', clip: cut })
}

/** The open net of a trucker cap, coarser than any jersey mesh. */
export function netting(cloth: Cloth, { left, right, top, bottom }: typeof area): SceneNode[] {
	if (!cloth.fine) return []
	const rows = Math.ceil((bottom - top) / 5)
	const holes = Array.from(
		{ length: rows },
		(_, row) => `M${left + (row % 2) * 3} ${top + row * 5}H${right}`,
	).join('')
	return [
		path(holes, {
			stroke: black,
			strokeWidth: 3,
			dash: [0.01, 6],
			cap: 'round',
			opacity: 0.34 * cloth.tone.shadow,
		}),
		path(holes, { stroke: white, strokeWidth: 0.7, dash: [2, 4], opacity: 0.16 * cloth.tone.light }),
	]
}

/** Stiff panels bend only where the soft sides tuck in above the edge. */
const dents: Fold[] = [
	[at(-86, 306), at(-104, 290), at(-138, 292), 0.6, 8],
	[at(88, 306), at(108, 291), at(138, 296), 8, 0.6],
	[at(-128, 232), at(-118, 262), at(-126, 300), 7, 9],
	[at(130, 236), at(120, 266), at(128, 304), 9, 7],
]

function panelLight(view: CrownView, cloth: Cloth): SceneNode[] {
	const cut = crownPath(view)
	const across = shadows(
		cloth.tone,
		[0, 0.3],
		[0.12, 0.15],
		[0.28, 0.02],
		[0.44, 0],
		[0.64, 0.05],
		[0.84, 0.19],
		[1, 0.37],
	)
	const height = shadows(cloth.tone, [0, 0.02], [0.5, 0], [0.8, 0.07], [1, 0.2])
	return [
		path(cut, { fill: linear(at(-143, 0), at(143, 0), across) }),
		path(cut, { fill: linear([0, crownTop], [0, 322], height) }),
		lit(cloth, { at: at(-42, 184), rx: 74, ry: 62, turn: -24, alpha: 0.2 }),
		lit(cloth, { at: at(-26, 146), rx: 56, ry: 18, turn: -12, alpha: 0.12 }),
		lit(cloth, { at: at(52, 196), rx: 34, ry: 60, turn: 12, alpha: 0.06 }),
		dark(cloth, { at: at(96, 250), rx: 52, ry: 84, turn: -8, alpha: 0.11 }),
	]
}

/** One seam with its two rows of stitches and the ridge of the tape beneath it. */
export function panelSeamNodes(cloth: Cloth, line: readonly Curve[]): SceneNode[] {
	return [
		path(open(line), { stroke: white, strokeWidth: 9, opacity: 0.03 * cloth.tone.light }),
		...seam(cloth, line),
		...stitchRow(cloth, parallel(line, 3.6)),
		...stitchRow(cloth, parallel(line, -3.6)),
	]
}

/** A stitched air hole. */
export function eyelet(x: number, y: number, color: string): SceneNode[] {
	const ring = (r: number) => circle(centerX + x, y, r)
	return [
		path(ring(4.6), { fill: black, opacity: 0.16 }),
		path(ring(3.2), { stroke: color, strokeWidth: 2.6 }),
		path(ring(3.2), { stroke: black, strokeWidth: 2.6, dash: [0.5, 1], opacity: 0.26 }),
		path(ring(1.9), { fill: '#101114' }),
		path(ring(4.5), { stroke: black, strokeWidth: 0.5, opacity: 0.34 }),
	]
}

/** Folds, eyelets and light above the art. */
export function crownOver(resolved: CrownPlan, trim: string): SceneNode[] {
	const cut = crownPath(resolved.view)
	const cloth = clothOf(resolved.view === 'front' ? resolved.middle : resolved.sides, resolved, cut)
	const holes = resolved.mesh ? [] : [-118, 118].flatMap((x) => eyelet(x, 226, trim))
	return [
		group(
			[
				...panelLight(resolved.view, cloth),
				...shadowFolds(cloth, dents, 0.1),
				...edgeShadow(cloth, cut, { width: 18, alpha: 0.18 }),
			],
			{ clip: cut },
		),
		...(resolved.view === 'front' || !resolved.mesh ? [-40, 40].flatMap((x) => eyelet(x, 174, trim)) : []),
		...holes,
		path(cut, { stroke: black, strokeWidth: 1, opacity: 0.4 * cloth.tone.shadow }),
	]
}

/** The covered button where all seams meet. */
export function topButton(color: string): SceneNode[] {
	const y = crownTop - 7
	const d = `M${centerX - 11} ${y + 8}C${centerX - 11} ${y - 2} ${centerX + 11} ${y - 2} ${centerX + 11} ${y + 8}C${centerX + 8} ${y + 12} ${centerX - 8} ${y + 12} ${centerX - 11} ${y + 8}Z`
	return [
		path(d, { fill: color }),
		path(d, {
			fill: linear(
				[centerX - 11, 0],
				[centerX + 11, 0],
				[
					[0, black, 0.14],
					[0.3, white, 0.14],
					[1, black, 0.32],
				],
			),
		}),
		path(d, { stroke: black, strokeWidth: 0.8, opacity: 0.42 }),
	]
}
