// Puts something into the cart and says what came of it.
import { sendToCart } from '#http/cart-client.ts'
import { showToast } from '#ui/show-toast.ts'

/** Puts into the cart what the form says, and shows the toast. */
export async function addToCart(form: FormData): Promise<void> {
	showToast(await sendToCart(form))
}

/** What is asked for while it is being done is left out: pressed twice it is added once. */
export function oneAtATime<Given>(work: (given: Given) => Promise<void>): (given: Given) => Promise<void> {
	let isBusy = false
	return async (given) => {
		if (isBusy) return
		isBusy = true
		await work(given).finally(() => (isBusy = false))
	}
}
