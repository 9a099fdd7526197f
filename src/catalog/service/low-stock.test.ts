// The list of sizes that run low on both engines: threshold, filters, order, pages and permissions.
import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { ServiceContext } from '#database/context.server.ts'
import type { Role } from '#kit/roles.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { insertProduct } from '../../../tests/factories/catalog.ts'
import type { LowStockAsked } from '../rules/low-stock.ts'
import { countProductsLow } from '../store/low-stock.server.ts'
import { products, variants } from '../tables.ts'
import { lowStockForFile, lowStockForStaff, lowStockPerPage } from './low-stock.server.ts'

const { context } = await openTestDatabase({ seeded: false })
const { db } = context
const by = (...roles: Role[]): ServiceContext => ({ ...context, actor: { userId: randomUUID(), roles } })
const csr = by('csr')

const setStock = (productId: string, size: string, stock: number, stockCounted = stock) =>
	db
		.update(variants)
		.set({ stock, stockCounted })
		.where(and(eq(variants.productId, productId), eq(variants.size, size)))

const first = { text: '', sport: null, most: 5, sort: 'fewest', page: 1 } as const
const listed = async (asked: Partial<LowStockAsked & { page: number }> = {}) =>
	lowStockForStaff(csr, { ...first, ...asked })

const jersey = await insertProduct(db, { model: 'Away Jersey', sizes: ['S', 'M', 'L', 'XL'], stock: 6 })
await insertProduct(db, {
	model: 'Turf Cleat',
	brand: 'Anvil',
	sport: 'soccer',
	sizes: ['9'],
	stock: 3,
})
await insertProduct(db, { model: 'Old Jersey', isActive: false, sizes: ['S'], stock: 0 })
await setStock(jersey, 'M', 5, 9)
await setStock(jersey, 'L', 0, 40)

const short = ({ sizes }: Awaited<ReturnType<typeof lowStockForStaff>>) =>
	sizes.map(({ model, size, stock }) => `${model} ${size} ${stock}`)

test('sizes up to the threshold are listed, the fewest first; hidden products are not', async () => {
	const list = await listed()
	expect(short(list)).toEqual(['Away Jersey L 0', 'Turf Cleat 9 3', 'Away Jersey M 5'])
	expect(list).toMatchObject({ total: 3, out: 1, page: 1, pages: 1 })
	expect(list.sizes[0]).toMatchObject({ productId: jersey, inOrders: 40, color: 'Navy', leadTimeDays: 7 })
	expect(short(await listed({ most: 0 }))).toEqual(['Away Jersey L 0'])
	expect((await listed({ most: 6 })).total).toBe(5)
	expect((await listed({ text: 'old' })).total).toBe(0)
})

test('the list is searched, filtered by sport and sorted', async () => {
	expect(short(await listed({ text: 'ANVIL turf' }))).toEqual(['Turf Cleat 9 3'])
	expect(short(await listed({ text: '%' }))).toEqual([])
	expect(short(await listed({ sport: 'soccer' }))).toEqual(['Turf Cleat 9 3'])
	expect(short(await listed({ sort: 'product' }))).toEqual([
		'Away Jersey M 5',
		'Away Jersey L 0',
		'Turf Cleat 9 3',
	])
	expect(short(await listed({ sort: 'ordered' }))).toEqual([
		'Away Jersey L 0',
		'Away Jersey M 5',
		'Turf Cleat 9 3',
	])
})

test('the list has pages; a page beyond the end is the last one; the file has them all', async () => {
	const sizes = Array.from({ length: lowStockPerPage + 3 }, (_, at) => `${at}`)
	await insertProduct(db, { model: 'Paged Cap', sizes, stock: 2 })
	const asked = { text: 'paged cap' }
	const [one, two] = [await listed(asked), await listed({ ...asked, page: 9 })]
	expect([one.page, one.pages, one.sizes.length, two.page, two.sizes.length]).toEqual([
		1,
		2,
		lowStockPerPage,
		2,
		3,
	])
	const file = await lowStockForFile(csr, { ...first, ...asked })
	expect(file.map(({ size }) => size)).toEqual(sizes)
})

