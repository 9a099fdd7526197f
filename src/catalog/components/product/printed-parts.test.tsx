import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { specPrices } from '#pricing/rules/price-list.ts'
import { picturedColorway, testProduct, testVariants } from '../../../../tests/factories/catalog/sheet.ts'
import { PrintedParts } from './printed-parts.tsx'
import { InCatalogLanguage } from '../catalog-language.tsx'
import { kitPageOf } from '../../rules/product/kit-page.ts'
import { kitIn, sheetIn } from '../../rules/product/printed-parts.ts'
import { picturesAt } from '../../rules/product/sheet.ts'
import { sheetOf } from '../../rules/product/sheet-of.ts'

const art = {
	type: 'embroidery',
	location: 'sleeve',
	size: 'full',
	description: 'Old Owl',
	itemId: 'o',
} as const
const design = { ...picturedColorway.design, decorations: [...picturedColorway.design.decorations, art] }
const [first, ...others] = testProduct.colorways
if (!first) throw new Error('The product has no color')
const product = { ...testProduct, colorways: [{ ...first, design }, ...others] }
const sheet = sheetOf(product, testVariants, specPrices)

const inSpanish = [
	{ label: 'Nombre del equipo, frente, serigrafía, pequeño', cents: 800 },
	{ label: 'Número, espalda, tackle twill, mediano', cents: 2_200 },
	{ named: 'Old Owl', label: ', manga, bordado, completo', cents: 3_000 },
]

test('a sheet says in Spanish what is printed, with the same prices and the name of art as it is', () => {
	expect(sheetIn('es', sheet).colorways[0]?.pictured).toEqual({
		...sheet.colorways[0]?.pictured,
		parts: inSpanish,
		blank: { alt: 'Test Jersey en Azul marino / Dorado, sin diseño, frente' },
	})
	expect(sheetIn('es', sheet).colorways[1]?.pictured).toEqual(sheet.colorways[1]?.pictured)
	expect(sheetIn('en', sheet)).toEqual(sheet)
})

test('a sheet describes its pictures in Spanish, and marks what stays in English', () => {
	const crop = { shape: 'whole', zoom: 1, x: 0, y: 0 } as const
	const photo = {
		...product.images[0]!,
		hash: 'p',
		alt: 'On the field',
		view: 'photo',
		colorway: '',
		photo: { folder: '0'.repeat(16), width: 400, height: 500, sha256: '', crop },
	}
	const own = sheetOf({ ...product, images: [...product.images, photo] }, testVariants, specPrices)
	const alts = (language: 'en' | 'es') =>
		sheetIn(language, own, {
			translations: { [product.model]: 'Camiseta Prueba' },
		}).colorways[0]?.pictures.map(({ alt, lang }) => [alt, lang])
	expect(alts('es')).toEqual([
		['Camiseta Prueba en navy-gold, frente', undefined],
		['Camiseta Prueba en navy-gold, espalda', undefined],
		['Test Jersey in navy-gold, detail', 'en-US'],
		['On the field', 'en-US'],
	])
	const choice = { colorway: 0, isBlank: true }
	const blank = (language: 'en' | 'es' | 'en-XA') => picturesAt(sheetIn(language, own), choice)[0]
	expect(blank('en')).toMatchObject({ alt: 'Test Jersey in Navy / Gold, blank, front', view: 'front' })
	expect(blank('es')).toMatchObject({ alt: 'Test Jersey en Azul marino / Dorado, sin diseño, frente' })
	expect(blank('en-XA')).toMatchObject({ alt: 'Test Jersey in Navy / Gold, blank, front', lang: 'en-US' })
	expect(alts('en')).toEqual(own.colorways[0]?.pictures.map(({ alt }) => [alt, undefined]))
})

test('a kit says it of each piece', () => {
	const kit = { ...product, colorways: [{ ...first, kit: [{ ...design, piece: 'jersey' }] }] }
	const piece = { id: 'jersey', name: 'Jersey', product, sheet }
	const page = kitPageOf(kit, [piece], { color: first.id, prices: specPrices })
	expect(kitIn('es', page).pieces[0]?.pictured?.parts).toEqual(inSpanish)
	expect(kitIn('en', page)).toEqual(page)
})

test('the name of art is marked as English on a page in Spanish, and is one text with its place in English', () => {
	const shown = (language: 'en' | 'es') =>
		renderToStaticMarkup(
			<InCatalogLanguage language={language}>
				<PrintedParts parts={sheetIn(language, sheet).colorways[0]?.pictured?.parts ?? []} />
			</InCatalogLanguage>,
		)
	expect(shown('es')).toContain('<span lang="en-US">Old Owl</span>, manga, bordado, completo</span>')
	expect(shown('en')).toContain('<span class="min-w-0 break-words">Old Owl, sleeve, embroidery, full</span>')
})
