// What the script of the cart panel says around the server's part, in every language.
import { translations } from '#kit/translations.ts'

type PanelTexts = Readonly<Record<'title' | 'close' | 'loading' | 'failed' | 'unanswered' | 'view', string>>

export const panelTexts = translations<PanelTexts>({
	en: {
		title: 'Your cart',
		close: 'Close',
		loading: 'Loading your cart',
		failed: 'Your cart could not be shown',
		unanswered: 'The shop did not answer. Nothing is lost: check your connection and try again.',
		view: 'View cart',
	},
	es: {
		title: 'Su carrito',
		close: 'Cerrar',
		loading: 'Cargando su carrito',
		failed: 'No se pudo mostrar su carrito',
		unanswered: 'La tienda no respondió. No se perdió nada: revise su conexión e inténtelo otra vez.',
		view: 'Ver el carrito',
	},
})
