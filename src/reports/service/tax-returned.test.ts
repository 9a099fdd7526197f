// Tax charged, returned and owed, to the cent, on the days of sale and of refund. On both engines.
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { orderLines, orders } from '#orders/tables.ts'
import { createCheckout } from '#payments/service/checkout.server.ts'
import { requestRefund, type RefundRequest } from '#payments/service/refunds.server.ts'
import { refunds } from '#payments/tables.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { moveThrough } from '../../../tests/factories/fundraising.ts'
import { newBuyer, newOrder, newVariant, testAddress, wanted } from '../../../tests/factories/orders.ts'
import { openTestSelling, sessionIdIn, shopUrl } from '../../../tests/factories/payments.ts'
import { reportFile, reportPage } from './report.server.ts'

const { context } = await openTestDatabase({ seeded: false })
const shop = openTestSelling(context)
const csr = await newBuyer(context, ['csr'])
const jersey = await newVariant(context, { model: 'Jersey', priceCents: 3_333, stock: 500 })

async function reported(name: string, query: Record<string, string>) {
	const { result } = await reportPage(csr, { name, query: new URLSearchParams(query), page: 1 })
	if (!result) throw new Error('The range is good')
	return result
}

type Sale = { soldAt: string; state?: string; isTaxExempt?: boolean }

/** $99.99 of goods with $8.00 tax, and untaxed shipping, paid by card on a day of its own. */
async function sold({ soldAt, state = 'OH', isTaxExempt = false }: Sale) {
	const buyer = await newBuyer(shop.at(context))
	const order = await newOrder(buyer, shop.orders, {
		lines: [wanted(jersey, 3)],
		shipTo: { ...testAddress, state },
		...(isTaxExempt && { delivery: { isTaxExempt }, seenTotalCents: 9_999 + 1_599 }),
	})
	const urls = { successUrl: `${shopUrl}/account`, cancelUrl: `${shopUrl}/checkout` }
	const page = await createCheckout(shop.at(buyer), shop.dependencies, { orderId: order.id, ...urls })
	await shop.sandbox.press(shop.at(context), { id: sessionIdIn(page), choice: 'pay' })
	await shop.settle()
	await context.db
		.update(orders)
		.set({ createdAt: new Date(soldAt) })
		.where(eq(orders.id, order.id))
	const [line] = await context.db.select().from(orderLines).where(eq(orderLines.orderId, order.id))
	return {
		order,
		one: { lines: [{ lineId: line?.id ?? '', qty: 1 }] },
		give: async (what: RefundRequest['what'], doneAt: string) => {
			const asked = { orderId: order.id, what, reason: 'Torn' }
			const { refundId } = await requestRefund(shop.at(csr), shop.dependencies, asked)
			await shop.settle()
			await context.db
				.update(refunds)
				.set({ doneAt: new Date(doneAt) })
				.where(eq(refunds.id, refundId))
		},
	}
}

const none = { orders: 0, taxable: 0, exempt: 0, charged: 0 }
const taxed = { name: 'OH', rate: 800, certificate: null }

test('returned tax counts on the day of the refund in Ohio, by state and rate of its order', async () => {
	const { one, give } = await sold({ soldAt: '2026-03-10T15:00:00Z' })
	// The last second of April and the first of May, four hours behind.
	await give(one, '2026-05-01T03:59:59Z')
	await give('whole', '2026-05-01T04:00:00Z')
	const { rows, totals, figures } = await reported('tax', { from: '2026-03-01', to: '2026-05-31' })
	const charged = { orders: 1, taxable: 9_999, exempt: 0, charged: 800, returned: 0, net: 800 }
	expect(rows).toEqual([
		{ ...taxed, period: '2026-03-01', ...charged },
		{ ...taxed, period: '2026-04-01', ...none, returned: 267, net: -267 },
		{ ...taxed, period: '2026-05-01', ...none, returned: 533, net: -533 },
	])
	expect(totals).toMatchObject({ charged: 800, returned: 800, net: 0 })
	expect(figures.map(({ text }) => text)).toEqual(['1', '$99.99', '$0.00', '$8.00', '$8.00', '$0.00'])
	const query = { from: '2026-04-01', to: '2026-04-30', by: 'month' }
	const file = await reportFile(csr, { name: 'tax', query: new URLSearchParams(query) })
	expect(file.text.split('\r\n')[1]).toBe('2026-04-01,OH,8 %,,0,0.00,0.00,0.00,2.67,-2.67')
	expect((await reported('refunds', query)).totals).toMatchObject({ refunds: 1, ofSales: 3_600, tax: 267 })
})

test('states stand apart, exempt sales and purchase orders return nothing, and a refund that is on its way does not count', async () => {
	const days = { from: '2026-07-01', to: '2026-07-31' }
	const ohio = await sold({ soldAt: '2026-07-02T15:00:00Z' })
	const indiana = await sold({ soldAt: '2026-07-03T15:00:00Z', state: 'IN' })
	const exempt = await sold({ soldAt: '2026-07-04T15:00:00Z', isTaxExempt: true })
	const purchase = await newOrder(await newBuyer(context, ['coach']), shop.orders, {
		lines: [wanted(jersey, 3)],
		paymentMode: 'school_po',
		poNumber: 'PO-77',
	})
	await moveThrough(shop.at(context), shop.orders, { id: purchase.id, moves: ['approve'] })
	await context.db
		.update(orders)
		.set({ createdAt: new Date('2026-07-05T15:00:00Z') })
		.where(eq(orders.id, purchase.id))
	const poTax = purchase.pricing.adjustments.find(({ kind }) => kind === 'tax')?.amountCents ?? 0
	// Half of $123.98, with half of the tax.
	await ohio.give({ amountCents: 6_199 }, '2026-07-20T15:00:00Z')
	await indiana.give(indiana.one, '2026-07-21T15:00:00Z')
	await exempt.give('whole', '2026-07-22T15:00:00Z')
	const waiting = { orderId: ohio.order.id, what: ohio.one, reason: 'Torn' }
	await requestRefund(shop.at(csr), shop.dependencies, waiting)
	shop.refunds.splice(0)
	const { rows } = await reported('tax', days)
	const taxes = rows.map(({ name, rate, orders: count, charged, returned, net }) => [
		[name, rate, count],
		[charged, returned, net],
	])
	expect(taxes).toEqual([
		[
			['IN', 800, 1],
			[800, 267, 533],
		],
		[
			['OH', 800, 2],
			[800 + poTax, 400, 400 + poTax],
		],
		[
			['OH', 0, 1],
			[0, 0, 0],
		],
	])
})
