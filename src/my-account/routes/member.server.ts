// The orders of the account page: the list, and the result of a payment.
import type { PageLanguage } from '#kit/language.ts'
import type { RouterContextProvider } from 'react-router'
import { cartHeaders, countCookies } from '#cart/routes/owner.server.ts'
import { unitsOf } from '#cart/service/view.server.ts'
import { ordersPage } from '#orders/service/views.server.ts'
import { paymentsContext } from '#payments/dependencies.server.ts'
import type { Member } from '../dependencies.server.ts'
import { lookIn } from '../rules/payment-return.ts'
import { paymentReturn } from '../service/payment-return.server.ts'
import { authContext, viewerContext } from '#accounts/dependencies.server.ts'
import { refusals } from '#accounts/messages.ts'
import { serviceContext } from '#http/context.server.ts'
import { Refusal } from '#kit/errors.ts'

/** One page of the person's orders. */
export const ordersTab = ({ call }: Member, query: URLSearchParams, language: PageLanguage) =>
	ordersPage(call, Number(query.get('page') ?? 1), language)

/** Null unless the person returns from a payment. */
export async function paymentOf(
	context: Readonly<RouterContextProvider>,
	{ call }: Member,
	query: URLSearchParams,
) {
	if (query.get('payment') !== 'success') return null
	const payment = await paymentReturn(call, context.get(paymentsContext), query.get('order'))
	return payment && { payment, look: lookIn(query) }
}

/** Reference of a purchase order just submitted. */
export function submittedIn(query: URLSearchParams): string | undefined {
	const reference = query.get('submitted') ?? ''
	return /^[0-9a-f]{8}$/.test(reference) ? reference : undefined
}

/** Ordered items have left the cart: updates the header's number of units. */
export async function cartCountHeaders(
	context: Readonly<RouterContextProvider>,
	{ call }: Member,
	request: Request,
): Promise<Headers> {
	const { userId } = call.actor
	const units = userId === null ? 0 : await unitsOf(call, { userId })
	return cartHeaders(countCookies(context, request, units))
}

/** The route guard already requires a session. @throws Refusal signed_out */
export function memberOf(context: Readonly<RouterContextProvider>): Member {
	const viewer = context.get(viewerContext)
	const { actor } = context.get(serviceContext)
	if (!viewer || actor.userId === null) throw new Refusal('signed_out', refusals.signIn)
	return { call: { ...context.get(authContext), actor }, viewer }
}
