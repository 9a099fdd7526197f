// Files of products through check, import and undoing, on both engines.
import { randomUUID } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { insertKit, insertProduct } from '../../../tests/factories/catalog.ts'
import { newBuyer, statementsOf } from '../../../tests/factories/orders.ts'
import { newPromotion, promotionInput } from '../../../tests/factories/promotions.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { wrongHistories } from '#catalog/store/doctor.server.ts'
import { productListings, products, variants } from '#catalog/tables.ts'
import { importForStaff, importsForStaff } from '#catalog/service/product-imports.server.ts'
import type { ServiceContext } from '#database/context.server.ts'
import { Refusal } from '#kit/errors.ts'
import { searchDocuments } from '#search/tables.ts'
import { calendarSection } from '#shop-settings/rules/calendar.ts'
import { saveSettings } from '#shop-settings/service/sections.server.ts'
import { promotionPage, promotionTyped } from './promotions.server.ts'
import {
	checkProducts,
	exportProblems,
	exportProducts,
	importProducts,
	undoImport,
} from './product-files.server.ts'

const { context } = await openTestDatabase({ seeded: false })
const admin: ServiceContext = { ...context, actor: { userId: randomUUID(), roles: ['admin'] } }
const everything = { text: '', sport: null, show: 'all' } as const

const head =
	'sku,brand,model,sport,garment,price,status,color,primary_color,secondary_color,size,stock,lead_time_days'
const fileOf = (...rows: string[]) => ({ fileName: 'new.csv', text: [head, ...rows].join('\n') })
const tee = (sku: string, size = 'M', rest = 'Navy,navy,gold') =>
	`${sku},Rawhide,File Tee ${sku},spirit,tee,12.50,active,${rest},${size},6,9`

const bySku = async (sku: string) =>
	(await context.db.select().from(products).where(eq(products.sku, sku)))[0]
const sizesOf = (id: string) => context.db.select().from(variants).where(eq(variants.productId, id))
const isFound = async (id: string) =>
	(await context.db.$count(searchDocuments, eq(searchDocuments.id, `product:${id}`))) === 1

test('new products are listed and found with stock, bad rows are named, and undoing removes them', async () => {
	const text = fileOf(tee('NF-1'), tee('NF-1', 'L'), tee('NF-2', 'M', 'Navy,blurple,'), tee('NF-3'))
	const id = await checkProducts(admin, text)
	expect(await bySku('NF-1')).toBeUndefined()
	expect(await importForStaff(admin, id)).toMatchObject({
		state: 'checked',
		added: 2,
		problems: 1,
		firstProblems: [{ row: 4, column: 'primary_color', value: 'blurple' }],
	})
	expect(await exportProblems(admin, id)).toContain('4,NF-2,primary_color,blurple,')
	await importProducts(admin, id)
	const made = await bySku('NF-1')
	if (!made) throw new Error('NF-1 was not imported')
	expect(made.images.length).toBeGreaterThan(2)
	expect(made.images[0]?.alt).toBe('File Tee NF-1 in Navy, front')
	expect(
		(await sizesOf(made.id)).map(({ sku, stock, stockCounted }) => [sku, stock, stockCounted]).toSorted(),
	).toEqual([
		['NF-1-NAVYGOLD-L', 6, 6],
		['NF-1-NAVYGOLD-M', 6, 6],
	])
	expect(await context.db.$count(productListings, eq(productListings.productId, made.id))).toBe(1)
	expect(await isFound(made.id)).toBe(true)
	expect(await wrongHistories(context.db)).toEqual([])
	expect(await importsForStaff(admin)).toMatchObject([{ id, state: 'imported' }])
	await expect(importProducts(admin, id)).rejects.toMatchObject({ code: 'conflict' })
	await undoImport(admin, id)
	expect([await bySku('NF-1'), await bySku('NF-3'), await isFound(made.id)]).toEqual([
		undefined,
		undefined,
		false,
	])
	await expect(undoImport(admin, id)).rejects.toMatchObject({ code: 'conflict' })
})

