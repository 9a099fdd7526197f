// Keeps the cart in the browser and says what came of adding to it.
import { cartChanged, cartKey } from './cart-count.ts'
import { addLine, maxLines, parseCart, type Addition, type CartLine } from './cart-lines.ts'
import { showToast, type ToastRequest } from '#ui/show-toast.ts'

/** The words for every outcome. The title of success is the spec's. */
export function cartToast(addition: Addition, line: CartLine): ToastRequest {
	const what = `${line.model}, ${line.color}, ${line.size}`
	switch (addition.outcome) {
		case 'added':
			return { tone: 'success', title: 'Added to cart', detail: `${addition.added} × ${what}` }
		case 'capped':
			return {
				tone: 'success',
				title: 'Added to cart',
				detail: `${addition.added} × ${what}. That is all we have: your cart now holds ${addition.limit}.`,
			}
		case 'none-left':
			return {
				tone: 'error',
				title: 'Your cart holds them all',
				detail: `We have ${addition.limit} of ${what}, and they are in your cart.`,
			}
		case 'full':
			return {
				tone: 'error',
				title: 'Your cart is full',
				detail: `It holds ${maxLines} different items. Order or remove some first.`,
			}
	}
}

const notKept: ToastRequest = {
	tone: 'error',
	title: 'Your cart was not saved',
	detail:
		'This browser has no room left or does not allow this site to keep data. Free some space or leave private mode, then try again.',
}

/** Adds the line, tells the header and shows the toast. True when the cart now holds more. */
export function addToCart(line: CartLine, stock: number): boolean {
	try {
		const addition = addLine(parseCart(localStorage.getItem(cartKey)), line, stock)
		if ('lines' in addition) {
			localStorage.setItem(cartKey, JSON.stringify(addition.lines))
			window.dispatchEvent(new Event(cartChanged))
		}
		showToast(cartToast(addition, line))
		return 'lines' in addition
	} catch {
		showToast(notKept) // Storage is full or forbidden: the browser throws for both.
		return false
	}
}
