// A change of stock or price also updates the search, on both engines.
import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { insertProduct } from '../../../tests/factories/catalog.ts'
import type { ServiceContext } from '#database/context.server.ts'
import { products, variants } from '#catalog/tables.ts'
import { searchDocuments } from '#search/tables.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import {
	applyPlan,
	changeProduct,
	changeStatus,
	changeStock,
	checkFile,
	exportStock,
} from './products.server.ts'

const { context } = await openTestDatabase({ seeded: false })
const admin: ServiceContext = { ...context, actor: { userId: randomUUID(), roles: ['admin'] } }

const many = 520

const productOf = async (id: string) =>
	(await context.db.select().from(products).where(eq(products.id, id)))[0]!
const shelfOf = async (id: string) =>
	(
		await context.db
			.select()
			.from(variants)
			.where(eq(variants.productId, id))
			.orderBy(variants.sizeRank, variants.colorway)
	)[0]!
const foundAs = async (id: string) =>
	(
		await context.db
			.select()
			.from(searchDocuments)
			.where(eq(searchDocuments.id, `product:${id}`))
	)[0]

test('what is renamed is found by its new name and price; what is hidden is not found', async () => {
	const id = await insertProduct(context.db)
	const texts = { brand: 'Rawhide', description: '', sku: 'RH-THUNDER', sport: 'football' }
	const change = { ...texts, certs: [], basePriceCents: 4_200, customizable: true, sublimated: false }
	const seenAt = async () => (await productOf(id)).updatedAt.getTime()
	await changeProduct(admin, {
		productId: id,
		seenAt: await seenAt(),
		change: { ...change, model: 'Thunder Jersey' },
	})
	expect(await foundAs(id)).toMatchObject({ title: 'Thunder Jersey', priceCents: 4_200, inStock: true })
	const shelf = await shelfOf(id)
	const counts = [{ variantId: shelf.id, seen: shelf.stock, base: shelf.stockCounted, counted: 0 }]
	const leadTimes = [{ variantId: shelf.id, seen: shelf.leadTimeDays, days: 9 }]
	expect(await changeStock(admin, { productId: id, counts, leadTimes, reason: 'correction' })).toBe(2)
	expect(await shelfOf(id)).toMatchObject({ stock: 0, leadTimeDays: 9 })
	await expect(
		changeStock(admin, { productId: id, counts: [], leadTimes, reason: 'count' }),
	).rejects.toMatchObject({
		code: 'conflict',
	})
	await changeStatus(admin, { productId: id, status: 'archived' })
	expect(await foundAs(id)).toBeUndefined()
})

test('an exported file that was changed comes back, is looked at, and is done once', async () => {
	const id = await insertProduct(context.db, { sizes: ['L'], sport: 'lacrosse' })
	const before = await shelfOf(id)
	const text = await exportStock(admin, 'lacrosse')
	expect(await checkFile(admin, text)).toMatchObject({ rows: 1, unchanged: 1, errors: [] })
	const changed = text.replace('50.00,10,', '44.50,25,')
	const plan = await checkFile(admin, changed)
	expect(plan).toMatchObject({ prices: [{ toCents: 4_450 }], stock: [{ from: 10, to: 25 }], errors: [] })
	expect(await shelfOf(id)).toEqual(before)
	expect(await applyPlan(admin, plan)).toBe(1)
	expect([(await productOf(id)).basePriceCents, (await shelfOf(id)).stock]).toEqual([4_450, 25])
	expect(await foundAs(id)).toMatchObject({ priceCents: 4_450 })
	await expect(applyPlan(admin, plan)).rejects.toMatchObject({ code: 'conflict' })
	expect((await checkFile(admin, changed)).errors).toMatchObject([{ row: 2, column: 'stock' }])
	expect((await shelfOf(id)).stock).toBe(25)
})

test('products of several batches are priced and counted in one file, or none of them', async () => {
	const id = await insertProduct(context.db, { sizes: ['M', 'L'], sport: 'hockey' })
	await context.db.execute(sql`
		insert into products select (jsonb_populate_record(one, jsonb_build_object('id', gen_random_uuid(), 'sku', 'MANY-' || number))).*
		from products as one, generate_series(1, ${many}) as number where one.id = ${id}`)
	await context.db.execute(sql`
		insert into variants select (jsonb_populate_record(one, jsonb_build_object('id', gen_random_uuid(), 'sku', gen_random_uuid(), 'product_id', products.id))).*
		from variants as one, products where one.product_id = ${id} and products.sku like 'MANY-%'`)
	const text = (await exportStock(admin, 'hockey')).replaceAll(/50\.00,10,(?=50)/g, '44.50,25,')
	const plan = await checkFile(admin, text)
	expect([plan.stock.length, plan.prices.length, plan.errors]).toEqual([2 * many + 2, many + 1, []])
	expect(await applyPlan(admin, plan)).toBe(many + 1)
	const counted = () => context.db.$count(variants, eq(variants.stock, 25))
	const done = await counted()
	expect(done).toBeGreaterThanOrEqual(2 * many + 2)
	await expect(applyPlan(admin, plan)).rejects.toMatchObject({ code: 'conflict' })
	expect(await counted()).toBe(done)
})

test('no one but admins checks or applies a file', async () => {
	for (const roles of [['csr'], ['coach'], []] as const) {
		const who: ServiceContext = { ...context, actor: { userId: randomUUID(), roles } }
		await expect(checkFile(who, 'sku,stock\nx,1')).rejects.toMatchObject({ code: 'forbidden' })
		await expect(applyPlan(who, { stock: [], prices: [] })).rejects.toMatchObject({ code: 'forbidden' })
	}
})
