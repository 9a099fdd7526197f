// Keeps an open page in step with sessions that begin and end in other tabs, and ends one for all tabs at once.
import {
	announceSignOut,
	clearPersonalStorage,
	sessionKey,
	signOutPath,
	type SessionSignal,
} from '#accounts/components/session-signals.ts'

const headerWithMenu = 'header:has(site-menu)'

/** Pages that React runs follow the session themselves: their header is React's. */
const isReactPage = () => '__reactRouterContext' in window

const headerIn = (root: ParentNode) => root.querySelector(headerWithMenu)
const isSignOut = (form: Element) => form.getAttribute('action') === signOutPath
const showsPerson = (header: Element | null) =>
	header !== null && [...header.querySelectorAll('form')].some(isSignOut)

/** Whether somebody began to fill in a form of the page; the search boxes of the header do not count. */
function hasChangedField(): boolean {
	const isChanged = (field: Element): boolean => {
		if (field.closest(headerWithMenu)) return false
		if (field instanceof HTMLSelectElement)
			return [...field.options].some((option) => option.selected !== option.defaultSelected)
		if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue
		if (!(field instanceof HTMLInputElement) || field.type === 'hidden') return false
		return field.value !== field.defaultValue || field.checked !== field.defaultChecked
	}
	return [...document.querySelectorAll('input, select, textarea')].some(isChanged)
}

/** Takes the header, and nothing else, from the page as the server draws it now. */
async function swapHeader(): Promise<void> {
	const answer = await fetch(location.href, { headers: { Accept: 'text/html' }, cache: 'no-store' })
	const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
	const fresh = headerIn(page)
	const present = headerIn(document)
	if (fresh && present && fresh.innerHTML !== present.innerHTML)
		present.replaceWith(document.importNode(fresh, true))
}

function renewHeader(): void {
	// A page without a connection keeps the header it has; the next page brings the right one.
	swapHeader().catch(() => undefined)
}

function heard({ data }: MessageEvent<SessionSignal>): void {
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
	channel.addEventListener('message', heard)
}

/** An open channel would keep the page out of the browser's page cache. */
function rest(): void {
	channel?.close()
	channel = undefined
}

/**
 * Ends the session first and tells the other tabs then: told earlier, they would ask for their pages with a session
 * that still stands. Without a connection the browser sends the form itself and says what is wrong.
 */
async function signOut(form: HTMLFormElement): Promise<void> {
	clearPersonalStorage()
	try {
		await fetch(signOutPath, { method: 'POST', redirect: 'manual' })
	} catch {
		form.submit()
		return
	}
	// Said while leaving, so that this page, which hears itself, does not answer by loading itself again.
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

/** Listens on the document, so that a header that comes later is served as well. */
export function followSessionTabs(): void {
	listen()
	document.addEventListener('submit', submitted)
	window.addEventListener('pagehide', rest)
	window.addEventListener('pageshow', ({ persisted }) => {
		listen()
		if (persisted && !isReactPage()) renewHeader()
	})
}
