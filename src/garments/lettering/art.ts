// The design's words and numbers as scene nodes at the template's lettering positions.
import { boundsOf, turned, type Box } from '#placement/boxes.ts'
import { toInches, type Frame, type Scale } from '#placement/units.ts'
import { group, type SceneNode } from '../scene.ts'
import type { DesignConfig, LetteringStyle } from '../schemas.ts'
import type { LetteringSlot, LetteringPosition, ProductionMethod, RenderMode } from '../template.ts'
import { inks, methodOf } from '../inks.ts'
import { letteringStyle, slotText, type Lettering } from './defaults.ts'
import { capPxPerInch, embroidery, twill, type TwillFinish } from './finishes.ts'
import { fitLine, fitStack, type FittedLine } from './layout.ts'
import { letteringFont, type GlyphPacks } from './fonts.ts'
import { lately, ofEach } from '#kit/lately.ts'
import { normalizeText, signsOf } from './alphabet.ts'
import { drawnEffects, flourishOf, madeEffects, type Turn } from './effects.ts'
import { flourishOutline } from './flourish.ts'
import { mapOutline, type Outline } from './outline.ts'
import { shapeAt, shapeOutline } from './shapes.ts'
import { askedHeightIn, letteringIds, placedPosition } from './places.ts'

export type LetteringRequest = {
	positions: readonly LetteringPosition[]
	template: Lettering
	config: DesignConfig
	colors: Record<string, string | undefined>
	packs: GlyphPacks
	pxPerInch: number
	/** The most that stacked letters may be high together, in pixels; default the width limit of their position. */
	maxStack?: number
}

/** The style has the shape of its position. */
type PlacedLine = { position: LetteringPosition; text: string; style: LetteringStyle; line: FittedLine }

/** Undefined when the text is empty or the font's pack is not loaded. */
function placeLine(request: LetteringRequest, position: LetteringPosition): PlacedLine | undefined {
	const { config, colors, packs, pxPerInch, template } = request
	const cloth = colors[position.zone ?? 'body'] ?? config.primaryColor
	const chosen = letteringStyle({
		slot: position.slot,
		template,
		cloth,
		config,
		capIn: position.capHeight / pxPerInch,
	})
	const style = { ...chosen, shape: shapeAt(position, chosen.shape) }
	const pack = packs[style.font]
	const text = normalizeText(slotText(config, position.slot), letteringFont(style.font)?.capitals ?? true)
	if (!pack || text === '') return undefined
	const shown =
		position.maxLetters === undefined ? text : signsOf(text).slice(0, position.maxLetters).join('')
	const reach = style.borders.reduce((total, border) => total + border.widthIn * pxPerInch, 0)
	const askedIn = askedHeightIn(config, position)
	const limits = {
		capHeight: askedIn ? askedIn * pxPerInch : position.capHeight,
		tracking: style.tracking,
		maxWidth: position.maxWidth - 2 * reach,
	}
	const maxHeight = (request.maxStack ?? position.maxWidth) - 2 * reach
	const line =
		style.shape === 'stacked' ? fitStack(pack, shown, { ...limits, maxHeight }) : fitLine(pack, shown, limits)
	return { position: placedPosition(config, position, pxPerInch), text: shown, style, line }
}

const placeLines = (request: LetteringRequest): PlacedLine[] =>
	request.positions.flatMap((position) => placeLine(request, position) ?? [])

/** Borders shrink with the letters, so that long names stay legible. */
const borderScale = ({ position, line }: PlacedLine) =>
	Math.min(1, (line.capHeight / position.capHeight) * 1.15)

const borderPixels = (placed: PlacedLine, pxPerInch: number) =>
	placed.style.borders.map(({ color, widthIn }) => ({
		color,
		width: widthIn * pxPerInch * borderScale(placed),
	}))

/** Turns points with the line around the middle of its letters; undefined for a level line. */
function turnOf({ position, line }: PlacedLine): Turn | undefined {
	const { angleDeg = 0, x: middleX, baseline } = position
	if (angleDeg === 0) return undefined
	const middleY = baseline + (line.depth - line.capHeight) / 2
	return ([x, y], direction = 1) => {
		const offset = turned({ x: x - middleX, y: y - middleY }, direction * angleDeg)
		return [middleX + offset.x, middleY + offset.y]
	}
}

type Outlines = { letters: Outline; whole: Outline }

/** The letters in their shape at their position, alone and with the stroke below them. */
function drawOutlines(placed: PlacedLine): Outlines {
	const { position, style, line } = placed
	const turn = turnOf(placed)
	const size = { width: line.box.width, capHeight: line.capHeight }
	const put = (outline: Outline) => {
		const level = mapOutline(shapeOutline(outline, size, style.shape), ([x, y]) => [
			x + position.x,
			y + position.baseline,
		])
		return turn ? mapOutline(level, (point) => turn(point)) : level
	}
	const letters = put(line.outline)
	const flourish = flourishOf(style)
	if (!flourish || letters.length === 0) return { letters, whole: letters }
	return { letters, whole: [...put(flourishOutline(flourish, size, line.outline)), ...letters] }
}

