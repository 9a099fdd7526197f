// What many translated pages show: errors, the way home, dialogs. A page with more has a table of its own.
import { pluralIn } from '#kit/language.ts'
import { translations } from '#kit/translations.ts'

type PageTexts = {
	home: string
	/** Closes a dialog. */
	close: string
	toFix: (count: number) => string
	notFound: string
	wait: string
	notComplete: string
	unexpected: string
}

export const pageTexts = translations<PageTexts>({
	en: {
		home: 'Go Home',
		close: 'Close',
		toFix: (count) => pluralIn('en', count, { one: 'One thing to fix', other: `${count} things to fix` }),
		notFound: 'Oops! Page not found',
		wait: 'One moment, please',
		notComplete: 'That request was not complete',
		unexpected: 'An unexpected error occurred',
	},
	es: {
		home: 'Ir al inicio',
		close: 'Cerrar',
		toFix: (count) =>
			pluralIn('es', count, { one: 'Hay una cosa por corregir', other: `Hay ${count} cosas por corregir` }),
		notFound: 'No encontramos esta página',
		wait: 'Un momento, por favor',
		notComplete: 'Faltan datos en la solicitud',
		unexpected: 'Ocurrió un error inesperado',
	},
})
