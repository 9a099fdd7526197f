// What stands in one cell, freed of what spreadsheets put around it. Digits are never changed.

/** Control characters but for tabs and line ends, and signs that only steer the direction or the joining of letters. */
const invisible = /[^\P{Cc}\s]|\p{Cf}/gu

/**
 * Spaces in one line, accents in one piece with their letters, signs that nobody sees gone; `="07"` and `'07`, by which
 * spreadsheets keep a zero, are 07.
 */
export const plainCell = (text: string): string =>
	text
		.normalize('NFC')
		.replaceAll(invisible, '')
		.replace(/\s+/g, ' ')
		.trim()
		.replace(/^="(.*)"$/, '$1')
		.replace(/^'(?=[\d=+@-])/, '')

/** "Jones, Sam" → "Sam Jones"; "Jones, Jr." stays. */
export const inOrder = (name: string): string =>
	/,\s*(?:[js]r\.?|i{2,3}|iv)$/i.test(name) ? name : name.replace(/^([^,]+),\s*([^,]+)$/, '$2 $1')

/** "#7", "No. 7" and "7.0", as some programs write whole numbers, → "7". */
export const plainNumber = (text: string): string =>
	text.replace(/^(?:#|№|no\.?|nr\.?)\s*(?=\d)/i, '').replace(/^(\d{1,2})\.0+$/, '$1')

/** What spreadsheets put into a cell that they could not work out, and a formula that came without its result. */
export const isSheetError = (text: string): boolean =>
	/^#(?:N\/A|REF!|VALUE!|NAME\?|DIV\/0!|NULL!|NUM!|SPILL!|CALC!)$/i.test(text) || /^=/.test(text)

const yes = /^(?:y|yes|x|true|1|✓|✔|on)$/i
const no = /^(?:n|no|-|–|false|0|off)$/i

/** Undefined for what is neither. */
export function yesOrNo(text: string): boolean | undefined {
	if (yes.test(text)) return true
	return no.test(text) ? false : undefined
}
