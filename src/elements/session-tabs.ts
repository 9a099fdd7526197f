// Keeps an open page in step with sessions that begin and end in other tabs, and signs out all tabs at once.
import {
	announceSignOut,
	clearPersonalStorage,
	sessionKey,
	signOutPath,
	type SessionSignal,
} from '#accounts/components/session-signals.ts'
import type * as Changes from './session-changes.ts'

/** Pages that run React follow the session themselves: React renders their header. */
const isReactPage = () => '__reactRouterContext' in window

const isSignOut = (form: Element) => form.getAttribute('action') === signOutPath

/** Without a connection the page stays; the next one is current. */
async function withChanges(act: (changes: typeof Changes) => void): Promise<void> {
	try {
		act(await import('./session-changes.ts'))
	} catch {
		return
	}
}

function handleSignal({ data }: MessageEvent<SessionSignal>): void {
	if (isReactPage()) return
	if (data.event === 'SIGNED_OUT') {
		clearPersonalStorage()
		void withChanges(({ showSignedOut }) => showSignedOut())
	} else if (['SIGNED_IN', 'MFA_CHALLENGE_VERIFIED'].includes(data.event))
		void withChanges(({ showSignedIn }) => showSignedIn())
}

let channel: BroadcastChannel | undefined

function listen(): void {
	if (channel) return
	channel = new BroadcastChannel(sessionKey)
	channel.addEventListener('message', handleSignal)
}

/** An open channel would keep the page out of the browser's page cache. */
function rest(): void {
	channel?.close()
	channel = undefined
}

/**
 * Ends the session before notifying other tabs: otherwise they would reload with a session that is still valid. Without
 * a connection the browser submits the form itself and shows the error.
 */
async function signOut(form: HTMLFormElement): Promise<void> {
	clearPersonalStorage()
	try {
		await fetch(signOutPath, { method: 'POST', redirect: 'manual' })
	} catch {
		form.submit()
		return
	}
	// Announced on `pagehide`, because this page receives its own message and would reload.
	window.addEventListener('pagehide', announceSignOut, { once: true })
	location.assign('/')
}

function submitted(event: SubmitEvent): void {
	const { target } = event
	if (event.defaultPrevented || !(target instanceof HTMLFormElement) || !isSignOut(target)) return
	event.preventDefault()
	if (target.dataset['sent'] !== undefined) return
	target.dataset['sent'] = ''
	void signOut(target)
}

/** Listens on the document, so that a header added later works too. */
export function followSessionTabs(): void {
	listen()
	document.addEventListener('submit', submitted)
	window.addEventListener('pagehide', rest)
	window.addEventListener('pageshow', ({ persisted }) => {
		listen()
		if (persisted && !isReactPage()) void withChanges(({ renewHeader }) => renewHeader())
	})
}
