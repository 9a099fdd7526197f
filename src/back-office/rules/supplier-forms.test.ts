import { expect, test } from 'vitest'
import {
	brandIn,
	needsHref,
	partsIn,
	purchaseIn,
	supplierOrdersHref,
	supplierOrdersViewIn,
} from './supplier-forms.ts'

test('an order has the sizes with a number, and its supplier', () => {
	const fields = { key: 'k', supplier: 'Rawhide', note: '', 'buy-a': ' 12 ', 'buy-b': '', 'buy-c': '0' }
	expect(purchaseIn(fields)).toEqual({
		id: 'k',
		supplier: 'Rawhide',
		note: '',
		lines: [{ variantId: 'a', quantity: 12 }],
	})
	for (const text of ['-1', '1.5', 'x']) expect(purchaseIn({ 'buy-a': text })).toHaveProperty('problem')
})

test('what came in has the number that the page showed', () => {
	expect(partsIn({ 'came-a': '3', 'seen-a': '4', 'came-b': '', note: 'Slip' })).toEqual({
		parts: [{ variantId: 'a', units: 3, seen: 4 }],
		note: 'Slip',
	})
	expect(partsIn({ 'came-a': '3' })).toHaveProperty('problem')
	expect(partsIn({ 'came-a': 'x', 'seen-a': '4' })).toHaveProperty('problem')
})

test('filters come back from the addresses that they are written to', () => {
	const view = { state: 'open', page: 2 } as const
	const query = (address: string) => new URL(address, 'http://shop.test').searchParams
	expect(supplierOrdersViewIn(query(supplierOrdersHref(view)))).toEqual(view)
	expect(supplierOrdersViewIn(query('/?state=lost&page=x'))).toEqual({ state: null, page: 1 })
	expect(brandIn(query(needsHref('Bleacher & Co.')))).toBe('Bleacher & Co.')
	expect(brandIn(query('/?brand='))).toBeNull()
})
