// Sends what is put into the cart, and says what came of it.
import { isToast, showToast, type ToastRequest } from '#ui/show-toast.ts'
import { announceCart } from './cart-count.ts'

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

/** The words of the answer; undefined for one that is not the cart's. */
async function wordsOf(answer: Response): Promise<ToastRequest | undefined> {
	if (!(answer.headers.get('content-type') ?? '').includes('json')) return undefined
	const said: unknown = await answer.json()
	const toast = typeof said === 'object' && said !== null && 'toast' in said ? said.toast : undefined
	return isToast(toast) ? toast : undefined
}

/** Puts into the cart what the form says, tells the headers and shows the toast. */
export async function addToCart(form: FormData): Promise<void> {
	try {
		const answer = await fetch('/cart', {
			method: 'POST',
			headers: { Accept: 'application/json' },
			body: textFieldsOf(form),
		})
		showToast((await wordsOf(answer)) ?? notSent)
	} catch {
		showToast(notSent)
	}
	announceCart()
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
