// The count of a signed-in person's cart, for the header; loaded where the cookie's may be another one.
import { announceCart } from '#http/cart-signals.ts'
import { cartCookieDropped, unitsIn } from '#http/cart-cookie.ts'
import { personKey } from './cart-count.ts'

/** Set once this tab has requested the count of the signed-in person; removed at sign-out. */
const askedKey = 'fieldhouse.cart-asked'

/** After a payment the browser's count is outdated. */
const comesFromPaying = () => new URLSearchParams(location.search).has('payment')

/** Drops the count of a person whose session has ended. */
function hasLostPerson(): boolean {
	if (localStorage.getItem(personKey) === null) return false
	localStorage.removeItem(personKey)
	sessionStorage.removeItem(askedKey)
	document.cookie = cartCookieDropped
	announceCart()
	return true
}

function isNewPerson(): boolean {
	if (sessionStorage.getItem(askedKey) !== null) return false
	sessionStorage.setItem(askedKey, '')
	return true
}

function needsCount(): boolean {
	if (comesFromPaying()) return true
	const header = document.querySelector<HTMLElement>('header:has(cart-count)')
	if (!header) return false
	try {
		return header.dataset['signedIn'] === undefined ? hasLostPerson() : isNewPerson()
	} catch {
		return false // Storage is blocked: show the cookie's count.
	}
}

/** After signing in, or on another device, the account's cart differs from this browser's: the server merges them. */
export async function askOnce(): Promise<void> {
	if (!needsCount()) return
	const before = unitsIn(document.cookie)
	const answer = await fetch('/cart/count', { headers: { Accept: 'application/json' } })
	// An unread response body would keep the connection open.
	await answer.text()
	if (unitsIn(document.cookie) !== before) announceCart()
}
