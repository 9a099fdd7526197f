// The fields of the two team colors in every language.
import { translations } from '#kit/translations.ts'

export type TeamColorTexts = Record<'first' | 'second' | 'name' | 'show', string>

export const teamColorTexts = translations<TeamColorTexts>({
	en: {
		first: 'First color',
		second: 'Second color',
		name: 'Team name, if you like',
		show: 'Show my colors',
	},
	es: {
		first: 'Primer color',
		second: 'Segundo color',
		name: 'Nombre del equipo, si quiere',
		show: 'Mostrar mis colores',
	},
})
