// One edit of many products through its preview, its writing and its undoing, on both engines.
import { randomUUID } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { insertKit, insertProduct } from '../../../tests/factories/catalog.ts'
import { statementsOf } from '../../../tests/factories/orders.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { productsForStaff } from '#catalog/service/manage.server.ts'
import { importForStaff, keepBulkEdit } from '#catalog/service/product-imports.server.ts'
import { productListings, products, variants } from '#catalog/tables.ts'
import type { ServiceContext } from '#database/context.server.ts'
import { historyOf } from './audit.server.ts'
import { importProducts, undoImport } from './product-files.server.ts'

const { context } = await openTestDatabase({ seeded: false })
const admin: ServiceContext = { ...context, actor: { userId: randomUUID(), roles: ['admin'] } }
const list = { text: '', sport: null, show: 'all' } as const
const these = (...ids: string[]) => ({ ...list, ids })
const product = (over: Parameters<typeof insertProduct>[1] = {}) =>
	insertProduct(context.db, { sizes: ['M', 'L'], priceCents: 2_000, stock: 5, ...over })
const stored = async (id: string) => (await context.db.select().from(products).where(eq(products.id, id)))[0]
const leadTimes = async (id: string) =>
	(await context.db.select().from(variants).where(eq(variants.productId, id))).map((one) => one.leadTimeDays)
const up = { price: { kind: 'percent', bp: 1_000 } } as const

test('checked products are shown before and after, then changed with their history and lists, then undone', async () => {
	const [one, other, left] = [await product(), await product({ sport: 'hockey' }), await product()]
	const edit = { ...up, sport: 'football', leadTimeDays: 21 }
	const id = await keepBulkEdit(admin, { asked: these(one, other), edit })
	expect((await stored(one))?.basePriceCents).toBe(2_000)
	const file = await importForStaff(admin, id)
	expect(file).toMatchObject({ kind: 'edit', state: 'checked', added: 0, changed: 2, unchanged: 0 })
	expect(file.products.map(({ before, after }) => [before?.priceCents, after?.priceCents])).toEqual([
		[2_000, 2_200],
		[2_000, 2_200],
	])
	await importProducts(admin, id)
	for (const changed of [one, other]) {
		expect(await stored(changed)).toMatchObject({ basePriceCents: 2_200, sport: 'football' })
		expect(await leadTimes(changed)).toEqual([21, 21])
		expect((await historyOf(admin, changed)).map(({ event }) => event).toSorted()).toEqual([
			'product.changed',
			'product.lead_times',
		])
	}
	expect((await stored(left))?.basePriceCents).toBe(2_000)
	const listed = await context.db
		.select()
		.from(productListings)
		.where(inArray(productListings.productId, [one, other]))
	expect(listed.map(({ priceCents }) => priceCents)).toEqual([2_200, 2_200])
	await expect(importProducts(admin, id)).rejects.toMatchObject({
		code: 'conflict',
		message: 'These products were changed already.',
	})
	await undoImport(admin, id)
	expect(await stored(other)).toMatchObject({ basePriceCents: 2_000, sport: 'hockey' })
	expect((await historyOf(admin, other)).length).toBe(4)
})

test('two clicks at the same moment change each product once, and the undoing gives all values back', async () => {
	const ids = await Promise.all([product(), product(), product()])
	const id = await keepBulkEdit(admin, { asked: these(...ids), edit: up })
	await Promise.allSettled([importProducts(admin, id), importProducts(admin, id)])
	expect(await importForStaff(admin, id)).toMatchObject({ state: 'imported', counts: { imported: 3 } })
	for (const one of ids) {
		expect((await stored(one))?.basePriceCents).toBe(2_200)
		expect((await historyOf(admin, one)).map(({ event }) => event)).toEqual(['product.changed'])
	}
	await Promise.allSettled([undoImport(admin, id), undoImport(admin, id)])
	expect(await importForStaff(admin, id)).toMatchObject({ state: 'undone', counts: { restored: 3 } })
	for (const one of ids) expect((await stored(one))?.basePriceCents).toBe(2_000)
})

