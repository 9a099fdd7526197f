// The steps of the quantity discount, in every language.
import { translations } from '#kit/translations.ts'

type TierTexts = {
	toNext: (units: number, percent: string) => string
	best: (percent: string) => string
	/** Each stands before what counts together. */
	team: (percent: string) => string
	already: (percent: string) => string
	together: string
	reached: string
}

export const tierTexts = translations<TierTexts>({
	en: {
		toNext: (units, percent) => `${units} more to save ${percent}`,
		best: (percent) => `Best price: you save ${percent}`,
		team: (percent) => `Your team discount of ${percent} counts until then.`,
		already: (percent) => `You save ${percent} already.`,
		together: 'Everything in your cart counts together.',
		reached: 'reached',
	},
	es: {
		toNext: (units, percent) => `${units} más para ahorrar ${percent}`,
		best: (percent) => `El mejor precio: ahorra ${percent}`,
		team: (percent) => `Hasta entonces vale su descuento de equipo de ${percent}.`,
		already: (percent) => `Ya ahorra ${percent}.`,
		together: 'Todo lo que hay en su carrito cuenta junto.',
		reached: 'alcanzado',
	},
})
