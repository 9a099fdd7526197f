import { specCalendar } from '#shop-settings/rules/calendar.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { IsoDate } from '#kit/time.ts'
import { choiceOf, choiceTextIn, type ProductDetail } from '../../rules/product/sheet.ts'
import { sheetOf } from '../../rules/product/sheet-of.ts'
import { picturedColorway, testProduct, testVariants } from '../../../../tests/factories/catalog/sheet.ts'
import { ProductNotFound, ProductView } from './product-view.tsx'
import { specPrices } from '#pricing/rules/price-list.ts'

type Input = { product?: Partial<ProductDetail>; variants?: typeof testVariants; query?: string }

function pageOf({ product: changes = {}, variants = testVariants, query = '' }: Input = {}): string {
	const product = { ...testProduct, ...changes }
	const sheet = sheetOf(product, variants, specPrices)
	const choice = choiceOf(sheet, choiceTextIn(new URLSearchParams(query)))
	return renderToStaticMarkup(
		<ProductView
			product={product}
			sheet={sheet}
			choice={choice}
			today={{ ...specCalendar, on: '2026-11-20' as IsoDate }}
			neighbors={[
				{
					id: 'other',
					brand: 'B',
					model: 'Other Jersey',
					customizable: true,
					priceCents: 4_200,
					regularPriceCents: null,
					image: null,
				},
			]}
		/>,
	)
}
const inputOf = (markup: string, name: string, value: string) =>
	new RegExp(`<input[^>]*name="${name}"[^>]*value="${value}"[^>]*>`).exec(markup)?.[0] ?? ''

test('the page shows the three pictures of the chosen color, with a large one of each', () => {
	const page = pageOf({ query: 'color=black-orange' })
	expect(page.match(/alt="Test Jersey in black-orange, [a-z]+"/g)).toHaveLength(6)
	expect(page.match(/data-thumb/g)).toHaveLength(3)
	expect(page).not.toContain('alt="Test Jersey in navy-gold')
})

test('the choice in the address is made in the form', () => {
	const page = pageOf({ query: 'color=black-orange&size=L&qty=24' })
	expect(inputOf(page, 'color', 'black-orange')).toContain('checked')
	expect(inputOf(page, 'color', 'navy-gold')).not.toContain('checked')
	expect(inputOf(page, 'size', 'L')).toContain('checked')
	expect(inputOf(page, 'qty', '24')).not.toBe('')
	expect(page).toContain('24 for $2,570.40, you save $285.60')
})

test('a sold-out size is visible, disabled and explained, with a link to the color that has it', () => {
	const page = pageOf({ query: 'color=navy-gold' })
	expect(inputOf(page, 'size', 'L')).toContain('disabled')
	expect(inputOf(page, 'size', 'M')).not.toContain('disabled')
	expect(page).toContain('Sold out in Navy / Gold:')
	expect(page).toContain('href="?color=black-orange&amp;size=L"')
})

test('the button needs no script, except that it is off where the choice is sold out', () => {
	const buttonsOf = (page: string) => page.match(/<button[^>]*data-add[^>]*>/g) ?? []
	const isOff = (button: string) => button.includes('disabled=""')
	expect(buttonsOf(pageOf({ query: 'size=S' })).map(isOff)).toEqual([false, false])
	expect(buttonsOf(pageOf()).map(isOff)).toEqual([false, false])
	expect(buttonsOf(pageOf({ query: 'color=navy-gold&size=L' })).map(isOff)).toEqual([true, true])
})

test('sent as it is, the form puts the choice into the cart and asks for a size first', () => {
	const page = pageOf({ query: 'color=navy-gold' })
	const form = /<form[^>]*id="buy"[^>]*>/.exec(page)?.[0]
	expect(form).toContain('method="post"')
	expect(form).toContain('action="/cart"')
	expect(inputOf(page, 'product', testProduct.id)).toContain('type="hidden"')
	expect(inputOf(page, 'intent', 'add')).toContain('type="hidden"')
	expect(inputOf(page, 'size', 'M')).toContain('required')
})

