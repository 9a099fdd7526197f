import { specSports } from '#kit/shop.ts'
import { expect, test } from 'vitest'
import { lowStockFile, lowStockHref, lowStockViewIn } from './low-stock-view.ts'

const usual = { text: '', sport: null, most: 5, sort: 'fewest', page: 1 } as const

test.each(['', 'most=-1', 'most=1.5', 'most=9999999', 'sort=price', 'sport=chess', 'page=0'])(
	'"%s" is the list as it opens',
	(query) => {
		const view = lowStockViewIn(specSports, new URLSearchParams(query))
		expect(view).toEqual(usual)
		expect(lowStockHref(view)).toBe('/admin/stock')
	},
)

test('filters come back from the address that they are written to', () => {
	const view = { text: 'away', sport: 'soccer', most: 0, sort: 'ordered', page: 3 } as const
	const address = lowStockHref(view, '/admin/stock.csv')
	expect(address).toBe('/admin/stock.csv?q=away&sport=soccer&most=0&sort=ordered&page=3')
	expect(lowStockViewIn(specSports, new URL(address, 'http://shop.test').searchParams)).toEqual(view)
})

test('the file has a row per size, and no formula', () => {
	const row = { sku: 'RH-1', brand: '=Rawhide', model: 'Away Jersey', size: 'L', color: 'Navy', stock: 0 }
	expect(lowStockFile([{ ...row, inOrders: 4, leadTimeDays: 7 }])).toBe(
		`sku,brand,product,size,color,stock,in_orders,lead_time_days\r\nRH-1,"'=Rawhide",Away Jersey,L,Navy,0,4,7`,
	)
})
