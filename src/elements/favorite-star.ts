// `<favorite-star data-product>`: a star that this browser remembers, the same in all its tabs.
import { favoritesLimit, parseFavorites, toggleFavorite } from '#catalog/product-rules/favorites.ts'
import { announce } from './announce.ts'
import { showToast } from './toast.ts'

const favoritesKey = 'fieldhouse.favorites'
const favoritesChanged = 'favorites-changed'

function readFavorites(): string[] {
	try {
		return parseFavorites(localStorage.getItem(favoritesKey))
	} catch {
		return [] // A browser that forbids storage has no favorites.
	}
}

function writeFavorites(ids: readonly string[]): boolean {
	try {
		localStorage.setItem(favoritesKey, JSON.stringify(ids))
		window.dispatchEvent(new Event(favoritesChanged))
		return true
	} catch {
		showToast({
			tone: 'error',
			title: 'Favorite not saved',
			detail: 'This browser does not keep data for this site.',
		})
		return false
	}
}

function toggle(id: string): void {
	const ids = toggleFavorite(readFavorites(), id)
	if (!ids) {
		showToast({
			tone: 'error',
			title: 'No room for another favorite',
			detail: `This browser keeps ${favoritesLimit}. Remove one to add another.`,
		})
	} else if (writeFavorites(ids)) announce(ids.includes(id) ? 'Added to favorites' : 'Removed from favorites')
}

/** Defines the element. */
export function defineFavoriteStar(): void {
	class FavoriteStar extends HTMLElement {
		readonly #show = () => {
			const isStarred = readFavorites().includes(this.dataset['product'] ?? '')
			this.querySelector('button')?.setAttribute('aria-pressed', String(isStarred))
		}
		readonly #pressed = ({ target }: Event) => {
			const { product } = this.dataset
			if (product && target instanceof Element && target.closest('button')) toggle(product)
		}
		connectedCallback() {
			this.#show()
			this.addEventListener('click', this.#pressed)
			window.addEventListener('storage', this.#show)
			window.addEventListener(favoritesChanged, this.#show)
		}
		disconnectedCallback() {
			this.removeEventListener('click', this.#pressed)
			window.removeEventListener('storage', this.#show)
			window.removeEventListener(favoritesChanged, this.#show)
		}
	}
	customElements.define('favorite-star', FavoriteStar)
}
