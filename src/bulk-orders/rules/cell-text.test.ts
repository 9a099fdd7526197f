import { expect, test } from 'vitest'
import { catalogColor, catalogEntry } from '../../../tests/factories/bulk-orders/lines.ts'
import { typedCell } from './cell-text.ts'

const named = (english: string, name: string) => ({
	...catalogColor(
		english,
		['S', 'M'].map((size) => ({ variantId: `${english} ${size}`, size, stock: 500 })),
	),
	name,
	english,
})
const hoodie = catalogEntry({
	colors: [named('White', 'Blanco'), named('Navy', 'Azul marino'), named('Royal', 'Azul rey')],
})

test.each([
	['M azul marino', { size: 'M', color: 'Navy', qty: 1 }],
	['Azul Rey S x2', { size: 'S', color: 'Royal', qty: 2 }],
	['royal M x2', { size: 'M', color: 'Royal', qty: 2 }],
])('in a page in Spanish "%s" names a color in Spanish or in English', (text, choice) => {
	expect(typedCell(hoodie, text, 'S')).toEqual({ kind: 'choices', choices: [choice] })
})
