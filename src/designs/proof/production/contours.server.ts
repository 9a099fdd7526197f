// Cut lines: the true edge of every piece of twill, in inches.
import {
	areaD,
	differenceD,
	EndType,
	FillRule,
	inflatePathsD,
	JoinType,
	unionD,
	type PathsD,
} from 'clipper2-ts'
import type { GroupNode, PathNode } from '#garments/scene.ts'
import { colorName } from '../../rules/colors.ts'
import type { Box } from '#placement/boxes.ts'
import { toInches, toPixels, type Scale } from '#placement/units.ts'
import { boxAround, flatPaths, flatRings, type LetteringPart, type Ring } from './outlines.ts'

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

/** Color of the cloth or ink of a flat part; of a gradient the upper one. */
export const colorOf = ({ fill, stroke }: PathNode): string => {
	const paint = fill ?? stroke
	if (paint === undefined) return '#000000'
	return typeof paint === 'string' ? paint : (paint.stops[0]?.[1] ?? '#000000')
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

type Layered = { box: Box; scale: Scale }

const inchesOf = (widthPx: number, scale: Scale) => inches(toInches(widthPx, scale))

/** A moved copy of letters and borders, cut as one piece. */
function shadowContour({ children }: GroupNode, { box, scale }: Layered): Contour[] {
	const [node] = flatPaths(children)
	if (!node) return []
	const offsetIn = inchesOf((node.strokeWidth ?? 0) / 2, scale)
	const color = colorOf(node)
	return [
		{
			id: 'shadow',
			what: 'Shadow',
			color,
			name: colorName(color),
			offsetIn,
			rings: withoutFlecks(grown(welded(node, box, scale), offsetIn)),
		},
	]
}

/**
 * A face with an inline is cut in two pieces, an outer rim and a core; the whole letter below them, in the inline's
 * color, shows between the two.
 */
function inlaid(face: Contour, { children }: GroupNode, scale: Scale): Contour[] {
	const [band, rim] = flatPaths(children)
	if (!band || !rim) return [face]
	const color = colorOf(band)
	const inset = (by: PathNode) => grown(whole, -inchesOf((by.strokeWidth ?? 0) / 2, scale))
	const whole: PathsD = face.rings.map((ring) => [...ring])
	const channel = differenceD(inset(rim), inset(band), FillRule.NonZero, decimals)
	return [
		{ ...face, id: 'inline', what: 'Inline', color, name: colorName(color) },
		{ ...face, rings: withoutFlecks(differenceD(whole, channel, FillRule.NonZero, decimals)) },
	]
}

/**
 * The layers of lettering from the cloth up: shadow, widest border first, letters last. `parts` is its flat drawing.
 * Coordinates are inches from the upper left corner of the box around all of them.
 */
export function contours(parts: readonly LetteringPart[], pxPerInch: number): Contour[] {
	const scale = { pxPerInch }
	const layered = { box: boxAround(parts), scale }
	const paths = flatPaths(parts)
	const inline = parts.find((part): part is GroupNode => part.type === 'group' && part.role === 'inline')
	const shadows = parts.flatMap((part) =>
		part.type === 'group' && part.role === 'shadow' ? shadowContour(part, layered) : [],
	)
	const pieces = paths.map((node, index): Contour => {
		const depth = paths.length - 1 - index
		const color = colorOf(node)
		const offsetIn = node.stroke === undefined ? 0 : inchesOf((node.strokeWidth ?? 0) / 2, scale)
		return {
			id: depth === 0 ? 'fill-body' : `border-${depth}`,
			what: depth === 0 ? 'Fill body' : `Border ${depth}`,
			color,
			name: colorName(color),
			offsetIn,
			rings: withoutFlecks(grown(welded(node, layered.box, scale), offsetIn)),
		}
	})
	const faced = pieces.flatMap((piece) =>
		piece.id === 'fill-body' && inline ? inlaid(piece, inline, scale) : [piece],
	)
	return [...shadows, ...faced]
}
