// /admin/stock/orders/{id}/order.csv: the order as rows.
import { orNotFound } from '#http/answers.server.ts'
import { serviceContext } from '#http/context.server.ts'
import { csvAnswer } from '#http/files.server.ts'
import { supplierOrderCsv } from '#purchasing/service/papers.server.ts'
import type { Route } from './+types/supplier-order-csv'

export async function loader({ params, context }: Route.LoaderArgs) {
	const services = context.get(serviceContext)
	return csvAnswer(await orNotFound(() => supplierOrderCsv(services, params.supplierOrderId)))
}
