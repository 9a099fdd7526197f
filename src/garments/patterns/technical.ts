// Patterns of technical surfaces: honeycomb, plates, dots of a screen print, facets and contour lines.
import {
	chance,
	figureOf,
	outline,
	repeated,
	roundLine,
	times,
	type Figure,
	type Layer,
	type Motif,
	type Spot,
} from './motif.ts'

const hexFill = 'l9-5 9 5v10l-9 5-9-5z'

/** A net of hexagons, some of them filled. */
export const hexMesh: Motif = (area) => {
	const cells = area.cells({ width: 18, height: 15, shift: 0.5, overhang: 8 })
	const filled = (from: number, to: number) =>
		cells
			.filter(({ column, row }) => {
				const value = chance(column, row)
				return value >= from && value < to
			})
			.map(({ x, y }) => `M${x} ${y}${hexFill}`)
			.join('')
	return [
		{ d: filled(0, 0.12), color: 0, strength: 0.45 },
		{ d: filled(0.12, 0.2), color: 0, strength: 0.22 },
		{ d: cells.map(({ x, y }) => `M${x} ${y}l9-5 9 5v10`).join(''), color: 0, lineWidth: 1.9, join: 'round' },
	]
}

/** Raised lozenges of a tread plate with their shadows. */
export const diamondPlate: Motif = (area) => {
	const lozenges = ['q15 4 19 19q-15-4-19-19z', 'q4-15 19-19q-4 15-19 19z'] as const
	const plates = (dx: number, dy: number) =>
		area
			.cells({ width: 21, height: 21, overhang: 4 })
			.map(({ x, y, column, row }) => {
				const isFalling = (column + row) % 2 === 0
				return `M${x + 3 + dx} ${y + (isFalling ? 3 : 22) + dy}${lozenges[isFalling ? 0 : 1]}`
			})
			.join('')
	return [
		{ d: plates(2, 2), color: 1 },
		{ d: plates(0, 0), color: 0 },
	]
}

/** From 0 to 1 and back over each repeat. */
const rise = (at: number, repeat: number) => Math.abs(((((at / repeat) % 1) + 1.5) % 1) - 0.5) * 2

/** Dots of a screen print, which grow and shrink from row to row. */
export const halftone: Motif = (area) => {
	const [pitch, spacing] = [8, 12]
	const bySize = new Map<number, string>()
	for (const { y, index, from, to } of area.rows(pitch, spacing)) {
		const size = Math.round(rise(y - 40, 288) * 10) + 0.6
		const start = from + (index % 2 === 0 ? 0 : spacing / 2)
		bySize.set(size, `${bySize.get(size) ?? ''}M${start} ${y}H${to + spacing}`)
	}
	return [...bySize].map(([lineWidth, d]): Layer => ({
		d,
		color: 0,
		lineWidth,
		dash: [0.01, spacing - 0.01],
		cap: 'round',
	}))
}

/** Squares that lie closer and closer, then apart again. */
export const pixelFade: Motif = (area) => {
	const side = 9
	const squares = (seed: number, most: number) =>
		area
			.cells({ width: side, height: side })
			.filter(({ column, row, y }) => chance(column, row, seed) < rise(y - 60, 324) ** 1.6 * most)
			.map(({ x, y }) => `M${x} ${y}h9`)
			.join('')
	return [
		{ d: squares(5, 0.5), color: 0, strength: 0.5, lineWidth: side },
		{ d: squares(0, 0.7), color: 0, lineWidth: side },
	]
}

/** Facets of three colors and the cloth. */
export const lowPoly: Motif = (area) => {
	const [width, height] = [44, 40]
	const corner = (column: number, row: number): Spot => [
		(column + (row % 2 === 0 ? 0 : 0.5) + (chance(column, row, 1) - 0.5) * 0.5) * width,
		(row + (chance(column, row, 2) - 0.5) * 0.5) * height,
	]
	const layers = times(6, () => '')
	for (const { column, row } of area.cells({ width, height, shift: 0, overhang: 30 })) {
		const lower = row % 2 === 0 ? 0 : 1
		const [a, b] = [corner(column, row), corner(column + 1, row)]
		const [c, d] = [corner(column + lower, row + 1), corner(column + lower - 1, row + 1)]
		const add = (points: Spot[], seed: number) => {
			const at = Math.floor(chance(column, row, seed) * 7)
			if (at < layers.length) layers[at] += outline(points)
		}
		add([a, b, c], 3)
		add([a, c, d], 4)
	}
	return layers.map((facets, index) => ({
		d: facets,
		color: index % 3,
		strength: index < 3 ? 1 : 0.6,
		lineWidth: 0.7,
		isFilled: true,
		join: 'round',
	}))
}

