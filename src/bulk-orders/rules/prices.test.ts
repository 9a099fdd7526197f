import { expect, test } from 'vitest'
import { catalogColor, catalogEntry } from '../../../tests/factories/bulk-orders/lines.ts'
import { gridRows, withTyped } from './grid.ts'
import { extrasOfSize, extrasText, unitCentsOf } from './prices.ts'

const sizes = ['M', '2XL'].map((size) => ({
	variantId: size,
	size,
	stock: 5,
	...(size === '2XL' && { extraCents: 200 }),
}))
const jersey = catalogEntry({
	colors: [catalogColor('design', sizes)],
	unitCents: 5_000,
	nameCents: 300,
	numberCents: 400,
})

test.each([
	['M', '', 'a', 5_300],
	['2XL', '', 'a', 5_500],
	['2XL', '7', 'a', 5_900],
	['2XL', '7', 'nameless', 5_600],
	['', '', 'a', 5_300],
])('size %o with number %o of %s costs %d', (variantId, number, rosterId, cents) => {
	expect(
		unitCentsOf(jersey, { variant_id: variantId, number, roster_id: rosterId }, new Set(['nameless'])),
	).toBe(cents)
})

test('a cell of the grid has the price of the size that is typed', () => {
	const [row] = gridRows({ roster: [], items: [], typed: [{ name: 'VALE', number: '' }] })
	if (!row) throw new Error('No row')
	const context = { row, entry: jersey, nameless: new Set<string>(), newId: () => 'new' }
	const large = withTyped([], context, '2XL')
	expect(large).toMatchObject([{ size: '2XL', price: 5_500 }])
	expect(withTyped(large, context, 'M')).toMatchObject([{ size: 'M', price: 5_300 }])
})

test('colors that differ in price have their own amounts', () => {
	const choice = (id: string, size: string, extraCents: number) => ({
		variantId: id,
		size,
		stock: 5,
		extraCents,
	})
	const item = catalogEntry({
		colors: [
			catalogColor('Navy', [choice('nm', 'M', 0), choice('n2', '2XL', 200)]),
			catalogColor('Neon', [choice('em', 'M', 100), choice('e2', '2XL', 400)]),
		],
	})
	const cents = ['nm', 'n2', 'em', 'e2', 'gone', ''].map((id) =>
		unitCentsOf(item, { variant_id: id, number: '', roster_id: null }, new Set()),
	)
	expect(cents).toEqual([5_000, 5_200, 5_100, 5_400, 5_000, 5_000])
	expect(extrasOfSize(item, '2XL')).toEqual([200, 400])
	expect(extrasText(item)).toBe('Navy: 2XL +$2.00; Neon: 2XL +$4.00, M +$1.00')
	expect(extrasText(jersey)).toBe('2XL +$2.00')
})
