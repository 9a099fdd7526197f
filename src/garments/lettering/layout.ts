// One line of text becomes one outline: kerning, tracking, and no glyph lost in silence.
import { boundsOf, glyphOutline, mapOutline, type Box, type Outline } from './outline.ts'
import type { GlyphPack } from './pack.ts'

export type LayoutOptions = {
	/** Height of a capital in the unit the outline shall have. */
	capHeight: number
	/** Extra space between letters, in percent of the cap height. */
	tracking?: number
	/** Horizontal scale of letters and spaces; 1 is the font's own width. */
	stretch?: number
}

/** Outline with the baseline at y = 0, y down, ink centered on x = 0; `missing` are characters the font lacks. */
export type Line = { outline: Outline; box: Box; missing: string[] }

/** NFC, capitals if the font is set so (ß becomes SS), single spaces. */
export function normalizeText(text: string, capitals: boolean): string {
	const composed = text.normalize('NFC').trim().replace(/\s+/g, ' ')
	return capitals ? composed.toUpperCase().normalize('NFC') : composed
}

/** Signs that may stand in for each other in a name. */
const substitutes: Record<string, string> = { '’': "'", "'": '’', '‘': "'", '–': '-', '—': '-' }

function glyphFor(pack: GlyphPack, character: string) {
	const glyph = pack.g[character.codePointAt(0) ?? 0]
	if (glyph) return { glyph, character }
	const substitute = substitutes[character]
	const other = substitute && pack.g[substitute.codePointAt(0) ?? 0]
	return other ? { glyph: other, character: substitute } : undefined
}

/** Lays out one line. Same numbers in the browser, in the proof and in the cutter file. */
export function layoutLine(pack: GlyphPack, text: string, options: LayoutOptions): Line {
	const { capHeight, tracking = 0, stretch = 1 } = options
	const scale = capHeight / pack.cap
	const missing: string[] = []
	const parts: Outline[] = []
	let pen = 0
	let previous = ''
	for (const wanted of text) {
		const found = glyphFor(pack, wanted)
		if (!found) {
			missing.push(wanted)
			continue
		}
		if (previous) {
			const kerning = pack.k[previous + found.character] ?? 0
			pen += (kerning * scale + (tracking / 100) * capHeight) * stretch
		}
		const left = pen
		parts.push(mapOutline(glyphOutline(found.glyph), ([x, y]) => [left + x * scale * stretch, -y * scale]))
		pen += found.glyph[0] * scale * stretch
		previous = found.character
	}
	const outline = parts.flat()
	const box = boundsOf(outline)
	const center = box.x + box.width / 2
	return {
		outline: mapOutline(outline, ([x, y]) => [x - center, y]),
		box: { ...box, x: -box.width / 2 },
		missing,
	}
}
