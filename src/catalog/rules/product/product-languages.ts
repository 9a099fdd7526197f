// The texts of the product page by language.
import { phrase, type Phrases } from '#kit/language.ts'
import { translations } from '#kit/translations.ts'
import { englishProduct } from './product-texts.ts'
import { spanishProduct } from './spanish-product.ts'

export const productTexts = translations({ en: englishProduct, es: spanishProduct })

/** What finding a product may refuse. */
export const productPhrases: Phrases = {
	phrases: [
		phrase('Product not found', 'No se encontró el producto'),
		phrase('Failed to load product details', 'No se pudieron cargar los detalles del producto'),
	],
	fallback: 'No se pudo mostrar este producto.',
}
