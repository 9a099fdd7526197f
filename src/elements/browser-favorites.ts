// Favorites of a visitor in this browser, shared by all its tabs.
import { parseFavorites } from '#catalog/rules/product/favorites.ts'

const favoritesKey = 'fieldhouse.favorites'
const changed = 'favorites-changed'

export function readBrowserFavorites(): string[] {
	try {
		return parseFavorites(localStorage.getItem(favoritesKey))
	} catch {
		return [] // No storage, no favorites.
	}
}

/** False when the browser stores nothing for this site. */
export function writeBrowserFavorites(ids: readonly string[]): boolean {
	try {
		localStorage.setItem(favoritesKey, JSON.stringify(ids))
		announceFavorites()
		return true
	} catch {
		return false
	}
}

export function clearBrowserFavorites(): void {
	try {
		localStorage.removeItem(favoritesKey)
	} catch {
		return // Storage is blocked.
	}
}

/** Notifies the stars of this page. */
export const announceFavorites = (): boolean => window.dispatchEvent(new Event(changed))

/** Calls back when a star of this page or another tab changes. @returns a function that stops it */
export function onFavorites(look: () => void): () => void {
	window.addEventListener('storage', look)
	window.addEventListener(changed, look)
	return () => {
		window.removeEventListener('storage', look)
		window.removeEventListener(changed, look)
	}
}
