// The summary above search results, and the suggestions under the search box. Pure.
import { languageTags } from '#kit/language.ts'
import { translationIn, type TextTranslations } from '#translations/rules/texts.ts'
import { formatUsd } from '#kit/money.ts'
import { pictureUrl } from '#pictures/urls.ts'
import type { PersonalGroup } from '../contract.ts'
import type { DocumentKind } from './documents.ts'
import { typeLabels, typeOfKind } from './filters.ts'
import { isOffered, type Sport } from '#sports/sports.ts'
import { queryTokens } from './question.ts'
import { nearTo } from './synonyms.ts'

/** The sport a query names, also as hoops or gridiron; undefined for none, or for more than one. */
export function sportOf(sold: readonly string[], query: string): Sport | undefined {
	const sportNamed = (word = '') => (isOffered(sold, word) ? word : undefined)
	const named = queryTokens(query).flatMap((token) => {
		const own = sportNamed(token)
		const [other, ...more] = nearTo(sold, token)
		return own ?? (more.length === 0 ? sportNamed(other) : undefined) ?? []
	})
	const [first, ...others] = new Set(named)
	return others.length === 0 ? first : undefined
}

type Found = {
	kind: DocumentKind
	title: string
	detail: string
	href: string
	image: string | null
	priceCents: number | null
	isCustomizable: boolean
}

export type Suggestion = {
	title: string
	/** Of the title, where it is not in English. */
	lang?: string
	detail: string
	href: string
	image?: string
	/** The picture is shown in the team colors that the visitor has picked. */
	inTeamColors?: true
}
export type SuggestionGroup = { label: string; items: Suggestion[] }

/** The groups that only one person may see, as suggestions. */
export const personalSuggestions = (groups: readonly PersonalGroup[]): SuggestionGroup[] =>
	groups.map(({ label, results }) => ({
		label,
		items: results.map(({ title, detail, href }) => ({ title, detail, href })),
	}))

const mostSuggestions = 8
const mostPerKind: Record<DocumentKind, number> = { product: 5, service: 2, help: 2 }

const suggestionOf = ({ title, detail, href, image, priceCents, isCustomizable }: Found): Suggestion => ({
	title,
	detail: priceCents === null ? detail : `${detail} · From ${formatUsd(priceCents)}`,
	href,
	...(image !== null && { image: pictureUrl(image, 96) }),
	...(image !== null && isCustomizable && { inTeamColors: true as const }),
})

/** The best of each kind, at most eight in total; the group with the best one comes first. */
export function suggestionGroups(found: readonly Found[]): SuggestionGroup[] {
	const taken = new Map<DocumentKind, Found[]>()
	let count = 0
	const pages = found.filter(({ kind }) => kind !== 'product').length
	const room = { ...mostPerKind, product: Math.max(mostPerKind.product, mostSuggestions - pages) }
	for (const one of found) {
		const group = taken.get(one.kind) ?? []
		if (count === mostSuggestions || group.length === room[one.kind]) continue
		taken.set(one.kind, [...group, one])
		count += 1
	}
	return [...taken].map(([kind, items]) => ({
		label: typeLabels[typeOfKind[kind]] ?? '',
		items: items.map(suggestionOf),
	}))
}

/** The same with the titles that have a Spanish one. */
export const translatedGroups = (
	groups: readonly SuggestionGroup[],
	translations: TextTranslations,
): SuggestionGroup[] =>
	groups.map((group) => ({
		...group,
		items: group.items.map((item) => {
			const title = translationIn(translations, item.title)
			return title === undefined ? item : { ...item, title, lang: languageTags.es }
		}),
	}))
