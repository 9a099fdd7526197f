// Lines for the cutter: every piece of twill by its real edge, in inches.
import { areaD, EndType, FillRule, inflatePathsD, JoinType, unionD, type PathsD } from 'clipper2-ts'
import type { PathNode } from '#garments/scene.ts'
import { colorName } from '../../rules/suggest/color-name.ts'
import type { Box } from '#placement/boxes.ts'
import { toInches, toPixels, type Scale } from '#placement/units.ts'
import { boxAround } from './inch-path.ts'
import { flatRings, type Ring } from './rings.ts'

export type CutLayer = {
	/** Group of the layer in the files. */
	id: string
	what: string
	color: string
	name: string
	/** How far outside of the letters this piece is cut; 0 is the body itself. */
	offsetIn: number
}

export type Contour = CutLayer & { rings: readonly Ring[] }

/** Decimals of an inch that the lines are computed in and written with. */
const decimals = 4
/** How far a line may run beside the true curve, in inches: finer than any blade. */
const toleranceIn = 0.0005
/** Flecks smaller than this, in square inches, come from rounding. */
const fleckIn2 = 0.0001

const inches = (value: number) => Math.round(value * 10 ** decimals) / 10 ** decimals

/** Of the cloth or ink that a flat part is made of. */
export const colorOf = ({ fill, stroke }: PathNode): string => {
	const paint = fill ?? stroke
	return typeof paint === 'string' ? paint : '#000000'
}

const withoutFlecks = (rings: PathsD): PathsD => rings.filter((ring) => Math.abs(areaD(ring)) >= fleckIn2)

/** The outline as one piece: letters that overlap are welded, inner edges turn against outer ones. */
function welded({ d, evenOdd }: PathNode, box: Box, scale: Scale): PathsD {
	const rings = flatRings(d, toPixels(toleranceIn, scale)).map((ring) =>
		ring.map(({ x, y }) => ({ x: toInches(x - box.x, scale), y: toInches(y - box.y, scale) })),
	)
	return unionD(rings, [], evenOdd ? FillRule.EvenOdd : FillRule.NonZero, decimals)
}

/** The edge moved outward with round corners; gaps that close are gone, pieces that meet are one. */
export const grown = (rings: PathsD, byIn: number): PathsD =>
	byIn === 0 ? rings : inflatePathsD(rings, byIn, JoinType.Round, EndType.Polygon, 2, decimals, toleranceIn)

/**
 * The layers of lettering from the cloth up: the widest border first, the body last. `paths` are its flat parts.
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
