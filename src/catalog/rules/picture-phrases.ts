// What drawn pictures show, on a page in another language, as shots.ts describes them. Other descriptions are an owner's
// of a photo: they stay in English.
import { spanishColor } from '#garments/color-names.ts'
import { viewIds, viewInSentence } from '#garments/template.ts'
import { lowerFirst, type PageLanguage } from '#kit/language.ts'
import {
	translatedIn,
	translatedLanguage,
	translationIn,
	type TextTranslations,
} from '#translations/rules/texts.ts'
import { spanishProduct } from './product/spanish-product.ts'
import { allPieces, closeUp } from './shots.ts'

const sides = viewIds.map(
	(view) => [viewInSentence(view), lowerFirst(spanishProduct.gallery.view[view] ?? view)] as const,
)

const spanishViews: ReadonlyMap<string, string> = new Map([
	...sides,
	...sides.map(([english, spanish]) => [`${allPieces}, ${english}`, `todas las piezas, ${spanish}`] as const),
	...sides.map(([english, spanish]) => [`blank, ${english}`, `sin diseño, ${spanish}`] as const),
	[closeUp, 'acercamiento de la tela y las costuras'],
])

export type Pictured = {
	model: string
	/** Descriptions of its pictures. */
	alts: readonly (string | null)[]
	/** Names of the pieces of a kit, whose pictures have them in lower case. */
	pieces?: readonly string[]
}

function spanishView(view: string, pieces: readonly string[], translations: TextTranslations) {
	const piece = pieces.find((name) => name.toLowerCase() === view)
	const spanish = piece === undefined ? spanishViews.get(view) : translationIn(translations, piece)
	return spanish && lowerFirst(spanish)
}

/** `Ace Jersey in Navy / Gold, front` */
function spanishAlt(alt: string, { model, pieces = [] }: Pictured, translations: TextTranslations) {
	const [start, rest] = [`${model} in `, alt.slice(`${model} in `.length)]
	const end = rest.indexOf(', ')
	if (!alt.startsWith(start) || end < 0) return undefined
	const [color, view] = [rest.slice(0, end), spanishView(rest.slice(end + 2), pieces, translations)]
	return view && `${translatedIn(translations, model)} en ${spanishColor(color) ?? color}, ${view}`
}

/**
 * Those of a page by their English, made with the translations of the models and of the pieces; none for a language into which the
 * owner's texts are not translated.
 */
export function picturesIn(
	language: PageLanguage,
	pictured: readonly Pictured[],
	translations: TextTranslations,
): TextTranslations {
	if (!translatedLanguage(language)) return {}
	const described = pictured.flatMap((one) =>
		one.alts.flatMap((alt) => {
			const spanish = alt === null ? undefined : spanishAlt(alt, one, translations)
			return spanish === undefined ? [] : [[alt, spanish]]
		}),
	)
	return Object.fromEntries(described)
}
