// GET /production/orders/{id}/pick-list.pdf: the blanks of an order, summed.
import { pdfAnswer } from '#http/files.server.ts'
import { orNotFound } from '#http/answers.server.ts'
import { serviceContext, siteContext } from '#http/context.server.ts'
import { pickListOf } from '../service/papers.server.ts'
import type { Route } from './+types/pick-list'

export async function loader({ params, context }: Route.LoaderArgs) {
	const { publicUrl } = context.get(siteContext)
	const { bytes, name } = await orNotFound(() =>
		pickListOf(context.get(serviceContext), { publicUrl }, params.orderId),
	)
	return pdfAnswer(bytes, name)
}
