// GET /production/orders/{id}/work-order.pdf: the garments of an order, with pictures, inches, threads and inks.
import { pdfAnswer } from '#http/files.server.ts'
import { proofsContext } from '#designs/dependencies.server.ts'
import { orNotFound } from '#http/answers.server.ts'
import { serviceContext, siteContext } from '#http/context.server.ts'
import { workOrderOf } from '../service/papers.server.ts'
import type { Route } from './+types/work-order'

export async function loader({ params, context }: Route.LoaderArgs) {
	const { publicUrl } = context.get(siteContext)
	const { store } = context.get(proofsContext)
	const { bytes, name } = await orNotFound(() =>
		workOrderOf(context.get(serviceContext), { publicUrl, store }, params.orderId),
	)
	return pdfAnswer(bytes, name)
}
