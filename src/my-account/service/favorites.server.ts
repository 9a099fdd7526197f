// Favorites of signed-in people: one change at a time, or the list stored in a browser.
import { favoriteIds, joinFavorites, starProduct, unstarProduct } from '#catalog/service/favorites.server.ts'
import type { ServiceContext } from '#database/context.server.ts'
import type { FavoritesChange } from '../rules/forms.ts'

/** @returns all of the person's favorites after the change. @throws Refusal signed_out, not_found, conflict */
export async function changeFavorites(context: ServiceContext, change: FavoritesChange): Promise<string[]> {
	if (change.intent === 'join') return joinFavorites(context, change.ids)
	if (change.intent === 'star') await starProduct(context, change.id)
	else await unstarProduct(context, change.id)
	return favoriteIds(context)
}
