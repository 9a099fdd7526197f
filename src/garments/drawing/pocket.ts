// The kangaroo pocket of a hooded sweatshirt.
import { group, path, type SceneNode } from '../scene.ts'
import type { Seam } from '../template.ts'
import { black, linear, shadows } from './cloth.ts'
import { closed, placed, reversed, run, type Side } from './curves.ts'
import { castShadow, lightFolds, shadowFolds, type Fold } from './folds.ts'
import { parallel } from './measure.ts'
import { seamAlong } from './seams.ts'
import { stitchRow } from './stitches.ts'
import type { Pieces } from './pieces.ts'

const [topY, slantY, bottomY] = [330, 392, 421]
const at = (x: number, y: number, side: Side) => placed([x, y], side) as [number, number]

const slant = (side: Side) => run(at(60, topY, side), [...at(72, topY + 36, side), ...at(85, slantY, side)])

const topLine = () => run(at(-60, topY, 1), at(60, topY, 1))
const bottomLine = () => run(at(85, bottomY, 1), at(-85, bottomY, 1))

/** The seams of the kangaroo pocket, and its two openings. */
export const kangarooPocketSeams = ({ view }: Pieces): Seam[] =>
	view === 'back'
		? []
		: [topLine(), bottomLine(), slant(1), slant(-1)].map((line) => seamAlong('seam', 'pocket', line))

/** Sewn below the folds; its openings slant towards the side seams. */
export function kangarooPocket({ shirt, view }: Pieces): { under: SceneNode[]; over: SceneNode[] } {
	if (view === 'back') return { under: [], over: [] }
	const [upper, lower] = [topLine(), bottomLine()]
	const d = closed(upper, slant(1), lower, reversed(slant(-1)))
	const mouths: Fold[] = [
		[at(60, topY + 2, -1), at(72, topY + 36, -1), at(85, slantY, -1), 0.6, 8],
		[at(60, topY + 2, 1), at(72, topY + 36, 1), at(85, slantY, 1), 8, 0.6],
	]
	const sag: Fold[] = [
		[[150, 345], [190, 372], [238, 352], 9, 9],
		[[144, 398], [200, 410], [252, 396], 8, 8],
	]
	const shade = linear([0, topY], [0, bottomY], shadows(shirt.tone, [0, 0], [0.6, 0.03], [1, 0.1]))
	const rows = [upper, slant(1), slant(-1)].flatMap((line, index) =>
		stitchRow(shirt, parallel(line, index === 2 ? -2.6 : 2.6)),
	)
	const cast = castShadow(shirt, d, { widths: [8, 5, 2.5], alpha: 0.055 })
	return {
		under: [],
		over: [
			...cast,
			group(
				[path(d, { fill: shade }), ...shadowFolds(shirt, sag, 0.09), ...shadowFolds(shirt, mouths, 0.3)],
				{ clip: d },
			),
			...lightFolds(shirt, [[at(58, topY, -1), at(70, topY + 36, -1), at(83, slantY, -1), 1, 6]], 0.12),
			path(d, { stroke: black, strokeWidth: 1, opacity: 0.34 * shirt.tone.shadow, join: 'round' }),
			...rows,
		],
	}
}
