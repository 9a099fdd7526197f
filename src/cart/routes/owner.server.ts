// Whose cart a request speaks of: the person's, or that of a browser that is known by its cookie.
import type { RouterContextProvider } from 'react-router'
import { newVisitor, visitorKeyOf } from '#files/routes/visitor-cookie.server.ts'
import { cartCookieValue, unitsIn } from '#http/cart-cookie.ts'
import { serviceContext, siteContext } from '#http/context.server.ts'
import type { CartOwner } from '../service/cart.server.ts'
import { joinCarts } from '../service/join.server.ts'

type RouterContext = Readonly<RouterContextProvider>

const siteOf = (context: RouterContext) => ({
	isSecure: context.get(siteContext).publicUrl.startsWith('https:'),
})

export type Shopper = {
	/** Null for a browser that has never put anything into a cart. */
	owner: CartOwner | null
	/** Units of a visitor's cart that found no room in the person's. */
	left: number
}

/** Whoever has signed in since finds what the browser had in its cart in their own: it is joined here. */
export async function shopperOf(context: RouterContext, request: Request): Promise<Shopper> {
	const services = context.get(serviceContext)
	const visitorKey = visitorKeyOf(request.headers.get('cookie'), siteOf(context))
	const { userId } = services.actor
	if (userId === null) return { owner: visitorKey === null ? null : { visitorKey }, left: 0 }
	const left = visitorKey === null ? 0 : await joinCarts(services, { userId, visitorKey })
	return { owner: { userId }, left }
}

/** The owner, who is made known to the browser if need be. */
export function knownOwner(
	context: RouterContext,
	{ owner }: Shopper,
): { owner: CartOwner; setCookies: string[] } {
	if (owner) return { owner, setCookies: [] }
	const { visitorKey, setCookie } = newVisitor(siteOf(context))
	return { owner: { visitorKey }, setCookies: [setCookie] }
}

/** Tells the browser how many units there are, where it does not know. */
export const countCookies = (context: RouterContext, request: Request, units: number): string[] =>
	unitsIn(request.headers.get('cookie')) === units
		? []
		: [cartCookieValue(units, context.get(siteContext).publicUrl)]

/** Headers of everything that shows or changes a cart. */
export function cartHeaders(setCookies: readonly string[] = []): Headers {
	const headers = new Headers({ 'Cache-Control': 'private, no-store' })
	for (const cookie of setCookies) headers.append('Set-Cookie', cookie)
	return headers
}
