// The owner of a request's cart: the signed-in person, or a browser identified by its cookie.
import { noStore } from '#http/answers.server.ts'
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
	/** Null for a browser that has never added an item. */
	owner: CartOwner | null
	/** Units of a visitor's cart that did not fit into the person's. */
	left: number
}

/** The request's cart owner. After sign-in, joins the browser's visitor cart into the person's. */
export async function shopperOf(context: RouterContext, request: Request): Promise<Shopper> {
	const services = context.get(serviceContext)
	const visitorKey = visitorKeyOf(request.headers.get('cookie'), siteOf(context))
	const { userId } = services.actor
	if (userId === null) return { owner: visitorKey === null ? null : { visitorKey }, left: 0 }
	const left = visitorKey === null ? 0 : await joinCarts(services, { userId, visitorKey })
	return { owner: { userId }, left }
}

/** The owner; a new visitor gets a key and its cookie. */
export function knownOwner(
	context: RouterContext,
	{ owner }: Shopper,
): { owner: CartOwner; setCookies: string[] } {
	if (owner) return { owner, setCookies: [] }
	const { visitorKey, setCookie } = newVisitor(siteOf(context))
	return { owner: { visitorKey }, setCookies: [setCookie] }
}

/** Sets the cookie with the unit count, unless the browser has the current count. */
export const countCookies = (context: RouterContext, request: Request, units: number): string[] =>
	unitsIn(request.headers.get('cookie')) === units
		? []
		: [cartCookieValue(units, context.get(siteContext).publicUrl)]

/** Headers of responses that show or change a cart. */
export function cartHeaders(setCookies: readonly string[] = []): Headers {
	const headers = new Headers(noStore)
	for (const cookie of setCookies) headers.append('Set-Cookie', cookie)
	return headers
}
