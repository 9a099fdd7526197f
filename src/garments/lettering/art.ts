// The design's words and numbers as scene nodes at the template's lettering positions.
import type { Box } from '#placement/boxes.ts'
import { toInches } from '#placement/units.ts'
import { group, type SceneNode } from '../scene.ts'
import type { DesignConfig, LetteringStyle } from '../schemas.ts'
import type { GarmentTemplate, LetteringSlot, LetteringSpot, RenderMode } from '../template.ts'
import { letteringStyle, slotText } from './defaults.ts'
import { embroidery, twill, type TwillFinish } from './finishes.ts'
import { fitLine, type FittedLine } from './layout.ts'
import { letteringFont, type GlyphPacks } from './fonts.ts'
import { normalizeText, signsOf } from './alphabet.ts'
import { mapOutline, shapeOutline } from './outline.ts'
import { askedHeightIn, placedSpot } from './places.ts'

export type LetteringRequest = {
	spots: readonly LetteringSpot[]
	sport: GarmentTemplate['sport']
	config: DesignConfig
	colors: Record<string, string | undefined>
	packs: GlyphPacks
	pxPerInch: number
}

type PlacedLine = { spot: LetteringSpot; text: string; style: LetteringStyle; line: FittedLine }

/** Undefined when the text is empty or the font's pack is not loaded. */
function placeLine(request: LetteringRequest, spot: LetteringSpot): PlacedLine | undefined {
	const { config, colors, packs, pxPerInch, sport } = request
	const cloth = colors[spot.zone ?? 'body'] ?? config.primaryColor
	const style = letteringStyle({ slot: spot.slot, sport, cloth, config, capIn: spot.capHeight / pxPerInch })
	const pack = packs[style.font]
	const text = normalizeText(slotText(config, spot.slot), letteringFont(style.font)?.capitals ?? true)
	if (!pack || text === '') return undefined
	const shown = spot.maxLetters === undefined ? text : signsOf(text).slice(0, spot.maxLetters).join('')
	const reach = style.borders.reduce((total, border) => total + border.widthIn * pxPerInch, 0)
	const askedIn = askedHeightIn(config, spot)
	const line = fitLine(pack, shown, {
		capHeight: askedIn ? askedIn * pxPerInch : spot.capHeight,
		tracking: style.tracking,
		maxWidth: spot.maxWidth - 2 * reach,
	})
	return { spot: placedSpot(config, spot, pxPerInch), text: shown, style, line }
}

const placeLines = (request: LetteringRequest): PlacedLine[] =>
	request.spots.flatMap((spot) => placeLine(request, spot) ?? [])

/** Borders shrink with the letters, so that long names stay legible. */
const borderPixels = ({ spot, style, line }: PlacedLine, pxPerInch: number) =>
	style.borders.map(({ color, widthIn }) => ({
		color,
		width: widthIn * pxPerInch * Math.min(1, (line.capHeight / spot.capHeight) * 1.15),
	}))

function finishOf({ style, line }: PlacedLine, mode: RenderMode): TwillFinish {
	if (mode === 'thumb') return 'flat'
	return line.isComposed || letteringFont(style.font)?.overlaps ? 'under' : 'stitched'
}

/** All lettering of one view, in the template's order. */
export function letteringArt(request: LetteringRequest & { mode: RenderMode }): SceneNode[] {
	return placeLines(request).map((placed) => {
		const { spot, text, style, line } = placed
		const size = { width: line.box.width, capHeight: line.capHeight }
		const shaped = shapeOutline(line.outline, size, spot.shape ?? style.shape)
		const outline = mapOutline(shaped, ([x, y]) => [x + spot.x, y + spot.baseline])
		const face = { fill: style.fill, borders: borderPixels(placed, request.pxPerInch) }
		const nodes =
			spot.finish === 'embroidered'
				? embroidery(outline, face, request.mode === 'thumb')
				: twill(outline, face, finishOf(placed, request.mode))
		return group(nodes, { id: `lettering-${spot.slot}`, label: text })
	})
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
	heightIn: number
	widthIn: number
	/** The box of the letters before bending, at their position in the design; in inches. */
	box: Box
}

/** The measurements of all lettering in one view, for the checks of a design. */
export function letteringReport(request: LetteringRequest): LetteringReport[] {
	return placeLines(request).map(({ spot, text, style, line }) => {
		const [width, height] = [toInches(line.box.width, request), toInches(line.capHeight, request)]
		return {
			slot: spot.slot,
			text,
			font: style.font,
			missing: line.missing,
			stretch: line.stretch,
			lowered: line.lowered,
			heightIn: height,
			widthIn: width,
			box: {
				x: toInches(spot.x, request) - width / 2,
				y: toInches(spot.baseline, request) - height,
				width,
				height,
			},
		}
	})
}