test('two clicks at the same moment make each new product once, and none is left out', async () => {
	const id = await checkProducts(admin, fileOf(tee('TWICE-1'), tee('TWICE-2')))
	const clicks = await Promise.allSettled([importProducts(admin, id), importProducts(admin, id)])
	expect(clicks.map(({ status }) => status)).toContain('fulfilled')
	expect(
		clicks.flatMap((one) => (one.status === 'rejected' && !(one.reason instanceof Refusal) ? [one] : [])),
	).toEqual([])
	expect(await importForStaff(admin, id)).toMatchObject({ state: 'imported', counts: { imported: 2 } })
	const made = await bySku('TWICE-1')
	expect((await sizesOf(made?.id ?? '')).map(({ stock }) => stock)).toEqual([6])
	await undoImport(admin, id)
	expect(await bySku('TWICE-1')).toBeUndefined()
})

test('an export that is imported again changes nothing', async () => {
	await insertProduct(context.db, { sport: 'football', description: 'Two\r\nlines' })
	const id = await checkProducts(admin, {
		fileName: 'same.csv',
		text: await exportProducts(admin, everything),
	})
	const file = await importForStaff(admin, id)
	expect(file).toMatchObject({ added: 0, changed: 0, problems: 0 })
	expect(file.unchanged).toBeGreaterThan(0)
})

test('changed products get their values back, and those changed since are named and left', async () => {
	const [first, second] = [await insertProduct(context.db), await insertProduct(context.db)]
	const row = (sku: string) =>
		[
			`${sku},Rawhide,Renamed,football,football-jersey,61.00,,Navy,,,S,25,7`,
			`${sku},,,,,,,Navy,,,3XL,2,7`,
			`${sku},,,,,,,Scarlet,red,white,S,1,7`,
		].join('\n')
	const id = await checkProducts(admin, fileOf(row(first), row(second)))
	expect(await importForStaff(admin, id)).toMatchObject({ changed: 2, problems: 0 })
	await importProducts(admin, id)
	const read = async (productId: string) => ({
		product: (await context.db.select().from(products).where(eq(products.id, productId)))[0],
		sizes: (await sizesOf(productId)).filter(({ retired }) => !retired),
	})
	const after = await read(first)
	expect(after.product).toMatchObject({ model: 'Renamed', basePriceCents: 6_100 })
	expect(after.sizes.map(({ color, size, stock }) => `${color} ${size} ${stock}`).toSorted()).toEqual([
		'Navy 3XL 2',
		'Navy L 10',
		'Navy M 10',
		'Navy S 25',
		'Scarlet S 1',
	])
	await context.db.update(products).set({ model: 'By hand' }).where(eq(products.id, second))
	await undoImport(admin, id)
	const back = await read(first)
	expect(back.product).toMatchObject({ model: 'Game Jersey', basePriceCents: 5_000 })
	expect(back.product?.colorways.map(({ name }) => name)).toEqual(['Navy'])
	expect(back.sizes.map(({ size, stock }) => `${size} ${stock}`).toSorted()).toEqual(['L 10', 'M 10', 'S 10'])
	expect((await read(second)).product?.model).toBe('By hand')
	expect((await importForStaff(admin, id)).named).toMatchObject([{ sku: second, state: 'kept' }])
	expect(await wrongHistories(context.db)).toEqual([])
})

test('a sale of a file is charged on its days, and undoing gives the sale before it back', async () => {
	const sku = await insertProduct(context.db)
	const apply = async (text: string) => {
		const id = await checkProducts(admin, { fileName: 'sale.csv', text })
		await importProducts(admin, id)
		return id
	}
	const first = await apply(`sku,sale_price,sale_from,sale_to\n${sku},40.00,2026-11-20,2026-11-20`)
	const onSale = { basePriceCents: 4_000, regularPriceCents: 5_000, saleEndsOn: '2026-11-20' }
	expect(await bySku(sku)).toMatchObject(onSale)
	expect(await exportProducts(admin, everything)).toContain('50.00,40.00,2026-11-20,2026-11-20')
	const later = await apply(`sku,price,sale_from,sale_to\n${sku},45.00,2026-12-01,2026-12-02`)
	expect(await bySku(sku)).toMatchObject({ basePriceCents: 4_500, regularPriceCents: null })
	await undoImport(admin, later)
	expect(await bySku(sku)).toMatchObject(onSale)
	await undoImport(admin, first)
	expect(await bySku(sku)).toMatchObject({
		basePriceCents: 5_000,
		regularPriceCents: null,
		salePriceCents: null,
	})
})

