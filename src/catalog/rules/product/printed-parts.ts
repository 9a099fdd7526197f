// What a product's pictures show and print, in the language of its page. On the server only, so that no script holds the
// words.
import { languageTags, type PageLanguage } from '#kit/language.ts'
import { pricedPartIn } from '#pricing/rules/decoration-phrases.ts'
import { translationIn, type TextTranslations } from '#translations/rules/texts.ts'
import { picturesIn } from '../picture-phrases.ts'
import type { KitPage } from './kit-page.ts'
import type { ProductSheet, SheetPicture, SheetPictured } from './sheet.ts'

function picturedIn(language: PageLanguage, pictured: SheetPictured): SheetPictured {
	if (language === 'en') return pictured
	const parts = pictured.parts.map(({ label: english, cents }) => {
		const { named, words: label } = pricedPartIn(language, english)
		return { ...(named && { named }), label, cents }
	})
	return { ...pictured, parts }
}

/** Descriptions that stay in English are marked as such. */
function described<Picture extends Pick<SheetPicture, 'alt'>>(picture: Picture, texts: TextTranslations) {
	const alt = translationIn(texts, picture.alt)
	return alt === undefined ? { ...picture, lang: languageTags.en } : { ...picture, alt }
}

/** The owner's texts of the page, and the names of the pieces of a kit. */
type Texts = { translations?: TextTranslations; pieces?: readonly string[] }

export function sheetIn(
	language: PageLanguage,
	sheet: ProductSheet,
	{ translations = {}, pieces = [] }: Texts = {},
): ProductSheet {
	if (language === 'en') return sheet
	const { model } = sheet
	const alts = sheet.colorways.flatMap(({ pictured, pictures }) => [
		pictured?.blank.alt ?? null,
		...pictures.map(({ alt }) => alt),
	])
	const texts = picturesIn(language, [{ model, alts, pieces }], translations)
	const colorways = sheet.colorways.map((colorway) => {
		const { pictured } = colorway
		return {
			...colorway,
			pictures: colorway.pictures.map((picture) => described(picture, texts)),
			pictured: pictured && { ...picturedIn(language, pictured), blank: described(pictured.blank, texts) },
		}
	})
	return { ...sheet, colorways }
}

export const kitIn = (language: PageLanguage, kit: KitPage): KitPage => ({
	...kit,
	pieces: kit.pieces.map((piece) => ({
		...piece,
		pictured: piece.pictured && picturedIn(language, piece.pictured),
	})),
})
