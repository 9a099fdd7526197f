// Sale prices on both engines: who sets them, what is charged on which day, and what the job changes.
import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditLog } from '#accounts/tables.ts'
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { readVersion } from '#database/versions.server.ts'
import type { Role } from '#kit/roles.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { insertKit, insertProduct } from '../../../tests/factories/catalog.ts'
import type { Sale } from '../rules/sale.ts'
import { productListings, products } from '../tables.ts'
import { applyFile, saveProduct } from './manage.server.ts'
import { salesAtOnce, switchDueSales } from './sales.server.ts'

const { database, context } = await openTestDatabase({ seeded: false })
const { db } = context
const by = (...roles: Role[]): ServiceContext => ({ ...context, actor: { userId: randomUUID(), roles } })
const admin = by('admin')

/** The tests' clock says November 20. */
const sale: Sale = { priceCents: 4_000, startsOn: '2026-11-25', endsOn: '2026-11-30' }
const [lastMinute, firstMinute] = [new Date('2026-11-25T04:59:00Z'), new Date('2026-11-25T05:00:00Z')]
const [lastOfSale, afterSale] = [new Date('2026-12-01T04:59:00Z'), new Date('2026-12-01T05:00:00Z')]

const rowOf = async (id: string) => {
	const [row] = await db.select().from(products).where(eq(products.id, id))
	if (!row) throw new Error('No product')
	return row
}
const listedAt = async (id: string) =>
	(await db.select().from(productListings).where(eq(productListings.productId, id)))[0]?.priceCents

type Prices = { basePriceCents?: number; sale?: Sale | null }
async function save(id: string, prices: Prices, who = admin, now = context.now) {
	const { brand, model, description, sku, sport, updatedAt } = await rowOf(id)
	const texts = { brand, model, description, sku, sport }
	const change = {
		...texts,
		certs: [],
		customizable: true,
		sublimated: false,
		basePriceCents: 4_950,
		...prices,
	}
	await inTransaction({ ...who, now }, (inner) =>
		saveProduct(inner, { productId: id, seenAt: updatedAt.getTime(), change }),
	)
}
const run = (now: Date) => inTransaction({ ...context, now }, switchDueSales)
const onSale = async (prices: Prices = { sale }) => {
	const id = await insertProduct(db, { priceCents: 4_950 })
	await save(id, prices)
	return id
}
const charged = async (id: string) => {
	const { basePriceCents, regularPriceCents } = await rowOf(id)
	return [basePriceCents, regularPriceCents, await listedAt(id)]
}
const eventsOf = async (id: string) =>
	(
		await db
			.select()
			.from(auditLog)
			.where(and(eq(auditLog.subject, id)))
	).filter(({ event }) => event.startsWith('product.sale'))

test('a sale is charged from the first minute of its first day to the last of its last one, with its kit', async () => {
	const id = await onSale()
	const kit = await insertKit(db, [id, await insertProduct(db, { priceCents: 2_000 })])
	expect(await charged(id)).toEqual([4_950, null, 4_950])
	expect(await run(lastMinute)).not.toContain(id)
	const version = await readVersion(db, 'catalog')
	expect(await run(firstMinute)).toContain(id)
	expect(await charged(id)).toEqual([4_000, 4_950, 4_000])
	expect(await charged(kit)).toEqual([6_000, 6_950, 6_000])
	expect(await readVersion(db, 'catalog')).toBeGreaterThan(version)
	expect(await run(firstMinute)).not.toContain(id)
	expect(await run(lastOfSale)).not.toContain(id)
	expect(await run(afterSale)).toContain(id)
	expect(await charged(id)).toEqual([4_950, null, 4_950])
	expect(await charged(kit)).toEqual([6_950, null, 6_950])
	expect(await run(afterSale)).not.toContain(id)
	expect((await eventsOf(id)).map(({ event, details }) => [event, details])).toEqual([
		['product.sale_started', { fromCents: 4_950, toCents: 4_000 }],
		['product.sale_ended', { fromCents: 4_000, toCents: 4_950 }],
	])
	expect(await rowOf(id)).toMatchObject({ salePriceCents: 4_000, saleEndsOn: '2026-11-30' })
})

test('a sale that runs when it is saved is charged at once, and without it the regular price is', async () => {
	const id = await onSale({ sale: { ...sale, startsOn: '2026-11-20' } })
	expect(await charged(id)).toEqual([4_000, 4_950, 4_000])
	await save(id, { basePriceCents: 5_500 })
	expect(await charged(id)).toEqual([4_000, 5_500, 4_000])
	await save(id, { sale: null })
	expect(await charged(id)).toEqual([4_950, null, 4_950])
})

test('a price of a file is the regular one: the sale stays, and waits while it is not below it', async () => {
	const id = await onSale({ sale: { ...sale, startsOn: '2026-11-20' } })
	const price = (fromCents: number, toCents: number) =>
		inTransaction(admin, (inner) =>
			applyFile(inner, { stock: [], prices: [{ productId: id, fromCents, toCents }] }),
		)
	await price(4_950, 5_500)
	expect(await charged(id)).toEqual([4_000, 5_500, 4_000])
	await price(5_500, 3_900)
	expect(await charged(id)).toEqual([3_900, null, 3_900])
	expect(await run(firstMinute)).not.toContain(id)
	await price(3_900, 5_000)
	expect(await charged(id)).toEqual([4_000, 5_000, 4_000])
	await expect(price(4_000, 4_500)).rejects.toMatchObject({ code: 'conflict' })
})

test('a price that was changed while the sale ran is charged after it', async () => {
	const id = await onSale()
	await run(firstMinute)
	await save(id, { basePriceCents: 5_200 }, admin, lastOfSale)
	await run(afterSale)
	expect(await charged(id)).toEqual([5_200, null, 5_200])
})

test.each<[string, Prices, RegExp]>([
	[
		'not below the regular price',
		{ sale: { ...sale, priceCents: 4_950 } },
		/below the regular price of \$49\.50/,
	],
	['without a price', { sale: { ...sale, priceCents: 0 } }, /At least \$0\.01/],
	['that ends before it starts', { sale: { ...sale, endsOn: '2026-11-24' } }, /before the first/],
	['that is over', { sale: { ...sale, startsOn: '2026-11-01', endsOn: '2026-11-19' } }, /is over/],
])('a sale %s is refused', async (_what, prices, message) => {
	const id = await insertProduct(db, { priceCents: 4_950 })
	await expect(save(id, prices)).rejects.toMatchObject({
		code: 'invalid',
		message: expect.stringMatching(message),
	})
})

test('only admins set a sale, and kits have none', async () => {
	const id = await insertProduct(db)
	await expect(save(id, { sale }, by('csr'))).rejects.toMatchObject({ code: 'forbidden' })
	const kit = await insertKit(db, [id])
	await save(kit, { sale })
	expect((await rowOf(kit)).salePriceCents).toBeNull()
})

test('many sales start with as many statements as one', async () => {
	await run(afterSale)
	const noSales = { salePriceCents: null, saleStartsOn: null, saleEndsOn: null }
	await db.update(products).set(noSales)
	const counted = async (count: number) => {
		for (let at = 0; at < count; at += 1) await onSale()
		const before = database.statements()
		const { length } = await run(firstMinute)
		const used = database.statements() - before
		expect(length).toBe(count)
		await run(afterSale)
		await db.update(products).set(noSales)
		return used
	}
	expect(await counted(12)).toBe(await counted(1))
	expect(salesAtOnce).toBeLessThanOrEqual(250)
})
