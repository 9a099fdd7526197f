// The characters that every font of the shop supports, known without loading a font.

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

/** Fast path for nearly every name: lists of hundreds are read at each keystroke. */
const usual = /^[A-Za-z0-9 .,'-]*$/

/**
 * NFC with one kind of apostrophe and hyphen, single spaces and no invisible characters; upper case for fonts with
 * `capitals` (ß becomes SS). Applies to all drawn text, never to stored text.
 */
export function normalizeText(text: string, capitals: boolean): string {
	if (usual.test(text)) {
		const typed = text.replace(/ +/g, ' ').replaceAll("'", '’').trim()
		return capitals ? typed.toUpperCase() : typed
	}
	const plain = text.replace(compounds, (sign) => sign.normalize('NFKC')).replace(unseen, '')
	const drawn = variants.reduce((current, [written, typed]) => current.replace(typed, written), plain)
	const composed = drawn.normalize('NFC').replace(/\s+/g, ' ').trim()
	return capitals ? composed.toUpperCase().normalize('NFC') : composed
}

/** The characters of a normalized text, each with its combining marks. */
export const signsOf = (text: string): string[] => text.match(/\P{M}\p{M}*|\p{M}+/gu) ?? []

/** Diacritics by their combining code points. */
export const marks = {
	grave: '\u0300',
	acute: '\u0301',
	circumflex: '\u0302',
	tilde: '\u0303',
	macron: '\u0304',
	breve: '\u0306',
	dot: '\u0307',
	diaeresis: '\u0308',
	hook: '\u0309',
	ring: '\u030a',
	doubleAcute: '\u030b',
	caron: '\u030c',
	horn: '\u031b',
	dotBelow: '\u0323',
	commaBelow: '\u0326',
	cedilla: '\u0327',
	ogonek: '\u0328',
} as const

const known: ReadonlySet<string> = new Set(Object.values(marks))

/** Letters that are not a plain letter with a diacritic. */
const wholeLetters: ReadonlySet<string> = new Set('ÆæŒœØøÐðÞþßĐđĦħŁłŦŧı')

/** Other characters of names and team names, besides letters and digits. */
const plainSigns: ReadonlySet<string> = new Set(' ’‘-.,;:!?&/()#+*=@%$"“”_|<>[]{}^\\©®°·¡¿¢£¥§ª«»±²³¶¹º×÷')

function isWritten(sign: string): boolean {
	if (/^[A-Za-z0-9]$/.test(sign) || plainSigns.has(sign) || wholeLetters.has(sign)) return true
	const [letter = '', ...above] = sign.normalize('NFD')
	return /^[A-Za-z]$/.test(letter) && above.every((mark) => known.has(mark))
}

/** Characters of a normalized text that the shop's fonts lack, each once. */
export const unwritten = (text: string): string[] =>
	usual.test(text) ? [] : [...new Set(signsOf(normalizeText(text, false)).filter((sign) => !isWritten(sign)))]

const quoted = 4

function listed(signs: readonly string[]): string {
	const more = signs.length - quoted
	const shown = signs.slice(0, quoted).map((sign) => `“${sign}”`)
	return more > 0 ? `${shown.join(', ')} and ${more} more` : shown.join(', ')
}

/** The message about unsupported characters; undefined when the fonts support all. */
export function letterTrouble(text: string): string | undefined {
	const signs = unwritten(text)
	if (signs.length === 0) return undefined
	const isForeign = signs.some((sign) => /^[^\P{L}\p{Script=Latin}]/u.test(sign))
	const advice = isForeign
		? 'They print Latin letters: type it in those, the way it should be printed.'
		: 'Leave it out, or write it in letters.'
	return `Our fonts have no ${listed(signs)}. ${advice}`
}
