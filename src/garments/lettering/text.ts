// Normalizes text for drawing.

/** Variants of characters, typed or inserted by programs, with the one that is drawn. */
const variants: readonly (readonly [written: string, drawn: RegExp])[] = [
	['’', /['\u02bc\u02b9\u2019\u201b\u2032\ua78c`\u00b4]/g],
	// The ʻokina is a letter and is shaped like an opening quote.
	['‘', /[\u02bb\u2018]/g],
	['-', /[\u2010-\u2015\u2212\ufe58\ufe63]/g],
	['"', /\u2033/g],
	['“', /[\u201e\u201f]/g],
	['...', /\u2026/g],
	// The capital sharp s is drawn like the lowercase one.
	['ß', /\u1e9e/g],
]

/** Full-width characters, ligatures, Roman numerals and digraphs, which NFKC replaces with plain characters. */
const compounds =
	/[\uff01-\uff5e\ufb00-\ufb06\u2160-\u217f\u0132\u0133\u013f\u0140\u0149\u017f\u01c4-\u01cc\u01f1-\u01f3]/g

/** Control characters except white space, and format characters (direction, joining). */
const unseen = /[^\P{Cc}\s]|\p{Cf}/gu

/**
 * NFC with one kind of apostrophe and hyphen, single spaces and no invisible characters; upper case for fonts with
 * `capitals` (ß becomes SS). Applies to all drawn text, never to stored text.
 */
export function normalizeText(text: string, capitals: boolean): string {
	const plain = text.replace(compounds, (sign) => sign.normalize('NFKC')).replace(unseen, '')
	const drawn = variants.reduce((current, [written, typed]) => current.replace(typed, written), plain)
	const composed = drawn.normalize('NFC').replace(/\s+/g, ' ').trim()
	return capitals ? composed.toUpperCase().normalize('NFC') : composed
}

/** The characters of a normalized text, each with its combining marks. */
export const signsOf = (text: string): string[] => text.match(/\P{M}\p{M}*|\p{M}+/gu) ?? []