test('products that cannot take the edit are named, the others change', async () => {
	const draft = await product({ brand: 'Kestrel', model: 'Draft Tee' })
	await context.db.update(products).set({ status: 'draft' }).where(eq(products.id, draft))
	const sold = await product()
	const id = await keepBulkEdit(admin, { asked: these(draft, sold), edit: { status: 'archived' } })
	expect(await importForStaff(admin, id)).toMatchObject({
		changed: 1,
		problems: 1,
		firstProblems: [
			{ column: 'state', value: 'Draft', sku: (await stored(draft))?.sku, name: 'Kestrel Draft Tee' },
		],
	})
	await importProducts(admin, id)
	expect([(await stored(draft))?.status, (await stored(sold))?.status]).toEqual(['draft', 'archived'])
})

test('a product that someone else changed since the preview is left as it is', async () => {
	const [one, other] = [await product(), await product()]
	const first = await keepBulkEdit(admin, { asked: these(one, other), edit: up })
	const second = await keepBulkEdit(admin, {
		asked: these(other),
		edit: { price: { kind: 'set', cents: 900 } },
	})
	await importProducts(admin, second)
	await importProducts(admin, first)
	expect([(await stored(one))?.basePriceCents, (await stored(other))?.basePriceCents]).toEqual([2_200, 900])
	expect((await importForStaff(admin, first)).named).toMatchObject([
		{ reason: 'Someone else has changed the product since the check.' },
	])
})

test('kits stay as they are; a list of kits, of nothing or without a change is refused', async () => {
	const piece = await product()
	const kit = await insertKit(context.db, [piece])
	const id = await keepBulkEdit(admin, { asked: these(piece, kit), edit: up })
	expect(await importForStaff(admin, id)).toMatchObject({ changed: 1, unchanged: 1 })
	for (const [asked, message] of [
		[these(kit), 'These are kits'],
		[these(), 'no longer there'],
		[these(randomUUID()), 'no longer there'],
	] as const)
		await expect(keepBulkEdit(admin, { asked, edit: up })).rejects.toMatchObject({
			code: 'invalid',
			message: expect.stringContaining(message) as string,
		})
	await expect(
		keepBulkEdit(admin, { asked: these(piece), edit: { price: { kind: 'set', cents: 2_000 } } }),
	).rejects.toMatchObject({
		code: 'invalid',
		message: expect.stringContaining('nothing would change') as string,
	})
})

test.each(['csr', 'production', 'coach', 'retail'] as const)('a %s edits no products', async (role) => {
	const by: ServiceContext = { ...context, actor: { userId: randomUUID(), roles: [role] } }
	await expect(keepBulkEdit(by, { asked: list, edit: up })).rejects.toMatchObject({ code: 'forbidden' })
})

test('many products take no more statements than a few', async () => {
	const some = [await product(), await product()]
	const many = await Promise.all(Array.from({ length: 30 }, () => product()))
	const count = async (ids: string[]) => {
		const id = await keepBulkEdit(admin, { asked: these(...ids), edit: up })
		return statementsOf(() => importProducts(admin, id))
	}
	expect(await count(many)).toBe(await count(some))
})

test('the list is narrowed by kind and put in order', async () => {
	const brand = `Ordered ${randomUUID().slice(0, 8)}`
	const ids = [
		await product({ brand, model: 'Bee', priceCents: 3_000 }),
		await product({ brand, model: 'Ant', priceCents: 4_000 }),
		await product({ brand, model: 'Cat', priceCents: 1_000, customizable: false }),
	]
	const found = async (more: Partial<Parameters<typeof productsForStaff>[1]>) =>
		(await productsForStaff(admin, { ...list, text: brand.toLowerCase(), page: 1, ...more })).products.map(
			({ model }) => model,
		)
	expect(await found({})).toEqual(['Ant', 'Bee', 'Cat'])
	expect(await found({ sort: 'dearest' })).toEqual(['Ant', 'Bee', 'Cat'])
	expect(await found({ sort: 'cheapest' })).toEqual(['Cat', 'Bee', 'Ant'])
	expect(await found({ trait: 'customizable' })).toEqual(['Ant', 'Bee'])
	expect(await found({ trait: 'plain' })).toEqual(['Cat'])
	expect(await found({ trait: 'sale' })).toEqual([])
	expect(await found({ ids: ids.slice(0, 1) })).toEqual(['Bee'])
})
