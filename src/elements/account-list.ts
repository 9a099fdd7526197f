// Favorites in the account, for the stars of a signed-in person's pages; visitors do not load this.
import { accountFavorites, askAccount, NotSaved } from './account-favorites.ts'
import { refuseStar, sayStarred } from './favorite-texts.ts'

export type FavoritesList = {
	has: (id: string) => boolean
	toggle: (id: string) => void
	/** Called when the page has a star. */
	load: () => void
}

/** A visitor's favorites in this browser. */
export type BrowserFavorites = {
	read: () => string[]
	clear: () => void
	/** Notifies the stars of this page. */
	announce: () => void
}

/** The favorites of a signed-in person. */
export function accountList({ read, clear, announce }: BrowserFavorites): FavoritesList {
	const favorites = accountFavorites(askAccount, announce)
	const kept = read()
	// A visitor's favorites join the account once after signing in; on failure the next page tries again.
	if (kept.length > 0) favorites.join(kept).then(clear, load)
	// Without a response the stars stay empty; a press reports the error.
	function load(): void {
		favorites.load().catch(() => undefined)
	}
	const tell = (failure: unknown) => {
		if (!(failure instanceof NotSaved)) throw failure
		refuseStar('notSaved', failure.message)
	}
	return {
		has: favorites.has,
		load,
		toggle: (id) => void favorites.toggle(id).then(sayStarred, tell),
	}
}
