// Colors and sizes are added, renamed and removed; what is in use stays, with a message that says who has it.
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditLog } from '#accounts/tables.ts'
import { addProduct } from '#cart/service/add.server.ts'
import { cellKey, type CellsChange } from '#catalog/rules/colors-and-sizes.ts'
import { productPage } from '#catalog/service/product-page.server.ts'
import { products, variants } from '#catalog/tables.ts'
import type { ServiceContext } from '#database/context.server.ts'
import type { Role } from '#kit/roles.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { newBuyer, newOrder, testOrderDependencies, wanted } from '../../../tests/factories/orders.ts'
import { historyOf } from './audit.server.ts'
import { changeColorsAndSizes } from './product-cells.server.ts'
import { changeStatus, makeProduct } from './products.server.ts'

const { context } = await openTestDatabase({ seeded: false })
const { db } = context
const by = (...roles: Role[]): ServiceContext => ({ ...context, actor: { userId: randomUUID(), roles } })
const admin = by('admin')

async function newProduct({ isActive = true } = {}) {
	const sku = `RL-${randomUUID().slice(0, 8).toUpperCase()}`
	const id = await makeProduct(admin, {
		brand: 'Ridgeline',
		model: 'Comet Tee',
		sku,
		sport: 'spirit',
		description: '',
		basePriceCents: 2_000,
		certs: [],
		customizable: true,
		sublimated: false,
		templateId: 'tee',
		leadTimeDays: 9,
		colors: [
			{ name: 'Day', primary: 'white', secondary: 'navy' },
			{ name: 'Night', primary: 'black', secondary: 'gold' },
		],
		sizes: ['S', 'M'],
	})
	if (isActive) await changeStatus(admin, { productId: id, status: 'active' })
	await db.update(variants).set({ stock: 5, stockCounted: 5 }).where(eq(variants.productId, id))
	return { id, sku }
}
const rowOf = async (id: string) => (await db.select().from(products).where(eq(products.id, id)))[0]!
const cellsOf = (id: string) => db.select().from(variants).where(eq(variants.productId, id))
const cellOf = async (id: string, color: string, size: string) =>
	(await cellsOf(id)).find((cell) => cell.colorway === color && cell.size === size)!

async function save(id: string, changes: Partial<CellsChange>, who = admin) {
	const change = {
		names: new Map(),
		removed: [],
		added: [],
		sizes: ['S', 'M'],
		skus: new Map(),
		extras: new Map(),
		cellExtras: new Map(),
		...changes,
	}
	const { updatedAt } = await rowOf(id)
	await changeColorsAndSizes(who, { productId: id, seenAt: updatedAt.getTime(), change })
}

test('a new color and a new size are made in every size and color; a renamed color keeps its pictures', async () => {
	const { id, sku } = await newProduct()
	const hashes = (await rowOf(id)).images.map(({ hash }) => hash)
	await save(id, {
		names: new Map([['white-navy', 'Home']]),
		added: [{ name: '', primary: 'red', secondary: 'red' }],
		sizes: ['YL', 'S', 'M'],
	})
	const { sheet, product } = await productPage(context, id)
	expect(sheet.sizes).toEqual(['YL', 'S', 'M'])
	expect(product.colorways.map(({ name }) => name)).toEqual(['Home', 'Night', 'Scarlet'])
	expect(product.images.slice(0, 6).map(({ hash }) => hash)).toEqual(hashes)
	expect(product.images[0]?.alt).toBe('Comet Tee in Home, front')
	expect(product.images.filter(({ colorway }) => colorway === 'red')).toHaveLength(3)
	expect(await cellOf(id, 'red', 'YL')).toMatchObject({ sku: `${sku}-RED-YL`, stock: 0, leadTimeDays: 9 })
	expect(await cellOf(id, 'white-navy', 'S')).toMatchObject({ color: 'Home', stock: 5, sizeRank: 1 })
	const noted = await db.select().from(auditLog).where(eq(auditLog.subject, id))
	const history = await historyOf(by('csr'), id)
	expect(history.map(({ event }) => event).toSorted()).toEqual(noted.map(({ event }) => event).toSorted())
	await expect(historyOf(by('coach'), id)).rejects.toMatchObject({ code: 'forbidden' })
	expect(noted.find(({ event }) => event === 'product.cells')?.details).toMatchObject({
		colorsFrom: 'Day, Night',
		colorsTo: 'Home, Night, Scarlet',
		sizesFrom: 'S, M',
		sizesTo: 'YL, S, M',
	})
})

