// Collars from the side: a band around the neck with the far half of its opening above it.
import { group, path } from '../../scene.ts'
import { black, clothOf, colorOf, linear, shadows, white } from '../cloth.ts'
import { closed, mapped, open, reversed, type Curve } from '../curves.ts'
import { castShadow, edgeShadow } from '../folds.ts'
import { parallel } from '../measure.ts'
import { ribs, seam, stitchRow } from '../stitches.ts'
import type { SideCollar, SidePieces } from './model.ts'

/** A band of this width in pixels. */
type Band = { width: number; ribbed: boolean }

/** From left to right on the picture, so that its right-hand side is below. */
const leftToRight = ({ body: { facing, neck } }: SidePieces): Curve[] =>
	facing === 1 ? neck : reversed(neck)

/** The far half of the opening, a little above the near one. */
function farEdge(near: readonly Curve[], up: number): Curve[] {
	const [from, to] = [near[0]?.from ?? [0, 0], near.at(-1)?.to ?? [0, 0]]
	const span = to[0] - from[0] || 1
	return mapped(near, ([x, y]) => {
		const t = (x - from[0]) / span
		return [x, y - up * 4 * t * (1 - t)]
	})
}

export const bandFromSide =
	({ width, ribbed }: Band): SideCollar =>
	(pieces) => {
		const { resolved, shirt, body } = pieces
		const near = leftToRight(pieces)
		const far = farEdge(near, 8)
		const lower = parallel(near, width)
		const cut = closed(near, reversed(lower))
		const collar = clothOf(colorOf(resolved, 'collar', 'body'), resolved, cut)
		const hole = closed(far, reversed(near))
		const accent = resolved.colors.collarStripe
		const [left, right] = [near[0]?.from ?? [0, 0], near.at(-1)?.to ?? [0, 0]]
		const stops = shadows(collar.tone, [0, 0.18], [0.3, 0.02], [0.6, 0.02], [1, 0.24])
		return {
			inside: [
				path(hole, { fill: collar.color }),
				path(hole, { fill: black, opacity: 0.36 * collar.tone.shadow }),
				path(open(far), { stroke: black, strokeWidth: 0.8, opacity: 0.3 * collar.tone.shadow }),
			],
			outside: [
				group(castShadow(shirt, open(parallel(near, width + 0.8)), { widths: [7, 4.5, 2.4], alpha: 0.06 }), {
					clip: body.path,
				}),
				group(
					[
						path(cut, { fill: collar.color }),
						...(accent
							? [
									path(closed(parallel(near, width * 0.34), reversed(parallel(near, width * 0.68))), {
										fill: accent,
									}),
								]
							: []),
						...(ribbed ? ribs(collar, near, { depth: width * 1.4, step: 2.3 }) : []),
						path(cut, { fill: linear([left[0], 0], [right[0], 0], stops) }),
						...edgeShadow(collar, cut, { width: 6, alpha: 0.2 }),
						path(open(parallel(near, 1.5)), {
							stroke: white,
							strokeWidth: 1.6,
							opacity: 0.13 * collar.tone.light,
						}),
					],
					{ clip: cut, id: 'zone-collar' },
				),
				...seam(collar, lower),
				path(cut, { stroke: black, strokeWidth: 0.9, opacity: 0.32 * collar.tone.shadow, join: 'round' }),
				...stitchRow(shirt, parallel(near, width + 2.6)),
			],
		}
	}
