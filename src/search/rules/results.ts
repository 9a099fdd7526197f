// The summary text above the results. Pure.
import { counted } from '#kit/plural.ts'
import { isOffered, type Sport } from '#sports/sports.ts'
import { queryTokens } from './question.ts'
import { nearTo } from './synonyms.ts'

/** `37 products, 4 pages`; zero counts are left out. */
export function resultSummary(products: number, pages: number): string {
	const parts = [
		...(products > 0 || pages === 0 ? [counted(products, 'product')] : []),
		...(pages > 0 ? [counted(pages, 'service and help page', 'service and help pages')] : []),
	]
	return parts.join(', ')
}

const sportNamed = (word: string): Sport | undefined => (isOffered(word) ? word : undefined)

/** The sport a query names, also as hoops or gridiron; undefined for none, or for more than one. */
export function sportOf(query: string): Sport | undefined {
	const named = queryTokens(query).flatMap((token) => {
		const own = sportNamed(token)
		const [other, ...more] = nearTo(token)
		return own ?? (more.length === 0 ? sportNamed(other ?? '') : undefined) ?? []
	})
	const [first, ...others] = new Set(named)
	return others.length === 0 ? first : undefined
}
