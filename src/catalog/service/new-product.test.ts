// A product is made as a draft, published, archived and brought back; each step by admins only.
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditLog } from '#accounts/tables.ts'
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import type { Role } from '#kit/roles.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { insertProduct } from '../../../tests/factories/catalog.ts'
import type { NewProduct } from '../rules/new-product.ts'
import type { ProductStatus } from '../states.ts'
import { productListings, products, variants } from '../tables.ts'
import { createProduct } from './new-product.server.ts'
import { previewPage, productPage } from './product-page.server.ts'
import { setProductStatus } from './product-status.server.ts'

const { context } = await openTestDatabase({ seeded: false })
const { db } = context
const by = (...roles: Role[]): ServiceContext => ({ ...context, actor: { userId: randomUUID(), roles } })
const [admin, csr] = [by('admin'), by('csr')]

const input = (changes: Partial<NewProduct> = {}): NewProduct => ({
	brand: 'Ridgeline',
	model: 'Comet Jersey',
	sku: `RL-${randomUUID().slice(0, 8)}`,
	sport: 'football',
	description: 'Light mesh.',
	basePriceCents: 4_950,
	certs: ['NOCSAE', 'NOCSAE'],
	customizable: true,
	sublimated: false,
	templateId: 'football-jersey',
	leadTimeDays: 12,
	colors: [
		{ name: '', primary: 'navy', secondary: 'gold' },
		{ name: 'Night', primary: 'black', secondary: 'black' },
		{ name: 'Third', primary: 'navy', secondary: 'gold' },
	],
	sizes: ['S', 'M', 'S/M'],
	...changes,
})
const make = (product = input(), who = admin) => inTransaction(who, (inner) => createProduct(inner, product))
const setStatus = (productId: string, status: ProductStatus, who = admin) =>
	inTransaction(who, (inner) => setProductStatus(inner, { productId, status }))
const rowOf = async (id: string) => (await db.select().from(products).where(eq(products.id, id)))[0]!
const isListed = async (id: string) =>
	(await db.$count(productListings, eq(productListings.productId, id))) === 1

test('a draft has every size in every color, without stock, and pictures of each color', async () => {
	const product = input()
	const id = await make(product)
	const row = await rowOf(id)
	expect(row).toMatchObject({ status: 'draft', sku: product.sku, safetyCerts: ['NOCSAE'] })
	expect(row.attributes).toMatchObject({ templateId: 'football-jersey', kind: 'Jersey', customizable: true })
	expect(row.colorways.map(({ id: color, name, families }) => [color, name, families])).toEqual([
		['navy-gold', 'Navy / Athletic Gold', ['Blue', 'Gold']],
		['black', 'Night', ['Black']],
		['navy-gold-2', 'Third', ['Blue', 'Gold']],
	])
	for (const { id: color } of row.colorways)
		expect(row.images.filter(({ colorway }) => colorway === color)).toHaveLength(3)
	const cells = await db.select().from(variants).where(eq(variants.productId, id))
	expect(cells).toHaveLength(9)
	expect(new Set(cells.map(({ sku }) => sku)).size).toBe(9)
	expect(cells.map(({ sku }) => sku)).toContain(`${product.sku}-NAVYGOLD2-SM`)
	for (const cell of cells) expect(cell).toMatchObject({ stock: 0, leadTimeDays: 12, retired: false })
	const [noted] = await db.select().from(auditLog).where(eq(auditLog.subject, id))
	expect(noted).toMatchObject({ event: 'product.created', details: { colors: 3, sizes: 3 } })
})

test('only staff sees a draft; published it is listed, archived it is not', async () => {
	const id = await make()
	const hidden = { code: 'not_found' }
	expect(await isListed(id)).toBe(false)
	await expect(productPage(admin, id)).rejects.toMatchObject(hidden)
	expect(await previewPage(csr, id)).toMatchObject({ status: 'draft', sheet: { sizes: ['S', 'M', 'S/M'] } })
	await expect(previewPage(by('coach'), id)).rejects.toMatchObject({ code: 'forbidden' })
	await setStatus(id, 'active')
	expect(await isListed(id)).toBe(true)
	expect((await productPage(context, id)).product.model).toBe('Comet Jersey')
	await setStatus(id, 'archived')
	expect(await isListed(id)).toBe(false)
	await expect(productPage(context, id)).rejects.toMatchObject(hidden)
	await setStatus(id, 'active')
	expect(await isListed(id)).toBe(true)
})

test('a step is made once, by admins, and nothing is sold for nothing', async () => {
	const id = await make()
	await expect(setStatus(id, 'archived')).rejects.toMatchObject({
		code: 'conflict',
		message: 'This product is already: Draft.',
	})
	for (const who of [csr, by('coach'), context])
		await expect(setStatus(id, 'active', who)).rejects.toMatchObject({ code: 'forbidden' })
	await setStatus(id, 'active')
	await expect(setStatus(id, 'active')).rejects.toMatchObject({ code: 'conflict' })
	await expect(setStatus(randomUUID(), 'active')).rejects.toMatchObject({ code: 'not_found' })
	const free = await make(input({ basePriceCents: 0 }))
	await expect(setStatus(free, 'active')).rejects.toMatchObject({ code: 'invalid' })
})

test('a taken SKU is refused in any case, with the product that has it', async () => {
	const product = input()
	await make(product)
	await expect(make({ ...product, sku: product.sku.toLowerCase() })).rejects.toMatchObject({
		code: 'conflict',
		message: `The SKU ${product.sku.toLowerCase()} is taken by Ridgeline Comet Jersey. Enter another one.`,
	})
	const size = `${input().sku}-NAVYGOLD-S`
	const other = await insertProduct(db)
	await db
		.update(variants)
		.set({ sku: size })
		.where(eq(variants.id, (await anyCell(other)).id))
	await expect(make(input({ sku: size.replace('-NAVYGOLD-S', '') }))).rejects.toMatchObject({
		code: 'conflict',
	})
})

const anyCell = async (productId: string) =>
	(await db.select().from(variants).where(eq(variants.productId, productId)).limit(1))[0]!

test.each([
	['no model', { model: ' ' }, 'Model required'],
	['no garment', { templateId: 'cape' }, 'Choose a garment'],
	['no such sport', { sport: 'curling' }, 'Choose a sport'],
	['no color', { colors: [] }, 'At least one color'],
	['no size', { sizes: [] }, 'At least one size'],
	['a size twice', { sizes: ['s', 'S'] }, 'A size is in the list twice'],
	['a strange SKU', { sku: 'A B' }, 'A SKU has letters, digits and . _ / - only'],
	['a long wait', { leadTimeDays: 366 }, 'Lead time of 0 to 365 days'],
] as [string, Partial<NewProduct>, string][])(
	'%s is refused with its own message',
	async (_, bad, message) => {
		await expect(make(input(bad))).rejects.toMatchObject({ code: 'invalid', message })
	},
)

test('no one but admins makes a product', async () => {
	for (const who of [csr, by('production'), by('school_admin', 'coach'), context])
		await expect(make(input(), who)).rejects.toMatchObject({ code: 'forbidden' })
})
