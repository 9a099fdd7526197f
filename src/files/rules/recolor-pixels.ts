// Pixels with each area of a picture in another color. Smoothed edges stay smooth: a pixel between two areas is the same
// mixture of their new colors.
import { channels, squared, type Rgb } from './channels.ts'
import type { Replaced } from './color-areas.ts'

/** RGBA bytes, row by row. */
export type Picture = { width: number; height: number; data: Uint8Array }
export type Rows = { from: number; to: number }

type Pair = readonly [number, number]

/** Two areas with the way from the color of one to that of the other; `bits` names both. */
type Way = { a: number; b: number; bits: number; start: Rgb; step: Rgb; length: number }

export type Areas = {
	from: readonly Rgb[]
	to: readonly Rgb[]
	ways: readonly Way[]
	/** A pixel this near to the color of an area lies inside of it (squared distance). */
	inside: number
	/** For each area the pairs of others whose mixture has its color. */
	mixtures: readonly (readonly Pair[])[]
}

/** In RGB: colors within an area, and how far a mixture may be from the straight line between its two colors. */
const insideDistance = 28
const lineDistance = 20
/** Shares of the second color at which a mixture can be told from both of its colors. */
const mixed = { least: 0.1, most: 0.9 } as const
/** Pixels with less alpha have no color of their own. */
const leastAlpha = 16
/** How far smoothed edges reach, in pixels. */
const reach = 2
const noArea = 255

/** Where the color lies on the way from one to the other, and its squared distance from the line between them. */
function between(rgb: Rgb, one: Rgb, other: Rgb) {
	const whole = squared(one, other) || 1
	const here = squared(one, rgb)
	const raw = (whole + here - squared(other, rgb)) / 2 / whole
	const share = Math.min(1, Math.max(0, raw))
	return { share, away: here - 2 * share * raw * whole + share * share * whole }
}

function wayOf(colors: readonly Rgb[], a: number, b: number): Way {
	const [start, end] = [colors[a]!, colors[b]!]
	const step = [end[0] - start[0], end[1] - start[1], end[2] - start[2]] as const
	return { a, b, bits: (1 << a) | (1 << b), start, step, length: squared(start, end) || 1 }
}

export function areasOf({ from, to }: Replaced): Areas {
	const colors = from.map(channels)
	const indexes = colors.map((_, at) => at)
	const pairs = indexes.flatMap((a) => indexes.slice(a + 1).map((b): Pair => [a, b]))
	const nearest = Math.min(...pairs.map(([a, b]) => squared(colors[a]!, colors[b]!)))
	const mixtures = colors.map((color, at) =>
		pairs.filter(([a, b]) => {
			if (a === at || b === at) return false
			const { share, away } = between(color, colors[a]!, colors[b]!)
			return away < lineDistance ** 2 && share > mixed.least && share < mixed.most
		}),
	)
	const ways = pairs.map(([a, b]) => wayOf(colors, a, b))
	return {
		from: colors,
		to: to.map(channels),
		ways,
		inside: Math.min(insideDistance ** 2, nearest / 9),
		mixtures,
	}
}

/** Loops over pixels create no objects: a large picture has twenty million. */
function nearestArea(from: readonly Rgb[], data: Uint8Array, at: number): number {
	let [best, least] = [0, Number.POSITIVE_INFINITY]
	for (let area = 0; area < from.length; area += 1) {
		const away = awayFrom(from[area]!, data, at)
		if (away < least) {
			best = area
			least = away
		}
	}
	return best
}

function awayFrom(color: Rgb, data: Uint8Array, at: number): number {
	const red = color[0] - (data[at * 4] ?? 0)
	const green = color[1] - (data[at * 4 + 1] ?? 0)
	const blue = color[2] - (data[at * 4 + 2] ?? 0)
	return red * red + green * green + blue * blue
}

/** The area that each pixel of these rows lies inside of. @param cores one byte for each pixel of the picture */
export function findCores({ width, data }: Picture, { from, inside }: Areas, { cores, rows }: Cores): void {
	for (let at = rows.from * width; at < rows.to * width; at += 1) {
		cores[at] = noArea
		if ((data[at * 4 + 3] ?? 0) < leastAlpha) continue
		const near = nearestArea(from, data, at)
		if (awayFrom(from[near]!, data, at) <= inside) cores[at] = near
	}
}
type Cores = { cores: Uint8Array; rows: Rows }

