// Text as it is drawn: however it was typed, one and the same way to write it.

/** Signs that people type, or programs put, for the one that is sewn. */
const variants: readonly (readonly [written: string, drawn: RegExp])[] = [
	['’', /['\u02bc\u02b9\u2019\u201b\u2032\ua78c`\u00b4]/g],
	// The ʻokina is a letter of its own and turns the other way.
	['‘', /[\u02bb\u2018]/g],
	['-', /[\u2010-\u2015\u2212\ufe58\ufe63]/g],
	['"', /\u2033/g],
	['“', /[\u201e\u201f]/g],
	['...', /\u2026/g],
	// The capital sharp s is set as the small one is.
	['ß', /\u1e9e/g],
]

/** Full-width signs, ligatures, Roman numerals in one piece and letters that are two: they have plain ones. */
const compounds =
	/[\uff01-\uff5e\ufb00-\ufb06\u2160-\u217f\u0132\u0133\u013f\u0140\u0149\u017f\u01c4-\u01cc\u01f1-\u01f3]/g

/** Control characters but for those that are space, and signs that only steer direction or joining. */
const unseen = /[^\P{Cc}\s]|\p{Cf}/gu

/**
 * Letters in one piece with their marks, one kind of apostrophe and of hyphen, single spaces, nothing unseen; capitals
 * where the font is set so (ß becomes SS). Everything that is drawn goes through here, and nothing that is kept does.
 */
export function normalizeText(text: string, capitals: boolean): string {
	const plain = text.replace(compounds, (sign) => sign.normalize('NFKC')).replace(unseen, '')
	const drawn = variants.reduce((current, [written, typed]) => current.replace(typed, written), plain)
	const composed = drawn.normalize('NFC').replace(/\s+/g, ' ').trim()
	return capitals ? composed.toUpperCase().normalize('NFC') : composed
}

/** The signs of a normalized text, each with the marks that stand on it. */
export const signsOf = (text: string): string[] => text.match(/\P{M}\p{M}*|\p{M}+/gu) ?? []
