// The flat background of a picture made transparent: what touches the picture's edges in their one color. Areas of that
// color within the art stay. Pure, so that it runs on pixels of the browser as on those of a test.

/** The warning of a raster without a transparent pixel; the builder offers to remove the background of such a one. */
export const opaqueWarning = 'This picture has no transparent background: its background will be printed too.'

/** Red, green, blue and alpha, 0–255, row by row. */
export type Pixels = { data: Uint8ClampedArray; width: number; height: number }

type Rgb = readonly [red: number, green: number, blue: number]

/** Distances of colors in RGB: of the background's own noise, and of an edge that is smoothed into it. */
const sameReach = 36
const edgeReach = 150
/** Share of the picture's outermost pixels that must have the background's color. */
const leastOfEdge = 0.85

const distance = ([r, g, b]: Rgb, [red, green, blue]: Rgb) => Math.hypot(r - red, g - green, b - blue)

const colorAt = ({ data }: Pixels, at: number): Rgb => [
	data[at * 4] ?? 0,
	data[at * 4 + 1] ?? 0,
	data[at * 4 + 2] ?? 0,
]

/** Indexes of the outermost pixels. */
function edgeOf({ width, height }: Pixels): number[] {
	const edge: number[] = []
	for (let x = 0; x < width; x += 1) edge.push(x, (height - 1) * width + x)
	for (let y = 1; y < height - 1; y += 1) edge.push(y * width, y * width + width - 1)
	return edge
}

/** The color that most of the edge has; undefined when the edge is transparent or has several colors. */
function backgroundColor(pixels: Pixels, edge: readonly number[]): Rgb | undefined {
	if (edge.some((at) => (pixels.data[at * 4 + 3] ?? 0) < 255)) return undefined
	const counts = new Map<number, number[]>()
	for (const at of edge) {
		const [r, g, b] = colorAt(pixels, at)
		const key = ((r >> 4) << 8) | ((g >> 4) << 4) | (b >> 4)
		const bucket = counts.get(key)
		if (bucket) bucket.push(at)
		else counts.set(key, [at])
	}
	const [common = []] = [...counts.values()].toSorted((a, b) => b.length - a.length)
	const middle = (channel: 0 | 1 | 2) =>
		common.reduce((sum, at) => sum + colorAt(pixels, at)[channel], 0) / common.length
	const color: Rgb = [middle(0), middle(1), middle(2)]
	const near = edge.filter((at) => distance(colorAt(pixels, at), color) <= sameReach)
	return near.length >= leastOfEdge * edge.length ? color : undefined
}

/** Marks what is connected to the edge in the background's color. */
function flooded(pixels: Pixels, edge: readonly number[], color: Rgb): Uint8Array {
	const { width, height } = pixels
	const isGround = new Uint8Array(width * height)
	const waiting: number[] = []
	const visit = (at: number) => {
		if (isGround[at] || distance(colorAt(pixels, at), color) > sameReach) return
		isGround[at] = 1
		waiting.push(at)
	}
	for (const at of edge) visit(at)
	for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
		const x = at % width
		if (x > 0) visit(at - 1)
		if (x < width - 1) visit(at + 1)
		if (at >= width) visit(at - width)
		if (at < width * (height - 1)) visit(at + width)
	}
	return isGround
}

/** Whether the background is within two pixels. */
function isAtEdge({ width, height }: Pixels, isGround: Uint8Array, at: number): boolean {
	const [x, y] = [at % width, Math.floor(at / width)]
	for (let row = Math.max(0, y - 2); row <= Math.min(height - 1, y + 2); row += 1)
		for (let column = Math.max(0, x - 2); column <= Math.min(width - 1, x + 2); column += 1)
			if (isGround[row * width + column]) return true
	return false
}

/** A smoothed edge is a mixture with the background: it gets the art's color back and the share as its alpha. */
function unmixed([r, g, b]: Rgb, [red, green, blue]: Rgb, share: number): Rgb {
	const back = (value: number, ground: number) => Math.round(ground + (value - ground) / share)
	return [back(r, red), back(g, green), back(b, blue)]
}

type Cut = { left: number; top: number; right: number; bottom: number }

/** The part of the picture with something on it; undefined when nothing is left. */
function cropOf({ data, width, height }: Pixels): Cut | undefined {
	let [left, top, right, bottom] = [width, height, -1, -1]
	for (let at = 0; at < width * height; at += 1) {
		if ((data[at * 4 + 3] ?? 0) === 0) continue
		const [x, y] = [at % width, Math.floor(at / width)]
		left = Math.min(left, x)
		right = Math.max(right, x)
		top = Math.min(top, y)
		bottom = Math.max(bottom, y)
	}
	return right < 0 ? undefined : { left, top, right, bottom }
}

function cropped({ data, width }: Pixels, { left, top, right, bottom }: Cut): Pixels {
	const [wide, high] = [right - left + 1, bottom - top + 1]
	const kept = new Uint8ClampedArray(wide * high * 4)
	for (let y = 0; y < high; y += 1) {
		const from = ((top + y) * width + left) * 4
		kept.set(data.subarray(from, from + wide * 4), y * wide * 4)
	}
	return { data: kept, width: wide, height: high }
}

/**
 * The picture without its background, cut to what is left.
 * @returns undefined when the background is not of one color, or nothing would be left
 */
export function withoutBackground(pixels: Pixels): Pixels | undefined {
	const edge = edgeOf(pixels)
	const color = backgroundColor(pixels, edge)
	if (!color) return undefined
	const isGround = flooded(pixels, edge, color)
	const data = new Uint8ClampedArray(pixels.data)
	for (let at = 0; at < isGround.length; at += 1) {
		if (isGround[at]) {
			data[at * 4 + 3] = 0
			continue
		}
		const own = colorAt(pixels, at)
		const away = distance(own, color)
		if (away <= sameReach || away >= edgeReach || !isAtEdge(pixels, isGround, at)) continue
		const share = away / edgeReach
		data.set([...unmixed(own, color, share), Math.round(share * 255)], at * 4)
	}
	const { width, height } = pixels
	const left = { data, width, height }
	const cut = cropOf(left)
	return cut && cropped(left, cut)
}
