// Collars with a form of their own from the side: the leaf of a polo, the stand of a quarter-zip, the hood that lies on the
// back. Coordinates are pixels forward of the shoulder seam, for the collars' necks on the canvas of 400 × 500 px.
import { group, path, type SceneNode } from '../../scene.ts'
import { black, clothOf, colorOf, dark, linear, lit, shadows, type Cloth } from '../cloth.ts'
import { centerX, closed, open, place, reversed, run, type Curve } from '../curves.ts'
import { castShadow, edgeShadow } from '../folds.ts'
import { parallel } from '../measure.ts'
import { softLights, softShadows, type SoftFold } from '../soft-folds.ts'
import { stitchRow } from '../stitches.ts'
import type { SideCollar, SidePieces } from './model.ts'

const outlined = (cloth: Cloth): SceneNode =>
	path(cloth.cut, { stroke: black, strokeWidth: 0.9, opacity: 0.34 * cloth.tone.shadow, join: 'round' })

/** Light from the upper left on a form that is round around the neck. */
const rounded = (cloth: Cloth, half: number): SceneNode[] => {
	const stops = shadows(cloth.tone, [0, 0.2], [0.24, 0.03], [0.45, 0], [0.7, 0.06], [1, 0.28])
	return [
		path(cloth.cut, { fill: cloth.color }),
		path(cloth.cut, { fill: linear([centerX - half, 0], [centerX + half, 0], stops) }),
		...edgeShadow(cloth, cloth.cut, { width: 8, alpha: 0.18 }),
	]
}

/** What is in view of the inside, behind the near edge. */
function lens(cloth: Cloth): SceneNode[] {
	return [
		path(cloth.cut, { fill: cloth.color }),
		path(cloth.cut, { fill: black, opacity: 0.38 * cloth.tone.shadow }),
		outlined(cloth),
	]
}

const onTrunk = ({ shirt, body }: SidePieces, cut: string): SceneNode =>
	group(castShadow(shirt, cut, { widths: [12, 8, 4], alpha: 0.06 }), { clip: body.path })

const collarCloth = ({ resolved }: SidePieces, cut: string): Cloth =>
	clothOf(colorOf(resolved, 'collar', 'body'), resolved, cut)

/** The near leaf of a folded collar, its tip in front. */
export const leafFromSide: SideCollar = (pieces) => {
	const { facing, shape } = pieces.body
	const { half, top, depth } = shape.neck
	const [back, front] = [-half * 0.78, half * 0.8]
	const fold = run(
		[back, top - 3],
		[back + 12, top - 10, -14, top - 13, 2, top - 12],
		[16, top - 11, front - 6, top, front, top + depth - 10],
	)
	const far = run(
		[back, top - 3],
		[back + 14, top - 15, -12, top - 18, 4, top - 17],
		[20, top - 15, front - 2, top - 4, front, top + depth - 10],
	)
	const edge = run(
		[back, top - 3],
		[back - 7, top + 4, back - 7, top + 16, back - 3, top + 23],
		[back + 16, top + 14, -12, top + 12, 4, top + 15],
		[16, top + 18, front - 14, top + depth + 4, front - 2, top + depth + 16],
		[front + 4, top + depth + 8, front + 5, top + depth, front, top + depth - 10],
	)
	const [near, beyond, outer] = [fold, far, edge].map((line) => place(line, facing)) as [
		Curve[],
		Curve[],
		Curve[],
	]
	const cloth = collarCloth(pieces, closed(near, reversed(outer)))
	const stripe = pieces.resolved.colors.collarStripe
	const inward = -facing
	return {
		inside: lens(collarCloth(pieces, closed(beyond, reversed(near)))),
		outside: [
			onTrunk(pieces, cloth.cut),
			group(
				[
					...rounded(cloth, half),
					...(stripe ? [path(open(parallel(outer, inward * 6)), { stroke: stripe, strokeWidth: 2.6 })] : []),
					...stitchRow(cloth, parallel(outer, inward * 2.4)),
				],
				{ clip: cloth.cut, id: 'zone-collar' },
			),
			outlined(cloth),
		],
	}
}

