// /admin/stock/orders/{id}/order.pdf: the order as it is sent to the supplier.
import { orNotFound } from '#http/answers.server.ts'
import { serviceContext } from '#http/context.server.ts'
import { pdfAnswer } from '#http/files.server.ts'
import { supplierOrderPdf } from '#purchasing/service/papers.server.ts'
import type { Route } from './+types/supplier-order-pdf'

export async function loader({ params, context }: Route.LoaderArgs) {
	const services = context.get(serviceContext)
	const { bytes, name } = await orNotFound(() => supplierOrderPdf(services, params.supplierOrderId))
	return pdfAnswer(bytes, name)
}
