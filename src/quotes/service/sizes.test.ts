// Prices of quotes by size. On both engines.
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { variants } from '#catalog/tables.ts'
import { insertProduct } from '../../../tests/factories/catalog.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { newBuyer } from '../../../tests/factories/orders.ts'
import { openTestSelling } from '../../../tests/factories/payments.ts'
import { newQuote, quoteInput } from '../../../tests/factories/quotes.ts'
import { quoteForStaff } from './views.server.ts'

const { database, context } = await openTestDatabase({ seeded: false })
const selling = openTestSelling(context)

test('a size that costs more does so on the quote', async () => {
	const staff = selling.at(await newBuyer(context, ['csr']))
	const productId = await insertProduct(database.db, {
		priceCents: 4_000,
		sizes: ['M', '2XL'],
		sizeCents: { '2XL': 200 },
	})
	const sizes = await database.db.select().from(variants).where(eq(variants.productId, productId))
	const variantId = sizes.find(({ size }) => size === '2XL')?.id ?? ''
	const email = `${randomUUID()}@example.test`
	const quoteId = await newQuote(staff, { email, input: quoteInput(context, variantId) })
	const { goods } = await quoteForStaff(staff, selling.dependencies, { quoteId, find: '' })
	expect(goods).toMatchObject([
		{ unitCents: 4_200, listCents: 4_200 },
		{ unitCents: 3_000, listCents: 4_200 },
	])
})
