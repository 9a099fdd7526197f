// What a shop says that could not answer in time, in every language: nothing was done and retrying is safe.
import { translations } from '#kit/translations.ts'

type BusyTexts = {
	title: string
	/** A page that was requested. */
	shown: string
	/** A form that was sent. */
	sent: string
	/** A form that was sent and is not repeated on a page: passwords. */
	goBack: string
	tryAgain: string
	sendAgain: string
}

export const busyTexts = translations<BusyTexts>({
	en: {
		title: 'The shop is very busy',
		shown: 'We could not show this just now. Try again in a moment.',
		sent: 'We could not finish that just now. Try again in a moment: what you typed is kept.',
		goBack: 'We could not finish that just now. Go back in a moment and send the form again.',
		tryAgain: 'Try again',
		sendAgain: 'Send it again',
	},
	es: {
		title: 'La tienda está muy ocupada',
		shown: 'No pudimos mostrar esto en este momento. Vuelva a intentarlo enseguida.',
		sent: 'No pudimos terminar eso en este momento. Vuelva a intentarlo enseguida: lo que escribió se conserva.',
		goBack: 'No pudimos terminar eso en este momento. Regrese en un momento y vuelva a enviar el formulario.',
		tryAgain: 'Volver a intentarlo',
		sendAgain: 'Volver a enviarlo',
	},
})
