// Session signals between the tabs of one browser, and the data cleared when a session ends.
import { cartCookieDropped } from '#http/cart-cookie.ts'

/** Name of the session in the client library's storage, and of its channel between tabs. */
export const sessionKey = 'fieldhouse.auth'

export const signOutPath = '/auth/sign-out'

/** Message of the client library on that channel. */
export type SessionSignal = { event: string; session: { user?: { id?: string } } | null }

const isPersonal = (key: string): boolean =>
	key.startsWith('fieldhouse.') || ['bulkCart', 'bulkSaved', 'portalId'].includes(key)

function clear(storage: Storage): void {
	for (const key of Object.keys(storage)) if (isPersonal(key)) storage.removeItem(key)
}

/** Clears everything that this browser stores for a person. */
export function clearPersonalStorage(): void {
	try {
		document.cookie = cartCookieDropped
		clear(localStorage)
		clear(sessionStorage)
	} catch {
		return // A browser that forbids storage has nothing to clear.
	}
}

/** Notifies the other tabs that the session has ended, in the client library's format. */
export function announceSignOut(): void {
	const channel = new BroadcastChannel(sessionKey)
	channel.postMessage({ event: 'SIGNED_OUT', session: null } satisfies SessionSignal)
	channel.close()
}