test('what is removed is not shown or sold, and comes back with its stock and SKU', async () => {
	const { id } = await newProduct()
	const before = await cellOf(id, 'black-gold', 'M')
	await save(id, { removed: ['black-gold'], sizes: ['S'] })
	expect((await productPage(context, id)).sheet).toMatchObject({ sizes: ['S'], colorways: [{ name: 'Day' }] })
	expect(await cellOf(id, 'black-gold', 'M')).toMatchObject({ id: before.id, retired: true })
	await save(id, { added: [{ name: 'Night', primary: 'black', secondary: 'gold' }] })
	expect(await cellOf(id, 'black-gold', 'M')).toEqual(before)
	expect((await productPage(context, id)).sheet.variants).toHaveLength(4)
})

test('of a draft, what is removed is gone', async () => {
	const { id } = await newProduct({ isActive: false })
	await save(id, { removed: ['black-gold'] })
	expect(await cellsOf(id)).toHaveLength(2)
})

test('a color in an open order and a size in a cart stay, and the message says who has them', async () => {
	const { id } = await newProduct()
	const buyer = await newBuyer(context)
	const cell = await cellOf(id, 'black-gold', 'M')
	await newOrder(buyer, testOrderDependencies(), { lines: [wanted(cell.id, 1)] })
	await expect(save(id, { removed: ['black-gold'] })).rejects.toMatchObject({
		code: 'conflict',
		message: 'Night cannot be removed: 1 open order has it.',
	})
	const owner = { userId: buyer.userId, visitorKey: null }
	await addProduct(buyer, owner, { product: id, color: 'white-navy', size: 'S', qty: 1 })
	await expect(save(id, { sizes: ['M'] })).rejects.toMatchObject({
		message: 'Size S cannot be removed: 1 cart has it.',
	})
	expect((await cellsOf(id)).some(({ retired }) => retired)).toBe(false)
})

test('SKUs of sizes are unique over the shop, and two may swap theirs', async () => {
	const { id } = await newProduct()
	const other = await newProduct()
	const [small, medium] = [await cellOf(id, 'white-navy', 'S'), await cellOf(id, 'white-navy', 'M')]
	await save(id, {
		skus: new Map([
			[small.id, medium.sku],
			[medium.id, small.sku],
		]),
	})
	expect((await cellOf(id, 'white-navy', 'S')).sku).toBe(medium.sku)
	const taken = (await cellsOf(other.id))[0]!.sku
	await expect(save(id, { skus: new Map([[small.id, taken]]) })).rejects.toMatchObject({
		message: `The SKU ${taken} is taken by another product. Enter another one.`,
	})
	await expect(save(id, { skus: new Map([[small.id, small.sku]]) })).rejects.toMatchObject({
		message: 'Two sizes have the same SKU',
	})
})

