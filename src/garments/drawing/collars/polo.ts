// The polo: a folded flat-knit collar over a short buttoned placket.
import { group, path, type SceneNode } from '../../scene.ts'
import { black, clothOf, colorOf, linear, shadows, type Cloth } from '../cloth.ts'
import { across, around, closed, open, placed, reversed, run, type Curve, type Side } from '../curves.ts'
import { castShadow, edgeShadow } from '../folds.ts'
import { parallel } from '../measure.ts'
import { shortPlacket, shortPlacketSeams, wornShortPlacket } from '../sewn-on.ts'
import { stitchRow } from '../stitches.ts'
import { leafFromSide } from '../side/shaped-collars.ts'
import type { Collar, WornPart } from '../top.ts'
import { wornLeaves } from '../../worn/collars/polo.ts'
import type { NeckLoop } from '../../worn/tops/model.ts'
import { wornLabel } from '../../worn/tops/neck-label.ts'
import type { Pieces } from '../body.ts'
import { bandCollar } from './band.ts'

type Leaf = { inner: Curve[]; outer: Curve[]; d: string }

function leafOf({ body }: Pieces, side: Side): Leaf {
	const { half, top, depth } = body.shape.neck
	const place = (x: number, y: number) => placed([x, y], side) as [number, number]
	const inner = run(place(half - 3, top - 9), [...place(half + 1, top + 20), ...place(4, top + depth - 4)])
	const outer = run(
		place(half - 3, top - 9),
		[...place(half + 13, top - 2), ...place(half + 15, top + 15)],
		[...place(half + 5, top + 40), ...place(30, top + depth + 24)],
		[...place(18, top + depth + 14), ...place(4, top + depth - 4)],
	)
	return { inner, outer, d: closed(inner, reversed(outer)) }
}

function drawLeaf(pieces: Pieces, side: Side): SceneNode[] {
	const { resolved, shirt, body } = pieces
	const leaf = leafOf(pieces, side)
	const cloth: Cloth = clothOf(colorOf(resolved, 'collar', 'body'), resolved, leaf.d)
	const stops = shadows(cloth.tone, [0, 0.16], [0.35, 0.02], [1, side === 1 ? 0.2 : 0.1])
	const stripe = resolved.colors.collarStripe
	const tip = open(parallel(leaf.outer.slice(1), side * 6))
	const cast = castShadow(shirt, leaf.d, { widths: [9, 6, 3], alpha: 0.06 })
	return [
		group(cast, { clip: body.path }),
		group(
			[
				path(leaf.d, { fill: cloth.color }),
				...(stripe ? [path(tip, { stroke: stripe, strokeWidth: 2.6 })] : []),
				path(leaf.d, { fill: linear(placed([0, 60], side), placed([62, 80], side), stops) }),
				...edgeShadow(cloth, leaf.d, { width: 8, alpha: 0.18 }),
				...stitchRow(cloth, parallel(leaf.outer, side * 2.4)),
			],
			{ clip: leaf.d, id: `zone-collar-${side === 1 ? 'right' : 'left'}` },
		),
		path(leaf.d, { stroke: black, strokeWidth: 0.9, opacity: 0.38 * cloth.tone.shadow, join: 'round' }),
	]
}

/** The half of the collar's fold line at the back of the neck. */
const foldLine = ({ body }: Pieces): Curve[] => {
	const { half, top } = body.shape.neck
	return run([0, top - 3], [half * 0.5, top - 3, half * 0.82, top - 4, half - 2, top - 9])
}

/** The inside of the stand between the two leaves. */
function standInside(pieces: Pieces): SceneNode[] {
	const { body, resolved } = pieces
	const { half, top } = body.shape.neck
	const lower = across(run([0, top + 13], [half * 0.5, top + 13, half * 0.86, top + 9, half + 2, top + 2]))
	const d = closed(across(foldLine(pieces)), reversed(lower))
	const cloth = clothOf(colorOf(resolved, 'collar', 'body'), resolved, d)
	const dim = shadows(cloth.tone, [0, 0.16], [1, 0.4])
	return [
		path(d, { fill: cloth.color }),
		path(d, { fill: linear([0, top - 8], [0, top + 14], dim) }),
		path(open(lower), { stroke: black, strokeWidth: 1, opacity: 0.35 * cloth.tone.shadow }),
		path(d, { stroke: black, strokeWidth: 0.8, opacity: 0.34 * cloth.tone.shadow, join: 'round' }),
	]
}

function foldedBack(pieces: Pieces): SceneNode[] {
	const { body, resolved, shirt } = pieces
	const { half, top } = body.shape.neck
	const side = run([half - 2, top - 9], [half + 9, top - 5, half + 15, top + 4, half + 15, top + 14])
	const edge = run([half + 15, top + 14], [half * 0.9, top + 23, half * 0.5, top + 25, 0, top + 25])
	const d = closed(around([...foldLine(pieces), ...side, ...edge]))
	const cloth = clothOf(colorOf(resolved, 'collar', 'body'), resolved, d)
	const lower = across(reversed(edge))
	const stripe = resolved.colors.collarStripe
	const stops = shadows(cloth.tone, [0, 0.24], [0.3, 0.03], [0.5, 0], [0.75, 0.06], [1, 0.28])
	return [
		group(castShadow(shirt, d, { widths: [9, 6, 3], alpha: 0.06 }), { clip: body.path }),
		group(
			[
				path(d, { fill: cloth.color }),
				...(stripe ? [path(open(parallel(lower, -6)), { stroke: stripe, strokeWidth: 2.6 })] : []),
				path(d, { fill: linear([200 - half - 15, 0], [200 + half + 15, 0], stops) }),
				...edgeShadow(cloth, d, { width: 8, alpha: 0.2 }),
				...stitchRow(cloth, parallel(lower, -2.4)),
			],
			{ clip: d, id: 'zone-collar' },
		),
		path(d, { stroke: black, strokeWidth: 0.9, opacity: 0.38 * cloth.tone.shadow, join: 'round' }),
	]
}

const placketLong = 74

const threeButtons = { long: placketLong, at: [0.3, 0.56, 0.8] }

export const poloSeams = shortPlacketSeams(placketLong)

const stand = bandCollar({ width: 6, ribbed: false, backWidth: 14 })

const drawnPolo = (pieces: Pieces) => {
	if (pieces.view === 'back') return { inside: [], outside: foldedBack(pieces) }
	return {
		inside: [...stand(pieces).inside, ...standInside(pieces)],
		outside: [...shortPlacket(pieces, threeButtons), ...drawLeaf(pieces, -1), ...drawLeaf(pieces, 1)],
	}
}

const wornPolo = (pieces: Pieces, neck: NeckLoop): WornPart => {
	const leaves = wornLeaves(pieces, neck)
	const placket = wornShortPlacket(pieces, neck, threeButtons)
	const label = wornLabel(neck, pieces.body.shape.neck.top + 12)
	return {
		pieces: [...leaves.pieces, ...placket.pieces, ...label.pieces],
		cloths: [...leaves.cloths, ...placket.cloths, ...label.cloths],
		...(placket.drawnOn && { drawnOn: placket.drawnOn }),
	}
}

export const poloCollar: Collar = Object.assign(drawnPolo, { worn: wornPolo, side: leafFromSide })
