// A pattern from an upload: one picture repeated in all directions, in inches on the garment.
import { group, type ImageNode, type Matrix } from '../scene.ts'
import type { PatternTile } from '../template.ts'
import { fixedPoint, type Region } from './area.ts'

/** The id of a pattern that has an upload in place of a motif. */
export const ownTile = 'own-tile'

export type Placed = { tile: PatternTile; angleDeg: number; pxPerInch: number }

/** Width and height of one repeat in canvas pixels. */
const sizeOf = ({ tile, pxPerInch }: Placed) => {
	const width = tile.widthIn * pxPerInch
	return { width, height: width / tile.aspectRatio }
}

/** From the tile's pixels to those of the canvas; the tile turns about the point that all patterns turn about. */
function matrixOf({ tile: { rightIn = 0, downIn = 0 }, angleDeg, pxPerInch }: Placed): Matrix {
	const angle = (angleDeg * Math.PI) / 180
	const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
	return [cos, sin, -sin, cos, fixedPoint.x + rightIn * pxPerInch, fixedPoint.y + downIn * pxPerInch]
}

/** The box around a region in the tile's pixels. */
function boxIn({ left, right, top, bottom }: Region, [cos, sin, , , x, y]: Matrix) {
	const corners = [
		[left, top],
		[right, top],
		[right, bottom],
		[left, bottom],
	] as const
	const xs = corners.map(([cx, cy]) => cos * (cx - x) + sin * (cy - y))
	const ys = corners.map(([cx, cy]) => cos * (cy - y) - sin * (cx - x))
	const [from, to] = [Math.floor(Math.min(...xs)), Math.floor(Math.min(...ys))]
	return { x: from, y: to, width: Math.ceil(Math.max(...xs)) - from, height: Math.ceil(Math.max(...ys)) - to }
}

/** The tile over a region; one of its repeats has its center at the point that all patterns turn about. */
export function tileOver(placed: Placed, region: Region) {
	const { url, mirrored } = placed.tile
	const { width, height } = sizeOf(placed)
	const matrix = matrixOf(placed)
	const image: ImageNode = {
		type: 'image',
		href: url,
		x: -width / 2,
		y: -height / 2,
		width,
		height,
		fills: { ...boxIn(region, matrix), ...(mirrored && { mirrored }) },
	}
	return group([image], { matrix })
}