test('only a customizable product leads to the builder', () => {
	expect(pageOf({ query: 'color=black-orange' })).toContain(
		`href="/builder/${testProduct.id}?color=black-orange"`,
	)
	expect(pageOf()).not.toContain('Start plain')
	const attributes = { ...testProduct.attributes, customizable: false }
	expect(pageOf({ product: { attributes } })).not.toContain('/builder/')
})

test('the shared page says nothing of team colors until a script shows it, and only where they can be had', () => {
	const page = pageOf({ query: 'color=black-orange' })
	const notes = page.match(/<[a-z]+[^>]*data-team-note[^>]*>/g) ?? []
	expect(notes).toHaveLength(4)
	for (const note of notes) expect(note).toContain('hidden=""')
	expect(page).toContain('Customize in your colors')
	expect(page).toContain('orders this one, in <span data-slot="color" class="font-semibold">Black / Orange<')
	const attributes = { ...testProduct.attributes, customizable: false }
	expect(pageOf({ product: { attributes } })).not.toContain('data-team-note')
})

const printed = { colorways: [picturedColorway, ...testProduct.colorways.slice(1)] }

test('a printed product is chosen as pictured, with its price in parts, or blank at the base price', () => {
	const page = pageOf({ product: printed, query: 'size=S' })
	expect(inputOf(page, 'as', 'pictured')).toContain('checked')
	expect(inputOf(page, 'as', 'blank')).not.toContain('checked')
	expect(page).toContain('data-slot="each">$149.00<')
	expect(page).toContain('Team name, front, screen print, small</span><span class="figures">$8.00<')
	expect(page).toContain(`href="/builder/${testProduct.id}?start=plain&amp;color=navy-gold"`)
	const blank = pageOf({ product: printed, query: 'size=S&as=blank' })
	expect(inputOf(blank, 'as', 'blank')).toContain('checked')
	expect(blank).toContain('data-slot="each">$119.00<')
	expect(blank).toContain('alt="Test Jersey in Navy / Gold, blank, front"')
	expect(blank).not.toContain('alt="Test Jersey in navy-gold, front"')
})

test('a color whose pictures print nothing has no such choice', () => {
	const page = pageOf({ product: printed, query: 'color=black-orange' })
	expect(/<fieldset data-as[^>]*>/.exec(page)?.[0]).toMatch(/hidden="" disabled=""|disabled="" hidden=""/)
	expect(page).toContain('data-slot="each">$119.00<')
	expect(pageOf()).not.toContain('data-as')
})

test('the three tabs are those of the spec, and an empty one is honest', () => {
	const page = pageOf({ product: { safetyCerts: [] } })
	for (const tab of ['Sizing Chart', 'Certifications', 'Lead Time'])
		expect(page).toContain(`aria-label="${tab}"`)
	expect(page).toContain('lists no certifications')
	expect(pageOf()).toContain('WRAP-certified sewing')
})

test('the sizing chart marks the chosen size', () => {
	expect(pageOf({ query: 'size=M' })).toContain('data-size="M" data-chosen=""')
	expect(pageOf()).not.toContain('data-chosen=""')
})

test('a name from the database cannot end the data or add markup', () => {
	const page = pageOf({ product: { model: '</script><img src=x onerror=alert(1)>' } })
	expect(page).not.toContain('<img src=x')
	expect(page.match(/<\/script>/g)).toHaveLength(1)
})

test('a product without pictures, colors and variants still has a page', () => {
	const page = pageOf({ product: { images: [], colorways: [] }, variants: [] })
	expect(page).toContain('Picture on its way')
	expect(page).toContain('Sold out in every size and color')
})

test('every id on the page is used once', () => {
	const ids = [...pageOf().matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
	expect(new Set(ids).size).toBe(ids.length)
})

test('a missing product has the words of the spec', () => {
	const page = renderToStaticMarkup(<ProductNotFound />)
	expect(page).toContain('Product not found')
	expect(page).toMatch(/<a href="\/"[^>]*>Go Home<\/a>|<a[^>]*href="\/"[^>]*>Go Home<\/a>/)
})
