// Updates the headers of all tabs after a change of the cart, and what every page with a form for it needs.

/** An event on `window` after a change of the cart, for this tab; other tabs are notified by the channel. */
export const cartChanged = 'cart-changed'
export const cartChannel = 'fieldhouse.cart'

/** Notifies the headers of this tab and of all others that the cart cookie changed. */
export function announceCart(): void {
	window.dispatchEvent(new Event(cartChanged))
	if (!('BroadcastChannel' in window)) return
	const channel = new BroadcastChannel(cartChannel)
	channel.postMessage('changed')
	channel.close()
}

/** The fields of a form that has no files. */
export const textFieldsOf = (form: FormData): URLSearchParams =>
	new URLSearchParams(
		[...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
	)
