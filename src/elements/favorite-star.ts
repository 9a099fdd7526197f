// `<favorite-star data-product>`: a star stored in the account or, for a visitor, in the browser.
import { browserList, onFavorites } from './browser-favorites.ts'

/** Defines the element, and moves a visitor's favorites into the account after signing in. */
export async function defineFavoriteStar(): Promise<void> {
	const isSignedIn = document.querySelector('header[data-signed-in]') !== null
	const list = isSignedIn ? (await import('./account-list.ts')).accountList() : browserList

	class FavoriteStar extends HTMLElement {
		#stop = () => {}
		readonly #show = () => {
			const isStarred = list.has(this.dataset['product'] ?? '')
			this.querySelector('button')?.setAttribute('aria-pressed', String(isStarred))
		}
		readonly #pressed = ({ target }: Event) => {
			const { product } = this.dataset
			if (product && target instanceof Element && target.closest('button')) list.toggle(product)
		}
		connectedCallback() {
			this.#show()
			list.load()
			this.addEventListener('click', this.#pressed)
			this.#stop = onFavorites(this.#show)
		}
		disconnectedCallback() {
			this.removeEventListener('click', this.#pressed)
			this.#stop()
		}
	}
	customElements.define('favorite-star', FavoriteStar)
}
