import { expect, test } from 'vitest'
import { cartCookieDropped, cartCookieValue, unitsIn } from './cart-cookie.ts'

test.each([
	[null, 0],
	['', 0],
	['cart=12', 12],
	['flash=signed-in; cart=7; theme=dark', 7],
	['my-cart=3', 0],
	['cart=-3', 0],
	['cart=1e9', 0],
	['cart=12345678', 0],
	['cart=<b>', 0],
	['cart', 0],
])('the cookies %s say %d units', (cookies, units) => {
	expect(unitsIn(cookies)).toBe(units)
})

test('the cookie is open to scripts, bound to this site and, where there is TLS, to TLS', () => {
	expect(cartCookieValue(3, 'http://localhost:3000')).toBe('cart=3; Path=/; Max-Age=5184000; SameSite=Lax')
	expect(cartCookieValue(3, 'https://shop.example')).toBe(
		'cart=3; Path=/; Max-Age=5184000; SameSite=Lax; Secure',
	)
	expect(cartCookieValue(0, 'https://shop.example')).toBe(cartCookieDropped)
})
