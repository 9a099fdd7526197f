// A product export of Shopify, from the upload to products that are priced, in stock and found.
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openTestDatabase } from '../../../tests/database.ts'
import { products, variants } from '#catalog/tables.ts'
import { importForStaff } from '#catalog/service/product-imports.server.ts'
import type { ServiceContext } from '#database/context.server.ts'
import { searchDocuments } from '#search/tables.ts'
import { checkProducts, exportProblems, importProducts, undoImport } from './product-files.server.ts'

const { context } = await openTestDatabase({ seeded: false })
const admin: ServiceContext = { ...context, actor: { userId: randomUUID(), roles: ['admin'] } }

const text = [
	'Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Grams,Variant Inventory Qty,Variant Price,Image Src,Status',
	'pep-hoodie,Pep Hoodie,"<p>Warm,',
	'with a ""lined"" hood.</p>",Rawhide,Hoodies,"band, fall",true,Size,Large,Color,Navy,SH-L,500,7,39.50,https://cdn.example.test/1.jpg,active',
	'pep-hoodie,,,,,,,,2XL,,Navy,SH-2XL,520,3,42.00,,',
	'mystery,Mystery,,Rawhide,Widget,,true,Size,M,Color,Navy,SH-M,1,1,5.00,,active',
].join('\r\n')

test('a file of Shopify is imported, sold, found and undone, and says what it left', async () => {
	const id = await checkProducts(admin, { fileName: 'products_export.csv', text })
	const file = await importForStaff(admin, id)
	expect(file).toMatchObject({
		added: 1,
		problems: 1,
		unknownColumns: [],
		firstProblems: [{ row: 4, sku: 'mystery', column: 'Type', value: 'Widget' }],
	})
	expect(file.notes).toContain('3 lines: Variant Grams is not used.')
	expect(file.notes.join(' ')).toContain('1 photo not taken')
	expect(await exportProblems(admin, id)).toContain('4,mystery,Type,Widget,')
	await importProducts(admin, id)
	const [made] = await context.db.select().from(products).where(eq(products.sku, 'pep-hoodie'))
	expect(made).toMatchObject({
		brand: 'Rawhide',
		model: 'Pep Hoodie',
		description: 'Warm, with a "lined" hood.',
		sport: 'spirit',
		status: 'active',
		basePriceCents: 3_950,
		attributes: { sizeCents: { '2XL': 250 }, searchWords: ['band', 'fall'] },
	})
	const sizes = await context.db
		.select({ sku: variants.sku, size: variants.size, stock: variants.stock })
		.from(variants)
		.where(eq(variants.productId, made?.id ?? ''))
		.orderBy(variants.sku)
	expect(sizes).toEqual([
		{ sku: 'SH-2XL', size: '2XL', stock: 3 },
		{ sku: 'SH-L', size: 'L', stock: 7 },
	])
	const found = () => context.db.$count(searchDocuments, eq(searchDocuments.id, `product:${made?.id}`))
	expect(await found()).toBe(1)
	const again = await checkProducts(admin, { fileName: 'products_export.csv', text })
	expect(await importForStaff(admin, again)).toMatchObject({ added: 0, changed: 0, unchanged: 1 })
	await undoImport(admin, id)
	expect(await found()).toBe(0)
})
