// Adds to the cart and shows the result.
import { sendToCart } from '#http/cart-client.ts'
import { showToast } from '#ui/show-toast.ts'

/** Adds the form's items to the cart and shows the toast. */
export async function addToCart(form: FormData): Promise<void> {
	showToast(await sendToCart(form))
}

/** Ignores calls while the work runs: two quick presses add once. */
export function oneAtATime<Given>(work: (given: Given) => Promise<void>): (given: Given) => Promise<void> {
	let isBusy = false
	return async (given) => {
		if (isBusy) return
		isBusy = true
		await work(given).finally(() => (isBusy = false))
	}
}
