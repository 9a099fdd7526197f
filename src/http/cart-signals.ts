// Updates the headers of all tabs after a change of the cart, and what every page with a form for it needs.
import type { ToastRequest } from '#ui/show-toast.ts'

/** An event on `window` after a change of the cart, for this tab; other tabs are notified by the channel. */
export const cartChanged = 'cart-changed'
export const cartChannel = 'fieldhouse.cart'

/** Notifies the headers of this tab and of all others that the cart cookie changed. */
export function announceCart(): void {
	window.dispatchEvent(new Event(cartChanged))
	const channel = new BroadcastChannel(cartChannel)
	channel.postMessage('changed')
	channel.close()
}

/** In English, as the pages that could not load the client either. */
export const notSent: ToastRequest = {
	tone: 'error',
	title: 'Not added to your cart',
	detail: 'The shop did not answer. Your choice is still here: check your connection and try again.',
}

/** The fields of a form that has no files. */
export const textFieldsOf = (form: FormData): URLSearchParams =>
	new URLSearchParams(
		[...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
	)
