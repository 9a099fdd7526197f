// Text in PDF: single lines placed by their top edge, never wrapped implicitly.
import type { Face, Paper } from './paper.ts'
import { normalizeText } from '#garments/lettering/alphabet.ts'

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

export type TextStyle = {
	size: number
	face?: Face
	color?: string
	align?: 'left' | 'center' | 'right'
	/** Points between letters. */
	spacing?: number
}

type Place = { x: number; y: number; width: number }

/** Points by which a text narrowed to a width may exceed it: the sum of its letters is rounded. */
const rounding = 0.01

/** The text, shortened with an ellipsis until it fits. */
export function fitting(
	{ doc }: Pick<Paper, 'doc'>,
	text: string,
	{ width, size, face = 'text' }: { width: number; size: number; face?: Face },
): string {
	doc.font(face, size)
	if (doc.widthOfString(text) <= width + rounding) return text
	const letters = [...text]
	while (letters.length > 1 && doc.widthOfString(`${letters.join('').trimEnd()}…`) > width) letters.pop()
	return `${letters.join('').trimEnd()}…`
}

/** Draws one line, shortened to its width. */
export function line(paper: Paper, text: string, { x, y, width, ...style }: Place & TextStyle): void {
	const { doc } = paper
	const { size, face = 'text', color = '#0d1b15', align = 'left', spacing = 0 } = style
	const room = width - spacing * [...text].length
	const shown = fitting(paper, text, { width: room, size, face })
	const wide = doc.widthOfString(shown) + spacing * ([...shown].length - 1)
	const left = align === 'left' ? x : align === 'right' ? x + width - wide : x + (width - wide) / 2
	doc.fillColor(color).text(shown, left, y, { lineBreak: false, characterSpacing: spacing })
}

/** Splits a text into lines of a width; a longer word gets its own line. */
export function wrapped(
	{ doc }: Pick<Paper, 'doc'>,
	text: string,
	{ width, size, face = 'text' }: { width: number; size: number; face?: Face },
): string[] {
	doc.font(face, size)
	const found: string[] = []
	for (const word of text.split(/\s+/).filter(Boolean)) {
		const last = found.at(-1)
		const longer = last === undefined ? word : `${last} ${word}`
		if (last !== undefined && doc.widthOfString(longer) <= width) found[found.length - 1] = longer
		else found.push(word)
	}
	return found
}

/** Draws several lines. @returns the y below the last line. */
export function lines(
	paper: Paper,
	texts: readonly string[],
	{ leading, y, ...style }: Place & TextStyle & { leading: number },
): number {
	for (const [index, text] of texts.entries()) line(paper, text, { ...style, y: y + index * leading })
	return y + texts.length * leading
}

/** The size, or the part of it at which a line that must not be shortened has the width. */
export function narrowed(
	{ doc }: Pick<Paper, 'doc'>,
	text: string,
	{ width, size, face = 'text' }: { width: number; size: number; face?: Face },
): number {
	doc.font(face, size)
	return Math.min(size, (size * width) / Math.max(1, doc.widthOfString(text)))
}

/** The largest size between `least` and `size` at which the text fits the width. */
export function shrunk(
	{ doc }: Pick<Paper, 'doc'>,
	text: string,
	{ width, size, least, face = 'display' }: { width: number; size: number; least: number; face?: Face },
): number {
	doc.font(face, size)
	const wide = doc.widthOfString(text)
	return wide <= width ? size : Math.max(least, Math.floor((size * width) / wide))
}
