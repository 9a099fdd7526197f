// The printed patterns by id, in the order in which they are offered: their names, colors, and how they are drawn.
import type { PatternPlace } from '../template.ts'
import { argyle, digitalCamo, hoops, pinstripes } from './classic.ts'
import {
	checkerboard,
	geoBands,
	gradientStripes,
	lattice,
	polkaDots,
	scallops,
	stars,
	waves,
	zigzag,
} from './geometric.ts'
import type { Motif } from './motif.ts'
import { bolts, brushStrokes, clawMarks, speedLines, splatter } from './strokes.ts'
import { diamondPlate, halftone, hexMesh, lowPoly, pixelFade, shards, topographic } from './technical.ts'
import { ownTile } from './tile.ts'
import { carbon, gingham, herringbone, houndstooth, tartan } from './woven.ts'
import { cheetah, hexCamo, leopard, snake, tiger, woodlandCamo } from './wild.ts'

export type PrintedPattern = {
	id: string
	name: string
	/** How many colors are printed on the cloth. */
	colors: 1 | 2 | 3
	/** Fills any piece; without it, the pattern is a figure of the trunk, which has one size and one direction. */
	motif?: Motif
	/** The direction in which the motif lies at angle 0. */
	tiltDeg?: number
	/** Where it is printed when the design does not say so. */
	usual: readonly PatternPlace[]
}

const trunk = ['body'] as const
const cloth = ['body', 'sleeves'] as const

/** In version 1 of the garments, too; unscaled, they are drawn by `drawing/patterns.ts`. */
const classic: readonly PrintedPattern[] = [
	{ id: 'pinstripe', name: 'Pinstripe', colors: 1, motif: pinstripes, usual: cloth },
	{ id: 'hoop', name: 'Hoops', colors: 1, motif: hoops, usual: trunk },
	{ id: 'chevron', name: 'Chevron', colors: 1, usual: trunk },
	{ id: 'fade', name: 'Hem fade', colors: 1, usual: trunk },
	{ id: 'side-fade', name: 'Side fade', colors: 1, usual: trunk },
	{ id: 'sash', name: 'Sash', colors: 1, usual: trunk },
	{ id: 'halves', name: 'Halves', colors: 1, usual: trunk },
	{ id: 'argyle', name: 'Argyle', colors: 1, motif: argyle, usual: cloth },
	{ id: 'digital-camo', name: 'Digital camo', colors: 1, motif: digitalCamo, usual: cloth },
]

type Tiled = readonly [
	id: string,
	name: string,
	colors: PrintedPattern['colors'],
	motif: Motif,
	tiltDeg?: number,
]

const tiled = (
	[
		['polka-dots', 'Polka dots', 1, polkaDots],
		['checkerboard', 'Checkerboard', 1, checkerboard],
		['gingham', 'Gingham', 1, gingham],
		['tartan', 'Tartan', 3, tartan],
		['houndstooth', 'Houndstooth', 1, houndstooth],
		['herringbone', 'Herringbone', 1, herringbone],
		['lattice', 'Diamond lattice', 2, lattice, 45],
		['zigzag', 'Zigzag', 2, zigzag],
		['waves', 'Waves', 2, waves],
		['scallops', 'Scallops', 1, scallops],
		['gradient-stripes', 'Gradient stripes', 1, gradientStripes],
		['geo-bands', 'Geometric bands', 3, geoBands],
		['stars', 'Stars', 2, stars],
		['bolts', 'Lightning bolts', 2, bolts],
		['speed-lines', 'Speed lines', 2, speedLines, -24],
		['shards', 'Shards', 3, shards],
		['low-poly', 'Facets', 3, lowPoly],
		['hex-mesh', 'Hex mesh', 1, hexMesh],
		['carbon', 'Carbon weave', 2, carbon],
		['diamond-plate', 'Diamond plate', 2, diamondPlate],
		['halftone', 'Halftone', 1, halftone],
		['pixel-fade', 'Pixel fade', 1, pixelFade],
		['topographic', 'Topographic', 1, topographic],
		['brush-strokes', 'Brush strokes', 2, brushStrokes, -14],
		['splatter', 'Splatter', 2, splatter],
		['claw-marks', 'Claw marks', 2, clawMarks],
		['tiger', 'Tiger stripes', 1, tiger],
		['leopard', 'Leopard', 2, leopard],
		['cheetah', 'Cheetah', 1, cheetah],
		['snake', 'Snake skin', 2, snake],
		['woodland-camo', 'Woodland camo', 3, woodlandCamo],
		['hex-camo', 'Hex camo', 3, hexCamo],
	] satisfies readonly Tiled[]
).map(([id, name, colors, motif, tiltDeg = 0]: Tiled): PrintedPattern => ({
	id,
	name,
	colors,
	motif,
	tiltDeg,
	usual: cloth,
}))

/** Drawn from the design's own upload. */
const own: PrintedPattern = {
	id: ownTile,
	name: 'Own tile',
	colors: 1,
	motif: () => [],
	tiltDeg: 0,
	usual: cloth,
}

const byId = new Map([...classic, ...tiled, own].map((pattern) => [pattern.id, pattern]))

export const printedPattern = (id: string): PrintedPattern | undefined => byId.get(id)

/** Of garments in their first version. */
export const classicPatterns: readonly string[] = ['none', ...classic.map(({ id }) => id)]
/** Repeats that fill any piece of cloth; offered from version 2 of the garments on. */
export const tiledPatterns: readonly string[] = tiled.map(({ id }) => id)

/** Garments that offer repeats take an upload as one, too. */
export const isOffered = (patterns: readonly string[], id: string): boolean =>
	patterns.includes(id) || (id === ownTile && tiled.some((one) => patterns.includes(one.id)))

/** In sentences and lists. */
export const patternName = (id: string): string => (id === 'none' ? 'Plain' : (byId.get(id)?.name ?? id))
