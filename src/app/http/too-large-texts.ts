// What a form says that is too large to be read, in every language.
import { translations } from '#kit/translations.ts'

type TooLargeTexts = {
	file: (limit: string) => string
	form: (limit: string) => string
	stillThere: string
	openAgain: string
}

export const tooLargeTexts = translations<TooLargeTexts>({
	en: {
		file: (limit) => `The file is larger than ${limit}.`,
		form: (limit) => `That is larger than ${limit}, more than this form can take.`,
		stillThere: 'Use your browser’s Back button: what you typed is still in the form.',
		openAgain: 'Open the form again',
	},
	es: {
		file: (limit) => `El archivo pesa más de ${limit}.`,
		form: (limit) => `Eso pesa más de ${limit}, más de lo que admite este formulario.`,
		stillThere: 'Use el botón Atrás de su navegador: lo que escribió sigue en el formulario.',
		openAgain: 'Abrir el formulario otra vez',
	},
})
