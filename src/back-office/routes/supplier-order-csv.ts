// /admin/stock/orders/{id}/order.csv: the order as rows.
import { orNotFound } from '#http/answers.server.ts'
import { serviceContext } from '#http/context.server.ts'
import { download } from '#http/files.server.ts'
import { supplierOrderCsv } from '#purchasing/service/papers.server.ts'
import type { Route } from './+types/supplier-order-csv'

export async function loader({ params, context }: Route.LoaderArgs) {
	const services = context.get(serviceContext)
	const { text, name } = await orNotFound(() => supplierOrderCsv(services, params.supplierOrderId))
	// The byte order mark makes spreadsheets read it as UTF-8.
	return download({ body: `\uFEFF${text}`, type: 'text/csv; charset=utf-8', name })
}
