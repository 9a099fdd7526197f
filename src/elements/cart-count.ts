// `<cart-count>`: the number of units in the cart. The server writes it into a cookie with every change.
import { cartChanged, cartChannel } from '#http/cart-signals.ts'
import { unitsIn } from '#http/cart-cookie.ts'

/** Set while signed in: on a page for visitors it means that the session has ended. */
export const personKey = 'fieldhouse.cart-of-person'

const cookieDelayMs = 300

/**
 * Whether this browser's count may be another one than the account's: signed in, signed out elsewhere, or after a payment.
 */
function mayDiffer(): boolean {
	if (location.search.includes('payment=')) return true
	try {
		// At once: a page that is left before anything else was loaded says so to the next one, too.
		if (document.querySelector('header[data-signed-in]')) localStorage.setItem(personKey, '')
		return localStorage.getItem(personKey) !== null
	} catch {
		return false // Storage is blocked: show the cookie's count.
	}
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
			if (this.#channel) return
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
	if (mayDiffer()) import('./account-cart.ts').then(async ({ askOnce }) => askOnce()).catch(() => undefined)
}
