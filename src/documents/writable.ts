// Names with letters that the PDF fonts lack.
import type { Face, Paper } from './paper.ts'
import { normalizeText } from '#garments/lettering/text.ts'

/** Part of pdfkit 0.20 that its types omit. */
type Insides = PDFKit.PDFDocument & {
	_font: { font: { hasGlyphForCodePoint: (codePoint: number) => boolean } }
}

/** Printed instead of a name that the fonts cannot write. */
export const nameless = 'Name on screen'

/** The text if the font has all of its letters, otherwise `nameless`; never empty boxes. */
export function writable({ doc }: Pick<Paper, 'doc'>, face: Face, text: string): string {
	const composed = normalizeText(text, false)
	// Cast: see `Insides`.
	const { font } = (doc.font(face) as Insides)._font
	const isWhole = [...composed].every((letter) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))
	return isWhole ? composed : nameless
}
