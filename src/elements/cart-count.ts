// `<cart-count>`: how many units the cart holds. The server writes the number into a cookie with every change.
import { announceCart, cartChanged, cartChannel } from '#http/cart-client.ts'
import { cartCookieDropped, unitsIn } from '#http/cart-cookie.ts'

/** Set when this tab has asked for the count of whoever is signed in; signing out forgets it. */
const askedKey = 'fieldhouse.cart-asked'

/** Kept while somebody is signed in: found on a page for visitors, it tells that their session has ended. */
const personKey = 'fieldhouse.cart-of-person'

const cookieDelayMs = 300

/** Who comes back from paying has a cart that the browser does not know yet. */
const comesFromPaying = () => new URLSearchParams(location.search).has('payment')

/** The count was that of a person whose session has ended since: it is nobody's any more. */
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
		return false // A browser that forbids storage shows what its cookie says.
	}
}

/** On another device, or right after signing in, the person's cart is not this browser's: the server joins them. */
async function askOnce(): Promise<void> {
	if (!needsCount()) return
	const before = unitsIn(document.cookie)
	const answer = await fetch('/cart/count', { headers: { Accept: 'application/json' } })
	// An answer whose body nobody reads keeps its connection.
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
				// Word of a change may be faster than the cookie it is about.
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
	// Without a connection the count stays what the cookie says.
	askOnce().catch(() => undefined)
}
