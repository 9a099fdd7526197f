// Where garments lie in one picture: in rows, in their order, in one scale that fits.

export type Size = { width: number; height: number }
export type Place = { x: number; y: number; scale: number }

export type Box = Size & { x: number; y: number }

/** The box around path data with absolute coordinates, control points included. */
export function boxOf(path: string): Box {
	const numbers = [...path.matchAll(/-?\d+(?:\.\d+)?/g)].map(Number)
	const [xs, ys] = [numbers.filter((_, at) => at % 2 === 0), numbers.filter((_, at) => at % 2 === 1)]
	const [x, y] = [Math.min(...xs), Math.min(...ys)]
	return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}

type Row = readonly Size[]

const widthOf = (row: Row, gap: number) => row.reduce((sum, { width }) => sum + width, gap * (row.length - 1))
const heightOf = (row: Row) => Math.max(...row.map(({ height }) => height))

/** Rows fill a portrait canvas better, as long as they cost no more of the scale than this. */
const nearlyLargest = 0.84

/** Every way to break the list into rows. */
function breaksOf(sizes: Row): Row[][] {
	const [first, ...rest] = sizes
	if (!first) return []
	if (rest.length === 0) return [[[first]]]
	return breaksOf(rest).flatMap((rows) => {
		const [next = [], ...more] = rows
		return [
			[[first, ...next], ...more],
			[[first], ...rows],
		]
	})
}

/**
 * The top left corner of each garment in the canvas, and the scale that all share. Sizes and `gap` are in the
 * garments' unit, the canvas is in its own.
 */
export function placesOf(sizes: Row, canvas: Size, gap: number): Place[] {
	const layouts = breaksOf(sizes).map((rows) => {
		const width = Math.max(...rows.map((row) => widthOf(row, gap)))
		const height = rows.reduce((sum, row) => sum + heightOf(row), gap * (rows.length - 1))
		return { rows, height, scale: Math.min(canvas.width / width, canvas.height / height) }
	})
	const largest = Math.max(...layouts.map(({ scale }) => scale))
	const [best] = layouts
		.filter(({ scale }) => scale >= largest * nearlyLargest)
		.toSorted((a, b) => b.rows.length - a.rows.length || b.scale - a.scale)
	if (!best) return []
	const { rows, height, scale } = best
	let top = (canvas.height / scale - height) / 2
	return rows.flatMap((row) => {
		const rowHeight = heightOf(row)
		let left = (canvas.width / scale - widthOf(row, gap)) / 2
		const placed = row.map((size) => {
			const place = { x: left * scale, y: (top + (rowHeight - size.height) / 2) * scale, scale }
			left += size.width + gap
			return place
		})
		top += rowHeight + gap
		return placed
	})
}
