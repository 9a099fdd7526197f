// The neck opening of a worn top, for all kinds of collars.
import { bandEdge } from '../../drawing/collars/band.ts'
import type { Point } from '../../drawing/curves.ts'
import { pointsOn } from '../../drawing/measure.ts'
import { cross, direction, minus, type Vec } from '../mesh.ts'
import type { NeckLoop, NeckPoint, Panel } from './model.ts'
import type { Trunk } from './trunk.ts'

const steps = 28

function flatRing(trunk: Trunk, below: number): { panel: Panel; flat: Point }[] {
	const half = (panel: Panel) =>
		pointsOn(bandEdge(trunk.bodies[panel], below), steps).map(([s, y]): Point => [
			s,
			below > 0 ? Math.max(y, trunk.edges.shoulderAt(s)) : y,
		])
	const mirrored = (points: Point[]) => points.map(([s, y]): Point => [-s, y])
	const on = (panel: Panel, points: Point[]) => points.map((flat) => ({ panel, flat }))
	const [front, back] = [half('front'), half('back')]
	return [
		...on('back', mirrored(back)),
		...on('front', front.toReversed().slice(1)),
		...on('front', mirrored(front).slice(1)),
		...on('back', back.toReversed().slice(1)),
	]
}

export function neckLoopOf(trunk: Trunk): NeckLoop {
	const ring = (below: number): Vec[] =>
		flatRing(trunk, below).map(({ panel, flat: [s, y] }) => trunk.at(panel, s, y))
	const edge = ring(0)
	const shirt = ring(3)
	const last = edge.length - 1
	const points = flatRing(trunk, 0).map(({ panel, flat }, index): NeckPoint => {
		const at = edge[index] ?? [0, 0, 0]
		const onward = minus(
			edge[index === last ? 1 : index + 1] ?? at,
			edge[index === 0 ? last - 1 : index - 1] ?? at,
		)
		const up = direction(minus(at, shirt[index] ?? at))
		return { at, out: direction(cross(up, onward)), up, panel, flat }
	})
	return { points, ring, at: trunk.at, pxPerInch: trunk.pxPerInch }
}
