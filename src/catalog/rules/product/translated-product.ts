// What the owner wrote of a product, on a page in another language.
import { translatedIn, translationIn, type TextTranslations } from '#translations/rules/texts.ts'
import type { ProductDetail } from './sheet.ts'

type Described = Pick<ProductDetail, 'model' | 'description' | 'attributes'>
type Certified = Pick<ProductDetail, 'model' | 'safetyCerts'>

type Page = {
	product: Described & Certified
	pieces: readonly { name: string; product: Certified }[]
	neighbors: readonly { model: string }[]
}

/** All such texts of the page. */
export const textsOfPage = ({ product, pieces, neighbors }: Page): (string | undefined)[] => [
	product.model,
	product.description,
	product.attributes.pageTitle,
	product.attributes.pageSummary,
	...product.safetyCerts,
	...pieces.flatMap((piece) => [piece.name, piece.product.model, ...piece.product.safetyCerts]),
	...neighbors.map(({ model }) => model),
]

/** The owner's own title or summary; without its translation, that of the translated text which it would replace. */
function ownOr(
	own: string | undefined,
	replaced: string,
	translations: TextTranslations,
): string | undefined {
	if (own === undefined) return undefined
	const hasReplaced = translationIn(translations, replaced) !== undefined
	return translationIn(translations, own) ?? (hasReplaced ? undefined : own)
}

/** The product as its page in this language describes it to search engines. */
export function translatedProduct<Product extends Described>(
	product: Product,
	translations: TextTranslations,
): Product {
	const { model, description, attributes } = product
	return {
		...product,
		model: translatedIn(translations, model),
		description: translatedIn(translations, description),
		attributes: {
			...attributes,
			pageTitle: ownOr(attributes.pageTitle, model, translations),
			pageSummary: ownOr(attributes.pageSummary, description, translations),
		},
	}
}
