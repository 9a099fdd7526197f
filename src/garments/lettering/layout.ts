// Lays out one line of text as one outline with kerning and tracking; reports missing glyphs.
import { composedGlyph } from './compose.ts'
import { boundsOf, glyphOutline, mapOutline, type Box, type Outline } from './outline.ts'
import type { Glyph, GlyphPack } from './fonts.ts'
import { signsOf } from './alphabet.ts'
import { lately, ofEach } from '#kit/lately.ts'

/** Narrowest horizontal scale; below it the height shrinks instead. */
export const minStretch = 0.7

export type FittedLine = Line & {
	capHeight: number
	/** How far stacked letters reach below the first baseline; 0 for a line. */
	depth: number
	/** 1 when the letters keep their width; never under `minStretch`. */
	stretch: number
	/** The line is lower than requested. */
	lowered: boolean
}

type LineOptions = Omit<LayoutOptions, 'stretch'> & { maxWidth: number }

/** The lines of a font that were fitted lately: enough for the lettering of a kit, and little memory for a roster. */
const linesOf = ofEach((_pack: GlyphPack) => lately<FittedLine>(10))

/** @param options `maxWidth` limits the ink width, in the unit of `capHeight` */
export const fitLine = (pack: GlyphPack, text: string, options: LineOptions): FittedLine =>
	linesOf(pack)(JSON.stringify([text, options]), () => {
		const { maxWidth, capHeight } = options
		const natural = layoutLine(pack, text, options)
		if (natural.box.width <= maxWidth) return { ...natural, capHeight, depth: 0, stretch: 1, lowered: false }
		const stretch = Math.max(minStretch, maxWidth / natural.box.width)
		const narrowed = natural.box.width * stretch
		const height = capHeight * Math.min(1, maxWidth / narrowed)
		const lowered = height < capHeight
		return {
			...layoutLine(pack, text, { ...options, capHeight: height, stretch }),
			capHeight: height,
			depth: 0,
			stretch,
			lowered,
		}
	})

/** Space between stacked letters and for a space in the text, in cap heights. */
const stackGap = 0.18
const stackSpace = 0.5

/** Each letter under the one before, the first on the baseline. Accents and tails of letters get room of their own. */
function stackLetters(pack: GlyphPack, text: string, options: LayoutOptions): Line & { depth: number } {
	const { capHeight, tracking = 0, stretch = 1 } = options
	const missing: string[] = []
	const parts: Outline[] = []
	let depth: number | undefined
	let space = 0
	let isComposed = false
	for (const sign of signsOf(text)) {
		if (sign.trim() === '') {
			space += stackSpace * capHeight
			continue
		}
		const letter = layoutLine(pack, sign, { capHeight, stretch })
		missing.push(...letter.missing)
		if (letter.outline.length === 0) continue
		const { y, height } = letter.box
		const over = Math.max(0, -y - capHeight)
		const gap = (stackGap + tracking / 100) * capHeight
		const baseline = depth === undefined ? 0 : depth + gap + space + over + capHeight
		parts.push(mapOutline(letter.outline, ([x, at]) => [x, at + baseline]))
		depth = baseline + Math.max(0, y + height)
		space = 0
		isComposed ||= letter.isComposed
	}
	const outline = parts.flat()
	return { outline, box: boundsOf(outline), missing, isComposed, depth: depth ?? 0 }
}

/** @param options `maxWidth` limits each letter and `maxHeight` all of them, in the unit of `capHeight` */
export const fitStack = (
	pack: GlyphPack,
	text: string,
	options: LineOptions & { maxHeight: number },
): FittedLine =>
	linesOf(pack)(JSON.stringify([text, options]), () => {
		const { maxWidth, maxHeight, capHeight } = options
		const natural = stackLetters(pack, text, options)
		const { width } = natural.box
		const stretch = width > maxWidth ? Math.max(minStretch, maxWidth / width) : 1
		const share = Math.min(
			1,
			maxWidth / (width * stretch || maxWidth),
			maxHeight / (capHeight + natural.depth),
		)
		const height = capHeight * share
		const fitted = stackLetters(pack, text, { ...options, capHeight: height, stretch })
		return { ...fitted, capHeight: height, stretch, lowered: share < 1 }
	})

type LayoutOptions = {
	/** Height of a capital in the unit of the resulting outline. */
	capHeight: number
	/** Extra space between letters, in percent of the cap height. */
	tracking?: number
	/** Horizontal scale of letters and spaces; 1 is the font's own width. */
	stretch?: number
}

/** Outline with the baseline at y = 0, y down, ink centered on x = 0. */
type Line = {
	outline: Outline
	box: Box
	/** Characters that the font lacks, with their marks. */
	missing: string[]
	/** A letter was composed of parts that may overlap. */
	isComposed: boolean
}

/** Acceptable replacements for missing characters. */
const substitutes: Record<string, string> = { '’': "'", '‘': "'", '“': '"', '”': '"' }

type Found = { glyph: Glyph; sign: string; isComposed?: true }

function glyphFor(pack: GlyphPack, sign: string): Found | undefined {
	const whole = (wanted: string) =>
		[...wanted].length === 1 ? pack.g[wanted.codePointAt(0) ?? 0] : undefined
	const glyph = whole(sign)
	if (glyph) return { glyph, sign }
	const composed = composedGlyph(pack, sign)
	if (composed) return { glyph: composed, sign, isComposed: true }
	const substitute = substitutes[sign]
	const other = substitute && whole(substitute)
	return other ? { glyph: other, sign: substitute } : undefined
}

/** Lays out one line. Deterministic: the same numbers in the browser, the proof and the cutter file. */
export function layoutLine(pack: GlyphPack, text: string, options: LayoutOptions): Line {
	const { capHeight, tracking = 0, stretch = 1 } = options
	const scale = capHeight / pack.cap
	const missing: string[] = []
	const parts: Outline[] = []
	let pen = 0
	let previous = ''
	let isComposed = false
	for (const wanted of signsOf(text)) {
		const found = glyphFor(pack, wanted)
		if (!found) {
			missing.push(wanted)
			continue
		}
		if (previous) {
			const kerning = pack.k[previous + found.sign] ?? 0
			pen += (kerning * scale + (tracking / 100) * capHeight) * stretch
		}
		const left = pen
		parts.push(mapOutline(glyphOutline(found.glyph), ([x, y]) => [left + x * scale * stretch, -y * scale]))
		pen += found.glyph[0] * scale * stretch
		previous = found.sign
		isComposed ||= found.isComposed ?? false
	}
	const outline = parts.flat()
	const box = boundsOf(outline)
	const center = box.x + box.width / 2
	return {
		outline: mapOutline(outline, ([x, y]) => [x - center, y]),
		box: { ...box, x: -box.width / 2 },
		missing,
		isComposed,
	}
}
