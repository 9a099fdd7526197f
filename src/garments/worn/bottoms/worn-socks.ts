// Hockey socks as worn: knit tubes from the ankle over the knee, held up by their ribbed top.
import { sockCloth, sockCut } from '../../bottoms/socks.ts'
import { smooth, type Point } from '../../drawing/curves.ts'
import { pointsOn } from '../../drawing/measure.ts'
import type { ResolvedDesign } from '../../template.ts'
import { meshesOf, normalsOf, ramp, type Grid, type Vec } from '../mesh.ts'
import { figure, type Worn, type WornMesh } from '../model.ts'
import { facingOf } from '../tops/facing.ts'
import { chances, reliefOf, type Ridge } from '../tops/ridges.ts'
import { legRing } from './rings.ts'

const columns = 30
const rows = 84
/** Half of the distance between the legs, in inches. */
const apart = 4.6
/** Ratio of a leg's depth to its width. */
const depth = 1.06
const centerX = 200

const xAt = (points: readonly Point[], y: number): number => {
	const index = Math.max(
		1,
		points.findIndex((point) => point[1] >= y),
	)
	const [from, to] = [points[index - 1] ?? [0, 0], points[index] ?? points.at(-1) ?? [0, 0]]
	return from[0] + ((to[0] - from[0]) * (y - from[1])) / (to[1] - from[1] || 1)
}

/** Wrinkles where the knit slides down: below the knee and at the ankle. */
function wrinkles(side: 1 | -1, panel: number): (at: Point) => number {
	const next = chances(71 + side * 13 + panel * 29)
	const ridges = [0.3, 0.36, 0.7, 0.78, 0.85, 0.91].map((share, index): Ridge => {
		const y = sockCut.foot * share + 62 * (1 - share) + (next() - 0.5) * 12
		const from = index % 2 === 0 ? 0 : 124
		const to = from === 0 ? 70 + 30 * next() : 54 - 30 * next()
		return {
			line: [
				[from, y],
				[(from + to) / 2, y + 9 + 5 * next()],
				[to, y + 3 * next()],
			],
			wide: [9, 11],
			high: 0.09 + 0.05 * next(),
			shape: 'pull',
		}
	})
	return reliefOf(ridges)
}

/** One half of a sock; panel 1 is the front, −1 the back. */
function half(side: 1 | -1, panel: 1 | -1, pxPerInch: number): Grid {
	const [outer, inner] = [pointsOn(smooth(sockCut.outer), 24), pointsOn(smooth(sockCut.inner), 24)]
	const top = sockCut.outer[0]?.[1] ?? 0
	const relief = wrinkles(side, panel)
	const shares = Array.from({ length: columns + 1 }, (_, index) => index / columns)
	// Seen from the panel's own side, columns go to the right.
	const ordered = side * panel === 1 ? shares : shares.toReversed()
	const places = Array.from({ length: rows + 1 }, (_, row) => top + ((sockCut.foot - top) * row) / rows)
	const high = figure.knee + 8.5
	return {
		points: places.map((y) => {
			const [right, left] = [xAt(outer, y), xAt(inner, y)]
			const height = high - (y - top) / pxPerInch
			// The calf is behind the shin.
			const shift = -0.7 * ramp(height, 23, 9) * ramp(height, 1, 9)
			return ordered.map((share): Vec => {
				const at = legRing((right - left) / pxPerInch, depth, share)
				const out = relief([left + (right - left) * share - left, y]) * (1 - 0.9 * (2 * share - 1) ** 8)
				return [side * (apart + at.x + at.outX * out), height, panel * (at.z + at.outZ * out) + shift]
			})
		}),
		uv: places.map((y) => {
			const [right, left] = [xAt(outer, y), xAt(inner, y)]
			return ordered.map((share) => [centerX + side * panel * (left + (right - left) * share), y] as const)
		}),
	}
}

function sew(front: Grid, back: Grid): void {
	front.points.forEach((row, index) => {
		const met = back.points[index]
		if (!met) return
		met[0] = row[columns] ?? met[0] ?? [0, 0, 0]
		met[columns] = row[0] ?? met[columns] ?? [0, 0, 0]
	})
}

/** A grid from its last row up, as its upper edge's hem needs it. */
const upsideDown = ({ points, uv }: Grid): Grid => ({
	points: points.toReversed(),
	uv: uv.toReversed(),
	flip: true,
})

let known: Record<string, WornMesh> | undefined

/** The only cut, made at its first use. */
function socksMeshes(pxPerInch: number): Record<string, WornMesh> {
	if (known) return known
	const skin: Record<string, Grid> = {}
	for (const [side, name] of [
		[1, 'left'],
		[-1, 'right'],
	] as const) {
		const [front, back] = [half(side, 1, pxPerInch), half(side, -1, pxPerInch)]
		sew(front, back)
		skin[`sock-${name}-front`] = front
		skin[`sock-${name}-back`] = back
	}
	const hem = { rows: 5, normalAt: normalsOf(Object.values(skin)) }
	const ends = Object.entries(skin).flatMap(([id, grid]) => [
		[`${id}-hem`, facingOf(grid, hem)] as const,
		[`${id}-top`, facingOf(upsideDown(grid), { ...hem, rows: 9 })] as const,
	])
	known = { ...meshesOf(skin), ...meshesOf(Object.fromEntries(ends)) }
	return known
}

/** The worn form of a pair. */
export const wornSocks = (resolved: ResolvedDesign, pxPerInch: number): Worn => ({
	pieces: Object.entries(socksMeshes(pxPerInch)).map(([id, mesh]) => ({
		id,
		mesh,
		texture: 'sock',
		cloth: id.endsWith('-top') ? ('rib' as const) : ('knit' as const),
	})),
	cloths: [{ id: 'sock', view: 'front', nodes: sockCloth(resolved), hasArt: false }],
})
