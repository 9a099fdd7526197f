// Recent searches, stored in this browser alone.

export const shortestQuery = 2
export const mostRecent = 5

export const isAskable = (query: string): boolean => query.trim().length >= shortestQuery

/** The recent searches with this one first, without duplicates in any case. */
export function remember(recent: readonly string[], query: string): readonly string[] {
	const text = query.trim()
	if (!isAskable(text)) return recent
	const others = recent.filter((one) => one.toLowerCase() !== text.toLowerCase())
	return [text, ...others].slice(0, mostRecent)
}

const key = 'fieldhouse.recent-searches'

/** Newest first; empty when there are none or the stored text is invalid. */
export function recentSearches(): readonly string[] {
	try {
		const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
		return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string').slice(0, mostRecent) : []
	} catch {
		return [] // Storage can be edited by hand; an invalid list is ignored.
	}
}

export function rememberSearch(query: string): void {
	try {
		localStorage.setItem(key, JSON.stringify(remember(recentSearches(), query)))
	} catch {
		return // Storage is blocked: nothing is remembered.
	}
}

export const clearRecentSearches = (): void => localStorage.removeItem(key)
