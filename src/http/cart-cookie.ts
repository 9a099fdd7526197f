// The number of units in the cart, in a cookie that scripts may read: the header of a shared page shows it.

export const cartCookie = 'cart'
/** As long as a visitor's cart is stored. */
const maxAgeSeconds = 60 * 86_400

/** Removes the cookie, for `Set-Cookie` and `document.cookie` alike. */
export const cartCookieDropped = `${cartCookie}=; Path=/; Max-Age=0; SameSite=Lax`

/** The cookie for this number of units; zero removes it. @param siteUrl any address of the shop */
export function cartCookieValue(units: number, siteUrl: string): string {
	if (units === 0) return cartCookieDropped
	const secure = siteUrl.startsWith('https:') ? '; Secure' : ''
	return `${cartCookie}=${units}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax${secure}`
}

/** Units in the cookies; anything but a plain number counts as none. */
export function unitsIn(cookies: string | null | undefined): number {
	const prefix = `${cartCookie}=`
	const entry = (cookies ?? '').split(/;\s*/).find((pair) => pair.startsWith(prefix))
	const text = entry?.slice(prefix.length) ?? ''
	return /^\d{1,6}$/.test(text) ? Number(text) : 0
}
