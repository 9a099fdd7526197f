// The pictures of marks as SVG, composed from the outlines of the library. Pure but for reading its files once.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { packageRoot } from '#kit/root.server.ts'
import { frameFacts, markAsset, markFacts } from './library.ts'
import type { MarkFrame } from './frames.ts'
import { scaleInFrame, type Mark, type MarkGroup } from './marks.ts'

/** Left, top, width and height. */
type Box = readonly [number, number, number, number]

/** `parts`: path data within the mark's own edge, its inline's and its border's. */
export type MarkOutlines = { box: Box; parts: readonly string[] }
/** `parts`: path data of the field, of the inline around it and of the border. `middle`: the center of the mark in it. */
export type FrameOutlines = MarkOutlines & { middle: readonly [number, number] }

const read = new Map<string, Readonly<Record<string, unknown>>>()

function outlines(file: MarkGroup | 'frames', id: string): unknown {
	const known = read.get(file)
	if (known) return known[id]
	const path = join(packageRoot, `src/garments/marks/built/${file}.json`)
	// Cast: the builder of the library writes an object by id.
	const parts = JSON.parse(readFileSync(path, 'utf8')) as Readonly<Record<string, unknown>>
	read.set(file, parts)
	return parts[id]
}

// Casts: the builder of the library writes exactly these shapes.
const outlinesOf = (group: MarkGroup, id: string) => outlines(group, id) as MarkOutlines | undefined
const frameOutlines = (id: MarkFrame) => outlines('frames', id) as FrameOutlines | undefined

const path = (d: string | undefined, color: string | undefined) =>
	d === undefined || color === undefined ? '' : `<path fill="${color.toLowerCase()}" d="${d}"/>`

const picture = ([left, top, width, height]: Box, content: string) =>
	`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${left} ${top} ${width} ${height}">${content}</svg>`

/** The border first, the mark last. */
const layers = ({ parts }: MarkOutlines, colors: readonly string[]) =>
	colors
		.map((color, at) => path(parts[at], color))
		.toReversed()
		.join('')

const short = (value: number) => String(Math.round(value * 1e4) / 1e4)

function framed(
	mark: MarkOutlines,
	frame: FrameOutlines,
	{ colors, scale }: { colors: readonly string[]; scale: number },
) {
	const [own, field, border] = colors
	const [left, top, width, height] = mark.box
	const [x, y] = frame.middle
	const shift = `${short(x - (left + width / 2) * scale)} ${short(y - (top + height / 2) * scale)}`
	const around = [path(frame.parts[2], border), path(frame.parts[1], own), path(frame.parts[0], field)].join(
		'',
	)
	const matrix = `matrix(${short(scale)} 0 0 ${short(scale)} ${shift})`
	return picture(frame.box, `${around}<g transform="${matrix}">${path(mark.parts[0], own)}</g>`)
}

/** The picture of a mark; undefined when the library does not have it. The same mark gives the same text. */
export function markSvg(mark: Mark): string | undefined {
	const facts = markFacts(mark.id)
	const own = facts && outlinesOf(facts.group, facts.id)
	if (!own || !markAsset(mark)) return undefined
	const frame = mark.frame && frameOutlines(mark.frame)
	if (!mark.frame || !frame) return picture(own.box, layers(own, mark.colors))
	return framed(own, frame, { colors: mark.colors, scale: scaleInFrame(facts, frameFacts(mark.frame)) })
}
