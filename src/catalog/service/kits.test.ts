// Kits on both engines: price, list row and stock follow the pieces, whichever of them changes.
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { insertKit, insertProduct } from '../../../tests/factories/catalog.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import type { Sale } from '../rules/sale.ts'
import { wrongKits } from '../store/doctor.server.ts'
import { productListings, products, variants } from '../tables.ts'
import { matchListsToSports } from './listings.server.ts'
import { piecesOfKit, productsWithKits } from './kits.server.ts'
import {
	applyFile,
	kitsNamed,
	productForStaff,
	productsForStaff,
	saveProduct,
	setLeadTimes,
} from './manage.server.ts'
import type { ProductStatus } from '../states.ts'
import { setProductStatus } from './product-status.server.ts'
import { productPage } from './product-page.server.ts'
import { productCards, publishedProduct } from './products.server.ts'
import { reserveStock, returnStock } from './stock.server.ts'

const { context } = await openTestDatabase({ seeded: false })
const { db } = context
const admin: ServiceContext = { ...context, actor: { userId: randomUUID(), roles: ['admin'] } }

const rowOf = async (id: string) => {
	const [row] = await db.select().from(products).where(eq(products.id, id))
	if (!row) throw new Error('No such product')
	return row
}
const listingOf = async (id: string) =>
	(await db.select().from(productListings).where(eq(productListings.productId, id)))[0]
async function save(id: string, change: { basePriceCents: number; sale?: Sale | null }) {
	const { brand, model, description, sku, sport, updatedAt } = await rowOf(id)
	const options = { certs: [], customizable: true, sublimated: false }
	const all = { brand, model, description, sku, sport, ...options, ...change }
	await inTransaction(admin, (inner) =>
		saveProduct(inner, { productId: id, seenAt: updatedAt.getTime(), change: all }),
	)
}
const setStatus = (productId: string, status: ProductStatus) =>
	inTransaction(admin, (inner) => setProductStatus(inner, { productId, status }))
async function newKit() {
	const jersey = await insertProduct(db, { priceCents: 9_900, sizes: ['S', 'M'], leadTimeDays: 12 })
	const pants = await insertProduct(db, { priceCents: 5_900, sizes: ['L'], stock: 3, leadTimeDays: 9 })
	return { jersey, pants, kit: await insertKit(db, [jersey, jersey, pants]) }
}
const onlyVariantOf = async (productId: string) => {
	const [variant] = await db.select().from(variants).where(eq(variants.productId, productId))
	if (!variant) throw new Error('No size')
	return variant
}

test('a kit costs what its pieces cost, also after one has another price', async () => {
	const { jersey, pants, kit } = await newKit()
	expect(await listingOf(kit)).toMatchObject({
		priceCents: 25_700,
		inStock: true,
		sizes: ['S', 'M'],
		leadTimeDays: 12,
	})
	await save(jersey, { basePriceCents: 10_000 })
	expect(await listingOf(kit)).toMatchObject({ priceCents: 25_900 })
	expect(await rowOf(kit)).toMatchObject({ basePriceCents: 25_900 })
	const prices = [{ productId: pants, fromCents: 5_900, toCents: 6_000 }]
	await inTransaction(admin, (inner) => applyFile(inner, { stock: [], prices }))
	expect(await rowOf(kit)).toMatchObject({ basePriceCents: 26_000 })
	expect(await productsWithKits(context, [pants])).toEqual([pants, kit])
})

test('the price of a kit cannot be set', async () => {
	const { kit } = await newKit()
	await save(kit, { basePriceCents: 100 })
	expect(await rowOf(kit)).toMatchObject({ basePriceCents: 25_700 })
	const prices = [{ productId: kit, fromCents: 25_700, toCents: 100 }]
	await inTransaction(admin, (inner) => applyFile(inner, { stock: [], prices }))
	expect(await rowOf(kit)).toMatchObject({ basePriceCents: 25_700 })
	const { sku } = await rowOf(kit)
	expect(await kitsNamed(admin, [sku.toLowerCase(), 'nope'])).toEqual(new Set([sku.toLowerCase()]))
})

test('a kit is in stock while every piece is', async () => {
	const { pants, kit } = await newKit()
	const { id } = await onlyVariantOf(pants)
	const needs = [{ variantId: id, quantity: 3 }]
	expect(await inTransaction(context, (inner) => reserveStock(inner, randomUUID(), needs))).toEqual([])
	expect(await listingOf(kit)).toMatchObject({ inStock: false })
	await inTransaction(context, (inner) => returnStock(inner, randomUUID(), needs))
	expect(await listingOf(kit)).toMatchObject({ inStock: true })
})

