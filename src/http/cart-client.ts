// Adds to the cart without leaving the page.
import type { Language } from '#kit/language.ts'
import { dismissTexts, type ToastRequest, type ToastTone } from '#ui/show-toast.ts'
import { announceCart, notSent, textFieldsOf } from './cart-signals.ts'
import { scriptLanguage } from './page-language.ts'

const toneNames: Record<ToastTone, true> = { info: true, success: true, error: true }

/** Whether a value from a response is a valid toast. */
function isToast(value: unknown): value is ToastRequest {
	if (typeof value !== 'object' || value === null || !('tone' in value) || !('title' in value)) return false
	const isDetailed = !('detail' in value) || typeof value.detail === 'string'
	const isInLanguage =
		!('language' in value) || (typeof value.language === 'string' && value.language in dismissTexts)
	return (
		typeof value.title === 'string' &&
		typeof value.tone === 'string' &&
		value.tone in toneNames &&
		isDetailed &&
		isInLanguage
	)
}

/** The toast of the response; undefined when the response is not the cart's. */
async function wordsOf(answer: Response): Promise<ToastRequest | undefined> {
	if (!(answer.headers.get('content-type') ?? '').includes('json')) return undefined
	const parsed: unknown = await answer.json()
	const toast = typeof parsed === 'object' && parsed !== null && 'toast' in parsed ? parsed.toast : undefined
	return isToast(toast) ? toast : undefined
}

const notSentTexts = {
	en: { ...notSent, language: 'en' },
	es: {
		tone: 'error',
		title: 'No se agregó a su carrito',
		detail: 'La tienda no respondió. Lo que eligió sigue aquí: revise su conexión e inténtelo otra vez.',
		language: 'es',
	},
} as const satisfies Record<Language, ToastRequest>

/** Adds the form's items to the cart. @returns the toast to show, also when the request fails */
export async function sendToCart(form: FormData): Promise<ToastRequest> {
	try {
		const answer = await fetch('/cart', {
			method: 'POST',
			headers: { Accept: 'application/json' },
			body: textFieldsOf(form),
		})
		return (await wordsOf(answer)) ?? notSentTexts[scriptLanguage()]
	} catch {
		return notSentTexts[scriptLanguage()]
	} finally {
		announceCart()
	}
}
