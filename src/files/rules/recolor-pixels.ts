// Pixels with each area of a picture in another color. Smoothed edges stay smooth: a pixel between two areas is the same
// mixture of their new colors. Loops over pixels create no objects, because a large picture has twenty million.
import { channels, squared, type Rgb } from './channels.ts'
import type { Replaced } from './color-areas.ts'

/** RGBA bytes, row by row. */
export type Picture = { width: number; height: number; data: Uint8Array }
export type Rows = { from: number; to: number }

type Area = { index: number; from: Rgb; to: Rgb }

/** The mixtures of two areas: the way from the color of one to that of the other. `bits` names both. */
type Mixture = { one: Area; other: Area; bits: number; step: Rgb; length: number }

export type Areas = {
	all: readonly Area[]
	mixtures: readonly Mixture[]
	/** For each area the mixtures of others that have its color. */
	alike: readonly (readonly Mixture[])[]
	/** A pixel this near to the color of an area lies inside of it (squared distance). */
	inside: number
}

/** In RGB: colors within an area, and how far a mixture may be from the straight line between its two colors. */
const insideDistance = 28
const lineDistance = 20
/** Shares of the second color at which a mixture can be distinguished from both of its colors. */
const mixed = { least: 0.1, most: 0.9 } as const
/** Pixels with less alpha have no color of their own. */
const leastAlpha = 16
/** How far smoothed edges reach, in pixels. */
const reach = 2
const noArea = 255

function mixtureOf(one: Area, other: Area): Mixture {
	const [from, to] = [one.from, other.from]
	const step: Rgb = [to[0] - from[0], to[1] - from[1], to[2] - from[2]]
	return { one, other, bits: (1 << one.index) | (1 << other.index), step, length: squared(from, to) || 1 }
}

export function areasOf({ from, to }: Replaced): Areas {
	const all = from.map((hex, index) => ({ index, from: channels(hex), to: channels(to[index] ?? hex) }))
	const mixtures = all.flatMap((one) => all.slice(one.index + 1).map((other) => mixtureOf(one, other)))
	const alike = all.map((area) => {
		const pixel = Uint8Array.from(area.from)
		return mixtures.filter((mixture) => {
			if (mixture.one === area || mixture.other === area) return false
			const share = shareOf(mixture, pixel, 0)
			const isNear = awayFromLine(mixture, pixel, 0) < lineDistance ** 2
			return isNear && share > mixed.least && share < mixed.most
		})
	})
	const nearest = Math.min(...mixtures.map(({ length }) => length))
	return { all, mixtures, alike, inside: Math.min(insideDistance ** 2, nearest / 9) }
}

function awayFrom(color: Rgb, data: Uint8Array, at: number): number {
	const red = color[0] - (data[at * 4] ?? 0)
	const green = color[1] - (data[at * 4 + 1] ?? 0)
	const blue = color[2] - (data[at * 4 + 2] ?? 0)
	return red * red + green * green + blue * blue
}

function nearestArea({ all }: Areas, data: Uint8Array, at: number): Area | undefined {
	let best: Area | undefined
	let least = Number.POSITIVE_INFINITY
	for (const area of all) {
		const away = awayFrom(area.from, data, at)
		if (away < least) {
			best = area
			least = away
		}
	}
	return best
}

/** How far a pixel lies in the direction of the second color, times the distance of both colors. */
const alongOf = ({ one: { from }, step }: Mixture, data: Uint8Array, at: number): number =>
	((data[at * 4] ?? 0) - from[0]) * step[0] +
	((data[at * 4 + 1] ?? 0) - from[1]) * step[1] +
	((data[at * 4 + 2] ?? 0) - from[2]) * step[2]

/** The share of the second color, from 0 to 1. */
const shareOf = (mixture: Mixture, data: Uint8Array, at: number): number =>
	Math.min(1, Math.max(0, alongOf(mixture, data, at) / mixture.length))

/** The squared distance of a pixel from the nearest mixture of both colors. */
function awayFromLine(mixture: Mixture, data: Uint8Array, at: number): number {
	const along = alongOf(mixture, data, at)
	const share = Math.min(1, Math.max(0, along / mixture.length))
	return awayFrom(mixture.one.from, data, at) - 2 * share * along + share * share * mixture.length
}

/** `cores` has one byte for each pixel of the picture: the area that it lies inside of. */
type Cores = { cores: Uint8Array; rows: Rows }

/** Finds the area that each pixel of these rows lies inside of. */
export function findCores({ width, data }: Picture, areas: Areas, { cores, rows }: Cores): void {
	for (let at = rows.from * width; at < rows.to * width; at += 1) {
		const isSeen = (data[at * 4 + 3] ?? 0) >= leastAlpha
		const near = isSeen ? nearestArea(areas, data, at) : undefined
		cores[at] = near && awayFrom(near.from, data, at) <= areas.inside ? near.index : noArea
	}
}

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
export function dropEdges(picture: Picture, { alike }: Areas, { cores, rows }: Cores): void {
	if (alike.every((mixtures) => mixtures.length === 0)) return
	const { width } = picture
	for (let at = rows.from * width; at < rows.to * width; at += 1) {
		const mixtures = alike[cores[at] ?? noArea]
		if (!mixtures || mixtures.length === 0) continue
		const point = [at % width, Math.floor(at / width)] as const
		const isEdge = across.some(([dx, dy]) => {
			const before = areaAlong(picture, cores, [point, [-dx, -dy]])
			const after = areaAlong(picture, cores, [point, [dx, dy]])
			if (before === noArea || after === noArea || before === after) return false
			return mixtures.some(({ bits }) => bits === ((1 << before) | (1 << after)))
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

/** The mixture of two areas nearby that the pixel is nearest to; undefined where fewer than two are near. */
function nearestMixture({ mixtures }: Areas, around: number, [data, at]: readonly [Uint8Array, number]) {
	let best: Mixture | undefined
	let least = Number.POSITIVE_INFINITY
	for (const mixture of mixtures) {
		if ((around & mixture.bits) !== mixture.bits) continue
		const away = awayFromLine(mixture, data, at)
		if (away < least) {
			best = mixture
			least = away
		}
	}
	return best
}

/** Replaces the colors of these rows in place; alpha stays. @param cores of all rows within reach */
export function paintAreas(picture: Picture, areas: Areas, { cores, rows }: Cores): void {
	const { width, data } = picture
	for (let at = rows.from * width; at < rows.to * width; at += 1) {
		if (data[at * 4 + 3] === 0) continue
		const core = areas.all[cores[at] ?? noArea]
		const mixture = core ? undefined : nearestMixture(areas, areasAround(picture, cores, at), [data, at])
		const area = mixture?.one ?? core ?? nearestArea(areas, data, at)
		if (!area) continue
		const [one, other] = [area.to, mixture ? mixture.other.to : area.to]
		const share = mixture ? shareOf(mixture, data, at) : 0
		data[at * 4] = Math.round(one[0] + (other[0] - one[0]) * share)
		data[at * 4 + 1] = Math.round(one[1] + (other[1] - one[1]) * share)
		data[at * 4 + 2] = Math.round(one[2] + (other[2] - one[2]) * share)
	}
}
