// Favorites of a visitor in this browser, shared by all its tabs, and what every list of favorites says.
import { favoritesLimit, parseFavorites, toggleFavorite } from '#catalog/rules/product/favorites.ts'
import { announce } from './announce.ts'
import { showToast } from '#ui/show-toast.ts'

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
function writeBrowserFavorites(ids: readonly string[]): boolean {
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
export function onFavorites(handler: () => void): () => void {
	window.addEventListener('storage', handler)
	window.addEventListener(changed, handler)
	return () => {
		window.removeEventListener('storage', handler)
		window.removeEventListener(changed, handler)
	}
}

export type FavoritesList = {
	has: (id: string) => boolean
	toggle: (id: string) => void
	/** Called when the page has a star. */
	load: () => void
}

export const say = (isStarred: boolean) =>
	announce(isStarred ? 'Added to favorites' : 'Removed from favorites')
export const refuse = (title: string, detail: string) => showToast({ tone: 'error', title, detail })

export const browserList: FavoritesList = {
	has: (id) => readBrowserFavorites().includes(id),
	load: () => {},
	toggle: (id) => {
		const ids = toggleFavorite(readBrowserFavorites(), id)
		if (!ids)
			refuse(
				'No room for another favorite',
				`This browser keeps ${favoritesLimit}. Remove one to add another.`,
			)
		else if (writeBrowserFavorites(ids)) say(ids.includes(id))
		else refuse('Favorite not saved', 'This browser does not keep data for this site.')
	},
}
