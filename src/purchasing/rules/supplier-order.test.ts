import { expect, test } from 'vitest'
import { canCancel, supplierOrderFile, unitsOpen, unitsToBuy } from './supplier-order.ts'

test.each([
	[{ ordered: 12, stock: 0, coming: 0 }, 12],
	[{ ordered: 12, stock: 5, coming: 0 }, 7],
	[{ ordered: 12, stock: 5, coming: 7 }, 0],
	[{ ordered: 12, stock: 40, coming: 0 }, 0],
])('%j: %i to buy', (need, units) => {
	expect(unitsToBuy(need)).toBe(units)
})

test('only an open order of which nothing came is canceled', () => {
	expect(canCancel('open', [{ quantity: 4, received: 0 }])).toBe(true)
	expect(canCancel('open', [{ quantity: 4, received: 1 }])).toBe(false)
	expect(canCancel('closed', [{ quantity: 4, received: 0 }])).toBe(false)
	expect(unitsOpen([{ quantity: 4, received: 1 }])).toBe(3)
})

test('the file has a row per size, and no formula', () => {
	const line = { sku: 'RH-1', brand: '=Rawhide', model: 'Jersey', color: 'Navy', size: 'L' }
	expect(supplierOrderFile([{ ...line, quantity: 4, received: 1 }])).toBe(
		`sku,brand,product,color,size,quantity,received\r\nRH-1,"'=Rawhide",Jersey,Navy,L,4,1`,
	)
})
