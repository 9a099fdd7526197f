// `<favorite-star data-product>`: a star stored in the account or, for a visitor, in the browser.
import { parseFavorites, toggleFavorite } from '#catalog/rules/product/favorites.ts'
import type { BrowserFavorites, FavoritesList } from './account-list.ts'
import type * as Texts from './favorite-texts.ts'

// Favorites of a visitor in this browser, shared by all its tabs.
const favoritesKey = 'fieldhouse.favorites'
const changed = 'favorites-changed'

function readBrowserFavorites(): string[] {
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

function clearBrowserFavorites(): void {
	try {
		localStorage.removeItem(favoritesKey)
	} catch {
		return // Storage is blocked.
	}
}

/** Notifies the stars of this page. */
const announceFavorites = (): boolean => window.dispatchEvent(new Event(changed))

/** Calls back when a star of this page or another tab changes. @returns a function that stops it */
function onFavorites(handler: () => void): () => void {
	window.addEventListener('storage', handler)
	window.addEventListener(changed, handler)
	return () => {
		window.removeEventListener('storage', handler)
		window.removeEventListener(changed, handler)
	}
}

/** Without a connection the star alone shows what happened. */
async function withTexts(act: (texts: typeof Texts) => void): Promise<void> {
	try {
		act(await import('./favorite-texts.ts'))
	} catch {
		return
	}
}

const browserList: FavoritesList = {
	has: (id) => readBrowserFavorites().includes(id),
	load: () => {},
	toggle: (id) => {
		const ids = toggleFavorite(readBrowserFavorites(), id)
		const isKept = ids !== undefined && writeBrowserFavorites(ids)
		void withTexts(({ favoriteTexts, refuseStar, sayStarred }) => {
			if (!ids) refuseStar('full', favoriteTexts().fullHere)
			else if (isKept) sayStarred(ids.includes(id))
			else refuseStar('notSaved', favoriteTexts().noStorage)
		})
	},
}

const browser: BrowserFavorites = {
	read: readBrowserFavorites,
	clear: clearBrowserFavorites,
	announce: announceFavorites,
}

/** The favorites of the account, whose script only signed-in people load. A press waits for it. */
function listOfAccount(): FavoritesList {
	let loaded: FavoritesList | undefined
	const loading = import('./account-list.ts').then(({ accountList }) => {
		loaded = accountList(browser)
		return loaded
	})
	// A press reports it; pages without a star need no list.
	loading.catch(() => undefined)
	const unreachable = () =>
		withTexts(({ favoriteTexts, refuseStar }) => refuseStar('notSaved', favoriteTexts().unreachable))
	return {
		has: (id) => loaded?.has(id) ?? false,
		load: () =>
			void loading.then(
				(list) => list.load(),
				() => undefined,
			),
		toggle: (id) => void loading.then((list) => list.toggle(id), unreachable),
	}
}

/** Defines the element, and moves a visitor's favorites into the account after signing in. */
export function defineFavoriteStar(): void {
	const isSignedIn = document.querySelector('header[data-signed-in]') !== null
	const list = isSignedIn ? listOfAccount() : browserList

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
