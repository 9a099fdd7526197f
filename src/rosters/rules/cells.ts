// Normalizes the text of one cell as spreadsheets export it. Digits never change.
import type { FamilyLanguage } from '../states.ts'
import { rosterSizes } from './player.ts'

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

const yes = /^(?:y|yes|sí|si|x|true|1|✓|✔|on)$/i
const no = /^(?:n|no|-|–|false|0|off)$/i

/** Undefined for any other text. */
export function yesOrNo(text: string): boolean | undefined {
	if (yes.test(text)) return true
	return no.test(text) ? false : undefined
}

const spanish = /^(?:es|esp|spa|sp|spanish|español|espanol|castellano)$/i
const english = /^(?:en|eng|english|inglés|ingles)$/i

/** "Spanish", "Español", and yes where a column asks for Spanish. Undefined for any other text. */
export function languageMeant(text: string): FamilyLanguage | undefined {
	const answer = yesOrNo(text)
	if (spanish.test(text) || answer === true) return 'es'
	return english.test(text) || answer === false ? 'en' : undefined
}

const youthTerms =
	/\b(?:youth|yth|yout|kids?|child(?:ren)?s?|boys?|girls?|y|juvenil(?:es)?|infantil(?:es)?|nin[oa]s?)\b/g
/** Women's cuts are made in the same letters. */
const adultTerms =
	/\b(?:adults?|adlt|mens?|womens?|women|ladies|lady|wmns|unisex|a|w|adult[oa]s?|hombres?|mujer(?:es)?|damas?|caballeros?)\b/g

/** Ages as youth sizes are labelled in the US, without the dash: 10-12 is a youth M. */
const youthAges = new Map([
	['68', 'S'],
	['1012', 'M'],
	['1416', 'L'],
	['1820', 'XL'],
])

const letterTerms = new Map(
	Object.entries({
		S: ['s', 'sm', 'sml', 'small', 'ch', 'chica', 'chico', 'pequena', 'pequeno'],
		M: ['m', 'md', 'med', 'medium', 'mediana', 'mediano'],
		L: ['l', 'lg', 'lrg', 'large', 'g', 'gde', 'grande'],
		XL: ['xl', 'xlg', 'xlarge', 'extralarge', '1x', '1xl', 'xg', 'eg', 'extragrande'],
	}).flatMap(([letters, terms]) => terms.map((term) => [term, letters] as const)),
)

const manyX = /^(?:(\d)x|(x{2,4}))(?:l|lg|lrg|large)?$/

function lettersOf(term: string): string | undefined {
	const known = letterTerms.get(term)
	if (known !== undefined) return known
	const match = manyX.exec(term)
	return match ? `${match[1] ?? match[2]?.length}XL` : undefined
}

function sizeMeant(typed: string): string | undefined {
	const text = typed
		.toLowerCase()
		.normalize('NFD')
		.replaceAll(/\p{M}/gu, '')
		.replace(/['’]s?\b/g, '')
		.replace(/[^a-z0-9]+/g, ' ')
		.replace(/\b(?:size|talla|de)\b/g, '')
	const isYouth = text.search(youthTerms) >= 0
	const glued = text.replaceAll(youthTerms, '').replaceAll(adultTerms, '').replaceAll(' ', '')
	// "YM" and "AL" as one word.
	const [, sign = '', rest = glued] =
		lettersOf(glued) === undefined ? (/^([yaw])(.+)$/.exec(glued) ?? []) : []
	const ofAge = youthAges.get(rest)
	const letters = ofAge ?? lettersOf(rest)
	if (letters === undefined) return undefined
	const size = isYouth || sign === 'y' || ofAge !== undefined ? `Y${letters}` : letters
	return rosterSizes.includes(size) ? size : undefined
}

/** 'Yth M', 'Y10-12' and 'mediana de niño' → 'YM', 'Womens M' → 'M', 'adult large' and 'G' → 'L', 'xxl' → '2XL'; unknown sizes stay as typed. */
export const normalSize = (text: string): string => sizeMeant(text) ?? text

export const isKnownSize = (size: string): boolean => rosterSizes.includes(size)
