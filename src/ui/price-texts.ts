// What stands beside a price, in every language.
import { translations } from '#kit/translations.ts'

type PriceTexts = {
	/** Before the lowest price of several. */
	from: string
	/** How a price that is lowered is read aloud. */
	sale: (now: string, before: string) => string
}

export const priceTexts = translations<PriceTexts>({
	en: { from: 'From', sale: (now, before) => `Sale price ${now}, regular price ${before}` },
	es: { from: 'Desde', sale: (now, before) => `Precio rebajado ${now}, precio normal ${before}` },
})
