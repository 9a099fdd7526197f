// The list of starred products, with the same limits in the browser and on the server.

/** Most products that one person, or one browser, may star. */
export const favoritesLimit = 500

/** Product ids from browser storage; unreadable data counts as none, duplicates and the surplus are dropped. */
export function parseFavorites(stored: string | null): string[] {
	if (!stored) return []
	try {
		const ids: unknown = JSON.parse(stored)
		if (!Array.isArray(ids)) return []
		const texts = ids.filter((id): id is string => typeof id === 'string' && id.length <= 64)
		return [...new Set(texts)].slice(0, favoritesLimit)
	} catch {
		return [] // Storage can be edited by hand; a broken list must not break the page.
	}
}

/** Adds or removes an id; undefined when the list is full. */
export function toggleFavorite(ids: readonly string[], id: string): string[] | undefined {
	if (ids.includes(id)) return ids.filter((other) => other !== id)
	return ids.length < favoritesLimit ? [...ids, id] : undefined
}
