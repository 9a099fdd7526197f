import { specCalendar } from '#shop-settings/rules/calendar.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { picturedColorway, testProduct, testVariants } from '../../../../tests/factories/catalog/sheet.ts'
import { kitPageOf } from '../../rules/product/kit-page.ts'
import { sheetOf } from '../../rules/product/sheet-of.ts'
import { isoDate } from '#kit/time.ts'
import { KitView } from './kit-view.tsx'
import { specPrices } from '#pricing/rules/price-list.ts'

const [navyGold] = testProduct.colorways
if (!navyGold) throw new Error('The product has a color')
const cap = {
	...testProduct,
	id: '33333333-3333-4333-8333-333333333333',
	model: 'Test Hat',
	basePriceCents: 2_000,
}
const capVariants = testVariants.slice(0, 1).map((variant) => ({ ...variant, size: 'One Size' }))
const kit = {
	...testProduct,
	id: '44444444-4444-4444-8444-444444444444',
	model: 'Test Uniform Set',
	basePriceCents: 13_900,
	colorways: [
		{ ...navyGold, kit: [{ ...picturedColorway.design, piece: 'jersey' }] },
		...testProduct.colorways.slice(1),
	],
}
const pieces = [
	{
		id: 'jersey',
		name: 'Jersey',
		product: testProduct,
		sheet: sheetOf(testProduct, testVariants, specPrices),
	},
	{ id: 'cap', name: 'Cap', product: cap, sheet: sheetOf(cap, capVariants, specPrices) },
]

const pageIn = (color: string, product = kit, parts = pieces) =>
	renderToStaticMarkup(
		<KitView
			product={product}
			sheet={sheetOf(product, [], specPrices)}
			kit={kitPageOf(product, parts, { color, prices: specPrices })}
			today={{ ...specCalendar, on: isoDate(new Date('2026-11-23T12:00:00Z')) }}
			neighbors={[]}
		/>,
	)

test('a kit names its pieces with their prices and pages, and opens in the builder', () => {
	const page = pageIn('navy-gold')
	expect(page).toContain('From $139.00')
	expect(page).toContain(`href="/product/${testProduct.id}"`)
	expect(page).toContain('From $119.00')
	expect(page).toContain('From $20.00')
	expect(page).toContain(`href="/builder/${kit.id}?color=navy-gold"`)
	expect(page).toContain('Customize the kit')
	expect(page).toContain(`href="/builder/${kit.id}?color=navy-gold&amp;start=plain"`)
	expect(page).toContain(`href="/product/${kit.id}?color=black-orange"`)
})

test('while a piece is on sale, the regular prices of kit and piece are struck', () => {
	const onSale = pieces.map((piece) =>
		piece.id === 'cap' ? { ...piece, product: { ...cap, regularPriceCents: 2_500 } } : piece,
	)
	const page = pageIn('navy-gold', { ...kit, regularPriceCents: 14_400 }, onSale)
	expect(page).toContain('Sale price $139.00, regular price $144.00')
	expect(page).toMatch(/\$139\.00 <s [^>]*>\$144\.00<\/s>/)
	expect(page).toMatch(/\$20\.00 <s [^>]*>\$25\.00<\/s>/)
	expect(page.match(/<s /g)).toHaveLength(3)
	expect(pageIn('navy-gold')).not.toContain('<s ')
})

test('the kit as pictured is added with a size for each piece; what is sold out cannot be chosen', () => {
	const page = pageIn('navy-gold')
	const form = /<form [^>]*action="\/cart".*?<\/form>/s.exec(page)?.[0] ?? ''
	expect(form).toContain('name="intent" value="add-kit"')
	expect(form).toContain(`name="design" value="${picturedColorway.design.id}"`)
	expect(form).toContain('name="version" value="1"')
	expect(form).toContain('name="size.jersey"')
	expect(form).toContain('name="quantity"')
	expect(form).toContain('<option value="L" disabled="">L, sold out</option>')
	// The only size is chosen already.
	expect(form).toMatch(
		/name="size\.cap"[^>]*><option value="One Size" selected="">One Size<\/option><\/select>/,
	)
})

test('in a color that a piece is sold out in, the kit cannot be added', () => {
	const page = pageIn('black-orange')
	expect(page).not.toContain('action="/cart"')
	expect(page).toContain('sold out')
})

test('every id on the page is used once', () => {
	const ids = [...pageIn('navy-gold').matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
	expect(new Set(ids).size).toBe(ids.length)
})

test('the size tables of each piece have names of their own', () => {
	const names = pageIn('navy-gold').match(/(?<=role="region" aria-label=")[^"]+/g) ?? []
	expect(names).toContain('Jersey: Body measurements')
	expect(new Set(names).size).toBe(names.length)
})

test('in team colors the builder opens what is shown, and the cart says what it takes', () => {
	const page = pageIn('navy-gold')
	const links = page.match(/<a [^>]*href="\/builder\/44444444[^>]*>/g) ?? []
	expect(links).toHaveLength(2)
	for (const link of links) expect(link).toContain('data-team-design')
	expect(page).toMatch(/<p data-team-note="true" hidden=""[^>]*>Add the Kit to Cart orders the kit in Navy/)
})
