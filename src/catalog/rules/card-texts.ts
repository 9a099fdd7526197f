// What a product's card says in lists, in every language. Names are data.
import { pluralIn } from '#kit/language.ts'
import { counted } from '#kit/plural.ts'
import { translations } from '#kit/translations.ts'

type CardTexts = {
	favorite: (name: string) => string
	colors: (count: number) => string
	customizable: string
	soldOut: string
	/** Business days. */
	ships: (days: number) => string
}

export const cardTexts = translations<CardTexts>({
	en: {
		favorite: (name) => `Favorite: ${name}`,
		colors: (count) => counted(count, 'color'),
		customizable: 'Customizable',
		soldOut: 'Sold out',
		ships: (days) => `Ships in ${counted(days, 'day')}`,
	},
	es: {
		favorite: (name) => `Favorito: ${name}`,
		colors: (count) => pluralIn('es', count, { one: '1 color', other: `${count} colores` }),
		customizable: 'Personalizable',
		soldOut: 'Agotado',
		ships: (days) => pluralIn('es', days, { one: 'Sale en 1 día', other: `Sale en ${days} días` }),
	},
})