test('what was changed between check and import is named and left', async () => {
	const sku = await insertProduct(context.db)
	const id = await checkProducts(admin, fileOf(`${sku},Rawhide,Late,football,football-jersey,61.00,,,,,,,`))
	await context.db.update(products).set({ basePriceCents: 4_000 }).where(eq(products.id, sku))
	await importProducts(admin, id)
	expect(await importForStaff(admin, id)).toMatchObject({ counts: { left: 1 }, named: [{ sku }] })
	expect(await bySku(sku)).toMatchObject({ basePriceCents: 4_000 })
})

test('a new product that a kit has is archived when the import is undone', async () => {
	const id = await checkProducts(admin, fileOf(tee('USED-1'), tee('FREE-1')))
	await importProducts(admin, id)
	const [used, free] = [await bySku('USED-1'), await bySku('FREE-1')]
	await insertKit(context.db, [used?.id ?? '', await insertProduct(context.db)])
	await undoImport(admin, id)
	expect([await bySku('USED-1'), await bySku('FREE-1')]).toMatchObject([{ status: 'archived' }, undefined])
	expect(await isFound(used?.id ?? '')).toBe(false)
	expect(await context.db.$count(variants, inArray(variants.productId, [free?.id ?? '']))).toBe(0)
})

test('only administrators import; customer service exports', async () => {
	const csr: ServiceContext = { ...context, actor: { userId: randomUUID(), roles: ['csr'] } }
	expect(await exportProducts(csr, everything)).toContain('sku,brand')
	const refused = await Promise.allSettled([
		checkProducts(csr, fileOf(tee('NO-1'))),
		importProducts(csr, randomUUID()),
		undoImport(csr, randomUUID()),
		importsForStaff(csr),
		exportProblems(csr, randomUUID()),
		exportProducts(context, everything),
	])
	for (const result of refused)
		expect(result).toMatchObject({ reason: { code: expect.stringMatching(/forbidden|signed_out/) } })
	await expect(importForStaff(admin, randomUUID())).rejects.toMatchObject({ code: 'not_found' })
	await expect(checkProducts(admin, { fileName: '', text: 'x' })).rejects.toMatchObject({ code: 'invalid' })
})

test('an import takes as many statements for 40 products as for 2', async () => {
	const statements = async (count: number) => {
		const rows = Array.from({ length: count }, (_, at) => tee(`ST-${count}-${at}`))
		const id = await checkProducts(admin, fileOf(...rows))
		return statementsOf(() => importProducts(admin, id))
	}
	await statements(1)
	expect(await statements(40)).toBe(await statements(2))
})

test('extra prices of sizes are imported, exported and undone', async () => {
	const sku = await insertProduct(context.db, { sizes: ['M', '2XL'], sizeCents: { '2XL': 150 } })
	const apply = async (...rows: string[]) => {
		const text = ['sku,color,size,extra_price', ...rows].join('\n')
		const id = await checkProducts(admin, { fileName: 'extra.csv', text })
		const { firstProblems } = await importForStaff(admin, id)
		if (firstProblems.length > 0) return firstProblems.map(({ message }) => message)
		await importProducts(admin, id)
		return id
	}
	const sizeCents = async () => (await bySku(sku))?.attributes.sizeCents
	expect(await apply(`${sku},Navy,M,2.00`)).toEqual([
		'Extra price: leave at least one size without it. Its price is the product’s price.',
	])
	expect(await apply(`${sku},Navy,2XL,two`)).toEqual(['Expected an amount in dollars, such as 2.00.'])
	const id = await apply(`${sku},Navy,2XL,2.00`, `${sku},Navy,3XL,4.00`)
	expect(await sizeCents()).toEqual({ '2XL': 200, '3XL': 400 })
	const file = await exportProducts(admin, everything)
	expect(file).toMatch(/,2XL,2\.00,.*\r\n.*,3XL,4\.00,/)
	await undoImport(admin, String(id))
	expect(await sizeCents()).toEqual({ '2XL': 150 })
	await apply(`${sku},Navy,2XL,none`)
	expect(await sizeCents()).toBeUndefined()
})

