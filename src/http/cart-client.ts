// Adds to the cart without leaving the page, and updates the headers of all tabs.
import { isToast, type ToastRequest } from '#ui/show-toast.ts'

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

const notSent: ToastRequest = {
	tone: 'error',
	title: 'Not added to your cart',
	detail: 'The shop did not answer. Your choice is still here: check your connection and try again.',
}

/** The fields of a form that has no files. */
export const textFieldsOf = (form: FormData): URLSearchParams =>
	new URLSearchParams(
		[...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
	)

/** The toast of the response; undefined when the response is not the cart's. */
async function wordsOf(answer: Response): Promise<ToastRequest | undefined> {
	if (!(answer.headers.get('content-type') ?? '').includes('json')) return undefined
	const parsed: unknown = await answer.json()
	const toast = typeof parsed === 'object' && parsed !== null && 'toast' in parsed ? parsed.toast : undefined
	return isToast(toast) ? toast : undefined
}

/** Adds the form's items to the cart. @returns the toast to show, also when the request fails */
export async function sendToCart(form: FormData): Promise<ToastRequest> {
	try {
		const answer = await fetch('/cart', {
			method: 'POST',
			headers: { Accept: 'application/json' },
			body: textFieldsOf(form),
		})
		return (await wordsOf(answer)) ?? notSent
	} catch {
		return notSent
	} finally {
		announceCart()
	}
}
