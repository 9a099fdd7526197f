// The header's cart opens a panel. Without a script the link opens /cart.

const isPlainClick = (event: MouseEvent) =>
	event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/** On pages that show the cart, the link stays a link. */
const showsCart = () => ['/cart', '/checkout'].includes(location.pathname)

async function openPanel(): Promise<void> {
	try {
		const { openMiniCart } = await import('./cart-panel.ts')
		openMiniCart()
	} catch {
		// Without a connection the browser says so.
		location.assign('/cart')
	}
}

/** Listens on the document, so that a header added later works too. */
export function serveMiniCart(): void {
	document.addEventListener('click', (event) => {
		if (!(event.target instanceof Element) || event.defaultPrevented || !isPlainClick(event)) return
		if (!event.target.closest('a[data-cart-link]') || showsCart()) return
		event.preventDefault()
		void openPanel()
	})
}
