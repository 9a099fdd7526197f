// Kits in files of products, through check, import and undoing, on both engines.
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openTestDatabase } from '../../../tests/database.ts'
import { insertProduct } from '../../../tests/factories/catalog.ts'
import { statementsOf } from '../../../tests/factories/orders.ts'
import { productListings, products } from '#catalog/tables.ts'
import { wrongKits } from '#catalog/store/doctor.server.ts'
import { importForStaff } from '#catalog/service/product-imports.server.ts'
import type { ServiceContext } from '#database/context.server.ts'
import { historyLines } from '../rules/product-history.ts'
import { changesOf, newInWords } from '../rules/product-changes.ts'
import { historyOf } from './audit.server.ts'
import { checkProducts, exportProducts, importProducts, undoImport } from './product-files.server.ts'

const { context } = await openTestDatabase({ seeded: false })
const { db } = context
const admin: ServiceContext = { ...context, actor: { userId: randomUUID(), roles: ['admin'] } }

const bySku = async (sku: string) => (await db.select().from(products).where(eq(products.sku, sku)))[0]
const pieceNames = async (sku: string) => (await bySku(sku))?.attributes.pieces?.map(({ name }) => name)
const isListed = async (id = '') =>
	(await db.$count(productListings, eq(productListings.productId, id))) === 1
const check = (...rows: string[]) =>
	checkProducts(admin, { fileName: 'kits.csv', text: [head, ...rows].join('\n') })
const problemsOf = async (...rows: string[]) => {
	const { firstProblems } = await importForStaff(admin, await check(...rows))
	return firstProblems.map(({ column, message }) => `${column}: ${message}`)
}
const load = async (...rows: string[]) => {
	const id = await check(...rows)
	await importProducts(admin, id)
	return id
}
const stateOf = async (id: string) => (await importForStaff(admin, id)).counts

const head =
	'sku,brand,model,sport,garment,price,status,certifications,pieces,color,primary_color,secondary_color,size'
const single = (sku: string, garment = 'football-jersey', status = 'active') =>
	`${sku},Ridgeline,Comet ${sku},football,${garment},40.00,${status},NOCSAE,,Navy,navy,gold,M`
const back = (sku: string) => `${sku},,,,,,,,,Gold,gold,navy,M`
const kit = (sku: string, pieces: string, status = 'active') =>
	`${sku},Ridgeline,Comet Set,football,,,${status},,"${pieces}",,,,`

test('a kit is made of new products of the same file that stand below it, and undoing removes them all', async () => {
	const pieces = 'KA-1=Home jersey, KA-1=Away jersey (swapped), KA-2=Pants'
	const id = await check(
		kit('KA-SET', 'ka-1=Home jersey,KA-1=Away jersey (swapped),KA-2'),
		single('KA-1'),
		back('KA-1'),
		single('KA-2', 'football-pants'),
		back('KA-2'),
	)
	const checked = await importForStaff(admin, id)
	expect(checked).toMatchObject({ added: 3, problems: 0 })
	expect(checked.products.flatMap(({ after }) => (after?.pieces ? [newInWords(after)] : []))).toEqual([
		`New kit: ${pieces}`,
	])
	await importProducts(admin, id)
	const made = await bySku('KA-SET')
	expect(made).toMatchObject({
		status: 'active',
		basePriceCents: 12_000,
		safetyCerts: ['NOCSAE'],
		attributes: { kind: 'Uniform set', templateId: '' },
	})
	expect(await pieceNames('KA-SET')).toEqual(['Home jersey', 'Away jersey', 'Pants'])
	expect(made?.colorways.map(({ name }) => name)).toEqual(['Navy', 'Gold'])
	expect(made?.images.length).toBeGreaterThan(2)
	expect(await isListed(made?.id)).toBe(true)
	expect(await wrongKits(db)).toEqual([])
	const text = await exportProducts(admin, { text: 'ka-', sport: null, show: 'all' })
	expect(text).toContain(`"${pieces}"`)
	const again = await checkProducts(admin, { fileName: 'same.csv', text })
	expect(await importForStaff(admin, again)).toMatchObject({
		unchanged: 3,
		changed: 0,
		added: 0,
		problems: 0,
	})
	await undoImport(admin, id)
	expect(await stateOf(id)).toEqual({ removed: 3 })
	expect([await bySku('KA-SET'), await bySku('KA-1')]).toEqual([undefined, undefined])
})

test('a kit gets other pieces and texts, keeps what the file leaves out, and gets them back', async () => {
	await load(
		single('KB-1'),
		single('KB-2', 'football-pants'),
		single('KB-3', 'hoodie'),
		kit('KB-SET', 'KB-1=Jersey, KB-2=Pants'),
	)
	const before = await bySku('KB-SET')
	const id = await check(`KB-SET,,Renamed Set,,,,,,"KB-1=Shirt, KB-3=Warm-up",,,,`)
	const [planned] = (await importForStaff(admin, id)).products
	expect(planned?.before && planned.after && changesOf(planned.before, planned.after)).toEqual([
		'Name: Comet Set → Renamed Set',
		'Pieces: KB-1=Jersey, KB-2=Pants → KB-1=Shirt, KB-3=Warm-up',
	])
	await importProducts(admin, id)
	const after = await bySku('KB-SET')
	expect(after).toMatchObject({
		model: 'Renamed Set',
		brand: 'Ridgeline',
		status: 'active',
		basePriceCents: 8_000,
	})
	expect(after?.attributes.pieces).toMatchObject([{ id: 'jersey', name: 'Shirt' }, { id: 'warm-up' }])
	const lines = (await historyOf(admin, after?.id ?? '')).flatMap(historyLines)
	expect(lines).toContain('Pieces: KB-1=Jersey, KB-2=Pants → KB-1=Shirt, KB-3=Warm-up')
	await undoImport(admin, id)
	const { piecesSince, ...attributes } = (await bySku('KB-SET'))?.attributes ?? {}
	expect(attributes).toEqual(before?.attributes)
	expect(piecesSince).toBeDefined()
	expect(await bySku('KB-SET')).toMatchObject({ model: 'Comet Set', basePriceCents: 8_000 })
})

