// Catalog management on both engines: permissions, effects on lists, and that sold units stay sold.
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { auditLog } from '#accounts/tables.ts'
import { productListings, products, variants } from '../tables.ts'
import { readVersion } from '#database/versions.server.ts'
import { columnsOf } from '#database/columns.ts'
import type { Role } from '#kit/roles.ts'
import { insertProduct } from '../../../tests/factories/catalog.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import {
	applyFile,
	countStock,
	productForStaff,
	productsForStaff,
	saveProduct,
	setLeadTimes,
	shelvesForFile,
	shelvesNamed,
} from './manage.server.ts'
import type { ProductChange, ProductShow } from '../rules/manage.ts'
import type { ProductStatus } from '../states.ts'
import { countProducts } from '../store/manage.server.ts'
import { setProductStatus } from './product-status.server.ts'
import { reserveStock } from './stock.server.ts'

const { context } = await openTestDatabase({ seeded: false })
const by = (...roles: Role[]): ServiceContext => ({ ...context, actor: { userId: randomUUID(), roles } })
const [admin, csr] = [by('admin'), by('csr')]
const { db } = context

const change = {
	brand: 'Rawhide',
	model: 'Away Jersey',
	description: 'Lighter mesh.',
	basePriceCents: 6_250,
	certs: ['NOCSAE', 'NOCSAE'],
	sport: 'football',
	customizable: true,
	sublimated: false,
}
const save = (id: string, input: Partial<ProductChange> = {}, who = admin) =>
	inTransaction(who, async (inner) => {
		const [row] = await inner.db
			.select(columnsOf(products, 'updatedAt', 'sku'))
			.from(products)
			.where(eq(products.id, id))
		await saveProduct(inner, {
			productId: id,
			seenAt: row?.updatedAt.getTime() ?? 0,
			change: { ...change, sku: row?.sku ?? 'GONE', ...input },
		})
	})
const setStatus = (productId: string, status: ProductStatus, who = admin) =>
	inTransaction(who, (inner) => setProductStatus(inner, { productId, status }))
const listingOf = async (id: string) =>
	(await db.select().from(productListings).where(eq(productListings.productId, id)))[0]
const shelvesOf = (id: string) =>
	db
		.select({ id: variants.id, stock: variants.stock, counted: variants.stockCounted })
		.from(variants)
		.where(eq(variants.productId, id))
		.orderBy(variants.sizeRank)
const shelfOf = async (id: string) => {
	const [shelf] = await shelvesOf(id)
	if (!shelf) throw new Error('No shelf')
	return shelf
}
const count = (productId: string, counted: number, seen: { id: string; stock: number; counted: number }) =>
	inTransaction(admin, (inner) =>
		countStock(inner, {
			productId,
			counts: [{ variantId: seen.id, seen: seen.stock, base: seen.counted, counted }],
			reason: 'count',
		}),
	)

test('a change of a product reaches lists, caches and the log; hidden products leave the lists and come back', async () => {
	const id = await insertProduct(db)
	const before = await readVersion(db, 'catalog')
	await save(id)
	expect(await listingOf(id)).toMatchObject({ model: 'Away Jersey', priceCents: 6_250, certs: ['NOCSAE'] })
	expect(await readVersion(db, 'catalog')).toBe(before + 1)
	await setStatus(id, 'archived')
	expect(await listingOf(id)).toBeUndefined()
	await setStatus(id, 'active')
	expect(await listingOf(id)).toMatchObject({ inStock: true })
	const noted = await db.select().from(auditLog).where(eq(auditLog.subject, id))
	expect(noted.map(({ event }) => event).toSorted()).toEqual([
		'product.changed',
		'product.status',
		'product.status',
	])
})

test('who is too late is notified, and what is wrong is not written', async () => {
	const id = await insertProduct(db)
	await expect(
		inTransaction(admin, (inner) =>
			saveProduct(inner, { productId: id, seenAt: 1, change: { ...change, sku: id } }),
		),
	).rejects.toMatchObject({ code: 'conflict' })
	await expect(save(id, { model: '  ' })).rejects.toMatchObject({
		code: 'invalid',
		message: 'Model required',
	})
	await expect(save(id, { basePriceCents: -1 })).rejects.toMatchObject({ code: 'invalid' })
	await expect(save(randomUUID())).rejects.toMatchObject({ code: 'not_found' })
	expect(await listingOf(id)).toMatchObject({ model: 'Game Jersey', priceCents: 5_000 })
})