/** A line of one size may stand at two places, or turn back and forth between two shapes. */
const outlinesOfLine = ofEach((_line: FittedLine) => lately<Outlines>(2))

const outlinesOf = (placed: PlacedLine): Outlines => {
	const { position, style, line } = placed
	const where = [position.x, position.baseline, position.angleDeg, style.shape, flourishOf(style)]
	return outlinesOfLine(line)(JSON.stringify(where), () => drawOutlines(placed))
}

function finishOf({ style, line }: PlacedLine, isFlat: boolean): TwillFinish {
	if (isFlat) return 'flat'
	return line.isComposed || flourishOf(style) || letteringFont(style.font)?.overlaps ? 'under' : 'stitched'
}

export type ArtPart = { node: SceneNode; method: ProductionMethod }

function partOf(
	request: LetteringRequest & { mode: RenderMode },
	placed: PlacedLine,
	chosen: ProductionMethod,
): ArtPart {
	const { position, text, style, line } = placed
	const { letters, whole: outline } = outlinesOf(placed)
	const isThread = position.finish === 'embroidered' && chosen !== 'sublimation'
	const method = isThread ? 'embroidery' : chosen
	const { pxPerInch } = request
	const face = {
		fill: style.fill,
		borders: borderPixels(placed, pxPerInch),
		effects: drawnEffects(madeEffects(style, method), letters, {
			pxPerInch,
			capHeight: line.capHeight,
			borderScale: borderScale(placed),
			turn: turnOf(placed),
		}),
	}
	const { opacity, isSewn } = inks[method]
	const isFlat = request.mode === 'thumb' || !isSewn
	const nodes =
		method === 'embroidery'
			? embroidery(outline, { ...face, scale: position.finish ? 1 : pxPerInch / capPxPerInch }, isFlat)
			: twill(outline, face, finishOf(placed, isFlat))
	const attributes = { id: `lettering-${position.slot}`, label: text, ...(opacity < 1 && { opacity }) }
	return { node: group(nodes, attributes), method }
}

/** All lettering of one view with the methods by which it is made, in the template's order. */
export function letteringParts(request: LetteringRequest & { mode: RenderMode }): ArtPart[] {
	const { positions, template, config } = request
	const ids = letteringIds(positions)
	return positions.flatMap((position, at) => {
		const placed = placeLine(request, position)
		return placed ? [partOf(request, placed, methodOf(template, config, ids[at] ?? ''))] : []
	})
}

export const letteringArt = (request: LetteringRequest & { mode: RenderMode }): SceneNode[] =>
	letteringParts(request).map(({ node }) => node)

type LetterSize = { width: number; capHeight: number; depth: number }

/** The letters of a line before bending, at its position. @param size in inches; `depth` of stacked ones */
export function frameOf(
	{ x, baseline, angleDeg = 0 }: LetteringPosition,
	{ width, capHeight, depth }: LetterSize,
	scale: Scale,
): Frame {
	return {
		x: toInches(x, scale) - width / 2,
		y: toInches(baseline, scale) - capHeight,
		width,
		height: capHeight + depth,
		rotation: angleDeg,
	}
}

export type LetteringReport = {
	slot: LetteringSlot
	text: string
	font: string
	/** Characters the font lacks: these block a proof. */
	missing: string[]
	/** Share of the font's own letter width, 0.7–1. */
	stretch: number
	/** The letters are lower than requested, because even the narrowest did not fit. */
	lowered: boolean
	/** Height of a capital. */
	heightIn: number
	/** Of stacked letters, that of the widest. */
	widthIn: number
	/** The letters before bending, at their position in the design; in inches, with their angle. */
	frame: Frame
	/** The upright box around that frame. */
	box: Box
}

/** The measurements of all lettering in one view, for the checks of a design. */
export function letteringReport(request: LetteringRequest): LetteringReport[] {
	return placeLines(request).map(({ position, text, style, line }) => {
		const [width, height] = [toInches(line.box.width, request), toInches(line.capHeight, request)]
		const depth = toInches(line.depth, request)
		const frame = frameOf(position, { width, capHeight: height, depth }, request)
		return {
			slot: position.slot,
			text,
			font: style.font,
			missing: line.missing,
			stretch: line.stretch,
			lowered: line.lowered,
			heightIn: height,
			widthIn: width,
			frame,
			box: boundsOf(frame),
		}
	})
}
