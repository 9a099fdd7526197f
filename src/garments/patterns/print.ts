// How the pattern of a design is printed on a piece of cloth: its colors, its places, and its nodes.
import { lightness } from '../drawing/cloth.ts'
import { group, path, type Matrix, type SceneNode } from '../scene.ts'
import type { GarmentTemplate, PatternPlace, ResolvedDesign } from '../template.ts'
import { areaOf, type Region } from './area.ts'
import { printedPattern } from './list.ts'
import type { Layer } from './motif.ts'
import { areaInks, printedTileUrl, tileOver } from './tile.ts'

type Pattern = NonNullable<ResolvedDesign['pattern']>

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

/** A color laid over the ground: `share` 1 covers it. */
export function inkOn(ground: string, color: string, share: number): string {
	const below = channels(ground)
	const mixed = channels(color).map((value, at) =>
		Math.round(value * share + (below[at] ?? value) * (1 - share)),
	)
	return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

/** Silver, as of zones without a color. */
const unknownCloth = '#d3d6da'

/** A lighter shade of dark cloth, a darker one of light cloth. */
const shadeOf = (ground: string, share: number): string =>
	lightness(ground) < 0.5 ? inkOn(ground, '#ffffff', share) : inkOn(ground, '#000000', share * 0.8)

/** How strong the shades are that stand for the colors which a design leaves open. */
const shades = [0.3, 0.16] as const

/** All colors that the pattern prints, the design's first: shades of the cloth where the design chose no others. */
export function patternColors({ pattern, colors }: Pick<ResolvedDesign, 'pattern' | 'colors'>): string[] {
	if (!pattern) return []
	if (pattern.tile) return areaInks(pattern)
	const { color, more = [] } = pattern
	const ground = colors.body ?? unknownCloth
	const count = (printedPattern(pattern.id)?.colors ?? 1) - 1
	const others = shades.slice(0, count).map((share, index) => more[index] ?? shadeOf(ground, share))
	return [color, ...others]
}

const clothZones: Record<PatternPlace, readonly string[]> = {
	body: ['body'],
	sleeves: ['sleeve', 'body'],
	sides: ['side', 'body'],
}

/** The color of the cloth on which a place is printed. */
export function clothUnder(place: PatternPlace, colors: ResolvedDesign['colors']): string | undefined {
	const zone = clothZones[place].find((id) => colors[id] !== undefined)
	return zone === undefined ? undefined : colors[zone]
}

const placeZones: readonly (readonly [zone: string, place: PatternPlace])[] = [
	['body', 'body'],
	['sleeve', 'sleeves'],
	['side', 'sides'],
]

/** The places of a garment that the pattern can be printed on; a figure of the trunk is not printed on sleeves. */
export function offeredPlaces({ zones }: Pick<GarmentTemplate, 'zones'>, id: string): PatternPlace[] {
	const isFigure = !printedPattern(id)?.motif
	return placeZones.flatMap(([zone, place]) =>
		zones.some((one) => one.id === zone) && !(isFigure && place === 'sleeves') ? [place] : [],
	)
}

/** Where the pattern is printed: the design's choice, or the usual places. */
export const placesOf = ({ id, places }: Pattern): readonly PatternPlace[] =>
	places ?? printedPattern(id)?.usual ?? ['body']

export const isPrintedOn = ({ pattern }: Pick<ResolvedDesign, 'pattern'>, place: PatternPlace): boolean =>
	pattern !== undefined && placesOf(pattern).includes(place)

/** The pattern fills pieces as repeats of a tile; without scale and angle, a classic one is a drawing of the trunk. */
export function isTiled({ id, scale = 1, angleDeg = 0 }: Pattern): boolean {
	const known = printedPattern(id)
	if (!known?.motif) return false
	return known.tiltDeg !== undefined || scale !== 1 || angleDeg !== 0
}

type Print = { id: string; scale: number; angleDeg: number; region: Region }

/** Prints whose path data is kept: those of a few garments and of the choice of patterns, while their colors and letters change. */
const mostPrints = 80
const prints = new Map<string, { matrix: Matrix; layers: Layer[] }>()

/** What a print is made of, which does not depend on colors; undefined for patterns that are not tiled. */
function layersOf({ id, scale, angleDeg, region }: Print) {
	const known = printedPattern(id)
	if (!known?.motif) return undefined
	const key = JSON.stringify([id, scale, angleDeg, region.left, region.right, region.top, region.bottom])
	const old = prints.get(key)
	if (old) return old
	const area = areaOf(region, { scale, angleDeg: angleDeg + (known.tiltDeg ?? 0) })
	const made = { matrix: area.matrix, layers: known.motif(area).filter(({ d }) => d !== '') }
	const [oldest] = prints.keys()
	if (prints.size >= mostPrints && oldest !== undefined) prints.delete(oldest)
	prints.set(key, made)
	return made
}

/** Of the motifs, and of adult tops. */
const usualPxPerInch = 40 / 3

/** The repeats of a tiled pattern over a region of a place; callers clip them by their piece. */
export function tiledPrint(resolved: ResolvedDesign, place: PatternPlace, region: Region): SceneNode[] {
	const { pattern } = resolved
	if (!pattern) return []
	const { id, scale = 1, angleDeg = 0, opacity, tile } = pattern
	if (tile) {
		const url = printedTileUrl(pattern) ?? tile.url
		const pxPerInch = resolved.pxPerInch ?? usualPxPerInch
		return [tileOver({ tile: { ...tile, url }, angleDeg, pxPerInch }, region)]
	}
	const print = layersOf({ id, scale, angleDeg, region })
	if (!print) return []
	const inks = patternColors(resolved)
	const ground = clothUnder(place, resolved.colors) ?? unknownCloth
	const nodes = print.layers.map((layer) => {
		const { d, color, strength = 1, lineWidth, isFilled, lineColor = color, ...drawn } = layer
		const inkOf = (index: number) => inkOn(ground, inks[index] ?? pattern.color, opacity * strength)
		const isLine = lineWidth !== undefined
		return path(d, {
			...drawn,
			...((!isLine || isFilled) && { fill: inkOf(color) }),
			...(isLine && { stroke: inkOf(lineColor), strokeWidth: lineWidth }),
		})
	})
	return [group(nodes, { matrix: print.matrix })]
}
