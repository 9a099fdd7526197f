import { expect, test } from 'vitest'
import { cartHref, firstPlace, kitKey, pageOf, placeIn } from './place.ts'

const kit = kitKey({ id: '11111111-1111-4111-8111-111111111111', version: 3 })

test('a place is read back from its address; anything else is the first page', () => {
	for (const place of [firstPlace, { page: 2, kit: '', part: 1 }, { page: 1, kit, part: 4 }])
		expect(placeIn(new URL(cartHref(place), 'http://shop.test').searchParams)).toEqual(place)
	expect(cartHref(firstPlace)).toBe('/cart')
	expect(placeIn(new URLSearchParams('page=-1&kit=<b>&part=x'))).toEqual(firstPlace)
})

test('a page past the end is the last one, and an empty list has one page', () => {
	const all = [1, 2, 3, 4, 5]
	expect(pageOf(all, 3, 2)).toEqual({ items: [5], page: 3, pages: 3 })
	expect(pageOf(all, 9, 2)).toEqual({ items: [5], page: 3, pages: 3 })
	expect(pageOf([], 1, 2)).toEqual({ items: [], page: 1, pages: 1 })
})
