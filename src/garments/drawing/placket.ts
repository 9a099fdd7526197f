// The strip down the front of a baseball jersey: two edges, braid, buttons.
import { group, path, type SceneNode } from '../scene.ts'
import type { Seam } from '../template.ts'
import { black, linear, white, type Cloth } from './cloth.ts'
import { buttons } from './buttons.ts'
import { open, placed, run, type Curve, type Point } from './curves.ts'
import { seamAlong } from './seams.ts'
import { seam, stitchRow } from './stitches.ts'
import type { Pieces } from './pieces.ts'

const halfWidth = 10

const downAt = (x: number, top: number, bottom: number): Curve[] =>
	run(
		placed([x, top], 1),
		...[0.25, 0.5, 0.75, 1].map((t) => placed([x, top + (bottom - top) * t], 1) as [number, number]),
	)

function braid(pieces: Pieces, top: number, bottom: number): SceneNode[] {
	const color = pieces.look.colors.piping
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

/** A full placket from the tip of the neck to the hem, with its buttons `pitch` pixels apart. */
export function fullPlacket(pieces: Pieces, pitch: number): { under: SceneNode[]; over: SceneNode[] } {
	if (pieces.view === 'back') return { under: [], over: [] }
	const { neck } = pieces.body.shape
	const { top, bottom } = placketEnds(pieces.body.shape)
	const first = neck.top + neck.depth + 20
	const count = Math.floor((bottom - 18 - first) / pitch) + 1
	const color = pieces.look.colors.buttons ?? '#f2efe6'
	const centers = Array.from({ length: count }, (_, index) => placed([0, first + index * pitch], 1))
	const sewn = [...overlap(pieces.shirt, top, bottom), ...buttons(pieces.shirt, centers, color)]
	return {
		under: [group(braid(pieces, top, bottom), { clip: pieces.body.path })],
		over: [group(sewn, { clip: pieces.body.path })],
	}
}

/** The outline of the short placket of a polo, `long` pixels from the neck. */
export const shortPlacketSeams =
	(long: number) =>
	({ view, body }: Pieces): Seam[] => {
		if (view === 'back') return []
		const top = body.shape.neck.top + body.shape.neck.depth - 3
		const [left, right, bottom] = [190.5, 209.5, top + long]
		return [seamAlong('placket', 'placket', run([left, top], [left, bottom], [right, bottom], [right, top]))]
	}

/** The short placket of a polo: `long` pixels from the neck, three buttons. */
export function shortPlacket({ shirt, look, body }: Pieces, long: number): SceneNode[] {
	const top = body.shape.neck.top + body.shape.neck.depth - 3
	const bottom = top + long
	const color = look.colors.placket ?? shirt.color
	const box = `M190.5 ${top}h19V${bottom}h-19Z`
	const centers = [0.3, 0.56, 0.8].map((t): Point => [200, top + long * t])
	const ends = run([190.5, bottom - 9], [209.5, bottom - 9])
	return [
		path(`M189.5 ${top}h22V${bottom + 1.6}h-22Z`, { fill: black, opacity: 0.12 }),
		path(box, { fill: color }),
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
		...buttons(shirt, centers, look.colors.buttons ?? '#f2efe6'),
	]
}
