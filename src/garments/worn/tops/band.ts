// Bands over an edge of worn cloth: the rib of a neck, the binding of an armhole.
import { add, cross, direction, lengthOf, minus, type Grid, type Vec } from '../mesh.ts'

/** From the band's outer seam over the edge to its inner one: share of its width, and inches above the cloth. */
const profile = [
	[1, -0.01],
	[0.95, 0.045],
	[0.7, 0.075],
	[0.35, 0.08],
	[0.08, 0.07],
	[-0.1, 0.045],
	[-0.13, 0],
	[-0.1, -0.04],
	[0.08, -0.075],
	[0.5, -0.085],
	[0.95, -0.075],
] as const

/** Share of the width on both sides of a row that its direction follows. */
const reach = 0.25

export type BandPlan = {
	/** The edge's line on the cloth, at a distance in canvas pixels from the edge. */
	ring: (below: number) => Vec[]
	width: number
	pxPerInch: number
	/** Top of the band's strip on its texture's canvas. */
	stripY: number
	closed: boolean
	/** How much farther than usual the inner layer is from the cloth. */
	lining?: number
}

/** Along the strip from its middle, in canvas pixels. */
function lengths(points: readonly Vec[], pxPerInch: number): number[] {
	const marks = [0]
	points.slice(1).forEach((point, index) => {
		marks.push((marks[index] ?? 0) + lengthOf(minus(point, points[index] ?? point)) * pxPerInch)
	})
	const half = (marks.at(-1) ?? 0) / 2
	return marks.map((mark) => 200 + mark - half)
}

/** The shell, its columns along the edge. The cloth's outside is to the right of the edge's direction. */
export function bandShell({ ring, width, pxPerInch, stripY, closed, lining = 1 }: BandPlan): Grid {
	// Cloth bends close to its edge, so each row of the band has its own directions away from it.
	const outsAt = (share: number): Vec[] => {
		const [upper, lower] = [ring((share - reach) * width), ring((share + reach) * width)]
		const last = upper.length - 1
		return upper.map((point, index) => {
			const [next, previous] = closed
				? [index === last ? 1 : index + 1, index === 0 ? last - 1 : index - 1]
				: [Math.min(last, index + 1), Math.max(0, index - 1)]
			const onward = minus(upper[next] ?? point, upper[previous] ?? point)
			return direction(cross(minus(point, lower[index] ?? point), onward))
		})
	}
	const along = lengths(ring(width / 2), pxPerInch)
	let height = 0
	const rows = profile.map(([share, above], index) => {
		const outs = outsAt(share)
		const points = ring(share * width).map((point, column) =>
			add(point, outs[column] ?? [0, 0, 0], above < 0 ? above * lining : above),
		)
		const [before, lift] = profile[Math.max(0, index - 1)] ?? [share, above]
		height += Math.abs(share - before) * width + Math.abs(above - lift) * pxPerInch
		return { points, uv: along.map((x) => [x, stripY + width - height] as const) }
	})
	return {
		points: rows.map(({ points }) => points),
		uv: rows.map(({ uv }) => uv),
	}
}
