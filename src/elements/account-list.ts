// Favorites in the account, for the stars of a signed-in person's pages; visitors do not load this.
import { accountFavorites, askAccount, NotSaved } from './account-favorites.ts'
import {
	announceFavorites,
	clearBrowserFavorites,
	readBrowserFavorites,
	refuse,
	say,
	type FavoritesList,
} from './browser-favorites.ts'

/** The favorites of a signed-in person. */
export function accountList(): FavoritesList {
	const favorites = accountFavorites(askAccount, announceFavorites)
	const kept = readBrowserFavorites()
	// A visitor's favorites join the account once after signing in; on failure the next page tries again.
	if (kept.length > 0) favorites.join(kept).then(clearBrowserFavorites, load)
	// Without a response the stars stay empty; a press reports the error.
	function load(): void {
		favorites.load().catch(() => undefined)
	}
	const tell = (failure: unknown) => {
		if (!(failure instanceof NotSaved)) throw failure
		refuse('Favorite not saved', failure.message)
	}
	return {
		has: favorites.has,
		load,
		toggle: (id) => void favorites.toggle(id).then(say, tell),
	}
}
