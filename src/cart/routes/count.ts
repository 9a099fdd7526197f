// GET /cart/count: the number of units, for a header without the count cookie. Joins carts after sign-in.
import { serviceContext } from '#http/context.server.ts'
import { cartHeaders, countCookies, shopperOf } from './owner.server.ts'
import { unitsOf } from '../service/view.server.ts'
import type { Route } from './+types/count'

export async function loader({ context, request }: Route.LoaderArgs) {
	const { owner } = await shopperOf(context, request)
	const units = await unitsOf(context.get(serviceContext), owner)
	return Response.json({ units }, { headers: cartHeaders(countCookies(context, request, units)) })
}