/** A stand collar, its zip open at the top; the rest of the zip is along the chest's edge. */
export const standFromSide: SideCollar = (pieces) => {
	const { facing, shape, front } = pieces.body
	const { half, top, depth } = shape.neck
	const [back, chest] = [-half * 0.7, half * 0.94]
	const rim = run(
		[back + 3, top - 34],
		[back + 16, top - 37, -8, top - 36, 6, top - 33],
		[18, top - 30, chest - 14, top - 24, chest - 6, top - 16],
	)
	const far = run(
		[back + 3, top - 34],
		[back + 18, top - 42, -6, top - 41, 8, top - 39],
		[20, top - 36, chest - 10, top - 28, chest - 6, top - 16],
	)
	const base = run(
		[back + 3, top - 34],
		[back - 3, top - 18, back - 3, top - 4, back - 1, top + 10],
		[back + 14, top + 1, -14, top - 1, 0, top + 1],
		[14, top + 3, chest - 10, top + depth - 8, chest + 2, top + depth + 4],
		[chest + 2, top + depth - 12, chest - 1, top - 2, chest - 6, top - 16],
	)
	const [near, beyond, outer] = [rim, far, base].map((line) => place(line, facing)) as [
		Curve[],
		Curve[],
		Curve[],
	]
	const cloth = collarCloth(pieces, closed(near, reversed(outer)))
	const zip = pieces.resolved.colors.zip ?? '#17181c'
	const teeth = open(front.slice(0, 1))
	return {
		inside: lens(collarCloth(pieces, closed(beyond, reversed(near)))),
		outside: [
			group(
				[
					path(teeth, { stroke: zip, strokeWidth: 7 }),
					path(teeth, { stroke: '#c9cdce', strokeWidth: 1.4, opacity: 0.7 }),
				],
				{
					clip: pieces.body.path,
				},
			),
			onTrunk(pieces, cloth.cut),
			group([...rounded(cloth, half), ...stitchRow(cloth, parallel(near, facing * 4))], {
				clip: cloth.cut,
				id: 'zone-collar',
			}),
			outlined(cloth),
		],
	}
}

const hoodShell = run(
	[46, 143],
	[60, 128, 62, 104, 52, 84],
	[42, 62, 22, 45, -4, 43],
	[-38, 42, -70, 58, -76, 92],
	[-82, 126, -64, 164, -36, 172],
	[-22, 160, -16, 132, -4, 118],
	[12, 112, 30, 130, 46, 143],
)
/** The near edge of the opening, and the far one above it. */
const hoodRim = run([52, 96], [40, 80, 14, 66, -10, 62], [-30, 60, -46, 58, -56, 62])
const hoodFar = run([52, 96], [48, 68, 24, 49, -4, 47], [-28, 46, -46, 52, -56, 62])

const hoodFolds: readonly SoftFold[] = [
	[[-64, 84], [-40, 116], [-6, 112], 8, 7],
	[[-70, 112], [-50, 140], [-24, 142], 7, 6],
	[[-50, 70], [-20, 92], [24, 104], 7, 6],
	[[56, 104], [40, 122], [14, 120], 6, 5],
]

/** The hood as it lies: open above, its point on the back. */
export const hoodFromSide: SideCollar = (pieces) => {
	const { facing } = pieces.body
	const { colors } = pieces.resolved
	const [shell, rim, far] = [hoodShell, hoodRim, hoodFar].map((line) => place(line, facing)) as [
		Curve[],
		Curve[],
		Curve[],
	]
	const cloth = clothOf(colorOf(pieces.resolved, 'hood', 'body'), pieces.resolved, closed(shell))
	const lining = clothOf(colors.lining ?? cloth.color, pieces.resolved, closed(far, reversed(rim)))
	const at = ([x, y]: readonly [number, number]): [number, number] => [centerX + facing * x, y]
	const folds = hoodFolds.map(([from, bend, to, one, other]): SoftFold => [
		at(from),
		at(bend),
		at(to),
		one,
		other,
	])
	const ridges = folds.map(([[a, b], [c, d], [e, f], one, other]): SoftFold => [
		[a - 3, b - 8],
		[c - 3, d - 8],
		[e - 3, f - 8],
		one,
		other,
	])
	const cord = place(run([47, 138], [50, 154, 44, 176, 47, 204]), facing)
	return {
		inside: [],
		outside: [
			onTrunk(pieces, cloth.cut),
			group(
				[
					...rounded(cloth, 76),
					lit(cloth, { at: at([-20, 84]), rx: 34, ry: 22, alpha: 0.08 }),
					dark(cloth, { at: at([-44, 164]), rx: 36, ry: 18, alpha: 0.14 }),
					...softShadows(cloth, folds, 0.22),
					...softLights(cloth, ridges, 0.1),
					...stitchRow(cloth, parallel(rim, -facing * 6)),
				],
				{ clip: cloth.cut, id: 'zone-hood' },
			),
			outlined(cloth),
			group([...lens(lining), ...castShadow(lining, open(far), { widths: [8, 5], alpha: 0.07 })], {
				clip: lining.cut,
				id: 'zone-lining',
			}),
			path(open(cord), { stroke: black, strokeWidth: 5, opacity: 0.12 }),
			path(open(cord), { stroke: colors.drawcord ?? '#f7f7f5', strokeWidth: 3.4 }),
		],
	}
}
