// The list of the owner's texts with their Spanish: what it shows, in its URL, and the form of one page of it.
import { prose } from '#catalog/rules/manage.ts'
import { addressOf } from '../urls.ts'

export const translationShows = ['missing', 'all', 'unused'] as const
export type TranslationShow = (typeof translationShows)[number]

export const translationsPath = '/admin/translations'
export const textsPerPage = 25
/** A list reads so many products at most: those that were changed last. */
export const mostProducts = 1_000

/** In the order in which a list has the texts of one thing. */
export const textKinds = [
	'claim',
	'hours',
	'banner',
	'name',
	'description',
	'piece',
	'certification',
	'title',
	'summary',
	'collection',
	'about-collection',
] as const
export type TextKind = (typeof textKinds)[number]

export const textKindNames: Record<TextKind, string> = {
	claim: 'Line on top of pages',
	hours: 'Support hours',
	banner: 'Banner',
	name: 'Name of a product',
	description: 'Description of a product',
	piece: 'Piece of a kit',
	certification: 'Certification',
	title: 'Page title of a product',
	summary: 'Page description of a product',
	collection: 'Name of a collection',
	'about-collection': 'Text of a collection',
}

const isLong = (kind: TextKind | null): boolean =>
	kind === null || kind === 'description' || kind === 'about-collection'

/** Characters of a translation; Spanish is longer than English. @param kind null for a text of no page any more */
export const longestTranslation = (kind: TextKind | null): number => (isLong(kind) ? 4_000 : 160)

/** Whether the English or its translation may have several lines. */
export const hasLines = isLong

/** @returns the translation as it is stored, or what is wrong with it */
export function translationTyped(
	typed: string,
	kind: TextKind | null,
): { text: string } | { problem: string } {
	const read = prose(longestTranslation(kind)).safeParse(typed)
	if (!read.success) return { problem: read.error.issues[0]?.message ?? 'Please check this text' }
	if (!isLong(kind) && /\p{Cc}/u.test(read.data))
		return { problem: 'One line of letters, digits and signs only' }
	return { text: read.data }
}

export type TranslationsView = {
	show: TranslationShow
	/** Part of the English or the Spanish; empty for all. */
	q: string
	/** The last text of the page before. */
	after: string | null
}

const digest = /^[0-9a-f]{64}$/

/** Reads the URL; ignores invalid values. */
export function translationsViewIn(query: URLSearchParams): TranslationsView {
	const after = query.get('after') ?? ''
	return {
		show: translationShows.find((show) => show === query.get('show')) ?? 'missing',
		q: (query.get('q') ?? '').replaceAll('\0', '').trim().slice(0, 100),
		after: digest.test(after) ? after : null,
	}
}

export const translationsHref = ({ show, q, after }: Partial<TranslationsView>): string =>
	addressOf(translationsPath, { show: show === 'missing' ? null : show, q, after })

export const translationsFileHref = ({ show, q }: Pick<TranslationsView, 'show' | 'q'>): string =>
	addressOf(`${translationsPath}.csv`, { show: show === 'missing' ? null : show, q })
export const translationsImportPath = `${translationsPath}/import`

/** What was typed for a text, and a print of the translation that the page showed. */
export type TypedText = { digest: string; text: string; seen: string }

export const textField = (of: string): string => `text-${of}`
export const seenField = (of: string): string => `seen-${of}`

/** The texts of a form, as many as a page has at most. */
export const typedTextsIn = (fields: Readonly<Record<string, string>>): TypedText[] =>
	Object.entries(fields)
		.flatMap(([name, text]) => {
			const of = name.startsWith('text-') ? name.slice('text-'.length) : ''
			return digest.test(of) ? [{ digest: of, text, seen: fields[seenField(of)] ?? '' }] : []
		})
		.slice(0, textsPerPage)
