// The owner's words of a mail: a subject, an opening and a closing with placeholders. Facts, links and buttons are no part
// of them.
import { littleBlocks, type LittleBlock } from '#content/little-markdown.ts'
import type { Inline } from '#content/markdown.ts'
import type { Language } from '#kit/language.ts'
import type { MailKey } from './mail-list.ts'

export const wordFields = ['subject', 'opening', 'closing'] as const
export type WordField = (typeof wordFields)[number]

/** What is absent are the shop's first words. */
export type OwnWords = Readonly<Partial<Record<WordField, string>>>
/** With each field, for a form. */
export type AllWords = Readonly<Record<WordField, string>>
/** By `wordsId`. */
export type WordsById = Readonly<Record<string, OwnWords>>

export const wordsId = (key: MailKey, language: Language): string =>
	language === 'en' ? key : `${key}.${language}`

/** What this mail says in the place of each placeholder. */
export type MailValues = Readonly<Record<string, string>>

const placeholder = /\{([^{}\n]{1,40})\}/g

/** Each placeholder of the text once. */
export const placeholdersIn = (text: string): string[] => [
	...new Set([...text.matchAll(placeholder)].map(([, name = '']) => name.trim())),
]

export const filled = (text: string, values: MailValues): string =>
	text.replaceAll(placeholder, (whole, name: string) => values[name.trim()] ?? whole)

/** The first words as a template: each value that they hold becomes its placeholder, longer values first. */
export function asTemplate(text: string, values: MailValues): string {
	const names = Object.entries(values)
		.filter(([, value]) => value !== '')
		.toSorted(([, a], [, b]) => b.length - a.length)
	const [first, ...others] = names
	if (!first) return text
	const [name, value] = first
	const rest = Object.fromEntries(others)
	return text
		.split(value)
		.map((part) => asTemplate(part, rest))
		.join(`{${name}}`)
}

const filledInline = (content: readonly Inline[], values: MailValues): Inline[] =>
	content.map((part) => ({ ...part, text: filled(part.text, values) }))

/** Read before the values are filled in: no value becomes a link or bold. */
export const filledBlocks = (text: string, values: MailValues): LittleBlock[] =>
	littleBlocks(text).map((block) =>
		block.kind === 'paragraph'
			? { ...block, content: filledInline(block.content, values) }
			: { ...block, items: block.items.map((item) => filledInline(item, values)) },
	)

export const wordLimits: Record<WordField, number> = { subject: 120, opening: 1_500, closing: 1_500 }
export const longestText = 160

/** Without them the recipient could not tell what the mail is about; of those that the first words have. */
const kept: Record<WordField, readonly string[]> = {
	subject: ['order number', 'quote number', 'reference'],
	opening: ['amount', 'new address', 'second step', 'way to sign in', 'day', 'role', 'team'],
	closing: [],
}
/** Names of people: a subject is shown on locked screens, and the person may be a minor. */
const neverInSubject = ['name', 'payee']

type Checked = { first: AllWords; values: MailValues; isText: boolean }

const listOf = (names: readonly string[]): string => names.map((name) => `{${name}}`).join(', ')

function problemIn(field: WordField, text: string, { first, values, isText }: Checked): string | undefined {
	const most = isText ? longestText : wordLimits[field]
	if (text.length > most) return `At most ${most} characters, please.`
	if (field === 'subject' && text === '') return 'Please enter a subject.'
	if (field === 'opening' && text === '' && first.opening !== '') return 'Please enter an opening.'
	const used = placeholdersIn(text)
	const known = Object.keys(values)
	const unknown = used.find((name) => !known.includes(name))
	if (unknown !== undefined)
		return known.length === 0
			? `{${unknown}} is no placeholder: this mail has none.`
			: `{${unknown}} is no placeholder of this mail. It has ${listOf(known)}.`
	const person = field === 'subject' ? used.find((name) => neverInSubject.includes(name)) : undefined
	if (person !== undefined) return `{${person}} cannot stand in a subject, which is shown on locked screens.`
	const needed = placeholdersIn(first[field]).filter((name) => kept[field].includes(name))
	const missing = needed.filter((name) => !used.includes(name))
	return missing.length > 0 ? `Please keep ${listOf(missing)}: it is what the mail is about.` : undefined
}

/** What is wrong, by field. */
export const wordProblems = (words: AllWords, checked: Checked): Partial<Record<WordField, string>> =>
	Object.fromEntries(
		(checked.isText ? (['opening'] as const) : wordFields).flatMap((field) => {
			const problem = problemIn(field, words[field], checked)
			return problem === undefined ? [] : [[field, problem]]
		}),
	)

/** As they are kept: a subject and a text message are one line. */
export const cleanWords = (words: AllWords, isText: boolean): AllWords => ({
	subject: oneLineOf(words.subject),
	opening: isText ? oneLineOf(words.opening) : linesOf(words.opening),
	closing: linesOf(words.closing),
})

const oneLineOf = (text: string): string => text.replaceAll(/[\p{Cc}\u2028\u2029\s]+/gu, ' ').trim()
const linesOf = (text: string): string =>
	text
		.replaceAll(/\r\n?/g, '\n')
		.replaceAll(/[^\P{Cc}\n\t]/gu, '')
		.trim()

/** Only what differs from the first words; undefined when nothing does. */
export function changedWords(words: AllWords, first: AllWords): OwnWords | undefined {
	const changed = wordFields.filter((field) => words[field] !== first[field])
	return changed.length === 0 ? undefined : Object.fromEntries(changed.map((field) => [field, words[field]]))
}
