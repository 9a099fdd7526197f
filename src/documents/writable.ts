// Names in letters that the faces of the paper do not have.
import type { Face, Paper } from './paper.ts'
import { normalizeText } from '#garments/lettering/text.ts'

/** Part of pdfkit 0.20 that its types leave out. */
type Insides = PDFKit.PDFDocument & {
	_font: { font: { hasGlyphForCodePoint: (codePoint: number) => boolean } }
}

/** What stands for a name that the paper cannot write. */
export const nameless = 'Name on screen'

/** The text where the face has all of its letters; else the way to it, never a row of empty boxes. */
export function writable({ doc }: Pick<Paper, 'doc'>, face: Face, text: string): string {
	const composed = normalizeText(text, false)
	// Cast: see `Insides`.
	const { font } = (doc.font(face) as Insides)._font
	const isWhole = [...composed].every((letter) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))
	return isWhole ? composed : nameless
}
