// Recent searches, stored in this browser alone.
import { mostRecent, remember } from './search-state.ts'

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
