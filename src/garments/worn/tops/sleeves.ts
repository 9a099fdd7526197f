// Sleeves of a worn top: tubes from the trunk's armhole to the opening.
import { sleeveOf, type SleeveShape } from '../../drawing/sleeve.ts'
import { distance, mix, type Point, type Side } from '../../drawing/curves.ts'
import { ruler } from '../../drawing/measure.ts'
import { add, between, direction, lengthOf, minus, ramp, type Grid, type Vec } from '../mesh.ts'
import type { Panel } from './model.ts'
import type { Trunk } from './trunk.ts'

const rowsPerInch = 3.2
/** Breadth of an opening, as a share of its circle's. */
const flatness = 1.12

/** A smooth curve from a to b with the given directions, `reach` inches of each. */
function bent([a, out]: readonly [Vec, Vec], [b, onward]: readonly [Vec, Vec], t: number): Vec {
	const [t2, t3] = [t * t, t * t * t]
	const [h1, h2, h3, h4] = [2 * t3 - 3 * t2 + 1, t3 - 2 * t2 + t, -2 * t3 + 3 * t2, t3 - t2]
	return [0, 1, 2].map(
		(axis) => h1 * (a[axis] ?? 0) + h2 * (out[axis] ?? 0) + h3 * (b[axis] ?? 0) + h4 * (onward[axis] ?? 0),
	) as unknown as Vec
}

const scaled = (a: Vec, by: number): Vec => [a[0] * by, a[1] * by, a[2] * by]

type Opening = { center: Vec; down: Vec; up: Vec; radius: number }

/** The left armhole's points from shoulder to armpit, and the trunk's directions across them. */
function armhole(trunk: Trunk, panel: Panel) {
	return trunk.grids[panel].points.slice(0, trunk.armpitRow + 1).map((row) => {
		// The back's columns run the other way on the figure.
		const [edge, , before] = panel === 'front' ? row.toReversed() : row
		return { point: edge as Vec, out: direction(minus(edge as Vec, before as Vec)) }
	})
}

/** Center of the opening from the lengths of the sleeve's upper and lower edge: where two circles meet. */
function openingOf({ top, bottom }: { top: Vec; bottom: Vec }, lengths: Lengths, angle: number): Opening {
	const down: Vec = [Math.sin(angle), -Math.cos(angle), 0]
	const up: Vec = [Math.cos(angle), Math.sin(angle), 0]
	const radius = (lengths.opening / Math.PI) * flatness
	const a = add(top, up, -radius)
	const b = add(bottom, up, radius)
	const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
	const apart = Math.sqrt(dx * dx + dy * dy) || 1
	const [ra, rb] = [lengths.upper * 0.94, lengths.lower * 0.97]
	const along = Math.max(-ra, Math.min(ra, (ra * ra - rb * rb + apart * apart) / (2 * apart)))
	const aside = Math.sqrt(Math.max(0, ra * ra - along * along))
	const center: Vec = [
		a[0] + (dx * along - dy * aside) / apart,
		a[1] + (dy * along + dx * aside) / apart,
		(top[2] + bottom[2]) / 2 + 0.2,
	]
	return { center, down, up, radius }
}

type Lengths = { upper: number; lower: number; opening: number }

export type WornSleeve = { grids: Record<Panel, Grid>; opening: Opening }

export function wornSleeve(trunk: Trunk, shape: SleeveShape, side: Side): WornSleeve {
	const { pxPerInch } = trunk
	const flat = sleeveOf(trunk.bodies.front, shape, 1)
	const [onOuter, onInner] = [ruler(flat.outer), ruler(flat.inner)]
	const long = (at: (share: number) => Point) =>
		Array.from({ length: 20 }, (_, index) => distance(at(index / 20), at((index + 1) / 20))).reduce(
			(sum, part) => sum + part,
			0,
		) / pxPerInch
	const lengths = {
		upper: long(onOuter),
		lower: long(onInner),
		opening: distance(onOuter(1), onInner(1)) / pxPerInch,
	}
	const holes = { front: armhole(trunk, 'front'), back: armhole(trunk, 'back') }
	const top = holes.front[0]?.point ?? [0, 0, 0]
	const bottom = holes.front.at(-1)?.point ?? [0, 0, 0]
	const angle = Math.atan2(onOuter(1)[1] - onInner(1)[1], onOuter(1)[0] - onInner(1)[0])
	const opening = openingOf({ top, bottom }, lengths, -angle)
	const rows = Math.round(lengths.upper * rowsPerInch)
	const onArmhole = ruler(flat.armhole)
	const onCuff = ruler(flat.cuff)
	const grid = (panel: Panel): Grid => {
		const hole = holes[panel]
		const marks = [0]
		hole.slice(1).forEach(({ point }, index) => {
			marks.push((marks[index] ?? 0) + lengthOf(minus(point, hole[index]?.point ?? point)))
		})
		const around = marks.map((mark) => mark / (marks.at(-1) || 1))
		const sign = panel === 'front' ? 1 : -1
		const columns = hole.map(({ point, out }, index) => {
			const share = around[index] ?? 0
			const turn = Math.PI * share
			const end = add(
				add(opening.center, opening.up, opening.radius * Math.cos(turn)),
				[0, 0, sign],
				(opening.radius / flatness / flatness) * Math.sin(turn),
			)
			const reach = lengthOf(minus(end, point))
			const start = direction(between(out, opening.down, ramp(share, 0.25, 1)))
			return (v: number) => bent([point, scaled(start, reach)], [end, scaled(opening.down, reach)], v)
		})
		const place = (share: number, v: number): Point => {
			const edge = mix(onOuter(v), onInner(v), share)
			const hem = mix(onArmhole(share), onCuff(share), v)
			const corner = mix(mix(onOuter(0), onInner(0), share), mix(onOuter(1), onInner(1), share), v)
			return [edge[0] + hem[0] - corner[0], edge[1] + hem[1] - corner[1]]
		}
		const steps = Array.from({ length: rows + 1 }, (_, index) => index / rows)
		return {
			points: steps.map((v) =>
				columns.map((at): Vec => {
					const [x, y, z] = at(v)
					return [side * x, y, z]
				}),
			),
			uv: steps.map((v) =>
				around.map((share) => {
					const [x, y] = place(share, v)
					return [200 + side * sign * (x - 200), y] as const
				}),
			),
			flip: side * sign === 1,
		}
	}
	return { grids: { front: grid('front'), back: grid('back') }, opening }
}
