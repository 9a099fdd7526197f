// The label inside of a worn top's back.
import { neckLabel } from '../../drawing/collars/label.ts'
import { remembered, rememberedByContent } from '../../drawing/curves.ts'
import { path } from '../../scene.ts'
import { add, meshesOf, normalsOf, type Grid, type Vec } from '../mesh.ts'
import type { Worn } from '../model.ts'
import type { NeckLoop } from './model.ts'

/** Half width and height of the label with its size tag, in canvas pixels. */
const label = { half: 12, high: 20 } as const
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
function labelOf(neck: NeckLoop, top: number): Grid {
	const at = (row: number, column: number): readonly [number, number] => [
		label.half * ((2 * column) / columns - 1),
		top + (label.high * row) / rows,
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
	rememberedByContent((top: number) => meshesOf({ label: labelOf(neck, top) }).label),
)

export type LabelPlan = {
	/** Its upper edge in the front view, in canvas pixels. */
	top: number
	/** The shirt's. */
	color: string
}

export const wornLabel = (neck: NeckLoop, { top, color }: LabelPlan): Worn => ({
	pieces: [{ id: 'neck-label', mesh: meshFor(neck)(top), texture: 'label', cloth: 'woven' }],
	cloths: [
		{
			id: 'label',
			view: 'front',
			nodes: [path('M150 0H250V200H150Z', { fill: color }), ...neckLabel(top)],
			hasArt: false,
		},
	],
})
