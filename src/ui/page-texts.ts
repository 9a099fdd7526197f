// What many translated pages show: what to fix, dialogs. A page with more has a table of its own.
import { pluralIn } from '#kit/language.ts'
import { translations } from '#kit/translations.ts'

type PageTexts = {
	/** Closes a dialog. */
	close: string
	toFix: (count: number) => string
}

export const pageTexts = translations<PageTexts>({
	en: {
		close: 'Close',
		toFix: (count) => pluralIn('en', count, { one: 'One thing to fix', other: `${count} things to fix` }),
	},
	es: {
		close: 'Cerrar',
		toFix: (count) =>
			pluralIn('es', count, { one: 'Hay una cosa por corregir', other: `Hay ${count} cosas por corregir` }),
	},
})
