// A team whose families pay share by share, for tests.
import type { ServiceContext } from '#database/context.server.ts'
import { dueFor, newBuyer, newVariant, orderOf, wanted } from '../orders.ts'
import { placeOrder } from '#orders/service/place.server.ts'
import { shareLinks, sharesView } from '#bulk-orders/service/shares-view.server.ts'
import { familyShare } from '#orders/service/shares.server.ts'
import { shippingCents } from '#pricing/rules.ts'
import type { Choice } from '#payments/sandbox/view.ts'
import { coverRest, createShareCheckout } from '#payments/service/shares.server.ts'
import { sessionIdIn, type TestTill } from '../payments.ts'

export type Team = Awaited<ReturnType<typeof openTeam>>

/** A coach with an order of one unit for each player, out of a hundred, that is paid in shares. */
export async function openTeam(till: TestTill, context: ServiceContext, players = 3) {
	const coach = await newBuyer(till.at(context), ['coach'])
	const variantId = await newVariant(context, { stock: 100, priceCents: 3_333 })
	const lines = Array.from({ length: players }, (_, at) =>
		wanted(variantId, 1, { name: `Canary ${at}`, number: String(at) }),
	)
	const request = await orderOf(coach, lines, {
		paymentMode: 'player_pays',
		split: true,
		// A team's order pays no delivery.
		delivery: { isTaxExempt: false, isFree: true },
		seenTotalCents: (await dueFor(coach, lines)) - shippingCents,
	})
	const { order } = await placeOrder(coach, till.orders, request)
	const tokens = (await shareLinks(coach, till.orders, order.id)).map(
		({ link }) => link.split('/').at(-1) ?? '',
	)
	const family = (at: number) => ({ ...context, token: tokens[at] ?? '' })
	const pageOf = async (at: number): Promise<string> =>
		sessionIdIn(await createShareCheckout(till.at(context), till.desk, family(at).token))
	const restPage = async (): Promise<string> =>
		sessionIdIn(await coverRest(till.at(coach), till.desk, order.id))
	const press = (id: string, choice: Choice = 'pay', email: string | null = null) =>
		till.sandbox.press(till.at(context), { id, choice, email })
	const view = () => sharesView(coach, till.orders, order.id)
	return {
		coach,
		order,
		variantId,
		tokens,
		/** Opens the payment page of a share. @returns the provider's session */
		pageOf,
		/** The same for the rest. */
		restPage,
		press,
		/** A family pays its share, and the events are delivered. @param email as typed on the payment page */
		pay: async (at: number, choice: Choice = 'pay', email: string | null = null) => {
			await press(await pageOf(at), choice, email)
			await till.settle()
		},
		view,
		share: (at: number) => familyShare(context, tokens[at]),
		states: async () => (await view()).shares.map(({ state }) => state),
	}
}
