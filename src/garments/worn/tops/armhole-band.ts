// The bound edge of a sleeveless top's armhole.
import type { Point } from '../../drawing/curves.ts'
import { pointsOn } from '../../drawing/measure.ts'
import { add, minus, ramp, type Grid, type Vec } from '../mesh.ts'
import { bandShell } from './band.ts'
import type { Panel } from './model.ts'
import { stripTop } from './strips.ts'
import type { Trunk } from './trunk.ts'

const steps = 28

const unit = ([x, y]: Point): Point => {
	const length = Math.sqrt(x * x + y * y) || 1
	return [x / length, y / length]
}

/** Points of the flat edge from shoulder to armpit, and the ways across it: at its ends, along the seams. */
function flatEdge({ bodies: { front }, edges }: Trunk): { point: Point; across: Point }[] {
	const points = pointsOn(front.armhole, steps)
	const [[sx, sy], [ax, ay]] = [front.shape.shoulder, front.shape.armpit]
	const seamward = unit([-4, edges.shoulderAt(sx - 4) - sy])
	const sideward = unit([edges.halfWidthAt(ay + 4) - ax, 4])
	return points.map((point, index) => {
		const [before, after] = [points[Math.max(0, index - 1)], points[Math.min(steps, index + 1)]]
		const inward = unit([(before?.[1] ?? 0) - (after?.[1] ?? 0), (after?.[0] ?? 0) - (before?.[0] ?? 0)])
		const t = index / steps
		const [first, last] = [1 - ramp(t, 0, 0.2), ramp(t, 0.6, 1)]
		const on = (axis: 0 | 1) =>
			inward[axis] * (1 - first - last) + seamward[axis] * first + sideward[axis] * last
		// Both halves meet in a corner at the side seam: the band is narrower there.
		const [x, y] = unit([on(0), on(1)])
		const wide = 1 - 0.25 * ramp(t, 0.82, 1)
		return { point, across: [x * wide, y * wide] }
	})
}

/** The band of one armhole, from the shoulder over the front and the armpit to the shoulder again. */
export function armholeBand(trunk: Trunk, side: 1 | -1, width: number): Grid {
	const flat = flatEdge(trunk)
	const on = (panel: Panel, below: number): Vec[] =>
		flat.map(({ point: [s, y], across }) =>
			trunk.at(panel, (panel === 'front' ? side : -side) * (s + across[0] * below), y + across[1] * below),
		)
	const half = (panel: Panel, below: number): Vec[] => {
		const points = on(panel, Math.abs(below))
		// There is no cloth beyond the edge: the band goes straight on.
		return below >= 0
			? points
			: on(panel, 0).map((edge, index) => add(edge, minus(edge, points[index] ?? edge)))
	}
	const ring = (below: number) => {
		const [front, back] = [half('front', below), half('back', below)]
		const loop = [...front, ...back.toReversed().slice(1, -1), ...front.slice(0, 1)]
		return side === 1 ? loop.toReversed() : loop
	}
	return bandShell({
		ring,
		width,
		pxPerInch: trunk.pxPerInch,
		stripY: stripTop.binding,
		closed: true,
		lining: 1.7,
	})
}
