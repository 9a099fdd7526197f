import { expect, test } from 'vitest'
import { scriptsOf } from './element-scripts.ts'

const files = {
	main: ['/main.js'],
	'on-product': ['/product.js'],
	'on-list': ['/swap.js', '/list.js'],
	'on-colors': ['/colors.js'],
	'few-pages': ['/few.js'],
}

test.each([
	[['storefront/routes/home'], ['/main.js', '/colors.js']],
	[['storefront/routes/about'], ['/main.js']],
	[['catalog/routes/product'], ['/main.js', '/product.js']],
	[['catalog/routes/sport-products'], ['/main.js', '/swap.js', '/list.js']],
	[['catalog/routes/builder-jerseys'], ['/main.js', '/swap.js', '/list.js']],
	[['catalog/routes/collections'], ['/main.js']],
	[['designs/routes/gallery'], ['/main.js', '/colors.js']],
	[['bulk-orders/routes/portal'], ['/main.js', '/colors.js', '/few.js']],
	[['portals/routes/team'], ['/main.js']],
	[['cart/routes/cart'], ['/main.js', '/few.js']],
	[[], ['/main.js']],
])('a document of %j names %j', (routes, expected) => {
	expect(scriptsOf(routes, files)).toEqual(expected)
})

test('in development main imports the others', () => {
	expect(scriptsOf(['catalog/routes/product'], { main: ['/src/elements/main.ts'] })).toEqual([
		'/src/elements/main.ts',
	])
})
