// The parts of a line's price in the language of its reader. On the server only, so that no script holds their words.
import { phrasesOf, readerLanguage, type PageLanguage } from '#kit/language.ts'
import { messageIn } from '#kit/translations.ts'
import { pricedPartIn } from '#pricing/rules/decoration-phrases.ts'
import { differenceLabels } from './lines.ts'

const phrases = phrasesOf(differenceLabels, {
	agreed: 'Precio acordado',
	quoted: 'Precio según la cotización',
})

/**
 * "Team name, front, tackle twill, large"; what names no decoration, add-on or quoted price stays as it is, as all do in the
 * pseudo-language: the page translates them.
 */
export function linePartIn(language: PageLanguage, label: string): string {
	if (readerLanguage(language) === 'en') return label
	const { named, words } = pricedPartIn(language, label)
	return words === '' ? messageIn(language, label, { phrases, fallback: label }) : named + words
}
