// Turned hems: cloth folded to the inside at the end of a tube.
import { add, type Grid, type Vec } from '../mesh.ts'

/** Inches between the two layers of a turned hem. */
const thickness = 0.07

type Hem = {
	/** Of the grid's rows. */
	rows: number
	/** Unit normal of the cloth at a point of the grid. */
	normalAt: (point: Vec) => Vec
}

/** The inner layer of a hem at a grid's last row. Shares the points of that row and of the row where it is sewn on. */
export function facingOf(grid: Grid, { rows, normalAt }: Hem): Grid {
	const last = grid.points.length - 1
	const inside = (row: number, by: number): Vec[] =>
		(grid.points[row] ?? []).map((point) => add(point, normalAt(point), -by))
	const uvOf = (row: number) => grid.uv[row] ?? []
	const edge = grid.points[last] ?? []
	const beyond = edge.map((point, column): Vec => {
		const above = grid.points[last - 1]?.[column] ?? point
		const step = add(point, above, -1)
		const length = Math.sqrt(step[0] ** 2 + step[1] ** 2 + step[2] ** 2) || 1
		return add(add(point, normalAt(point), -thickness / 2), step, thickness / 3 / length)
	})
	const up = Array.from({ length: rows }, (_, index) => last - 1 - index)
	// It is sewn to the cloth at its upper end.
	const sewn = last - rows
	return {
		points: [
			edge,
			beyond,
			inside(last, thickness),
			...up.map((row) => inside(row, thickness)),
			grid.points[sewn] ?? edge,
		],
		uv: [uvOf(last), uvOf(last), uvOf(last), ...up.map(uvOf), uvOf(sewn)],
		...(grid.flip ? { flip: true } : {}),
	}
}
