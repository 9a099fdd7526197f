import { expect, test } from 'vitest'
import { catalogColor, catalogEntry } from '../../../tests/factories/bulk-orders/lines.ts'
import { gridRows, withTyped } from './grid.ts'
import { unitCentsOf } from './prices.ts'

const sizes = ['M', '2XL'].map((size) => ({ variantId: size, size, stock: 5 }))
const jersey = catalogEntry({
	colors: [catalogColor('design', sizes)],
	unitCents: 5_000,
	sizeCents: { '2XL': 200 },
	nameCents: 300,
	numberCents: 400,
})

test.each([
	['M', '', 'a', 5_300],
	['2XL', '', 'a', 5_500],
	['2XL', '7', 'a', 5_900],
	['2XL', '7', 'nameless', 5_600],
	['', '', 'a', 5_300],
])('size %o with number %o of %s costs %d', (size, number, rosterId, cents) => {
	expect(unitCentsOf(jersey, { size, number, roster_id: rosterId }, new Set(['nameless']))).toBe(cents)
})

test('a cell of the grid has the price of the size that is typed', () => {
	const [row] = gridRows({ roster: [], items: [], typed: [{ name: 'VALE', number: '' }] })
	if (!row) throw new Error('No row')
	const context = { row, entry: jersey, nameless: new Set<string>(), newId: () => 'new' }
	const large = withTyped([], context, '2XL')
	expect(large).toMatchObject([{ size: '2XL', price: 5_500 }])
	expect(withTyped(large, context, 'M')).toMatchObject([{ size: 'M', price: 5_300 }])
})