/** Steps to the four pairs of pixels that face each other across a pixel. */
const across = [
	[1, 0],
	[0, 1],
	[1, 1],
	[1, -1],
] as const

type Point = readonly [x: number, y: number]

/** The first other area on the way from a pixel. */
function areaAlong(
	{ width, height }: Picture,
	cores: Uint8Array,
	[[x, y], [dx, dy]]: readonly [Point, Point],
) {
	const own = cores[y * width + x]
	for (let away = 1; away <= reach; away += 1) {
		const [column, row] = [x + away * dx, y + away * dy]
		if (column < 0 || row < 0 || column >= width || row >= height) return noArea
		const core = cores[row * width + column] ?? noArea
		if (core !== noArea && core !== own) return core
	}
	return noArea
}

/** Takes pixels out of an area that are only the smoothed edge between two others. */
export function dropEdges(picture: Picture, { mixtures }: Areas, { cores, rows }: Cores): void {
	if (mixtures.every((pairs) => pairs.length === 0)) return
	const { width } = picture
	for (let at = rows.from * width; at < rows.to * width; at += 1) {
		const pairs = mixtures[cores[at] ?? noArea]
		if (!pairs || pairs.length === 0) continue
		const point = [at % width, Math.floor(at / width)] as const
		const isEdge = across.some(([dx, dy]) => {
			const one = areaAlong(picture, cores, [point, [-dx, -dy]])
			const other = areaAlong(picture, cores, [point, [dx, dy]])
			return pairs.some(([a, b]) => (one === a && other === b) || (one === b && other === a))
		})
		if (isEdge) cores[at] = noArea
	}
}

/** The areas around a pixel, as bits. */
function areasAround({ width, height }: Picture, cores: Uint8Array, at: number): number {
	const x = at % width
	const y = (at - x) / width
	const [left, right] = [Math.max(0, x - reach), Math.min(width - 1, x + reach)]
	const bottom = Math.min(height - 1, y + reach)
	let found = 0
	for (let row = Math.max(0, y - reach); row <= bottom; row += 1)
		for (let next = row * width + left; next <= row * width + right; next += 1) {
			const core = cores[next] ?? noArea
			if (core !== noArea) found |= 1 << core
		}
	return found
}

/** The part of a pixel's color in the direction of the way, times its length. */
const alongOf = ({ start, step }: Way, data: Uint8Array, at: number): number =>
	((data[at * 4] ?? 0) - start[0]) * step[0] +
	((data[at * 4 + 1] ?? 0) - start[1]) * step[1] +
	((data[at * 4 + 2] ?? 0) - start[2]) * step[2]

/** How far along the way a pixel lies, from 0 to 1. */
const shareOf = (way: Way, data: Uint8Array, at: number): number =>
	Math.min(1, Math.max(0, alongOf(way, data, at) / way.length))

/** The way between two areas nearby that the pixel is nearest to; undefined where fewer than two are near. */
function nearestWay(ways: readonly Way[], around: number, [data, at]: readonly [Uint8Array, number]) {
	let best: Way | undefined
	let least = Number.POSITIVE_INFINITY
	for (const way of ways) {
		if ((around & way.bits) !== way.bits) continue
		const { start, length } = way
		const share = shareOf(way, data, at)
		const here = awayFrom(start, data, at)
		const away = here - 2 * share * alongOf(way, data, at) + share * share * length
		if (away < least) {
			best = way
			least = away
		}
	}
	return best
}

/** Replaces the colors of these rows in place; alpha stays. @param cores of all rows within reach */
export function paintAreas(picture: Picture, { from, to, ways }: Areas, { cores, rows }: Cores): void {
	const { width, data } = picture
	for (let at = rows.from * width; at < rows.to * width; at += 1) {
		if (data[at * 4 + 3] === 0) continue
		const core = cores[at] ?? noArea
		const way = core === noArea ? nearestWay(ways, areasAround(picture, cores, at), [data, at]) : undefined
		const share = way ? shareOf(way, data, at) : 0
		const one = to[way ? way.a : core === noArea ? nearestArea(from, data, at) : core]!
		const other = way ? to[way.b]! : one
		data[at * 4] = Math.round(one[0] + (other[0] - one[0]) * share)
		data[at * 4 + 1] = Math.round(one[1] + (other[1] - one[1]) * share)
		data[at * 4 + 2] = Math.round(one[2] + (other[2] - one[2]) * share)
	}
}
