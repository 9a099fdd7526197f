// The migration 0038_product_status on products of the old form: hidden ones are archived, sizes get SKUs. On both engines.
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { products, variants } from '#catalog/tables.ts'
import { openTestDatabase } from './database.ts'
import { insertProduct } from './factories/catalog.ts'

const { context } = await openTestDatabase({ seeded: false })
const statements = readFileSync('src/database/migrations/0038_product_status.sql', 'utf8').split(
	'--> statement-breakpoint',
)

class Undo extends Error {}

test('a hidden product is archived, and each size in each color has a SKU of its own', async () => {
	const shown = await insertProduct(context.db, { sizes: ['S/M', 'SM', '2XL'] })
	const hidden = await insertProduct(context.db, { sizes: ['S'], isActive: false })
	const sku = `RL-${randomUUID().slice(0, 6).toUpperCase()}`
	const work = context.db.transaction(async (db) => {
		await db.update(products).set({ sku }).where(eq(products.id, shown))
		await db.execute(sql`alter table products add column active boolean`)
		await db.execute(sql`update products set active = id <> ${hidden}`)
		await db.execute(sql`drop index products_sport_idx`)
		await db.execute(sql`drop index audit_log_subject_idx`)
		await db.execute(sql`alter table products drop column status`)
		await db.execute(sql`alter table variants drop column sku, drop column retired`)
		await db.execute(sql`create index products_sport_idx on products (sport, active)`)
		for (const statement of statements) await db.execute(sql.raw(statement))
		const rows = await db.select({ id: products.id, status: products.status }).from(products)
		expect(new Map(rows.map(({ id, status }) => [id, status]))).toEqual(
			new Map([
				[shown, 'active'],
				[hidden, 'archived'],
			]),
		)
		const cells = await db.select().from(variants).where(eq(variants.productId, shown))
		expect(cells.map((cell) => cell.sku).toSorted()).toEqual([
			`${sku}-NAVY-2XL`,
			`${sku}-NAVY-SM`,
			`${sku}-NAVY-SM-2`,
		])
		expect(cells.every(({ retired }) => !retired)).toBe(true)
		throw new Undo()
	})
	await expect(work).rejects.toThrow(Undo)
})