test('a count changes what is there, and what was sold meanwhile stays sold', async () => {
	const id = await insertProduct(db, { sizes: ['L'], stock: 10 })
	const seen = await shelfOf(id)
	await inTransaction(context, (inner) =>
		reserveStock(inner, randomUUID(), [{ variantId: seen.id, quantity: 3 }]),
	)
	expect(await count(id, 12, seen)).toBe(1)
	expect(await shelfOf(id)).toMatchObject({ stock: 9, counted: seen.counted + 2 })
	// A second click does not count twice.
	await expect(count(id, 12, seen)).rejects.toMatchObject({ code: 'conflict' })
	expect(await count(id, 9, await shelfOf(id))).toBe(0)
	await count(id, 0, await shelfOf(id))
	expect(await listingOf(id)).toMatchObject({ inStock: false })
	await expect(count(id, -1, await shelfOf(id))).rejects.toMatchObject({ code: 'invalid' })
	await expect(count(id, 1.5, await shelfOf(id))).rejects.toMatchObject({ code: 'invalid' })
	await expect(count(randomUUID(), 4, await shelfOf(id))).rejects.toMatchObject({ code: 'not_found' })
	expect(await shelfOf(id)).toMatchObject({ stock: 0 })
})

test('a lead time reaches the lists and the log; nonsense, another product and the second click do not', async () => {
	const id = await insertProduct(db, { sizes: ['L'] })
	const [shelf] = await db.select().from(variants).where(eq(variants.productId, id))
	if (!shelf) throw new Error('No shelf')
	const set = (days: number, productId = id, who = admin) =>
		inTransaction(who, (inner) =>
			setLeadTimes(inner, {
				productId,
				leadTimes: [{ variantId: shelf.id, seen: shelf.leadTimeDays, days }],
			}),
		)
	for (const days of [-1, 366, 1.5]) await expect(set(days)).rejects.toMatchObject({ code: 'invalid' })
	await expect(set(3, randomUUID())).rejects.toMatchObject({ code: 'conflict' })
	await expect(set(3, id, csr)).rejects.toMatchObject({ code: 'forbidden' })
	expect(await set(shelf.leadTimeDays)).toBe(0)
	expect(await set(shelf.leadTimeDays + 3)).toBe(1)
	await expect(set(shelf.leadTimeDays + 3)).rejects.toMatchObject({ code: 'conflict' })
	expect(await listingOf(id)).toMatchObject({ leadTimeDays: shelf.leadTimeDays + 3 })
	const noted = await db.select().from(auditLog).where(eq(auditLog.subject, id))
	expect(noted.map(({ event }) => event)).toEqual(['product.lead_times'])
})

test('a count that would leave less than nothing is refused', async () => {
	const id = await insertProduct(db, { sizes: ['L'], stock: 5 })
	const seen = await shelfOf(id)
	await inTransaction(context, (inner) =>
		reserveStock(inner, randomUUID(), [{ variantId: seen.id, quantity: 4 }]),
	)
	await expect(count(id, 2, seen)).rejects.toMatchObject({ code: 'conflict' })
	expect(await shelfOf(id)).toMatchObject({ stock: 1, counted: seen.counted })
})

test('counts and orders at the same moment: every unit is accounted for', async () => {
	const id = await insertProduct(db, { sizes: ['L'], stock: 50 })
	const seen = await shelfOf(id)
	const [counted, ...sales] = await Promise.allSettled([
		count(id, 60, seen),
		...Array.from({ length: 12 }, () =>
			inTransaction(context, (inner) =>
				reserveStock(inner, randomUUID(), [{ variantId: seen.id, quantity: 2 }]),
			),
		),
	])
	expect([counted.status, ...sales.map(({ status }) => status)]).toEqual(Array(13).fill('fulfilled'))
	expect(await shelfOf(id)).toMatchObject({ stock: 60 - 24, counted: seen.counted + 10 })
})

