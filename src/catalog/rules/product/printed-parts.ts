// What a product's pictures print, in the language of its page. On the server only, so that no script holds the words.
import type { PageLanguage } from '#kit/language.ts'
import { pricedPartIn } from '#pricing/rules/decoration-phrases.ts'
import type { KitPage } from './kit-page.ts'
import type { ProductSheet, SheetPictured } from './sheet.ts'

function picturedIn(language: PageLanguage, pictured: SheetPictured | undefined): SheetPictured | undefined {
	if (!pictured || language === 'en') return pictured
	const parts = pictured.parts.map(({ label: english, cents }) => {
		const { named, words: label } = pricedPartIn(language, english)
		return { ...(named && { named }), label, cents }
	})
	return { ...pictured, parts }
}

export const sheetIn = (language: PageLanguage, sheet: ProductSheet): ProductSheet => ({
	...sheet,
	colorways: sheet.colorways.map((colorway) => ({
		...colorway,
		pictured: picturedIn(language, colorway.pictured),
	})),
})

export const kitIn = (language: PageLanguage, kit: KitPage): KitPage => ({
	...kit,
	pieces: kit.pieces.map((piece) => ({ ...piece, pictured: picturedIn(language, piece.pictured) })),
})
