// Keeps an open page in step with sessions that begin and end in other tabs, and signs out all tabs at once.
import {
	announceSignOut,
	clearPersonalStorage,
	sessionKey,
	signOutPath,
	type SessionSignal,
} from '#accounts/components/session-signals.ts'
import { isChanged } from './changed-fields.ts'

const headerWithMenu = 'header:has(site-menu)'

/** Pages that run React follow the session themselves: React renders their header. */
const isReactPage = () => '__reactRouterContext' in window

const headerIn = (root: ParentNode) => root.querySelector(headerWithMenu)
const isSignOut = (form: Element) => form.getAttribute('action') === signOutPath
const showsPerson = (header: Element | null) =>
	header !== null && [...header.querySelectorAll('form')].some(isSignOut)

/** Whether a form of the page has input; the search boxes of the header do not count. */
const hasChangedField = (): boolean =>
	[...document.querySelectorAll('input, select, textarea')].some(
		(field) => !field.closest(headerWithMenu) && isChanged(field),
	)

/** Replaces the header, and nothing else, with the server's current one. */
async function swapHeader(): Promise<void> {
	const answer = await fetch(location.href, { headers: { Accept: 'text/html' }, cache: 'no-store' })
	const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
	const fresh = headerIn(page)
	const present = headerIn(document)
	if (fresh && present && fresh.innerHTML !== present.innerHTML)
		present.replaceWith(document.importNode(fresh, true))
}

function renewHeader(): void {
	// Without a connection the header stays; the next page brings the current one.
	swapHeader().catch(() => undefined)
}

function handleSignal({ data }: MessageEvent<SessionSignal>): void {
	if (isReactPage()) return
	if (data.event === 'SIGNED_OUT') {
		clearPersonalStorage()
		if (!showsPerson(headerIn(document))) return
		if (hasChangedField()) renewHeader()
		else location.reload()
	} else if (['SIGNED_IN', 'MFA_CHALLENGE_VERIFIED'].includes(data.event)) {
		if (!showsPerson(headerIn(document))) renewHeader()
	}
}

let channel: BroadcastChannel | undefined

function listen(): void {
	if (channel || !('BroadcastChannel' in window)) return
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
		if (persisted && !isReactPage()) renewHeader()
	})
}
