// The bound edge of a sleeveless armhole.
import { group, path, type SceneNode } from '../scene.ts'
import { black, clothOf, colorOf, linear, shadows } from './cloth.ts'
import { closed, open, place, reversed, type Side } from './curves.ts'
import { castShadow, edgeShadow } from './folds.ts'
import { parallel } from './measure.ts'
import { ribs, seam, stitchRow } from './stitches.ts'
import type { Pieces } from './pieces.ts'

const stripeOf = (pieces: Pieces, side: Side, width: number): SceneNode[] => {
	const color = pieces.look.colors.collarStripe
	if (!color) return []
	const line = pieces.body.armhole
	const d = closed(
		place(parallel(line, width * 0.36), side),
		reversed(place(parallel(line, width * 0.68), side)),
	)
	return [path(d, { fill: color })]
}

/** A ribbed band of `width` pixels inside each armhole. */
export function armBinding(pieces: Pieces, width: number): SceneNode[] {
	const { body, look, shirt } = pieces
	return ([-1, 1] as const).map((side) => {
		const outer = place(body.armhole, side)
		const inner = place(parallel(body.armhole, width), side)
		const cloth = clothOf(colorOf(look, 'collar', 'body'), look.mode, closed(outer, reversed(inner)))
		const stops = shadows(cloth.tone, [0, side === 1 ? 0.02 : 0.1], [1, side === 1 ? 0.22 : 0.04])
		const from = body.shape.shoulder[0] - 8
		const box = linear([200 + side * from, 0], [200 + side * (from + 46), 0], stops)
		const cast = castShadow(shirt, open(inner), { widths: [6, 3], alpha: 0.07 })
		const band = group(
			[
				path(cloth.cut, { fill: cloth.color }),
				...stripeOf(pieces, side, width),
				...ribs(cloth, outer, { depth: side * width, step: 2.3, alpha: 0.17 }),
				path(cloth.cut, { fill: box }),
				...edgeShadow(cloth, cloth.cut, { width: 5, alpha: 0.2 }),
			],
			{ clip: cloth.cut },
		)
		const finish = [
			...seam(cloth, inner),
			...stitchRow(shirt, place(parallel(body.armhole, width + 2.4), side)),
			path(open(outer), { stroke: black, strokeWidth: 0.9, opacity: 0.34 * cloth.tone.shadow }),
		]
		return group([...cast, band, ...finish], {
			clip: body.path,
			id: `binding-${side === 1 ? 'right' : 'left'}`,
		})
	})
}
