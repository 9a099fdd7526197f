// How the tabs of one browser tell each other of sessions, and what a browser forgets when one ends.
import { cartCookieDropped } from '#http/cart-cookie.ts'

/** Name of the session in the client library's storage, and of the channel on which it tells other tabs. */
export const sessionKey = 'fieldhouse.auth'

export const signOutPath = '/auth/sign-out'

/** What the client library says on the channel. */
export type SessionSignal = { event: string; session: { user?: { id?: string } } | null }

const isPersonal = (key: string): boolean =>
	key.startsWith('fieldhouse.') || ['bulkCart', 'bulkSaved', 'portalId'].includes(key)

function clear(storage: Storage): void {
	for (const key of Object.keys(storage)) if (isPersonal(key)) storage.removeItem(key)
}

/** Forgets everything that this browser keeps for a person. */
export function clearPersonalStorage(): void {
	try {
		document.cookie = cartCookieDropped
		clear(localStorage)
		clear(sessionStorage)
	} catch {
		return // A browser that forbids storage keeps nothing.
	}
}

/** Tells the other tabs that the session has ended, in the words of the client library. */
export function announceSignOut(): void {
	if (!('BroadcastChannel' in globalThis)) return
	const channel = new BroadcastChannel(sessionKey)
	channel.postMessage({ event: 'SIGNED_OUT', session: null } satisfies SessionSignal)
	channel.close()
}
