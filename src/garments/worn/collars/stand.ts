// A stand collar as worn: two layers of cloth around the neck, open in front.
import { add, between, direction, lengthOf, minus, ramp, type Grid, type Vec } from '../mesh.ts'
import type { NeckLoop } from '../tops/model.ts'
import { bezier, edgeOf, moved, steps, up, wrapped, type EdgePoint } from './loop.ts'

export type StandPlan = {
	/** Height in inches in front and at the back. */
	high: readonly [front: number, back: number]
	/** Inches between the outer sides of both layers. */
	thick: number
	/** Distance in inches of the front edges from the center line at the seam, and how far their upper ends fall apart. */
	gap: number
	spread: number
}

const columnCount = 44
const rowCount = 10
/** Canvas height of the upper edge; both layers are drawn from it downward. */
export const standTop = 60
/** Half of the collar's length on its canvas, in pixels. */
const halfLength = 150

/** The middle between both layers of a place on the neck's edge, from its seam upward. */
export type StandLine = (t: number) => Vec

/** How much of the opening in front is at a place. */
const openAt = (a: number) => (1 - ramp(a, -0.15, 0.6)) / (1 - ramp(0, -0.15, 0.6))

function standLine({ share, at, below, outward, round }: EdgePoint, { high, spread }: StandPlan): StandLine {
	const a = Math.abs(share)
	const tall = high[0] + (high[1] - high[0]) * ramp(a, 0, 1)
	const open = openAt(a)
	const side: Vec = [Math.sign(share) || 1, 0, 0]
	const foot = between(at, below, 0.6)
	// It leans towards the neck at the back and sides, and falls outward in front.
	const lean = 0.25 * open - 0.28 * (1 - open)
	const seam = moved(between(foot, round, 0.5), [up, tall * 0.4], [outward, 0.16 * (1 - open)])
	const top = moved(round, [up, tall * (1 - 0.06 * open)], [outward, lean], [side, spread * open])
	const bend = moved(top, [up, -tall * 0.36], [outward, 0.14 - 0.3 * open], [side, -spread * 0.45 * open])
	return (t) => bezier([foot, seam, bend, top], t)
}

/** The lines of all columns: from the left front edge around the back to the right one. */
function columnsOf(neck: NeckLoop, plan: StandPlan): { place: EdgePoint; line: StandLine }[] {
	const edge = edgeOf(neck)
	const round = neck.points
		.slice(1)
		.reduce((sum, { at }, index) => sum + lengthOf(minus(at, neck.points[index]?.at ?? at)), 0)
	const first = (2 * plan.gap) / round
	const left = steps(columnCount, 0, 1).map((t) => first + (1 - first) * (0.6 * t + 0.4 * t * t))
	const shares = [
		...left,
		...left
			.slice(0, -1)
			.toReversed()
			.map((share) => -share),
	]
	return shares.map((share) => {
		const place = edge(share)
		return { place, line: standLine(place, plan) }
	})
}

export type Stand = {
	grid: Grid
	/** The front edges, and the unit vectors that go on from the cloth there. */
	ends: { side: 1 | -1; line: StandLine; onward: (t: number) => Vec }[]
}

export function standOf(neck: NeckLoop, plan: StandPlan): Stand {
	const all = columnsOf(neck, plan)
	const last = all.length - 1
	const heights = steps(rowCount, 0, 1)
	const half = plan.thick / 2
	const columns = all.map(({ place: { at, below, outward }, line }, index) => {
		// Both layers meet in the front edges.
		const apart = index === 0 || index === last ? 0 : half
		const layer = (by: number) => heights.map((t) => add(line(t), outward, by))
		const crest = moved(line(1), [up, half * 0.9])
		const inside = moved(at, [outward, -half], [up, -0.3])
		const seam = moved(below, [outward, 0.05], [up, -0.05])
		return [inside, ...layer(-apart), crest, ...layer(apart).toReversed(), seam]
	})
	const grid = wrapped({
		columns,
		uvOf: (column, along) => [200 + halfLength * ((2 * column) / last - 1), along],
		pxPerInch: neck.pxPerInch,
	})
	const crest = rowCount + 2
	const uv = grid.uv.map((row) =>
		row.map(([u, v], column): readonly [number, number] => [
			u,
			standTop + Math.abs(v - (grid.uv[crest]?.[column]?.[1] ?? 0)),
		]),
	)
	const end = (side: 1 | -1): Stand['ends'][number] => {
		const [own, next] = side === 1 ? [all[0], all[3]] : [all[last], all[last - 3]]
		const line = own?.line ?? (() => [0, 0, 0])
		return { side, line, onward: (t) => direction(minus(line(t), next?.line(t) ?? line(t))) }
	}
	return { grid: { ...grid, uv }, ends: [end(1), end(-1)] }
}
