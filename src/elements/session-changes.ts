// What an open page does when its session begins or ends elsewhere; loaded when that happens.
import { signOutPath } from '#accounts/components/session-signals.ts'
import { isChanged } from './changed-fields.ts'

const headerWithMenu = 'header:has(site-menu)'

const headerIn = (root: ParentNode) => root.querySelector(headerWithMenu)
const showsPerson = (): boolean =>
	document.querySelector(`${headerWithMenu} form[action="${signOutPath}"]`) !== null

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

export function renewHeader(): void {
	// Without a connection the header stays; the next page brings the current one.
	swapHeader().catch(() => undefined)
}

export function showSignedOut(): void {
	if (!showsPerson()) return
	if (hasChangedField()) renewHeader()
	else location.reload()
}

export function showSignedIn(): void {
	if (!showsPerson()) renewHeader()
}
