// A pattern from an upload: one picture repeated in all directions, in inches on the garment.
import { group, type ImageNode, type Matrix } from '../scene.ts'
import { mostTileAreas, type PatternTile } from '../template.ts'
import { fixedPoint, type Region } from './area.ts'

/** The id of a pattern that has an upload in place of a motif. */
export const ownTile = 'own-tile'

/** The colors of a picture and the colors that are printed in their place. */
export type Replaced = { from: readonly string[]; to: readonly string[] }

const recoloredPath = '/recolored/'
const digits = (colors: readonly string[]) => colors.map((hex) => hex.slice(1).toLowerCase()).join('-')

/** The address of an upload in other colors; other colors have another address. */
const recoloredUrl = (url: string, { from, to }: Replaced): string =>
	`${recoloredPath}${digits(from)}/${digits(to)}${url}`

const recoloredAddress = new RegExp(
	`^${recoloredPath}([0-9a-f]{6}(?:-[0-9a-f]{6}){0,${mostTileAreas - 1}})/([0-9a-f-]+)(/files/[\\w./-]+)$`,
)

/** The upload of an address and its colors; undefined for every other spelling. */
export function recoloredAt(url: string): (Replaced & { url: string }) | undefined {
	const [, before = '', after = '', original] = recoloredAddress.exec(url) ?? []
	const [from, to] = [before, after].map((list) => list.split('-').map((hex) => `#${hex}`))
	if (original === undefined || !from || !to || from.length !== to.length) return undefined
	return to.every((hex) => /^#[0-9a-f]{6}$/.test(hex)) ? { url: original, from, to } : undefined
}

type TilePattern = { color: string; more?: readonly string[] | undefined; tile?: PatternTile | undefined }

/** The color of each area of an upload; one that the design leaves open keeps its own. None where it keeps all of them. */
export const areaInks = ({ color, more = [], tile }: TilePattern): string[] =>
	(tile?.areas ?? []).map((own, at) => [color, ...more][at] ?? own)

/** The address of a pattern's upload as it is printed; undefined for patterns without one. */
export function printedTileUrl(pattern: TilePattern | undefined): string | undefined {
	const { url, areas } = pattern?.tile ?? {}
	if (!pattern || url === undefined) return undefined
	return areas ? recoloredUrl(url, { from: areas, to: areaInks(pattern) }) : url
}

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
