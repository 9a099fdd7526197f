// Cut lines: the true edge of every piece of twill, in inches.
import { areaD, EndType, FillRule, inflatePathsD, JoinType, unionD, type PathsD } from 'clipper2-ts'
import type { PathNode } from '#garments/scene.ts'
import { colorName } from '../../rules/colors.ts'
import type { Box } from '#placement/boxes.ts'
import { toInches, toPixels, type Scale } from '#placement/units.ts'
import { boxAround, flatRings, type Ring } from './outlines.ts'

export type CutLayer = {
	/** Group id of the layer in the files. */
	id: string
	what: string
	color: string
	name: string
	/** Distance in inches from the letters to this cut line; 0 for the letters themselves. */
	offsetIn: number
}

export type Contour = CutLayer & { rings: readonly Ring[] }

/** Decimals of an inch for computing and writing the lines. */
const decimals = 4
/** Maximum distance in inches between a line and the true curve: finer than any blade. */
const toleranceIn = 0.0005
/** Fragments smaller than this, in square inches, are rounding errors and are dropped. */
const fleckIn2 = 0.0001

const inches = (value: number) => Math.round(value * 10 ** decimals) / 10 ** decimals

/** Color of the cloth or ink of a flat part. */
export const colorOf = ({ fill, stroke }: PathNode): string => {
	const paint = fill ?? stroke
	return typeof paint === 'string' ? paint : '#000000'
}

const withoutFlecks = (rings: PathsD): PathsD => rings.filter((ring) => Math.abs(areaD(ring)) >= fleckIn2)

/** Joins overlapping letters to one outline; inner rings turn against outer ones. */
function welded({ d, evenOdd }: PathNode, box: Box, scale: Scale): PathsD {
	const rings = flatRings(d, toPixels(toleranceIn, scale)).map((ring) =>
		ring.map(({ x, y }) => ({ x: toInches(x - box.x, scale), y: toInches(y - box.y, scale) })),
	)
	return unionD(rings, [], evenOdd ? FillRule.EvenOdd : FillRule.NonZero, decimals)
}

/** Moves the edge outward with round corners; gaps that close and pieces that meet are merged. */
export const grown = (rings: PathsD, byIn: number): PathsD =>
	byIn === 0 ? rings : inflatePathsD(rings, byIn, JoinType.Round, EndType.Polygon, 2, decimals, toleranceIn)

/**
 * The layers of lettering from the cloth up: widest border first, letters last. `paths` are its flat parts.
 * Coordinates are inches from the upper left corner of the box around all of them.
 */
export function contours(paths: readonly PathNode[], pxPerInch: number): Contour[] {
	const box = boxAround(paths)
	return paths.map((node, index): Contour => {
		const depth = paths.length - 1 - index
		const color = colorOf(node)
		const offsetIn =
			node.stroke === undefined ? 0 : inches(toInches((node.strokeWidth ?? 0) / 2, { pxPerInch }))
		return {
			id: depth === 0 ? 'fill-body' : `border-${depth}`,
			what: depth === 0 ? 'Fill body' : `Border ${depth}`,
			color,
			name: colorName(color),
			offsetIn,
			rings: withoutFlecks(grown(welded(node, box, { pxPerInch }), offsetIn)),
		}
	})
}
