// The migration 0046_kit_regular_price on kits from before: those with a piece on sale get their regular price. On both engines.
import { readFileSync } from 'node:fs'
import { eq, inArray, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { products } from '#catalog/tables.ts'
import { openTestDatabase } from './database.ts'
import { insertKit, insertProduct } from './factories/catalog.ts'

const { context } = await openTestDatabase({ seeded: false })
const statements = readFileSync('src/database/migrations/0046_kit_regular_price.sql', 'utf8').split(
	'--> statement-breakpoint',
)

test('a kit with a piece on sale gets its regular price, another one has none', async () => {
	const { db } = context
	const [jersey, pants] = [
		await insertProduct(db, { priceCents: 5_000 }),
		await insertProduct(db, { priceCents: 3_000 }),
	]
	const sale = { salePriceCents: 4_000, saleStartsOn: '2026-11-20', saleEndsOn: '2026-11-30' }
	await db
		.update(products)
		.set({ basePriceCents: 4_000, regularPriceCents: 5_000, ...sale })
		.where(eq(products.id, jersey))
	const kits = [await insertKit(db, [jersey, jersey, pants]), await insertKit(db, [pants, pants])]
	await db.update(products).set({ regularPriceCents: null }).where(inArray(products.id, kits))
	for (const statement of statements) await db.execute(sql.raw(statement))
	const rows = await db.select().from(products).where(inArray(products.id, kits))
	expect(
		kits.map((kit) => {
			const row = rows.find(({ id }) => id === kit)
			return [row?.basePriceCents, row?.regularPriceCents]
		}),
	).toEqual([
		[11_000, 13_000],
		[6_000, null],
	])
})
