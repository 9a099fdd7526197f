// The strip down the front of a baseball jersey: two edges, braid, buttons.
import { group, path, type SceneNode } from '../scene.ts'
import type { Seam } from '../template.ts'
import { black, linear, shadows, white, type Cloth } from './cloth.ts'
import { buttons } from './buttons.ts'
import { centerX, closed, open, placed, reversed, run, type Curve, type Point, type Side } from './curves.ts'
import { seamAlong } from './seams.ts'
import { seam, stitchRow } from './stitches.ts'
import type { Pieces } from './body.ts'
import type { SewnOn, WornPart } from './top.ts'
import type { NeckLoop } from '../worn/tops/model.ts'
import { wornPlacket, wornPocket } from '../worn/collars/placket.ts'
import { castShadow, lightFolds, shadowFolds, type Fold } from './folds.ts'
import { parallel } from './measure.ts'

// The kangaroo pocket of a hooded sweatshirt: drawn for the hem of an adult's, and as wide as the hem allows.
const [topY, slantY, bottomY] = [330, 392, 421]
const hemDrawn = { half: 113, y: 446 }

type Pocket = { point: (x: number, y: number) => Point; share: number }

/** Maps points of the drawn pocket, with x from the center line, to the body's. */
function pocketOn({ body }: Pieces): Pocket {
	const [half, hemY] = body.shape.hem
	const share = half / hemDrawn.half
	return { share, point: (x, y) => [x * share, hemY - (hemDrawn.y - y) * share] }
}

const at = ({ point }: Pocket, [x, y]: Point, side: Side) => placed(point(x, y), side) as [number, number]

const slant = (on: Pocket, side: Side) =>
	run(at(on, [60, topY], side), [...at(on, [72, topY + 36], side), ...at(on, [85, slantY], side)])

const topLine = (on: Pocket) => run(at(on, [-60, topY], 1), at(on, [60, topY], 1))
const bottomLine = (on: Pocket) => run(at(on, [85, bottomY], 1), at(on, [-85, bottomY], 1))

/** The seams of the kangaroo pocket, and its two openings. */
export function kangarooPocketSeams(pieces: Pieces): Seam[] {
	if (pieces.view === 'back') return []
	const on = pocketOn(pieces)
	return [topLine(on), bottomLine(on), slant(on, 1), slant(on, -1)].map((line) =>
		seamAlong('seam', 'pocket', line),
	)
}

const pocketStitches = (shirt: Cloth, on: Pocket): SceneNode[] =>
	[topLine(on), slant(on, 1), slant(on, -1)].flatMap((line, index) =>
		stitchRow(shirt, parallel(line, index === 2 ? -2.6 : 2.6)),
	)

const edgeOf = (on: Pocket): string =>
	closed(topLine(on), slant(on, 1), bottomLine(on), reversed(slant(on, -1)))

/** Sewn below the folds; its openings slant towards the side seams. */
function drawnPocket(pieces: Pieces): { under: SceneNode[]; over: SceneNode[] } {
	const { shirt, view } = pieces
	if (view === 'back') return { under: [], over: [] }
	const on = pocketOn(pieces)
	const d = edgeOf(on)
	const inside = (x: number, y: number): [number, number] => {
		const [right, down] = on.point(x, y)
		return [centerX + right, down]
	}
	const mouths: Fold[] = [
		[at(on, [60, topY + 2], -1), at(on, [72, topY + 36], -1), at(on, [85, slantY], -1), 0.6, 8],
		[at(on, [60, topY + 2], 1), at(on, [72, topY + 36], 1), at(on, [85, slantY], 1), 8, 0.6],
	]
	const sag: Fold[] = [
		[inside(-50, 345), inside(-10, 372), inside(38, 352), 9, 9],
		[inside(-56, 398), inside(0, 410), inside(52, 396), 8, 8],
	]
	const [, top] = on.point(0, topY)
	const [, bottom] = on.point(0, bottomY)
	const shade = linear([0, top], [0, bottom], shadows(shirt.tone, [0, 0], [0.6, 0.03], [1, 0.1]))
	const cast = castShadow(shirt, d, { widths: [8, 5, 2.5], alpha: 0.055 })
	const ridge: Fold = [at(on, [58, topY], -1), at(on, [70, topY + 36], -1), at(on, [83, slantY], -1), 1, 6]
	return {
		under: [],
		over: [
			...cast,
			group(
				[path(d, { fill: shade }), ...shadowFolds(shirt, sag, 0.09), ...shadowFolds(shirt, mouths, 0.3)],
				{ clip: d },
			),
			...lightFolds(shirt, [ridge], 0.12),
			path(d, { stroke: black, strokeWidth: 1, opacity: 0.34 * shirt.tone.shadow, join: 'round' }),
			...pocketStitches(shirt, on),
		],
	}
}

