// Whether a tile's opposite edges go on into each other when it is repeated.

/** RGBA bytes, row by row. */
export type TilePixels = { width: number; height: number; data: Uint8ClampedArray }

type Line = (along: number) => number

/** The mean difference between two rows or columns, 0 to 255; what is transparent has no color. */
function difference({ data }: TilePixels, length: number, [one, other]: readonly [Line, Line]): number {
	let sum = 0
	for (let along = 0; along < length; along += 1) {
		const [a, b] = [one(along) * 4, other(along) * 4]
		const [alphaA, alphaB] = [(data[a + 3] ?? 0) / 255, (data[b + 3] ?? 0) / 255]
		let most = Math.abs(alphaA - alphaB) * 255
		for (let channel = 0; channel < 3; channel += 1)
			most = Math.max(most, Math.abs((data[a + channel] ?? 0) * alphaA - (data[b + channel] ?? 0) * alphaB))
		sum += most
	}
	return sum / Math.max(1, length)
}

/** Below this, no eye sees an edge. */
const invisible = 10
/** An edge may differ this many times as much as neighboring lines inside of the tile usually do. */
const usualTimes = 2.5

const median = (values: readonly number[]): number =>
	values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** True where the difference across the edge is larger than inside of the tile. */
function isBroken(
	pixels: TilePixels,
	count: number,
	[length, lineAt]: readonly [number, (at: number) => Line],
) {
	if (count < 3) return false
	const inside = Array.from({ length: count - 1 }, (_, at) =>
		difference(pixels, length, [lineAt(at), lineAt(at + 1)]),
	)
	const across = difference(pixels, length, [lineAt(count - 1), lineAt(0)])
	return across > Math.max(invisible, usualTimes * median(inside))
}

export type Seams = { sides: boolean; ends: boolean }

/** Which edges show when the tile is repeated: left and right, or top and bottom. */
export function brokenSeams(pixels: TilePixels): Seams {
	const { width, height } = pixels
	return {
		sides: isBroken(pixels, width, [height, (x) => (y) => y * width + x]),
		ends: isBroken(pixels, height, [width, (y) => (x) => y * width + x]),
	}
}

/** What is said of them; undefined where every edge meets. */
export function seamText({ sides, ends }: Seams): string | undefined {
	if (!sides && !ends) return undefined
	const which = sides && ends ? 'edges' : sides ? 'left and right edges' : 'top and bottom edges'
	return `The ${which} of this picture do not match, so lines show between the repeats.`
}
