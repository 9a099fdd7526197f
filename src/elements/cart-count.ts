// `<cart-count>`: the number of units in the cart. The server writes it into a cookie with every change.
import { announceCart, cartChanged, cartChannel } from '#http/cart-client.ts'
import { cartCookieDropped, unitsIn } from '#http/cart-cookie.ts'

/** Set once this tab has requested the count of the signed-in person; removed at sign-out. */
const askedKey = 'fieldhouse.cart-asked'

/** Set while signed in: on a page for visitors it means that the session has ended. */
const personKey = 'fieldhouse.cart-of-person'

const cookieDelayMs = 300

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
	localStorage.setItem(personKey, '')
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
async function askOnce(): Promise<void> {
	if (!needsCount()) return
	const before = unitsIn(document.cookie)
	const answer = await fetch('/cart/count', { headers: { Accept: 'application/json' } })
	// An unread response body would keep the connection open.
	await answer.text()
	if (unitsIn(document.cookie) !== before) announceCart()
}

/** Defines the element. */
export function defineCartCount(): void {
	class CartCount extends HTMLElement {
		#channel: BroadcastChannel | undefined
		readonly #show = () => {
			const text = String(unitsIn(document.cookie))
			if (this.textContent !== text) this.textContent = text
		}
		readonly #listen = () => {
			this.#show()
			if (this.#channel || !('BroadcastChannel' in window)) return
			this.#channel = new BroadcastChannel(cartChannel)
			this.#channel.addEventListener('message', () => {
				this.#show()
				// The notification may arrive before its cookie.
				setTimeout(this.#show, cookieDelayMs)
			})
		}
		/** An open channel would keep the page out of the browser's page cache. */
		readonly #rest = () => {
			this.#channel?.close()
			this.#channel = undefined
		}
		connectedCallback() {
			this.#listen()
			window.addEventListener(cartChanged, this.#show)
			window.addEventListener('pageshow', this.#listen)
			window.addEventListener('pagehide', this.#rest)
		}
		disconnectedCallback() {
			this.#rest()
			window.removeEventListener(cartChanged, this.#show)
			window.removeEventListener('pageshow', this.#listen)
			window.removeEventListener('pagehide', this.#rest)
		}
	}
	customElements.define('cart-count', CartCount)
	// Without a connection the cookie's count stays.
	askOnce().catch(() => undefined)
}
