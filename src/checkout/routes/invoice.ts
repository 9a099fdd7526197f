// GET /orders/{id}/invoice.pdf: generated on request, for the buyer and for staff.
import { pdfAnswer } from '#http/files.server.ts'
import { orNotFound } from '#http/answers.server.ts'
import { serviceContext } from '#http/context.server.ts'
import { invoiceOf } from '../service/invoice.server.ts'
import type { Route } from './+types/invoice'

export async function loader({ params, context }: Route.LoaderArgs) {
	const { bytes, name } = await orNotFound(() => invoiceOf(context.get(serviceContext), params.orderId))
	return pdfAnswer(bytes, name)
}
