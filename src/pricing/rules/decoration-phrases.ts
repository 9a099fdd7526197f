// The lines of a price for what is printed on a garment, in the language of a page. Server and the builder in Spanish only.
import { readerLanguage, type PageLanguage } from '#kit/language.ts'
import { pseudoText } from '#kit/pseudo.ts'
import { match, upperFirst } from '#kit/sayings.ts'
import {
	spanishAddOns,
	spanishLocations,
	spanishMethods,
	spanishSizes,
	spanishSlots,
} from './spanish-decorations.ts'

/** A line of a price: what a person named, such as art, stays as it was written and stands before the shop's words. */
export type PricedPart = { named: string; words: string }

type Names = Readonly<Record<string, string>>

/** Names of art, such as "constructor", are keys that every object has. */
const own = (names: Names, key: string): string | undefined =>
	Object.hasOwn(names, key) ? names[key] : undefined
const anyOf = (names: Names): string => Object.keys(names).join('|')
const [methods, locations, sizes] = [anyOf(spanishMethods), anyOf(spanishLocations), anyOf(spanishSizes)]
/** As `decorationLabel` writes it. */
const alone = match(`(${methods}), (${locations}), (${sizes})`, 'i')
const described = match(`(.+), (${locations}), (${methods}), (${sizes})`, 's')

const known: Names = { ...spanishMethods, ...spanishLocations, ...spanishSizes }
const listed = (parts: readonly string[]): string =>
	parts.map((part) => known[part.toLowerCase()] ?? part).join(', ')

/** Undefined for a line that names no decoration or add-on of the shop. */
export function spanishPart(label: string): PricedPart | undefined {
	const addOn = own(spanishAddOns, label)
	if (addOn !== undefined) return { named: '', words: addOn }
	const bare = alone.exec(label)
	if (bare) return { named: '', words: upperFirst(listed(bare.slice(1))) }
	const [, what = '', ...parts] = described.exec(label) ?? []
	if (what === '') return undefined
	const slot = own(spanishSlots, what)
	return slot === undefined
		? { named: what, words: `, ${listed(parts)}` }
		: { named: '', words: `${slot}, ${listed(parts)}` }
}

/** A line of a price in the language of the page; one that is no line of the shop is a name as a whole. */
export function pricedPartIn(language: PageLanguage, label: string): PricedPart {
	if (language === 'en') return { named: '', words: label }
	const part = spanishPart(label)
	if (!part) return { named: label, words: '' }
	return readerLanguage(language) === 'es'
		? part
		: { named: part.named, words: pseudoText(label.slice(part.named.length)) }
}
