// GET /cart/count: how many units there are, for a header that does not know yet. Signing in joins carts.
import { serviceContext } from '#http/context.server.ts'
import { cartHeaders, countCookies, shopperOf } from './owner.server.ts'
import { unitsOf } from '../service/view.server.ts'
import type { Route } from './+types/count'

export async function loader({ context, request }: Route.LoaderArgs) {
	const { owner } = await shopperOf(context, request)
	const units = await unitsOf(context.get(serviceContext), owner)
	return Response.json({ units }, { headers: cartHeaders(countCookies(context, request, units)) })
}