test('only staff reads the list', async () => {
	for (const who of [by(), by('retail'), by('coach'), by('production')]) {
		await expect(lowStockForStaff(who, first)).rejects.toMatchObject({ code: 'forbidden' })
		await expect(lowStockForFile(who, first)).rejects.toMatchObject({ code: 'forbidden' })
	}
	expect((await lowStockForStaff(by('admin'), first)).total).toBeGreaterThan(0)
})

test('a file that would not hold all of them is refused, and says how to go on', async () => {
	const { page: _page, ...asked } = first
	const { length } = await lowStockForFile(csr, asked)
	expect(await lowStockForFile(csr, asked, length)).toHaveLength(length)
	await expect(lowStockForFile(csr, asked, length - 1)).rejects.toMatchObject({
		code: 'invalid',
		message: expect.stringContaining('Narrow the list') as string,
	})
})

test('each page and count is that of the whole list, however many units the sizes have', async () => {
	const models = Array.from({ length: 30 }, (_, at) => `Level Tee ${String((at * 7) % 30).padStart(2, '0')}`)
	for (const [at, model] of models.entries()) {
		const id = await insertProduct(db, {
			model,
			isActive: at % 9 !== 0,
			sizes: ['S', 'M', 'L', 'XL'],
			stock: 9,
		})
		for (const [place, size] of ['S', 'M', 'L', 'XL'].entries())
			await setStock(id, size, (at * 3 + place * 2) % 8)
		if (at % 4 === 0)
			await db
				.update(variants)
				.set({ retired: true })
				.where(and(eq(variants.productId, id), eq(variants.size, 'M')))
	}
	const all = await db.select().from(variants).innerJoin(products, eq(products.id, variants.productId))
	for (const most of [0, 1, 3, 5, 7]) {
		const low = all
			.filter(
				(row) => row.products.status === 'active' && !row.variants.retired && row.variants.stock <= most,
			)
			.toSorted(
				(one, other) =>
					one.variants.stock - other.variants.stock ||
					(one.products.model < other.products.model
						? -1
						: one.products.model > other.products.model
							? 1
							: 0) ||
					(one.products.id < other.products.id ? -1 : one.products.id > other.products.id ? 1 : 0) ||
					(one.variants.colorway < other.variants.colorway ? -1 : 0) ||
					one.variants.sizeRank - other.variants.sizeRank,
			)
			.map((row) => row.variants.id)
		const first = await listed({ most })
		const pages = []
		for (let page = 1; page <= first.pages; page += 1)
			pages.push(...(await listed({ most, page })).sizes.map(({ variantId }) => variantId))
		expect(pages).toEqual(low)
		expect(first.total).toBe(low.length)
		const out = all.filter(
			(row) => row.products.status === 'active' && !row.variants.retired && row.variants.stock === 0,
		)
		expect(first.out).toBe(out.length)
		const lowProducts = new Set(
			all.filter((row) => low.includes(row.variants.id)).map((row) => row.products.id),
		)
		expect(await countProductsLow(db, most)).toBe(lowProducts.size)
		expect(await countProductsLow(db, most, 3)).toBe(Math.min(lowProducts.size, 3))
		expect(first.most).toBe(1_000)
		expect((await listed({ most, text: 'LEVEL' })).total).toBeLessThanOrEqual(low.length)
	}
})

test('of many sizes the whole list says that there are more, and has all its pages', async () => {
	const before = (await listed()).total
	const sizes = Array.from({ length: 1_000 + lowStockPerPage }, (_, at) => `${at}`)
	await insertProduct(db, { model: 'Endless Sock', sizes, stock: 5 })
	const total = before + sizes.length
	const one = await listed()
	expect(one).toMatchObject({ total: 1_001, most: 1_000, page: 1 })
	expect(one.out).toBeLessThan(before)
	// As far as page 20, one thousand say that there is a next one.
	const far = await listed({ page: 20 })
	expect(far).toMatchObject({ total: 1_001, page: 20, pages: 21 })
	expect(far.sizes).toHaveLength(lowStockPerPage)
	// A page beyond the end counts all of them.
	const pages = Math.ceil(total / lowStockPerPage)
	const last = await listed({ page: 99 })
	expect(last).toMatchObject({ total, page: pages, pages })
	expect(last.total).toBeLessThanOrEqual(last.most)
	expect(last.sizes).toHaveLength(total - (pages - 1) * lowStockPerPage)
	expect(await listed({ text: 'endless' })).toMatchObject({ total: sizes.length, most: sizes.length })
})