/** Half widths of the pocket at its heights, in canvas pixels. */
const pocketOutline = [
	[60, topY],
	[63, topY + 12],
	[67, topY + 24],
	[72, topY + 36],
	[78, topY + 49],
	[85, slantY],
	[85, (slantY + bottomY) / 2],
	[85, bottomY],
] as const

export const kangarooPocket: SewnOn = Object.assign(drawnPocket, {
	worn: (pieces: Pieces, neck: NeckLoop): WornPart => {
		const { shirt } = pieces
		const on = pocketOn(pieces)
		const openings = open(slant(on, 1)) + open(slant(on, -1))
		const front = [
			path(edgeOf(on), { stroke: black, strokeWidth: 1, opacity: 0.3 * shirt.tone.shadow, join: 'round' }),
			path(openings, { stroke: black, strokeWidth: 2.4 * on.share, opacity: 0.3 * shirt.tone.shadow }),
			...pocketStitches(shirt, on),
		]
		const outline = pocketOutline.map(([half, y]) => on.point(half, y))
		return { ...wornPocket(neck, outline), drawnOn: { front } }
	},
})

const halfWidth = 10
const buttonColor = '#f2efe6'

const downAt = (x: number, top: number, bottom: number): Curve[] =>
	run(
		placed([x, top], 1),
		...[0.25, 0.5, 0.75, 1].map((t) => placed([x, top + (bottom - top) * t], 1) as [number, number]),
	)

function braid(pieces: Pieces, top: number, bottom: number): SceneNode[] {
	const color = pieces.resolved.colors.piping
	if (!color) return []
	return [-halfWidth + 1.6, halfWidth - 1.6].flatMap((x) => [
		path(open(downAt(x, top, bottom)), { stroke: color, strokeWidth: 2.6 }),
	])
}

function overlap(cloth: Cloth, top: number, bottom: number): SceneNode[] {
	const shade = linear(
		[200 + halfWidth - 1, 0],
		[200 + halfWidth + 8, 0],
		[
			[0, black, 0.26 * cloth.tone.shadow],
			[0.3, black, 0.1 * cloth.tone.shadow],
			[1, black, 0],
		],
	)
	return [
		path(`M${200 + halfWidth} ${top}h9V${bottom}h-9Z`, { fill: shade }),
		path(open(downAt(halfWidth, top, bottom)), {
			stroke: black,
			strokeWidth: 1,
			opacity: 0.36 * cloth.tone.shadow,
		}),
		path(open(downAt(halfWidth - 1, top, bottom)), {
			stroke: white,
			strokeWidth: 0.7,
			opacity: 0.25 * cloth.tone.light,
		}),
		...stitchRow(cloth, downAt(halfWidth - 4.4, top, bottom)),
		...seam(cloth, downAt(-halfWidth, top, bottom)),
		...stitchRow(cloth, downAt(-halfWidth + 4.4, top, bottom)),
	]
}

const placketEnds = ({ neck, hem, hemDrop }: Pieces['body']['shape']) => ({
	top: neck.top + neck.depth - 8,
	bottom: hem[1] + hemDrop + 6,
})

/** Both edges of the full placket. */
export function fullPlacketSeams({ view, body }: Pieces): Seam[] {
	if (view === 'back') return []
	const { top, bottom } = placketEnds(body.shape)
	return [-halfWidth, halfWidth].map((x) => seamAlong('placket', 'placket', downAt(x, top, bottom)))
}

const buttonHeights = ({ neck, ...shape }: Pieces['body']['shape'], pitch: number): number[] => {
	const { bottom } = placketEnds({ neck, ...shape })
	const first = neck.top + neck.depth + 20
	return Array.from(
		{ length: Math.floor((bottom - 18 - first) / pitch) + 1 },
		(_, index) => first + index * pitch,
	)
}

