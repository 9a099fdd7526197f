// Favorites of a signed-in person: the server is the source of truth, the page holds a copy in memory.
import { favoritesLimit } from '#catalog/rules/product/favorites.ts'
import { favoriteTexts } from './favorite-texts.ts'

export type FavoritesAnswer = { ids: string[] }
export type FavoritesRequest = { intent: 'star' | 'unstar'; id: string } | { intent: 'join'; ids: string[] }

/** Why the server did not save it; the message can be shown. */
export class NotSaved extends Error {}

export type Ask = (request?: FavoritesRequest) => Promise<FavoritesAnswer>

const isAnswer = (body: unknown): body is FavoritesAnswer =>
	typeof body === 'object' && body !== null && 'ids' in body && Array.isArray(body.ids)
const messageOf = (body: unknown): string | undefined =>
	typeof body === 'object' && body !== null && 'message' in body && typeof body.message === 'string'
		? body.message
		: undefined

/** One request to the account: the list, or a change that returns the list. @throws NotSaved */
export const askAccount: Ask = async (request) => {
	const headers = { Accept: 'application/json', 'Content-Type': 'application/json' }
	const response = await fetch(
		request ? '/account/favorites' : '/account/favorites.json',
		request ? { method: 'POST', headers, body: JSON.stringify(request) } : { headers },
	).catch(() => undefined)
	if (!response) throw new NotSaved(favoriteTexts().unreachable)
	if (response.status === 401) throw new NotSaved(favoriteTexts().signedOut)
	const body: unknown = await response.json().catch(() => undefined)
	if (response.ok && isAnswer(body)) return body
	throw new NotSaved(messageOf(body) ?? favoriteTexts().unexpected)
}

/**
 * The favorites on a page. A press shows at once and is reverted when the server refuses it; presses are sent one at a
 * time.
 */
export function accountFavorites(ask: Ask, changed: () => void) {
	let ids = new Set<string>()
	let loaded: Promise<void> | undefined
	let last: Promise<unknown> = Promise.resolve()
	let waiting = 0

	const take = (answer: FavoritesAnswer) => {
		// While presses are pending, the page is newer than a response to an earlier one.
		if (waiting > 0) return
		ids = new Set(answer.ids)
		changed()
	}
	const set = (id: string, isStarred: boolean) => {
		ids = new Set(ids)
		if (isStarred) ids.add(id)
		else ids.delete(id)
		changed()
	}
	const remember = (answered: Promise<FavoritesAnswer>): Promise<void> => {
		const looked = answered.then(take)
		looked.catch(() => (loaded = undefined))
		return (loaded = looked)
	}
	const load = (): Promise<void> => loaded ?? remember(ask())

	return {
		has: (id: string) => ids.has(id),
		/** Loads once for all callers; again only after a failure. */
		load,
		/** Adds the browser's favorites. @throws NotSaved; the list is then loaded without them */
		join: (kept: string[]) => remember(ask({ intent: 'join', ids: kept.slice(0, favoritesLimit) })),
		/** @returns whether it is starred now. @throws NotSaved, with the star unchanged */
		async toggle(id: string): Promise<boolean> {
			// A press while the list loads toggles the loaded state.
			if (loaded) await loaded.catch(() => undefined)
			const isStarred = !ids.has(id)
			set(id, isStarred)
			waiting += 1
			const answered = last.then(() => ask({ intent: isStarred ? 'star' : 'unstar', id }))
			last = answered.catch(() => undefined)
			try {
				const answer = await answered
				waiting -= 1
				take(answer)
				return isStarred
			} catch (failure) {
				waiting -= 1
				set(id, !isStarred)
				throw failure
			}
		},
	}
}
