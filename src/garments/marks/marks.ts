// Marks of the library: mascots, balls, shields and stripes in one to three colors. Pure, for browser and server; the
// facts about all marks are in `library.ts`, their outlines in `svg.server.ts`.
import { contrastRatio } from '#kit/contrast.ts'
import type { DesignConfig } from '../schemas.ts'
import { isWhole, markFrames } from './frames.ts'

export const markGroups = [
	'animals',
	'birds',
	'sea',
	'heroes',
	'nature',
	'emblems',
	'sports',
	'shields',
	'banners',
] as const
export type MarkGroup = (typeof markGroups)[number]

/** A mark in a design. */
export type Mark = NonNullable<DesignConfig['logos'][number]['mark']>

/** Sizes are in units of the drawing. */
export type MarkFacts = {
	id: string
	name: string
	group: MarkGroup
	/** Mascots and further search words, the most fitting first. */
	words: readonly string[]
	/** Slugs of sports. */
	sports: readonly string[]
	width: number
	height: number
	/** Width of its narrowest strokes. */
	narrowest: number
	/** Areas within the mark's own edge, its inline's and its border's. */
	areas: readonly number[]
}

export type FrameFacts = {
	width: number
	height: number
	/** Longer side of the mark within, without inline and border. */
	size: number
	/** Areas within the edge of the field, of the inline around it and of the border. */
	areas: readonly number[]
}

/** Width of an inline and of a border. */
export const rimWidth = 22

/** The part of a framed mark without inline and border, as a factor of its drawing. */
export const scaleInFrame = (mark: Pick<MarkFacts, 'width' | 'height'>, { size }: FrameFacts): number =>
	size / (Math.max(mark.width, mark.height) - 4 * rimWidth)

const markPath = '/marks/'
const digits = (hex: string) => hex.slice(1).toLowerCase()

/** The address of a mark's picture; another mark, frame or color has another address. */
export const markUrl = ({ id, frame, colors }: Mark): string =>
	`${markPath}${id}/${[...(frame ? [frame] : []), ...colors.map(digits)].join('-')}.svg`

const pictureName = new RegExp(`^(?:(${markFrames.join('|')})-)?([0-9a-f]{6}(?:-[0-9a-f]{6}){0,2})\\.svg$`)

/** The mark of an address, whether or not the library has it; undefined for every other spelling. */
export function markAt(url: string): Mark | undefined {
	const [, id = '', file = ''] = /^\/marks\/([a-z0-9-]{1,60})\/([a-z0-9-]+\.svg)$/.exec(url) ?? []
	const [, frame, colors] = pictureName.exec(file) ?? []
	if (colors === undefined) return undefined
	const known = markFrames.find((name) => name === frame)
	const mark = { id, ...(known && { frame: known }), colors: colors.split('-').map((hex) => `#${hex}`) }
	return isWhole(mark) ? mark : undefined
}

/** Groups that stand around other marks are not framed. */
export const canBeFramed = ({ group }: Pick<MarkFacts, 'group'>): boolean =>
	group !== 'shields' && group !== 'banners'

/** The visible area of each color. */
function visibleAreas(
	{ areas }: MarkFacts,
	colors: number,
	framed: { facts: FrameFacts; scale: number } | undefined,
) {
	const [own = 0, inline = 0, border = 0] = areas
	if (!framed) return [own, inline - own, border - inline].slice(0, colors)
	const [field = 0, ring = 0, edge = 0] = framed.facts.areas
	const inside = own * framed.scale ** 2
	return [inside + ring - field, field - inside, edge - ring].slice(0, colors)
}

function inksOf(colors: readonly string[], areas: readonly number[]): MarkArt['inks'] {
	const total = areas.reduce((sum, area) => sum + area, 0)
	const shares = new Map<string, number>()
	for (const [at, color] of colors.entries()) {
		const hex = color.toLowerCase()
		shares.set(hex, (shares.get(hex) ?? 0) + (areas[at] ?? 0) / total)
	}
	return [...shares].map(([hex, share]) => ({ hex, share })).toSorted((a, b) => b.share - a.share)
}

/** A mark as the checks, proofs and files for production see an upload. */
export type MarkArt = {
	/** The address, as of every art that is no upload. */
	id: string
	url: string
	kind: 'vector'
	name: string
	width: number
	height: number
	inks: { hex: string; share: number }[]
	warnings: string[]
	narrowest: number
}

export function markArt(mark: Mark, facts: MarkFacts, frame: FrameFacts | undefined): MarkArt {
	const framed = frame && { facts: frame, scale: scaleInFrame(facts, frame) }
	const { width, height } = frame ?? facts
	const url = markUrl(mark)
	return {
		id: url,
		url,
		kind: 'vector',
		name: facts.name,
		width,
		height,
		inks: inksOf(mark.colors, visibleAreas(facts, mark.colors.length, framed)),
		warnings: [],
		narrowest: (facts.narrowest * (framed?.scale ?? 1)) / width,
	}
}

const white = '#ffffff'
const black = '#17181c'
const distinct = 1.6
const readable = 3

/** The first color with this contrast to the other one, else the one with the most. */
function against(color: string, candidates: readonly string[], ratio: number): string {
	const byContrast = candidates.toSorted((a, b) => contrastRatio(b, color) - contrastRatio(a, color))
	return candidates.find((candidate) => contrastRatio(candidate, color) >= ratio) ?? byContrast[0] ?? white
}

export type TeamColors = Pick<DesignConfig, 'primaryColor' | 'secondaryColor' | 'zoneColors'>
/** Colors of a mark. */
export type ColorCount = 1 | 2 | 3

/**
 * The colors of a new mark: the outermost contrasts with the body of the garment, each other one with the color around
 * it.
 */
export function teamMarkColors(
	{ primaryColor, secondaryColor, zoneColors }: TeamColors,
	count: ColorCount,
): string[] {
	const team = [secondaryColor, white, primaryColor, black]
	const outer = against(zoneColors?.body ?? primaryColor, team, count === 1 ? readable : distinct)
	if (count === 1) return [outer]
	if (count === 2) return [against(outer, [primaryColor, ...team], readable), outer]
	const inline = against(outer, [white, black, ...team], distinct)
	return [against(inline, [primaryColor, ...team], readable), inline, outer]
}
