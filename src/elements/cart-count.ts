// `<cart-count>`: how many units the browser's cart holds.

export const cartKey = 'fieldhouse.cart'
/** Dispatch on `window` after writing the cart, for this tab; other tabs hear of it by `storage`. */
export const cartChanged = 'cart-changed'

/** Units in a stored cart: an array of lines with `qty`. Anything unreadable counts as empty. */
export function unitsIn(stored: string | null): number {
	if (!stored) return 0
	try {
		const lines: unknown = JSON.parse(stored)
		return Array.isArray(lines) ? lines.reduce((sum: number, line: unknown) => sum + unitsOf(line), 0) : 0
	} catch {
		return 0 // Storage can be edited by hand; a broken cart must not break the header.
	}
}

function unitsOf(line: unknown): number {
	if (typeof line !== 'object' || line === null || !('qty' in line)) return 0
	return Number.isSafeInteger(line.qty) && Number(line.qty) > 0 ? Number(line.qty) : 0
}

/** Defines the element. */
export function defineCartCount(): void {
	class CartCount extends HTMLElement {
		readonly #show = () => {
			this.textContent = String(unitsIn(localStorage.getItem(cartKey)))
		}
		connectedCallback() {
			this.#show()
			window.addEventListener('storage', this.#show)
			window.addEventListener(cartChanged, this.#show)
		}
		disconnectedCallback() {
			window.removeEventListener('storage', this.#show)
			window.removeEventListener(cartChanged, this.#show)
		}
	}
	customElements.define('cart-count', CartCount)
}