test('a kit takes as long as its slowest piece', async () => {
	const { pants, kit } = await newKit()
	const { id: variantId, leadTimeDays: seen } = await onlyVariantOf(pants)
	await inTransaction(admin, (inner) =>
		setLeadTimes(inner, { productId: pants, leadTimes: [{ variantId, seen, days: 20 }] }),
	)
	expect(await listingOf(kit)).toMatchObject({ leadTimeDays: 20 })
})

test('a kit with a hidden piece is neither listed nor opened, and comes back with it', async () => {
	const { pants, kit } = await newKit()
	const page = await productPage(context, kit)
	expect(page.pieces.map(({ product, sheet }) => [product.basePriceCents, sheet.sizes])).toEqual([
		[9_900, ['S', 'M']],
		[9_900, ['S', 'M']],
		[5_900, ['L']],
	])
	const { attributes } = page.product
	await setStatus(pants, 'archived')
	expect(await listingOf(kit)).toBeUndefined()
	const notFound = { code: 'not_found', message: 'Product not found' }
	await expect(publishedProduct(context, kit)).rejects.toMatchObject(notFound)
	await expect(productPage(context, kit)).rejects.toMatchObject(notFound)
	await expect(piecesOfKit(context, { attributes })).rejects.toMatchObject(notFound)
	// Nothing is listed wrongly: the kit is hidden with its piece.
	expect(await matchListsToSports(db)).toBe(false)
	await setStatus(pants, 'active')
	expect(await publishedProduct(context, kit)).toMatchObject({ id: kit })
})

test('staff sees a kit with its pieces in their order', async () => {
	const { jersey, pants, kit } = await newKit()
	await setStatus(pants, 'archived')
	const { pieces, shelves } = await productForStaff(admin, kit)
	expect(shelves).toEqual([])
	expect(
		pieces.map(({ product }) => [product?.id, product?.priceCents, product?.stock, product?.status]),
	).toEqual([
		[jersey, 9_900, 20, 'active'],
		[jersey, 9_900, 20, 'active'],
		[pants, 5_900, 3, 'archived'],
	])
	const { sku } = await rowOf(kit)
	const { products: found } = await productsForStaff(admin, { text: sku, sport: null, show: 'all', page: 1 })
	expect(found).toMatchObject([{ id: kit, isKit: true }])
})

test('a kit of a piece on sale shows its regular price on its page and on the cards of lists', async () => {
	const { jersey, pants, kit } = await newKit()
	const sale = { priceCents: 8_000, startsOn: '2026-11-20', endsOn: '2026-11-30' }
	await save(jersey, { basePriceCents: 9_900, sale })
	const prices = { basePriceCents: 21_900, regularPriceCents: 25_700 }
	expect((await productPage(context, kit)).product).toMatchObject(prices)
	expect(await productCards(db, [kit])).toMatchObject([{ priceCents: 21_900, regularPriceCents: 25_700 }])
	await save(pants, { basePriceCents: 6_000 })
	expect(await rowOf(kit)).toMatchObject({ basePriceCents: 22_000, regularPriceCents: 25_800 })
	expect(await wrongKits(db)).toEqual([])
	await db.update(products).set({ regularPriceCents: null }).where(eq(products.id, kit))
	expect((await wrongKits(db)).map(({ what }) => what)).toEqual([
		`Kit ${(await rowOf(kit)).sku}: its regular price is 22000 cents, that of its pieces 25800`,
	])
	await save(jersey, { basePriceCents: 9_900, sale: null })
	expect(await rowOf(kit)).toMatchObject({ basePriceCents: 25_800, regularPriceCents: null })
})

test('the doctor names a kit with another price, a missing piece or a kit in it', async () => {
	const { jersey, kit } = await newKit()
	const lost = await insertKit(db, [jersey, randomUUID()])
	const nested = await insertKit(db, [jersey, kit])
	const skuOf = async (id: string) => (await rowOf(id)).sku
	expect((await wrongKits(db)).map(({ what }) => what).toSorted()).toEqual(
		[
			`Kit ${await skuOf(lost)}: its piece Piece 2 is missing`,
			`Kit ${await skuOf(nested)}: its piece Piece 2 is a kit`,
		].toSorted(),
	)
	await db.update(products).set({ basePriceCents: 1 }).where(eq(products.id, kit))
	expect((await wrongKits(db)).map(({ what }) => what)).toContain(
		`Kit ${await skuOf(kit)}: its price is 1 cents, its pieces cost 25700`,
	)
	await db.delete(products).where(eq(products.id, nested))
	await db.delete(products).where(eq(products.id, lost))
})
