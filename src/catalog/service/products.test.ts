import fc from 'fast-check'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { products } from '../tables.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { insertProduct } from '../../../tests/factories/catalog.ts'
import { choiceOf } from '../rules/product/sheet.ts'
import { productPage } from './product-page.server.ts'

const { database, context } = await openTestDatabase({ seeded: false })
const notFound = { code: 'not_found', message: 'Product not found' }

test('a page shows the product, its sizes in order and its neighbors, the same kind first', async () => {
	const id = await insertProduct(database.db, { model: 'Home', sizes: ['YS', 'S', 'XL'], leadTimeDays: 4 })
	await insertProduct(database.db, { model: 'Pants', kind: 'Pants', featuredRank: 1 })
	await insertProduct(database.db, { model: 'Second', featuredRank: 5 })
	await insertProduct(database.db, { model: 'First', featuredRank: 2 })
	await insertProduct(database.db, { model: 'Other sport', sport: 'soccer' })
	await insertProduct(database.db, { model: 'Unpublished', isActive: false })
	const { product, sheet, neighbors } = await productPage(context, id)
	expect(product).toMatchObject({ id, model: 'Home', basePriceCents: 5_000 })
	expect(sheet.sizes).toEqual(['YS', 'S', 'XL'])
	expect(sheet.variants).toHaveLength(3)
	expect(neighbors.map(({ model }) => model)).toEqual(['First', 'Second', 'Pants'])
	expect(neighbors[0]?.image).toMatchObject({ alt: 'Front' })
})

test('there are four neighbors at most, and the page takes four statements', async () => {
	const id = await insertProduct(database.db, { sport: 'hockey' })
	for (let count = 0; count < 7; count += 1) await insertProduct(database.db, { sport: 'hockey' })
	const before = database.statements()
	const { neighbors } = await productPage(context, id)
	expect(database.statements() - before).toBe(4)
	expect(neighbors).toHaveLength(4)
})

test('neighbors are the first four of all other products, sorted by kind, rank and id', async () => {
	const kinds = ['Jersey', 'Pants', 'Shorts']
	for (let at = 0; at < 14; at += 1)
		await insertProduct(database.db, {
			sport: 'lacrosse',
			kind: kinds[(at * 5) % 3]!,
			featuredRank: (at * 7) % 4,
			isActive: at % 6 !== 1,
		})
	const all = await database.db.select().from(products).where(eq(products.sport, 'lacrosse'))
	const listed = all.filter(({ status }) => status === 'active')
	for (const { id, attributes } of listed) {
		const isOther = (one: (typeof listed)[number]) => Number(one.attributes.kind !== attributes.kind)
		const expected = listed
			.filter((one) => one.id !== id)
			.toSorted(
				(one, other) =>
					isOther(one) - isOther(other) ||
					one.featuredRank - other.featuredRank ||
					(one.id < other.id ? -1 : 1),
			)
		const { neighbors } = await productPage(context, id)
		expect(neighbors.map((one) => one.id)).toEqual(expected.slice(0, 4).map((one) => one.id))
	}
})

test('a product without variants has a page on which nothing can be chosen', async () => {
	const { sheet } = await productPage(context, await insertProduct(database.db, { sizes: [] }))
	expect(sheet).toMatchObject({ sizes: [], variants: [] })
})

test('an unpublished product is not found', async () => {
	const id = await insertProduct(database.db, { isActive: false })
	await expect(productPage(context, id)).rejects.toMatchObject(notFound)
})

test('a product that is taken down later is not found any more', async () => {
	const id = await insertProduct(database.db)
	await database.db.update(products).set({ status: 'archived' }).where(eq(products.id, id))
	await expect(productPage(context, id)).rejects.toMatchObject(notFound)
})

test('a missing product is not found', async () => {
	const missing = '11111111-1111-4111-8111-111111111111'
	await expect(productPage(context, missing)).rejects.toMatchObject(notFound)
	await expect(productPage(context, undefined)).rejects.toMatchObject(notFound)
})

test('any text that is no id is not found, without asking the database', async () => {
	const before = database.statements()
	const texts = fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.constantFrom('%', "'; --", '0', '..'))
	await fc.assert(
		fc.asyncProperty(texts, async (text) => {
			await expect(productPage(context, text)).rejects.toMatchObject(notFound)
		}),
	)
	expect(database.statements()).toBe(before)
})

test('any query of an existing product leads to a choice', async () => {
	const { sheet } = await productPage(context, await insertProduct(database.db))
	fc.assert(
		fc.property(fc.string({ unit: 'binary' }), (text) => {
			const query = new URLSearchParams(text)
			const choice = choiceOf(sheet, { color: query.get('color'), size: text, qty: text })
			expect(choice.colorway).toBe(0)
			expect(choice.quantity).toBeGreaterThanOrEqual(1)
		}),
	)
})
