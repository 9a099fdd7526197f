// Sizes that cost more, in reports to the cent. On both engines.
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { variants } from '#catalog/tables.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { insertProduct } from '../../../tests/factories/catalog.ts'
import { moveThrough, openGivingShop } from '../../../tests/factories/fundraising.ts'
import { newBuyer, newOrder, wanted } from '../../../tests/factories/orders.ts'
import { reportPage } from './report.server.ts'

const { context } = await openTestDatabase({ seeded: false })
const shop = openGivingShop(context)

test('sales have what 2XL cost more, with its part of the discount', async () => {
	const productId = await insertProduct(context.db, {
		priceCents: 4_000,
		sizes: ['M', '2XL'],
		sizeCents: { '2XL': 200 },
	})
	const sizes = await context.db.select().from(variants).where(eq(variants.productId, productId))
	const idOf = (size: string) => sizes.find((one) => one.size === size)?.id ?? ''
	// 6 × $40 + 6 × $42 = $492, 5 % off; shipping, and 8 % tax.
	const net = 49_200 - 2_460
	const order = await newOrder(await newBuyer(shop.at(context)), shop.orders, {
		lines: [wanted(idOf('M'), 6), wanted(idOf('2XL'), 6)],
		seenTotalCents: net + 1_599 + Math.round(net * 0.08),
	})
	await moveThrough(shop.at(context), shop.orders, { id: order.id, moves: ['pay'] })
	const csr = await newBuyer(context, ['csr'])
	const query = new URLSearchParams({ from: '2026-11-01', to: '2026-11-30', by: 'month' })
	const { result } = await reportPage(csr, { name: 'sales', query, page: 1 })
	expect(result?.totals).toMatchObject({
		orders: 1,
		units: 12,
		goods: 49_200,
		discount: 2_460,
		net,
		total: order.totalCents,
	})
})
