import type { Language } from '#kit/language.ts'
import type { ToastRequest } from '#ui/show-toast.ts'
import { scriptLanguage } from './page-language.ts'

const texts: Record<Language, { title: string; detail: string }> = {
	en: {
		title: 'Not added to your cart',
		detail: 'The shop did not answer. Your choice is still here: check your connection and try again.',
	},
	es: {
		title: 'No se agregó a su carrito',
		detail: 'La tienda no respondió. Lo que eligió sigue aquí: revise su conexión e inténtelo otra vez.',
	},
}

/** The toast for what the shop did not answer. */
export function notSent(): ToastRequest {
	const language = scriptLanguage()
	return { tone: 'error', ...texts[language], language }
}
