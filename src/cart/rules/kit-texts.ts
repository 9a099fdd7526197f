// What the cart and the checkout say of a kit, in every language.
import { pluralIn } from '#kit/language.ts'
import { counted } from '#kit/plural.ts'
import { translations } from '#kit/translations.ts'
import { kitWords, type KitWords } from '#orders/rules/kits.ts'

type KitTexts = {
	units: KitWords
	lines: (count: number) => string
	kits: (count: number) => string
	/** Of the kits of one player, those that lack a piece. */
	someKits: (missing: number, kits: number) => string
	morePlayers: (count: number) => string
	/** `whom` is a list in words. */
	missing: (piece: string, whom: string) => string
}

const kits = (count: number) => pluralIn('es', count, { one: '1 conjunto', other: `${count} conjuntos` })

export const kitTexts = translations<KitTexts>({
	en: {
		units: kitWords,
		lines: (count) => counted(count, 'line'),
		kits: (count) => counted(count, 'kit'),
		someKits: (missing, of) => `${missing} of ${counted(of, 'kit')}`,
		morePlayers: (count) => counted(count, 'more player'),
		missing: (piece, whom) => `${piece} missing for ${whom}.`,
	},
	es: {
		units: {
			kits,
			pieces: (count) => pluralIn('es', count, { one: '1 pieza', other: `${count} piezas` }),
		},
		lines: (count) => pluralIn('es', count, { one: '1 línea', other: `${count} líneas` }),
		kits,
		someKits: (missing, of) => `${missing} de ${kits(of)}`,
		morePlayers: (count) => pluralIn('es', count, { one: '1 jugador más', other: `${count} jugadores más` }),
		missing: (piece, whom) => `Falta ${piece} para ${whom}.`,
	},
})