test('a file is applied as a whole or not at all', async () => {
	const [one, two] = [await insertProduct(db, { sizes: ['L'] }), await insertProduct(db, { sizes: ['L'] })]
	const [shelf, other] = [await shelfOf(one), await shelfOf(two)]
	const stock = [{ variantId: shelf.id, base: shelf.counted, delta: 5 }]
	const price = (productId: string, fromCents: number) => ({ productId, fromCents, toCents: 4_000 })
	const apply = (prices: ReturnType<typeof price>[], more: typeof stock = []) =>
		inTransaction(admin, (inner) => applyFile(inner, { stock: [...stock, ...more], prices }))
	await expect(apply([price(one, 5_000), price(two, 4_999)])).rejects.toMatchObject({ code: 'conflict' })
	await expect(
		apply([price(one, 5_000)], [{ variantId: other.id, base: other.counted, delta: -11 }]),
	).rejects.toMatchObject({ code: 'conflict' })
	expect([await shelfOf(one), (await listingOf(one))?.priceCents]).toEqual([shelf, 5_000])
	expect((await apply([price(two, 5_000)])).toSorted()).toEqual([one, two].toSorted())
	expect((await shelfOf(one)).stock).toBe(15)
	expect(await listingOf(two)).toMatchObject({ priceCents: 4_000 })
})

test('the list is searched and filtered, hidden products included', async () => {
	const model = `Rarity 100% ${randomUUID().slice(0, 6)}`
	const hidden = await insertProduct(db, { model, isActive: false })
	const low = await insertProduct(db, { model: `${model} B`, stock: 5, sport: 'soccer' })
	await insertProduct(db, { model: `${model.replace('%', 'x')} C` })
	const ask = async (show: ProductShow, sport: string | null = null) =>
		(await productsForStaff(csr, { text: model.toUpperCase(), sport, show, page: 1 })).products.map(
			({ id }) => id,
		)
	expect(await ask('all')).toEqual([hidden, low])
	expect(await ask('archived')).toEqual([hidden])
	expect(await ask('low')).toEqual([low])
	expect(await ask('all', 'soccer')).toEqual([low])
	expect(await productsForStaff(csr, { text: model, sport: null, show: 'low', page: 9 })).toMatchObject({
		total: 1,
		page: 1,
		products: [{ stock: 15, low: 3, out: 0, status: 'active' }],
	})
})

test('products are counted as far as asked', async () => {
	const model = `Counted ${randomUUID().slice(0, 6)}`
	for (const stock of [0, 5, 9]) await insertProduct(db, { model, stock })
	const asked = { text: model.toLowerCase(), sport: null, show: 'all' } as const
	expect(await countProducts(db, asked)).toBe(3)
	expect(await countProducts(db, asked, 2)).toBe(2)
	expect(await countProducts(db, { ...asked, show: 'low' }, 4)).toBe(2)
	const whole = { ...asked, text: '' }
	for (const show of ['all', 'low', 'out'] as const) {
		const all = await countProducts(db, { ...whole, show })
		expect(all).toBe((await productsForStaff(csr, { ...whole, show, page: 1 })).total)
		expect(await countProducts(db, { ...whole, show }, all - 1)).toBe(all - 1)
		expect(await countProducts(db, { ...whole, show }, all + 1)).toBe(all)
	}
})

test('csr looks, admins change, no one else does either', async () => {
	const id = await insertProduct(db, { sizes: ['L'] })
	const shelf = await shelfOf(id)
	const counts = [{ variantId: shelf.id, seen: shelf.stock, base: shelf.counted, counted: 1 }]
	const refused = { code: 'forbidden' }
	for (const who of [csr, by('production'), by('coach'), context]) {
		await expect(save(id, {}, who)).rejects.toMatchObject(refused)
		await expect(
			inTransaction(who, (inner) => countStock(inner, { productId: id, counts, reason: 'count' })),
		).rejects.toMatchObject(refused)
		await expect(
			inTransaction(who, (inner) => applyFile(inner, { stock: [], prices: [] })),
		).rejects.toMatchObject(refused)
		await expect(shelvesNamed(who, [id])).rejects.toMatchObject(refused)
	}
	for (const who of [by('production'), by('school_admin', 'coach'), context]) {
		await expect(productForStaff(who, id)).rejects.toMatchObject(refused)
		await expect(shelvesForFile(who, null)).rejects.toMatchObject(refused)
		await expect(
			productsForStaff(who, { text: '', sport: null, show: 'all', page: 1 }),
		).rejects.toMatchObject(refused)
	}
	expect(await productForStaff(csr, id)).toMatchObject({
		product: { id },
		shelves: [{ size: 'L', stock: 10 }],
	})
	await expect(productForStaff(csr, 'x')).rejects.toMatchObject({ code: 'not_found' })
	expect(await shelvesNamed(admin, [id])).toMatchObject([{ productId: id, size: 'L' }])
})
