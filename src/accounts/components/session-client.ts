// The session in the browser: the official client, with its refresh token in a cookie that scripts cannot read.
import { AuthClient, type AuthChangeEvent, type GoTrueClient, type Session } from '@supabase/auth-js'
import { clearPersonalStorage, sessionKey } from './session-signals.ts'
import { currentSession } from './session-watch.ts'

/** The session from a page's loader; a handle without secret replaces the refresh token. */
export type PageSession = Session

export type SessionClient = GoTrueClient

const isVerifier = (key: string): boolean => key.endsWith('-code-verifier')

/** The verifier must outlive the page while the person is at the provider; where storage is forbidden it cannot. */
function verifierStorage(): Storage | undefined {
	try {
		return globalThis.sessionStorage
	} catch {
		return undefined
	}
}

/** Client storage: the session in memory, code verifiers in session storage. */
export function memoryStorage(initial: PageSession | null, verifiers = verifierStorage()) {
	const memory = new Map<string, string>()
	const storage = {
		getItem: (key: string) =>
			(isVerifier(key) ? verifiers?.getItem(key) : undefined) ?? memory.get(key) ?? null,
		setItem: (key: string, value: string) => {
			if (isVerifier(key) && verifiers) verifiers.setItem(key, value)
			else memory.set(key, value)
		},
		removeItem: (key: string) => {
			if (isVerifier(key)) verifiers?.removeItem(key)
			memory.delete(key)
		},
	}
	if (initial) storage.setItem(sessionKey, JSON.stringify(initial))
	return storage
}

/**
 * Syncs memory with all tabs: the library announces other tabs' sessions but stores only its own.
 * A sign-out clears the person's data in this browser.
 */
export function follow(
	storage: Pick<Storage, 'setItem' | 'removeItem'>,
	event: AuthChangeEvent,
	session: Session | null,
): void {
	if (event === 'SIGNED_OUT') {
		storage.removeItem(sessionKey)
		clearPersonalStorage()
	} else if (session) storage.setItem(sessionKey, JSON.stringify(session))
}

const isChallenge = (key: string): boolean => key === 'code_challenge' || key === 'code_challenge_method'

/**
 * Links in our mails wait for a button and work in any browser, not just the requesting one. So a request for a mail is
 * sent without the PKCE challenge, which the library adds only to such bodies.
 */
function withoutChallenge(init: RequestInit): RequestInit {
	if (typeof init.body !== 'string') return init
	const members = Object.entries(JSON.parse(init.body) as Record<string, unknown>)
	return { ...init, body: JSON.stringify(Object.fromEntries(members.filter(([key]) => !isChallenge(key)))) }
}

/** Creates a separate client. Pages use `sessionClient`. */
export function createSessionClient(
	initial: PageSession | null,
	{ origin = location.origin, fetch: ask = fetch }: { origin?: string; fetch?: typeof fetch } = {},
): SessionClient {
	const storage = memoryStorage(initial)
	const client = new AuthClient({
		url: `${origin}/auth/v1`,
		headers: { 'X-Session-Transport': 'cookie' },
		storage,
		storageKey: sessionKey,
		flowType: 'pkce',
		detectSessionInUrl: false,
		autoRefreshToken: true,
		persistSession: true,
		fetch: (address, init = {}) => ask(address, withoutChallenge(init)),
	})
	client.onAuthStateChange((event, session) => follow(storage, event, session))
	return client
}

let pageClient: SessionClient | undefined

/** The one client of this page, made on first use. Browser only. */
export function sessionClient(initial: PageSession | null = currentSession()): SessionClient {
	pageClient ??= createSessionClient(initial)
	return pageClient
}
