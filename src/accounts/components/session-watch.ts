// Follows the session of a page until the client library is needed: sessions of other tabs come over its channel, and
// the library itself, most of what a page would load, is loaded shortly before the token must be renewed.
import type { Session as PageSession } from '@supabase/auth-js'
import { clearPersonalStorage, sessionKey } from './session-signals.ts'

/** The library renews a token from 90 s before its end; it is there by then. */
const aheadMs = 150_000
const retryDelayMs = 30_000
/** Browsers run a timer with a longer delay at once. */
const longestDelayMs = 2 ** 31 - 1

let latest: PageSession | null = null

/** The session that this page knows; the client starts with it. */
export const currentSession = (): PageSession | null => latest

/** What the client library sends to the other tabs. */
type Signal = { event: string; session: PageSession | null }

type Watch = {
	/** Also for a renewed token of the same person. */
	onSession: (session: PageSession | null) => void
	/** Starts the client library with `currentSession`, which from then on renews the session. */
	startClient: () => Promise<unknown>
	/** True while the page is in the background, where nothing is renewed. */
	isHidden?: () => boolean
}

/** @returns what ends it */
export function watchSession(initial: PageSession | null, watch: Watch): () => void {
	const { onSession, startClient, isHidden = () => document.hidden } = watch
	latest = initial
	const channel = new BroadcastChannel(sessionKey)
	let timer: ReturnType<typeof setTimeout> | undefined
	let isStarted = false

	const start = async () => {
		if (isStarted) return
		isStarted = true
		try {
			await startClient()
		} catch {
			// The next attempt is made when the connection may be back.
			isStarted = false
			timer = setTimeout(check, retryDelayMs)
		}
	}
	function check() {
		clearTimeout(timer)
		if (!latest || isStarted || isHidden()) return
		const waitMs = (latest.expires_at ?? 0) * 1_000 - aheadMs - Date.now()
		if (waitMs <= 0) void start()
		else timer = setTimeout(check, Math.min(waitMs, longestDelayMs))
	}
	const receive = ({ data }: MessageEvent<Signal>) => {
		latest = data.session
		if (data.event === 'SIGNED_OUT') clearPersonalStorage()
		check()
		onSession(data.session)
	}
	channel.addEventListener('message', receive)
	globalThis.document?.addEventListener('visibilitychange', check)
	check()
	return () => {
		clearTimeout(timer)
		channel.close()
		globalThis.document?.removeEventListener('visibilitychange', check)
	}
}
