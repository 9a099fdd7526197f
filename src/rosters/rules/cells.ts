// Normalizes the text of one cell as spreadsheets export it. Digits never change.

/** Control characters except whitespace, and format characters (direction, joining). */
const invisible = /[^\P{Cc}\s]|\p{Cf}/gu

/**
 * Collapses whitespace, normalizes to NFC and removes invisible characters; `="07"` and `'07`, by which spreadsheets
 * keep a zero, become 07.
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

/** "#7", "No. 7" and "7.0" (a whole number as some programs write it) → "7". */
export const plainNumber = (text: string): string =>
	text.replace(/^(?:#|№|no\.?|nr\.?)\s*(?=\d)/i, '').replace(/^(\d{1,2})\.0+$/, '$1')

/** Error values of spreadsheets, and formulas without a result. */
export const isSheetError = (text: string): boolean =>
	/^#(?:N\/A|REF!|VALUE!|NAME\?|DIV\/0!|NULL!|NUM!|SPILL!|CALC!)$/i.test(text) || /^=/.test(text)

const yes = /^(?:y|yes|x|true|1|✓|✔|on)$/i
const no = /^(?:n|no|-|–|false|0|off)$/i

/** Undefined for any other text. */
export function yesOrNo(text: string): boolean | undefined {
	if (yes.test(text)) return true
	return no.test(text) ? false : undefined
}