test('the rules of the kit editor hold, and each refusal stands at its cell', async () => {
	const jersey = await insertProduct(db)
	const plain = await insertProduct(db, { customizable: false })
	const hidden = await insertProduct(db, { isActive: false })
	await load(single('KC-1'), single('KC-2', 'football-pants'), kit('KC-SET', 'KC-1, KC-2'))
	const at = async (pieces: string, status?: string) => problemsOf(kit('KC-NEW', pieces, status))
	expect(await at('KC-1')).toEqual(['pieces: A kit has at least two pieces'])
	expect(await at('KC-1, NONE-1')).toEqual(['pieces: There is no product with the SKU NONE-1.'])
	expect(await at('KC-1, KC-SET')).toEqual([
		'pieces: KC-SET is a kit itself. A kit’s pieces are single products.',
	])
	expect(await at(`KC-1, ${plain}`)).toEqual([
		`pieces: ${plain} cannot be customized. Teams design every piece of a kit.`,
	])
	expect(await at(`${jersey}=Home, ${hidden}=Away`)).toMatchObject([
		expect.stringContaining('Not in the shop: Away (Game Jersey: archived).'),
	])
	expect(await at(`${jersey}=Home, ${hidden}=Away`, 'draft')).toEqual([])
	expect(await at('KC-1, KC-1')).toEqual(['pieces: Two pieces are named Jersey. Give each its own name.'])
	expect(await problemsOf(kit('KC-NEW', 'KC-1, KC-9'), single('KC-9', 'cape'))).toEqual([
		'pieces: KC-9 is left out of this import: see row 3.',
		'garment: Expected a garment, such as football-jersey.',
	])
	expect(await problemsOf(`KC-NEW,R,Set,football,tee,9.00,,,"KC-1, KC-2",Navy,,,M`)).toEqual([
		'garment: A kit is made of its pieces: leave this cell empty.',
		'price: The price of a kit is the sum of its pieces: leave this cell empty.',
		'color: The colors of a kit are those that all of its pieces have: leave this cell empty.',
		'size: The sizes of a kit are those of its pieces: leave this cell empty.',
	])
	expect(await problemsOf(kit('KC-1', 'KC-1, KC-2'))).toEqual([
		'pieces: This product is no kit, and a file does not make it one. Give the kit a SKU of its own.',
	])
	const other = single('KC-8').replace('navy,gold', 'red,black')
	expect(await problemsOf(kit('KC-NEW', 'KC-1=Home, KC-8=Away'), other)).toMatchObject([
		expect.stringContaining('pieces: These products have no pair of colors in common.'),
	])
})

test('a piece that is gone from the shop since the check, and a kit changed since, are named and left', async () => {
	await load(single('KD-1'), single('KD-2', 'football-pants'))
	const late = await check(kit('KD-SET', 'KD-1, KD-2'))
	await db.update(products).set({ status: 'archived' }).where(eq(products.sku, 'KD-2'))
	await importProducts(admin, late)
	expect((await importForStaff(admin, late)).named).toMatchObject([
		{ sku: 'KD-SET', state: 'left', reason: expect.stringContaining('Not in the shop: Pants') },
	])
	await db.update(products).set({ status: 'active' }).where(eq(products.sku, 'KD-2'))
	const made = await load(kit('KD-SET', 'KD-1, KD-2'))
	const changed = await check('KD-SET,,Other,,,,,,,,,,')
	await db.update(products).set({ model: 'By hand' }).where(eq(products.sku, 'KD-SET'))
	await importProducts(admin, changed)
	expect(await stateOf(changed)).toEqual({ left: 1 })
	await undoImport(admin, made)
	expect(await stateOf(made)).toEqual({ kept: 1 })
})

test('pieces and kit of two files are undone in either order', async () => {
	const parts = (name: string) => load(single(`${name}-1`), single(`${name}-2`, 'football-pants'))
	const first = await parts('KE')
	const firstKit = await load(kit('KE-SET', 'KE-1, KE-2'))
	await undoImport(admin, firstKit)
	await undoImport(admin, first)
	expect([await stateOf(firstKit), await stateOf(first)]).toEqual([{ removed: 1 }, { removed: 2 }])
	const second = await parts('KF')
	const secondKit = await load(kit('KF-SET', 'KF-1, KF-2'))
	await undoImport(admin, second)
	expect(await isListed((await bySku('KF-SET'))?.id)).toBe(false)
	await undoImport(admin, secondKit)
	expect([await stateOf(secondKit), await stateOf(second)]).toEqual([{ removed: 1 }, { archived: 2 }])
})

test('an import of kits takes as many statements for 20 as for 2, and so does undoing it', async () => {
	await load(single('KG-1'), single('KG-2', 'football-pants'))
	const statements = async (count: number) => {
		const id = await check(
			...Array.from({ length: count }, (_, at) => kit(`KG-${count}-SET-${at}`, 'KG-1, KG-2')),
		)
		return [
			await statementsOf(() => importProducts(admin, id)),
			await statementsOf(() => undoImport(admin, id)),
		]
	}
	await statements(1)
	expect(await statements(20)).toEqual(await statements(2))
})
