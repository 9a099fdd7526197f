// What this browser's visitor starred, the same in all its tabs.
import { parseFavorites } from '#catalog/rules/product/favorites.ts'

const favoritesKey = 'fieldhouse.favorites'
const changed = 'favorites-changed'

export function readBrowserFavorites(): string[] {
	try {
		return parseFavorites(localStorage.getItem(favoritesKey))
	} catch {
		return [] // A browser that forbids storage has no favorites.
	}
}

/** False where the browser keeps nothing for this site. */
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
		return // Nothing was kept.
	}
}

/** Tells the stars of this page to look again. */
export const announceFavorites = (): boolean => window.dispatchEvent(new Event(changed))

/** Calls back when a star of this page, or of another tab, has changed. @returns how to stop */
export function onFavorites(look: () => void): () => void {
	window.addEventListener('storage', look)
	window.addEventListener(changed, look)
	return () => {
		window.removeEventListener('storage', look)
		window.removeEventListener(changed, look)
	}
}
