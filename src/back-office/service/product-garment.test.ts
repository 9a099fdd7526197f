// A product gets another garment while nothing is made of the one that it has.
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { NewProduct } from '#catalog/rules/new-product.ts'
import { productListings, products, variants } from '#catalog/tables.ts'
import { addProduct } from '#cart/service/add.server.ts'
import type { ServiceContext } from '#database/context.server.ts'
import { saveDesign } from '#designs/service/save.server.ts'
import { startingConfig, subjectOf } from '#designs/service/subject.server.ts'
import { specPrices } from '#pricing/rules/price-list.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { openOwnerProducts } from '../../../tests/factories/owner-products.ts'
import { cartInput } from '../../../tests/factories/cart.ts'
import { openBuilder } from '../../../tests/factories/designs/open-builder.ts'
import { newBuyer, newOrder, testOrderDependencies, wanted } from '../../../tests/factories/orders.ts'
import { historyLines } from '../rules/product-history.ts'
import { garmentUses } from '../store/product-uses.server.ts'
import { historyOf } from './audit.server.ts'
import { garmentKept, giveGarment } from './product-garment.server.ts'
import { chooseLook } from './product-look.server.ts'
import { makeKit } from './products.server.ts'

const { context } = await openTestDatabase({ seeded: false })
const { db } = context
const {
	admin,
	newProduct: newOne,
	rowOf,
} = await openOwnerProducts(context, {
	model: 'Comet Top',
	methods: ['tackle_twill'],
})
const newProduct = async (changes: Partial<NewProduct> = {}) => (await newOne(changes)).id
async function give(productId: string, templateId: string, who = admin) {
	const { updatedAt } = await rowOf(productId)
	await giveGarment(who, { productId, seenAt: updatedAt.getTime(), templateId })
}
async function design(who: ServiceContext, productId: string) {
	const config = startingConfig(await subjectOf(context, productId), specPrices)
	const owner = { userId: who.actor.userId, visitorKey: null }
	return saveDesign(who, {
		productId,
		designId: null,
		baseVersion: 0,
		config: { ...config, teamName: 'COMETS', decorations: [] },
		owner,
	})
}

test('another garment brings its kind, size chart and plain pictures; what the old one had goes', async () => {
	const id = await newProduct()
	const before = await rowOf(id)
	const chart = { tables: [{ caption: 'Own', columns: ['Chest'], rows: [{ size: 'M', values: ['40'] }] }] }
	// Cast: the shape of a chart does not matter here.
	const attributes = { ...before.attributes, ownSizeChart: chart as never }
	await db.update(products).set({ attributes }).where(eq(products.id, id))
	expect(await garmentKept(admin, id)).toBeNull()
	await give(id, 'snapback')
	const after = await rowOf(id)
	expect(after.attributes).toEqual({
		customizable: true,
		templateId: 'snapback',
		kind: 'Hat',
		sizeChart: 'hat',
		methods: ['tackle_twill'],
	})
	expect(after.images[0]?.hash).not.toBe(before.images[0]?.hash)
	expect(after.images[0]?.alt).toBe('Comet Top in Night, front')
	const [listing] = await db.select().from(productListings).where(eq(productListings.productId, id))
	expect(listing?.kind).toBe('Hat')
	expect((await historyOf(admin, id)).flatMap(historyLines)).toContain(
		'Garment: Football game jersey → Structured team hat',
	)
	const visitor = { ...context, actor: { userId: null, roles: [] } }
	const owner = { userId: null, visitorKey: null }
	const { config } = await openBuilder(visitor, { productId: id, designId: undefined, owner })
	expect(config).toMatchObject({ templateId: 'snapback', teamName: '' })
	await give(id, 'beanie')
	expect((await rowOf(id)).attributes.methods).toBeUndefined()
})

test('its own look goes with the garment, and a new one takes its place', async () => {
	const id = await newProduct()
	const { designId } = await design(admin, id)
	await chooseLook(admin, { productId: id, designId })
	expect((await rowOf(id)).colorways[0]?.design).toBeDefined()
	await give(id, 'tee')
	const { colorways } = await rowOf(id)
	expect(colorways[0]?.design).toBeUndefined()
	// The admin goes on from the own design on the new garment.
	const owner = { userId: admin.actor.userId, visitorKey: null }
	const opened = await openBuilder(admin, { productId: id, designId, owner })
	const saved = { productId: id, designId, baseVersion: 1, config: opened.config, owner }
	expect(await saveDesign(admin, saved)).toMatchObject({ version: 2 })
	await chooseLook(admin, { productId: id, designId })
	expect((await rowOf(id)).colorways[0]?.design).toMatchObject({ version: 2 })
})

test('a product in use keeps its garment, and the refusal says in what', async () => {
	const coach = await newBuyer(context, ['coach'])
	const sentence = (uses: string) =>
		`What is made for one garment does not fit another, and this product is in ${uses}. Duplicate it and choose the other garment there.`
	const refused = async (id: string, uses: string) => {
		await expect(give(id, 'tee')).rejects.toMatchObject({ code: 'conflict', message: sentence(uses) })
		expect(await garmentKept(admin, id)).toBe(sentence(uses))
		expect((await rowOf(id)).attributes.templateId).toBe('football-jersey')
	}
	const designed = await newProduct()
	await design(coach, designed)
	await refused(designed, '1 design')
	const ordered = await newProduct({ customizable: false })
	const [variant] = await db.select().from(variants).where(eq(variants.productId, ordered))
	await newOrder(coach, testOrderDependencies(), { lines: [wanted(variant!.id)] })
	await refused(ordered, '1 order')
	const carted = await newProduct({ customizable: false })
	await addProduct(
		coach,
		{ userId: coach.userId },
		{
			...cartInput(carted, 'M', 1),
			color: 'black-gold',
		},
	)
	await refused(carted, '1 cart')
	const [piece, other] = [await newProduct(), await newProduct()]
	const sku = async (id: string) => (await rowOf(id)).sku
	const pieces = [
		{ id: '', sku: await sku(piece), name: 'A', swapped: false },
		{ id: '', sku: await sku(other), name: 'B', swapped: false },
	]
	const texts = { brand: 'R', model: 'Set', sport: 'football', description: '' }
	await makeKit(admin, { ...texts, sku: `KIT-${piece.slice(0, 8)}`, pieces })
	await refused(piece, '1 kit')
	expect(await garmentUses(db, { productId: piece, userId: admin.actor.userId! })).toEqual({
		orders: 0,
		quotes: 0,
		designs: 0,
		carts: 0,
		portals: 0,
		kits: 1,
	})
})

test('bad input is refused, and only admins change a garment', async () => {
	const id = await newProduct()
	await expect(give(id, 'spacesuit')).rejects.toMatchObject({ code: 'invalid', message: 'Choose a garment' })
	await expect(give(id, 'football-jersey')).rejects.toMatchObject({
		code: 'invalid',
		message: 'It is made of this garment already: Football game jersey.',
	})
	await expect(giveGarment(admin, { productId: id, seenAt: 1, templateId: 'tee' })).rejects.toMatchObject({
		code: 'conflict',
	})
	const csr: ServiceContext = { ...context, actor: { userId: randomUUID(), roles: ['csr'] } }
	await expect(give(id, 'tee', csr)).rejects.toMatchObject({ code: 'forbidden' })
	await expect(garmentKept(csr, id)).rejects.toMatchObject({ code: 'forbidden' })
})