test('what is wrong, late or not an admin’s changes nothing', async () => {
	const { id } = await newProduct()
	const before = await cellsOf(id)
	const refused = async (changes: Partial<CellsChange>, message: string) =>
		expect(save(id, changes)).rejects.toMatchObject({ code: 'invalid', message })
	await refused({ removed: ['white-navy', 'black-gold'] }, 'At least one color')
	await refused({ sizes: [] }, 'At least one size')
	await refused({ names: new Map([['white-navy', 'night']]) }, 'Two colors have the same name')
	const late = {
		names: new Map(),
		removed: [],
		added: [],
		sizes: ['S'],
		skus: new Map(),
		extras: new Map(),
		cellExtras: new Map(),
	}
	await expect(changeColorsAndSizes(admin, { productId: id, seenAt: 1, change: late })).rejects.toMatchObject(
		{ code: 'conflict' },
	)
	for (const who of [by('csr'), by('coach'), context])
		await expect(save(id, { sizes: ['S'] }, who)).rejects.toMatchObject({ code: 'forbidden' })
	expect(await cellsOf(id)).toEqual(before)
})

test('a size gets an extra price, keeps it until it is changed, and loses it when it is removed', async () => {
	const { id } = await newProduct()
	const sizeCents = async () => (await rowOf(id)).attributes.sizeCents
	await save(id, { sizes: ['S', 'M', '2XL'] })
	await save(id, { sizes: ['S', 'M', '2XL'], extras: new Map([['2XL', 200]]) })
	expect(await sizeCents()).toEqual({ '2XL': 200 })
	await save(id, { sizes: ['S', 'M', '2XL', '3XL'], extras: new Map([['S', 0]]) })
	const { sheet, product } = await productPage(context, id)
	expect([sheet.extraCents, product.basePriceCents]).toEqual([
		sheet.colorways.map(() => [0, 0, 200, 0]),
		(await rowOf(id)).basePriceCents,
	])
	const history = await db.select().from(auditLog).where(eq(auditLog.subject, id))
	expect(history.map(({ details }) => details)).toContainEqual(
		expect.objectContaining({ extraPricesFrom: '', extraPricesTo: '2XL +$2.00' }),
	)
	await save(id, { sizes: ['S', 'M'] })
	expect(await sizeCents()).toBeUndefined()
})

test('an extra price has limits, and one size is left without', async () => {
	const { id } = await newProduct()
	const refused = (extras: [string, number][], message: string) =>
		expect(save(id, { extras: new Map(extras) })).rejects.toMatchObject({ code: 'invalid', message })
	await refused([['M', 100_001]], 'Extra price: from $0.00 to $1,000.00 a size.')
	await refused([['M', -1]], 'Extra price: from $0.00 to $1,000.00 a size.')
	await refused(
		[
			['S', 100],
			['M', 200],
		],
		'Extra price: leave at least one size without it. Its price is the product’s price.',
	)
	expect((await rowOf(id)).attributes.sizeCents).toBeUndefined()
})

test('colors differ in their extra prices; a new color takes an amount that all others have', async () => {
	const { id } = await newProduct()
	const [first, second] = (await rowOf(id)).colorways.map((colorway) => colorway.id)
	const prices = async () => {
		const { sizeCents, colorCents } = (await rowOf(id)).attributes
		return { sizeCents, colorCents }
	}
	await save(id, { sizes: ['S', 'M'], cellExtras: new Map([[cellKey(first ?? '', 'M'), 250]]) })
	const both = { [first ?? '']: { S: 0, M: 250 }, [second ?? '']: { S: 0, M: 0 } }
	expect(await prices()).toEqual({ colorCents: both })
	const { sheet } = await productPage(context, id)
	expect(sheet.extraCents?.[sheet.colorways.findIndex((one) => one.id === first)]).toEqual([0, 250])
	await save(id, { sizes: ['S', 'M', 'L'] })
	expect((await prices()).colorCents?.[first ?? '']).toEqual({ S: 0, M: 250, L: 0 })
	const history = await db.select().from(auditLog).where(eq(auditLog.subject, id))
	expect(history.map(({ details }) => details)).toContainEqual(
		expect.objectContaining({ extraPricesTo: expect.stringMatching(/^[^:]+: M \+\$2\.50$/) }),
	)
	await save(id, { sizes: ['S', 'M', 'L'], extras: new Map([['M', 100]]) })
	expect(await prices()).toEqual({ sizeCents: { M: 100 } })
})
