// The brim seen from the front: a stiff curved board with rows of stitches, its edge and its underside.
import { group, path, type SceneNode } from '../scene.ts'
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
import { centerX, closed, mix, open, reversed, run, type Curve, type Point } from '../drawing/curves.ts'
import { edgeShadow } from '../drawing/folds.ts'
import { stitchRow } from '../drawing/stitches.ts'
import { bothSides } from './crown.ts'

/** `flat` keeps the board nearly level, `curved` bends its tips down. */
export type BrimShape = 'flat' | 'curved'

type BrimLines = { root: Curve[]; rim: Curve[]; under: Curve[] }

/** The front edge: its middle, the start of the rounded corner, and the tip. */
const cuts: Record<BrimShape, { middle: number; turn: Point; slope: number; tip: Point }> = {
	flat: { middle: 347, turn: [154, 356], slope: 0.14, tip: [174, 347] },
	curved: { middle: 342, turn: [146, 366], slope: 0.38, tip: [168, 364] },
}

/** The front edge `down` pixels below the upper surface: one sweep, then a round corner up to the tip. */
function edgeAt({ middle, turn: [x, y], slope, tip }: (typeof cuts)[BrimShape], down: number): Curve[] {
	return run(
		[0, middle + down],
		[60, middle + down, x - 38, y - 38 * slope + down, x, y + down],
		[x + 10, y + 10 * slope + down, tip[0] + 1, tip[1] + 9 + down * 0.6, tip[0], tip[1]],
	)
}

function halves(shape: BrimShape): BrimLines {
	const root = run([0, 297], [50, 297, 96, 302, 128, 311], [134, 313, 139, 315, 141.5, 317])
	return { root, rim: edgeAt(cuts[shape], 0), under: edgeAt(cuts[shape], 6) }
}

/** From the corner of the crown out to the tip: the side edge of the board. */
function sideEdge({ root, rim }: BrimLines): Curve[] {
	const from = root.at(-1)?.to ?? [0, 0]
	const to = rim.at(-1)?.to ?? [0, 0]
	return run(from, [from[0] + 13, from[1] + 5, to[0] - 3, to[1] - 15, to[0], to[1]])
}

function outline(lines: BrimLines): string {
	const edge = sideEdge(lines)
	return closed(bothSides(lines.root), right(edge), reversed(bothSides(lines.rim)), reversed(left(edge)))
}

const right = (half: readonly Curve[]) => bothSides(half).slice(half.length)
const left = (half: readonly Curve[]) => reversed(bothSides(half).slice(0, half.length))

/** A row of stitches at the share `t` of the distance from the crown to the rim. */
const between = (a: readonly Curve[], b: readonly Curve[], t: number): Curve[] =>
	a.map((curve, index) => {
		const other = b[index] ?? curve
		return {
			from: mix(curve.from, other.from, t),
			c1: mix(curve.c1, other.c1, t),
			c2: mix(curve.c2, other.c2, t),
			to: mix(curve.to, other.to, t),
		}
	})

/** Eight rows of stitches; `lineAt` is the line at a share of the distance from the crown to the rim. */
export function brimRows(cloth: Cloth, lineAt: (share: number) => Curve[]): SceneNode[] {
	const shares = [0.13, 0.25, 0.37, 0.49, 0.61, 0.73, 0.84, 0.93]
	return shares.flatMap((share) => {
		const line = lineAt(share)
		return [
			path(open(line), { stroke: black, strokeWidth: 1.8, opacity: 0.05 * cloth.tone.shadow }),
			...stitchRow(cloth, line),
		]
	})
}

function light(cloth: Cloth): SceneNode[] {
	const across = shadows(
		cloth.tone,
		[0, 0.34],
		[0.14, 0.16],
		[0.3, 0.01],
		[0.46, 0],
		[0.7, 0.06],
		[0.88, 0.2],
		[1, 0.38],
	)
	const down = shadows(cloth.tone, [0, 0.34], [0.28, 0.12], [0.62, 0], [1, 0.03])
	return [
		path(cloth.cut, { fill: linear([centerX - 178, 0], [centerX + 178, 0], across) }),
		path(cloth.cut, { fill: linear([0, 298], [0, 358], down) }),
		lit(cloth, { at: [centerX - 56, 334], rx: 110, ry: 20, turn: -3, alpha: 0.11 }),
		lit(cloth, { at: [centerX + 70, 338], rx: 70, ry: 14, turn: 4, alpha: 0.03 }),
		dark(cloth, { at: [centerX, 298], rx: 150, ry: 15, alpha: 0.2 }),
	]
}

export type BrimPlan = Light & { shape: BrimShape; color: string; under: string }

/** The whole brim, drawn over the crown. */
export function brim({ shape, color, under, ...drawn }: BrimPlan): SceneNode[] {
	const lines = halves(shape)
	const cut = outline(lines)
	const cloth = clothOf(color, drawn, cut)
	const edge = closed(bothSides(lines.rim), reversed(bothSides(lines.under)))
	return [
		path(edge, { fill: under }),
		path(edge, { fill: black, opacity: 0.36 }),
		path(edge, { stroke: black, strokeWidth: 0.9, join: 'round', opacity: 0.45 }),
		group(
			[
				path(cut, { fill: color }),
				...brimRows(cloth, (share) => bothSides(between(lines.root, lines.rim, share))),
				...light(cloth),
				...edgeShadow(cloth, cut, { width: 9, alpha: 0.2 }),
				path(open(bothSides(lines.rim)), { stroke: white, strokeWidth: 3, opacity: 0.1 * cloth.tone.light }),
			],
			{ id: 'brim', clip: cut },
		),
		path(cut, { stroke: black, strokeWidth: 1, join: 'round', opacity: 0.42 * cloth.tone.shadow }),
	]
}

export const brimPath = (shape: BrimShape): string => outline(halves(shape))
