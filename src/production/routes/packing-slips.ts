// GET /production/orders/{id}/packing-slips.pdf: one slip per bag of an order.
import { pdfAnswer } from '#http/files.server.ts'
import { orNotFound } from '#http/answers.server.ts'
import { serviceContext, siteContext } from '#http/context.server.ts'
import { packingSlipsOf } from '../service/papers.server.ts'
import type { Route } from './+types/packing-slips'

export async function loader({ params, context }: Route.LoaderArgs) {
	const { publicUrl } = context.get(siteContext)
	const { bytes, name } = await orNotFound(() =>
		packingSlipsOf(context.get(serviceContext), { publicUrl }, params.orderId),
	)
	return pdfAnswer(bytes, name)
}
