// What every mail says around its own content, in each language.
import type { Language } from '#kit/language.ts'
import { marks } from './marks.ts'

type LayoutTexts = {
	ifButtonFails: string
	/** Follows the shop's name. */
	since: string
	help: string
	support: string
	or: string
}

export const layoutTexts: Record<Language, LayoutTexts> = {
	en: {
		ifButtonFails: 'If the button does not work, open this address:',
		since: `custom team gear${marks.since}.`,
		help: 'Help:',
		support: 'support',
		or: 'or',
	},
	es: {
		ifButtonFails: 'Si el botón no funciona, abra esta dirección:',
		since: `ropa deportiva a la medida para equipos${marks.sinceInSpanish}.`,
		help: 'Ayuda:',
		support: 'soporte',
		or: 'o al',
	},
}
