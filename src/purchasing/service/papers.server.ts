// A supplier order as files: PDF and CSV.
import type { ServiceContext } from '#database/context.server.ts'
import { dayIn, formatLongDay } from '#kit/time.ts'
import { supplierOrderPaper } from '../papers/supplier-order.ts'
import { supplierOrderFile, supplierReference } from '../rules/supplier-order.ts'
import { supplierOrderForStaff } from './supplier-orders.server.ts'
import { shopNow } from '#shop-settings/service/shop.server.ts'

/** @throws Refusal forbidden, not_found */
export async function supplierOrderPdf(context: ServiceContext, id: string) {
	const { order, lines } = await supplierOrderForStaff(context, id)
	const reference = supplierReference(order.id)
	const { name: shop, timeZone } = await shopNow(context)
	const facts = {
		shop,
		title: `Order ${reference}`,
		about: order.supplier,
		details: [`From ${shop}`, `Ordered on ${formatLongDay(dayIn(timeZone, order.createdAt))}`],
		madeOn: formatLongDay(dayIn(timeZone, context.now)),
		madeAt: context.now,
	}
	const bytes = await supplierOrderPaper(facts, { lines, note: order.note })
	return { bytes, name: `supplier-order-${reference}.pdf` }
}

/** @throws Refusal forbidden, not_found */
export async function supplierOrderCsv(context: ServiceContext, id: string) {
	const { order, lines } = await supplierOrderForStaff(context, id)
	return { text: supplierOrderFile(lines), name: `supplier-order-${supplierReference(order.id)}.csv` }
}
