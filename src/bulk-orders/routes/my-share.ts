// GET /orders/{id}/my-share: redirects players to their own share. Mails use this address, which contains no secret.
import { redirect } from 'react-router'
import { noStore, orNotFound } from '#http/answers.server.ts'
import { serviceContext } from '#http/context.server.ts'
import { ordersContext } from '#orders/dependencies.server.ts'
import { ownShareUrl } from '../service/shares.server.ts'
import type { Route } from './+types/my-share'

export const loader = ({ params, context }: Route.LoaderArgs) =>
	orNotFound(async () => {
		const address = await ownShareUrl(context.get(serviceContext), context.get(ordersContext), params.orderId)
		const headers = { ...noStore, 'Referrer-Policy': 'same-origin' }
		return redirect(address, { status: 303, headers })
	})
