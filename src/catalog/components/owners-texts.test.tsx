// The owner's texts on a Spanish page: in Spanish without a mark where the shop has them, else in English and marked so.
import { renderToStaticMarkup } from 'react-dom/server'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { KeptMarkup } from '#ui/kept-markup.tsx'
import type { TextTranslations } from '#translations/rules/texts.ts'
import { testProduct, testVariants } from '../../../tests/factories/catalog/sheet.ts'
import { specPrices } from '#pricing/rules/price-list.ts'
import { specCalendar } from '#shop-settings/rules/calendar.ts'
import type { IsoDate } from '#kit/time.ts'
import { summaryOf, titleOf } from '../rules/product/facts.ts'
import { choiceOf, choiceTextIn } from '../rules/product/sheet.ts'
import { sheetOf } from '../rules/product/sheet-of.ts'
import { translatedProduct } from '../rules/product/translated-product.ts'
import { InCatalogLanguage } from './catalog-language.tsx'
import { ProductCards, type CardProduct } from './product-cards.tsx'
import { ProductView } from './product/product-view.tsx'

const product = { ...testProduct, model: 'Trail Jersey', description: 'For *wet* days.' }
const neighbor = {
	id: 'other',
	brand: 'B',
	model: 'Storm Jersey',
	customizable: true,
	priceCents: 4_200,
	regularPriceCents: null,
	image: null,
}
const spanish: TextTranslations = {
	'Trail Jersey': 'Camiseta Trail',
	'For *wet* days.': 'Para días *lluviosos*.',
}

function page(translations: TextTranslations): string {
	const sheet = sheetOf(product, testVariants, specPrices)
	return renderToStaticMarkup(
		<InCatalogLanguage language="es" translations={translations}>
			<ProductView
				product={product}
				sheet={sheet}
				choice={choiceOf(sheet, choiceTextIn(new URLSearchParams()))}
				today={{ ...specCalendar, on: '2026-11-20' as IsoDate }}
				neighbors={[neighbor]}
			/>
		</InCatalogLanguage>,
	)
}

test('a product page has its name and description in Spanish, without a mark of English', () => {
	const shown = page(spanish)
	expect(shown).toMatch(/<h1[^>]*>Camiseta Trail<\/h1>/)
	expect(shown).toContain('Para días <em>lluviosos</em>.')
	expect(shown).not.toContain('For <em>wet</em> days.')
	expect(shown.replaceAll(/<script.*?<\/script>/gs, '')).not.toContain('>Trail Jersey<')
	expect(shown).toMatch(/<h3 lang="en-US"[^>]*><a[^>]*>Storm Jersey/)
	expect(page({ ...spanish, 'Storm Jersey': 'Camiseta Storm' })).toMatch(
		/<h3 class[^>]*><a[^>]*>Camiseta Storm/,
	)
})

test('without a translation they stay in English and are marked so', () => {
	const shown = page({})
	expect(shown).toMatch(/<h1[^>]*><span lang="en-US">Trail Jersey<\/span><\/h1>/)
	expect(shown).toContain('<div lang="en-US" class="mt-2.5">')
})

test('title and summary follow what is translated', () => {
	const { attributes } = product
	const own = {
		...product,
		attributes: { ...attributes, pageTitle: 'Jerseys for rain', pageSummary: 'Dry all game long.' },
	}
	const of = (one: typeof product, translations: TextTranslations) => {
		const shown = translatedProduct(one, translations)
		return [titleOf(shown, () => 'Fútbol'), summaryOf(shown)]
	}
	expect(of(product, spanish)).toEqual([`${product.brand} Camiseta Trail | Fútbol`, 'Para días lluviosos.'])
	expect(of(own, {})).toEqual(['Jerseys for rain', 'Dry all game long.'])
	expect(of(own, spanish)).toEqual([`${product.brand} Camiseta Trail | Fútbol`, 'Para días lluviosos.'])
	expect(of(own, { ...spanish, 'Jerseys for rain': 'Camisetas para lluvia' })[0]).toBe(
		'Camisetas para lluvia',
	)
})

const card: CardProduct = {
	id: 'one',
	brand: 'Vale',
	model: 'Trail Jersey',
	priceCents: 4_200,
	regularPriceCents: null,
	customizable: false,
	inStock: true,
	leadTimeDays: 4,
	sizes: ['M'],
	colorways: [],
	pictureHash: 'f'.repeat(24),
	pictureAlt: 'Trail Jersey in Navy, front',
}

test('a kept card never shows an earlier translation', () => {
	const kept = new Map<string, string>()
	const keep = (key: string, part: ReactNode) => {
		const markup = kept.get(key) ?? renderToStaticMarkup(part)
		kept.set(key, markup)
		return markup
	}
	const cards = (translations: TextTranslations) =>
		renderToStaticMarkup(
			<KeptMarkup value={keep}>
				<InCatalogLanguage language="es" translations={translations}>
					<ProductCards products={[{ ...card, id: 'first' }, card]} />
				</InCatalogLanguage>
			</KeptMarkup>,
		)
	expect(cards({}).match(/<h3 lang="en-US"><a[^>]*>Trail Jersey/g)).toHaveLength(2)
	expect(cards(spanish).match(/<h3><a[^>]*>Camiseta Trail/g)).toHaveLength(2)
	expect(cards(spanish)).toContain('Favorito: Camiseta Trail')
	expect(cards({ 'Trail Jersey': 'Jersey Trail' }).match(/<h3><a[^>]*>Jersey Trail/g)).toHaveLength(2)
	expect(cards({}).match(/<h3 lang="en-US"><a[^>]*>Trail Jersey/g)).toHaveLength(2)
	expect(cards({}).match(/alt="Trail Jersey in Navy, front" lang="en-US"/g)).toHaveLength(2)
	const described = cards({
		...spanish,
		'Trail Jersey in Navy, front': 'Camiseta Trail en Azul marino, frente',
	})
	expect(described.match(/alt="Camiseta Trail en Azul marino, frente" width/g)).toHaveLength(2)
})