test('extra prices of one color are imported, exported and kept apart', async () => {
	const sku = await insertProduct(context.db, { sizes: ['M', '2XL'], sizeCents: { '2XL': 150 } })
	const text = `sku,color,primary_color,size,extra_price\n${sku},Volt,#ccff00,M,\n${sku},Volt,#ccff00,2XL,4.00`
	const id = await checkProducts(admin, { fileName: 'volt.csv', text })
	expect((await importForStaff(admin, id)).firstProblems).toEqual([])
	await importProducts(admin, id)
	const stored = await bySku(sku)
	expect(stored?.attributes.sizeCents).toBeUndefined()
	const idOf = (name: string) => stored?.colorways.find((colorway) => colorway.name === name)?.id ?? ''
	expect(stored?.attributes.colorCents).toEqual({
		[idOf('Navy')]: { M: 0, '2XL': 150 },
		[idOf('Volt')]: { M: 0, '2XL': 400 },
	})
	const file = await exportProducts(admin, everything)
	expect(file).toMatch(/,Navy,[^\r]*,2XL,1\.50,[^]*,Volt,[^\r]*,2XL,4\.00,/)
	await undoImport(admin, id)
	expect((await bySku(sku))?.attributes).toMatchObject({ sizeCents: { '2XL': 150 } })
	expect((await bySku(sku))?.attributes.colorCents).toBeUndefined()
})

test('a new product that a promotion is for is archived, and the promotion’s form names what was deleted', async () => {
	const id = await checkProducts(admin, fileOf(tee('PROMO-1')))
	await importProducts(admin, id)
	const product = await bySku('PROMO-1')
	const gone = randomUUID()
	const promotionId = await newPromotion(context, { productIds: [product?.id ?? '', gone] })
	await undoImport(admin, id)
	expect(await bySku('PROMO-1')).toMatchObject({ status: 'archived' })
	const { skus } = await promotionPage(admin, promotionId)
	expect(skus).toEqual(['PROMO-1', 'DELETED-1'])
	const { productIds: _ids, ...input } = promotionInput()
	expect(await promotionTyped(admin, { input, skus })).toEqual({
		errors: {
			skus: '1 product of this promotion was deleted. Take out DELETED-1; without any product it is for all goods.',
		},
	})
	expect(await promotionTyped(admin, { input, skus: ['PROMO-1'] })).toMatchObject({
		input: { productIds: [product?.id] },
	})
})

test('a file carries the texts for search, and new sizes take the lead time of the calendar', async () => {
	const values = { ...calendarSection.initial, newLeadDays: 21 }
	await saveSettings(await newBuyer(context, ['admin']), calendarSection, { seen: 0, values })
	const columns =
		'sku,brand,model,sport,garment,price,color,primary_color,size,search_words,page_title,page_description'
	const load = async (text: string) => {
		const id = await checkProducts(admin, { fileName: 'texts.csv', text })
		await importProducts(admin, id)
		return id
	}
	await load(`${columns}\nNT-1,Rawhide,Text Tee,spirit,tee,12.50,Navy,navy,M,"pep band, gym",Tees for bands,`)
	const made = await bySku('NT-1')
	expect(made?.attributes).toMatchObject({ searchWords: ['pep band', 'gym'], pageTitle: 'Tees for bands' })
	expect(made?.attributes.pageSummary).toBeUndefined()
	expect((await sizesOf(made?.id ?? '')).map(({ leadTimeDays }) => leadTimeDays)).toEqual([21])
	const file = await exportProducts(admin, { ...everything, text: 'nt-1' })
	expect(file).toContain('"pep band, gym",Tees for bands,')
	const again = await checkProducts(admin, { fileName: 'same.csv', text: file })
	expect(await importForStaff(admin, again)).toMatchObject({ changed: 0, problems: 0 })
	const changed = await load('sku,search_words,page_title,page_description\nNT-1,none,none,Soft tees.')
	const { searchWords, pageTitle, pageSummary } = (await bySku('NT-1'))?.attributes ?? {}
	expect([searchWords, pageTitle, pageSummary]).toEqual([undefined, undefined, 'Soft tees.'])
	await undoImport(admin, changed)
	expect((await bySku('NT-1'))?.attributes).toEqual(made?.attributes)
	const long = await checkProducts(admin, {
		fileName: 'long.csv',
		text: `sku,page_title\nNT-1,${'x'.repeat(71)}`,
	})
	expect(await importForStaff(admin, long)).toMatchObject({
		problems: 1,
		firstProblems: [{ column: 'page_title' }],
	})
})
