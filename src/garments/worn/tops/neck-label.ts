// The label inside of a worn top's back.
import { neckLabel } from '../../drawing/collars/label.ts'
import { remembered, rememberedByContent } from '../../drawing/curves.ts'
import { path } from '../../scene.ts'
import { add, merged, meshesOf, normalsOf, type Grid, type Vec } from '../mesh.ts'
import type { Worn } from '../model.ts'
import type { NeckLoop } from './model.ts'

/** Half width of the label and of its size tag, and their ends below the label's upper edge, in canvas pixels. */
const parts = [
	{ half: 10.5, from: 0, to: 13 },
	{ half: 4, from: 12.9, to: 19 },
] as const
/** Its distance from the inside of the shirt, in inches. */
const above = 0.12

const columns = 8
const rows = 5

/** The grid moved to the side that its rows and columns face. */
export function laidInside(grid: Grid, by: number): Grid {
	const normalAt = normalsOf([grid])
	return {
		...grid,
		points: grid.points.map((row) => row.map((point): Vec => add(point, normalAt(point), by))),
	}
}

/** A rectangle of the back's inside at the label's place in the front view. */
function partOf(neck: NeckLoop, top: number, { half, from, to }: (typeof parts)[number]): Grid {
	const at = (row: number, column: number): readonly [number, number] => [
		half * ((2 * column) / columns - 1),
		top + from + ((to - from) * row) / rows,
	]
	const points = Array.from({ length: rows + 1 }, (_, row) =>
		Array.from({ length: columns + 1 }, (_unused, column) => {
			const [x, y] = at(row, column)
			return neck.at('back', -x, y)
		}),
	)
	const uv = points.map((line, row) =>
		line.map((_, column) => {
			const [x, y] = at(row, column)
			return [200 + x, y] as const
		}),
	)
	return laidInside({ points, uv }, above)
}

const meshFor = remembered((neck: NeckLoop) =>
	rememberedByContent((top: number) =>
		merged(parts.map((part) => meshesOf({ part: partOf(neck, top, part) }).part)),
	),
)

/** @param top its upper edge in the front view, in canvas pixels */
export const wornLabel = (neck: NeckLoop, top: number): Worn => ({
	pieces: [{ id: 'neck-label', mesh: meshFor(neck)(top), texture: 'label', cloth: 'woven' }],
	cloths: [
		{
			id: 'label',
			view: 'front',
			nodes: [path('M150 0H250V200H150Z', { fill: '#f7f5ef' }), ...neckLabel(top)],
			hasArt: false,
		},
	],
})