function drawnPlacket(pieces: Pieces, pitch: number): { under: SceneNode[]; over: SceneNode[] } {
	if (pieces.view === 'back') return { under: [], over: [] }
	const { top, bottom } = placketEnds(pieces.body.shape)
	const color = pieces.resolved.colors.buttons ?? buttonColor
	const centers = buttonHeights(pieces.body.shape, pitch).map((y) => placed([0, y], 1))
	const sewn = [...overlap(pieces.shirt, top, bottom), ...buttons(pieces.shirt, centers, color)]
	return {
		under: [group(braid(pieces, top, bottom), { clip: pieces.body.path })],
		over: [group(sewn, { clip: pieces.body.path })],
	}
}

/** A full placket from the tip of the neck to the hem, with its buttons `pitch` pixels apart. */
export const fullPlacket = (pitch: number): SewnOn =>
	Object.assign((pieces: Pieces) => drawnPlacket(pieces, pitch), {
		worn: (pieces: Pieces, neck: NeckLoop): WornPart => {
			const { shape } = pieces.body
			const { top, bottom } = placketEnds(shape)
			const placket = wornPlacket(pieces, neck, {
				half: halfWidth,
				top: shape.neck.top + shape.neck.depth + 4,
				bottom: shape.hem[1] + shape.hemDrop,
				buttons: buttonHeights(shape, pitch),
			})
			return { ...placket, drawnOn: { front: overlap(pieces.shirt, top, bottom + 14) } }
		},
	})

/** The outline of the short placket of a polo, `long` pixels from the neck. */
export const shortPlacketSeams =
	(long: number) =>
	({ view, body }: Pieces): Seam[] => {
		if (view === 'back') return []
		const top = body.shape.neck.top + body.shape.neck.depth - 3
		const [left, right, bottom] = [190.5, 209.5, top + long]
		return [seamAlong('placket', 'placket', run([left, top], [left, bottom], [right, bottom], [right, top]))]
	}

type ShortPlacket = { long: number; at: readonly number[] }

/** Its cloth, with shadow and stitches. */
function shortPlacketCloth({ shirt, resolved }: Pieces, top: number, long: number): SceneNode[] {
	const bottom = top + long
	const box = `M190.5 ${top}h19V${bottom}h-19Z`
	const ends = run([190.5, bottom - 9], [209.5, bottom - 9])
	return [
		path(`M189.5 ${top}h22V${bottom + 1.6}h-22Z`, { fill: black, opacity: 0.12 }),
		path(box, { fill: resolved.colors.placket ?? shirt.color }),
		path(`M200 ${top}h9.5V${bottom}h-9.5Z`, {
			fill: linear(
				[198, 0],
				[210, 0],
				[
					[0, black, 0.02],
					[1, black, 0.12],
				],
			),
		}),
		path(box, { stroke: black, strokeWidth: 0.9, opacity: 0.38 * shirt.tone.shadow }),
		...stitchRow(shirt, run([192.4, top], [192.4, bottom - 1.6], [207.6, bottom - 1.6], [207.6, top])),
		...stitchRow(shirt, ends),
	]
}

/** The short placket of a polo: `long` pixels from the neck, with buttons `at` shares of its length. */
export function shortPlacket(pieces: Pieces, { long, at: shares }: ShortPlacket): SceneNode[] {
	const { shirt, resolved, body } = pieces
	const top = body.shape.neck.top + body.shape.neck.depth - 3
	const centers = shares.map((t): Point => [200, top + long * t])
	return [
		...shortPlacketCloth(pieces, top, long),
		...buttons(shirt, centers, resolved.colors.buttons ?? '#f2efe6'),
	]
}

/** The same as relief. */
export const wornShortPlacket = (pieces: Pieces, neck: NeckLoop, plan: ShortPlacket): WornPart => {
	const top = pieces.body.shape.neck.top + pieces.body.shape.neck.depth - 3
	const placket = wornPlacket(pieces, neck, {
		half: 9.5,
		top: top + 6,
		bottom: top + plan.long,
		buttons: plan.at.map((t) => top + plan.long * t),
	})
	return { ...placket, drawnOn: { front: shortPlacketCloth(pieces, top, plan.long) } }
}

/** A short placket of the shirt's own cloth, as of a two-button jersey. */
export const shortPlacketOn = (placket: ShortPlacket): SewnOn =>
	Object.assign(
		(pieces: Pieces) => ({ under: [], over: pieces.view === 'back' ? [] : shortPlacket(pieces, placket) }),
		{ worn: (pieces: Pieces, neck: NeckLoop) => wornShortPlacket(pieces, neck, placket) },
	)
