// What a signed-in person starred: the server has the truth, the page a copy of it in memory.
import { favoritesLimit } from '#catalog/rules/product/favorites.ts'

export type FavoritesAnswer = { ids: string[] }
export type FavoritesRequest = { intent: 'star' | 'unstar'; id: string } | { intent: 'join'; ids: string[] }

/** Why the server did not do it, in words that can be shown. */
export class NotSaved extends Error {}

export type Ask = (request?: FavoritesRequest) => Promise<FavoritesAnswer>

const signedOut = 'You have been signed out. Sign in again to keep favorites.'
const unreachable = 'We could not reach the shop. Check your connection and try again.'

const isAnswer = (body: unknown): body is FavoritesAnswer =>
	typeof body === 'object' && body !== null && 'ids' in body && Array.isArray(body.ids)
const messageOf = (body: unknown): string | undefined =>
	typeof body === 'object' && body !== null && 'message' in body && typeof body.message === 'string'
		? body.message
		: undefined

/** One request to the account: the list, or a change that answers with the list. @throws NotSaved */
export const askAccount: Ask = async (request) => {
	const headers = { Accept: 'application/json', 'Content-Type': 'application/json' }
	const response = await fetch(
		request ? '/account/favorites' : '/account/favorites.json',
		request ? { method: 'POST', headers, body: JSON.stringify(request) } : { headers },
	).catch(() => undefined)
	if (!response) throw new NotSaved(unreachable)
	if (response.status === 401) throw new NotSaved(signedOut)
	const body: unknown = await response.json().catch(() => undefined)
	if (response.ok && isAnswer(body)) return body
	throw new NotSaved(messageOf(body) ?? 'An unexpected error occurred')
}

/**
 * The list of a page. A press shows at once and is taken back when the server does not take it; presses reach the
 * server one after the other.
 */
export function accountFavorites(ask: Ask, changed: () => void) {
	let ids = new Set<string>()
	let loaded: Promise<void> | undefined
	let last: Promise<unknown> = Promise.resolve()
	let waiting = 0

	const take = (answer: FavoritesAnswer) => {
		// While presses wait, the page knows better than an answer to an earlier one.
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
		/** Asks once, whoever asks how often; again only after a failure. */
		load,
		/** Adds what the browser kept; the answer is the list. @throws NotSaved, and the list is asked for without it */
		join: (kept: string[]) => remember(ask({ intent: 'join', ids: kept.slice(0, favoritesLimit) })),
		/** @returns whether it is starred now. @throws NotSaved, with the star as it was */
		async toggle(id: string): Promise<boolean> {
			// A press during the first look at the list means what the star will show.
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