const splinters: readonly (readonly [color: number, points: readonly Spot[]])[] = [
	[
		0,
		[
			[4, 8],
			[86, -6],
			[60, 22],
		],
	],
	[
		1,
		[
			[60, 22],
			[86, -6],
			[104, 14],
		],
	],
	[
		0,
		[
			[96, 34],
			[150, 24],
			[128, 62],
		],
	],
	[
		2,
		[
			[12, 34],
			[62, 30],
			[30, 48],
		],
	],
	[
		1,
		[
			[-10, 58],
			[44, 56],
			[10, 84],
		],
	],
	[
		0,
		[
			[48, 66],
			[110, 74],
			[70, 104],
		],
	],
	[
		2,
		[
			[112, 80],
			[146, 70],
			[136, 96],
		],
	],
	[
		0,
		[
			[6, 96],
			[40, 92],
			[58, 112],
		],
	],
	[
		1,
		[
			[84, 50],
			[96, 44],
			[100, 60],
		],
	],
]

const splintersIn = [0, 1, 2].map((color) =>
	splinters.filter(([wanted]) => wanted === color).map(([, points]) => figureOf(points)),
)

/** Sharp splinters of three colors. */
export const shards: Motif = (area) =>
	splintersIn.map((figures, color) => ({
		d: repeated({ area, width: 140, height: 112, shift: 0.4 }, figures, outline),
		color,
	}))

const mapSide = 288
const grid = 18
const steps = mapSide / grid

/** Heights of a hilly country that repeats in both directions. */
function heightAt(column: number, row: number): number {
	const [x, y] = [(column / steps) * 2 * Math.PI, (row / steps) * 2 * Math.PI]
	return (
		Math.sin(x + 0.6 + 0.9 * Math.sin(y)) +
		Math.cos(y * 2 - x + 1.1) * 0.7 +
		Math.sin(x * 2 + y * 2 + 2.2) * 0.5 +
		Math.cos(x * 3 - y + 0.4) * 0.3
	)
}

type Piece = readonly [Spot, Spot]

/** The pieces of one contour in the squares of the grid (marching squares). */
function contourPieces(level: number): Piece[] {
	return times(steps * steps, (index): Piece[] => {
		const [column, row] = [index % steps, Math.floor(index / steps)]
		const corners: readonly Spot[] = [
			[column, row],
			[column + 1, row],
			[column + 1, row + 1],
			[column, row + 1],
		]
		const crossed = corners.flatMap((from, at): Spot[] => {
			const to = corners[(at + 1) % 4] ?? from
			const [low, high] = [heightAt(...from) - level, heightAt(...to) - level]
			if (low < 0 === high < 0) return []
			const share = low / (low - high)
			return [[(from[0] + (to[0] - from[0]) * share) * grid, (from[1] + (to[1] - from[1]) * share) * grid]]
		})
		const [a, b, c, d] = crossed
		if (!a || !b) return []
		return c && d
			? [
					[a, b],
					[c, d],
				]
			: [[a, b]]
	}).flat()
}

const keyOf = ([x, y]: Spot) => `${x.toFixed(3)} ${y.toFixed(3)}`

/** Joins pieces that meet into runs. */
function joined(pieces: readonly Piece[]): Spot[][] {
	const byEnd = new Map<string, number[]>()
	pieces.forEach((piece, index) => {
		for (const end of piece) byEnd.set(keyOf(end), [...(byEnd.get(keyOf(end)) ?? []), index])
	})
	const used = new Set<number>()
	const goOn = (run: Spot[]): Spot[] => {
		for (;;) {
			const end = run.at(-1)
			const next = end && byEnd.get(keyOf(end))?.find((index) => !used.has(index))
			if (!end || next === undefined) return run
			used.add(next)
			const [a, b] = pieces[next] ?? [end, end]
			run.push(keyOf(a) === keyOf(end) ? b : a)
		}
	}
	return pieces.flatMap(([from, to], index) => {
		if (used.has(index)) return []
		used.add(index)
		const ahead = goOn([from, to])
		return [[...goOn([...ahead].toReversed())]]
	})
}

/** Shorter rounds of a peak look like flaws of print. */
const shortestRound = 8

const isRound = (run: readonly Spot[]) => keyOf(run[0] ?? [0, 0]) === keyOf(run.at(-1) ?? [0, 0])

/** Points of a contour that are drawn or left out together. */
const contourPart = 8

/** Parts of a run that meet in the middles between its points, where a rounded line goes straight on. */
function partsOf(run: readonly Spot[]): Spot[][] {
	const middle = (index: number): Spot | undefined => {
		const [from, to] = [run[index], run[index + 1]]
		return from && to ? [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2] : undefined
	}
	return times(Math.ceil(run.length / contourPart), (part) => {
		const [start, end] = [part * contourPart, (part + 1) * contourPart]
		const ends = [part > 0 ? middle(start - 1) : undefined, end < run.length ? middle(end - 1) : undefined]
		return [...(ends[0] ? [ends[0]] : []), ...run.slice(start, end), ...(ends[1] ? [ends[1]] : [])]
	})
}

let contours: Figure[] | undefined
const contourLines = (): Figure[] =>
	(contours ??= times(8, (index) => joined(contourPieces(-1.7 + index * 0.47)))
		.flat()
		.filter((run) => run.length >= shortestRound || !isRound(run))
		.flatMap(partsOf)
		.map(figureOf))

/** Contour lines of a map. */
export const topographic: Motif = (area) => [
	{
		d: repeated({ area, width: mapSide, height: mapSide, reach: 0 }, contourLines(), roundLine),
		color: 0,
		lineWidth: 1.8,
		join: 'round',
	},
]
