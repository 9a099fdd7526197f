// A team whose families pay separate shares, for tests.
import type { ServiceContext } from '#database/context.server.ts'
import { dueFor, newBuyer, newVariant, orderOf, wanted } from '../orders.ts'
import { placeOrder } from '#orders/service/place.server.ts'
import { shareLinks, sharesView } from '#bulk-orders/service/shares.server.ts'
import { familyShare } from '#orders/service/shares.server.ts'
import { specPrices } from '#pricing/rules/price-list.ts'
import type { Choice } from '#payments/sandbox/view.ts'
import { coverRest, createShareCheckout } from '#payments/service/shares.server.ts'
import { sessionIdIn, type TestSelling } from '../payments.ts'

export type Team = Awaited<ReturnType<typeof openTeam>>

/** A coach with an order that is paid in shares: one unit for each player, out of a hundred in stock. */
export async function openTeam(selling: TestSelling, context: ServiceContext, players = 3) {
	const coach = await newBuyer(selling.at(context), ['coach'])
	const variantId = await newVariant(context, { stock: 100, priceCents: 3_333 })
	const lines = Array.from({ length: players }, (_, at) =>
		wanted(variantId, 1, { name: `Canary ${at}`, number: String(at) }),
	)
	const request = await orderOf(coach, lines, {
		paymentMode: 'player_pays',
		split: true,
		// A team's order has no delivery charge.
		delivery: { isTaxExempt: false, isFree: true },
		seenTotalCents: (await dueFor(coach, lines)) - specPrices.shippingCents,
	})
	const { order } = await placeOrder(coach, selling.orders, request)
	const tokens = (await shareLinks(coach, selling.orders, order.id)).map(
		({ link }) => link.split('/').at(-1) ?? '',
	)
	const family = (at: number) => ({ ...context, token: tokens[at] ?? '' })
	const pageOf = async (at: number): Promise<string> =>
		sessionIdIn(await createShareCheckout(selling.at(context), selling.dependencies, family(at).token))
	const restPage = async (): Promise<string> =>
		sessionIdIn(await coverRest(selling.at(coach), selling.dependencies, order.id))
	const press = (id: string, choice: Choice = 'pay', email: string | null = null) =>
		selling.sandbox.press(selling.at(context), { id, choice, email })
	const view = () => sharesView(coach, selling.orders, order.id)
	return {
		coach,
		order,
		variantId,
		tokens,
		/** Opens the payment page of a share. @returns the provider's session */
		pageOf,
		/** Opens the payment page of the rest. @returns the provider's session */
		restPage,
		press,
		/** A family pays its share, then the events are delivered. @param email as typed on the payment page */
		pay: async (at: number, choice: Choice = 'pay', email: string | null = null) => {
			await press(await pageOf(at), choice, email)
			await selling.settle()
		},
		view,
		share: (at: number) => familyShare(context, tokens[at]),
		states: async () => (await view()).shares.map(({ state }) => state),
	}
}
