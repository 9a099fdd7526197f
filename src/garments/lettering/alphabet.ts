// The characters that every font of the shop supports, known without loading a font.
import { normalizeText, signsOf } from './text.ts'

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

/** Fast path for nearly every name: lists of hundreds are checked at each keystroke. */
const usual = /^[A-Za-z0-9 .,'-]*$/

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
