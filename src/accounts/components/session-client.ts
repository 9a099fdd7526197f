// The browser's end of a session: the official client, whose refresh token stays in a cookie that scripts cannot read.
import { AuthClient, type AuthChangeEvent, type GoTrueClient, type Session } from '@supabase/auth-js'
import { clearPersonalStorage, sessionKey } from './session-signals.ts'

/** What a page's loader hands over; in place of the refresh token stands a handle without secret. */
export type PageSession = Session

export type SessionClient = GoTrueClient

const isVerifier = (key: string): boolean => key.endsWith('-code-verifier')

/** Between leaving for a provider and coming back the verifier must outlive the page; where storage is forbidden it cannot. */
function verifierStorage(): Storage | undefined {
	try {
		return globalThis.sessionStorage
	} catch {
		return undefined
	}
}

/** The session lives in memory alone. */
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
 * Keeps memory in step with what any tab says: the library tells of other tabs' sessions but stores only its own.
 * The end of a session ends what the browser kept for its person.
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
 * A link in our mails waits for a button and works in any browser, not just in the one that asked for it. So what asks
 * for a mail leaves without the challenge of the code flow, which the library puts into such bodies alone.
 */
function withoutChallenge(init: RequestInit): RequestInit {
	if (typeof init.body !== 'string') return init
	const members = Object.entries(JSON.parse(init.body) as Record<string, unknown>)
	return { ...init, body: JSON.stringify(Object.fromEntries(members.filter(([key]) => !isChallenge(key)))) }
}

/** A client of its own, for one page. Pages take the one of `sessionClient`. */
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
export function sessionClient(initial: PageSession | null = null): SessionClient {
	pageClient ??= createSessionClient(initial)
	return pageClient
}
