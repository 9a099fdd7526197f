// Adding to a cart, and refusals, on both engines.
import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { insertProduct } from '../../../tests/factories/catalog.ts'
import { cartLines } from '../tables.ts'
import { products, variants } from '#catalog/tables.ts'
import { diskStore } from '#files/object-stores/disk.server.ts'
import { orderView } from '#orders/service/views.server.ts'
import { decorationPrice } from '#pricing/rules/decorations.ts'
import { newBuyer, newOrder, testOrderDependencies } from '../../../tests/factories/orders.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import {
	designInput,
	linesIn,
	newVisitor,
	pictureProduct,
	put,
	cartInput,
} from '../../../tests/factories/cart.ts'
import { addDesign, addLine, addProduct } from './add.server.ts'
import { changeSize, removeLine } from './change.server.ts'
import { linePicture } from './line-picture.server.ts'
import { cartOf } from './view.server.ts'
import { specPrices } from '#pricing/rules/price-list.ts'

const { database, context } = await openTestDatabase({ seeded: false })
const jersey = await insertProduct(database.db, { model: 'Cart Jersey', priceCents: 5_000, stock: 40 })

const only = async (who: typeof context, owner: Parameters<typeof cartOf>[1]) => {
	const { lines } = await cartOf(who, owner)
	if (lines.length !== 1 || !lines[0]) throw new Error(`The cart has ${lines.length} lines`)
	return lines[0]
}

async function withOne(who: typeof context, product: string, as: 'pictured' | 'blank') {
	const owner = newVisitor()
	await addProduct(who, owner, { ...cartInput(product, 'M'), as })
	return owner
}

test('a design costs what its version costs, and is made on the nearest blank in stock', async () => {
	const coach = await newBuyer(context, ['coach'])
	const owner = { userId: coach.userId }
	const product = await insertProduct(database.db, { priceCents: 5_000, stock: 9 })
	const red = { id: 'red', name: 'Red', primary: '#c21a2c', secondary: '#ffffff', families: ['Red'] }
	const [row] = await database.db.select().from(products).where(eq(products.id, product))
	await database.db
		.update(products)
		.set({ colorways: [...(row?.colorways ?? []), red] })
		.where(eq(products.id, product))
	const id = randomUUID()
	await database.db.insert(variants).values({
		id,
		sku: id,
		productId: product,
		size: 'M',
		sizeRank: 1,
		colorway: 'red',
		color: 'Red',
		stock: 3,
		leadTimeDays: 7,
	})
	const decorations = [{ type: 'screen', location: 'front', size: 'small', description: '' } as const]
	const design = await designInput(coach, product, { primaryColor: '#b01525', decorations })
	await addDesign(coach, owner, { ...design, qty: 1 })
	expect(await only(coach, owner)).toMatchObject({
		color: 'Your design',
		unitCents: 5_800,
		href: `/builder/${product}/${design.design}`,
		wanted: { variantId: id, design: { id: design.design, version: 1 } },
	})
	await changeSize(coach, owner, { lineId: (await only(coach, owner)).id, size: 'L' })
	const { wanted, size } = await only(coach, owner)
	const [blank] = await database.db.select().from(variants).where(eq(variants.id, wanted.variantId))
	expect({ size, color: blank?.color }).toEqual({ size: 'L', color: 'Navy' })
})

test('a product as pictured is the shop’s design in its color with every print charged; blank is the garment alone', async () => {
	const [visitor, coach] = [newVisitor(), await newBuyer(context, ['coach'])]
	const product = await insertProduct(database.db, { priceCents: 5_000, stock: 9 })
	const bare = await only(context, await withOne(context, product, 'pictured'))
	expect(bare).toMatchObject({ color: 'Navy', unitCents: 5_000, wanted: { design: null } })
	const designId = await pictureProduct(context, product, { teamName: 'Wildcats', playerNumber: '10' })
	const [row] = await database.db.select().from(products).where(eq(products.id, product))
	const [shown] = row?.colorways ?? []
	const printed = (shown?.design?.decorations ?? [])
		.map((choice) => decorationPrice(choice, specPrices))
		.reduce((sum, cents) => sum + cents, 0)
	expect(printed).toBeGreaterThan(0)
	const asked = { ...cartInput(product, 'M'), as: 'pictured' as const }
	const { named } = await addProduct(context, visitor, asked)
	expect(named.color).toBe('Navy, as pictured')
	const line = await only(context, visitor)
	expect(line).toMatchObject({
		color: 'Navy, as pictured',
		unitCents: 5_000 + printed,
		href: `/product/${product}?color=navy&size=M`,
		wanted: { design: { id: designId, version: 1 }, playerName: '', playerNumber: '10' },
		problem: null,
	})
	const { picture } = await linePicture(context, visitor, { lineId: line.id, store: diskStore(tmpdir()) })
	const { spec } = await picture()
	expect(spec.config).toMatchObject({ teamName: 'Wildcats', playerNumber: '10' })
	await changeSize(context, visitor, { lineId: line.id, size: 'L' })
	expect(await only(context, visitor)).toMatchObject({ size: 'L', color: 'Navy, as pictured', problem: null })
	await addLine(coach, { userId: coach.userId }, { wanted: line.wanted })
	const { totals } = await cartOf(coach, { userId: coach.userId })
	const order = await newOrder(coach, testOrderDependencies(), {
		lines: [line.wanted],
		seenTotalCents: totals.totalCents,
	})
	expect(await orderView(coach, order.id)).toMatchObject({
		lines: [
			{
				color: 'Navy, as pictured',
				unitCents: 5_000 + printed,
				href: `/product/${product}`,
			},
		],
	})
	const blank = newVisitor()
	await put(context, blank, product, 'M')
	expect(await only(context, blank)).toMatchObject({
		color: 'Navy',
		unitCents: 5_000,
		picture: shown?.design?.blankPicture,
		wanted: { design: null, playerNumber: '' },
	})
})

test('a design of the shop is ordered in its own color only', async () => {
	const visitor = newVisitor()
	const product = await insertProduct(database.db, { stock: 9 })
	await pictureProduct(context, product, { teamName: 'Wildcats' })
	await addProduct(context, visitor, { ...cartInput(product, 'M'), as: 'pictured' })
	const { id, wanted } = await only(context, visitor)
	await removeLine(context, visitor, { lineId: id })
	await database.db.update(variants).set({ colorway: 'red' }).where(eq(variants.id, wanted.variantId))
	await expect(addLine(context, visitor, { wanted })).rejects.toMatchObject({ code: 'not_found' })
})

test('a name that no font writes is refused when it is added, reported where it already lies, and never ordered', async () => {
	const coach = await newBuyer(context, ['coach'])
	const owner = { userId: coach.userId }
	const design = await designInput(coach, jersey, { playerName: 'VALE' })
	const foreign = { ...design, playerName: 'Яна' }
	const message =
		'Player name: our fonts have no “Я”, “н”, “а”. They print Latin letters: type it in those, the way it should be printed.'
	await expect(addDesign(coach, owner, foreign)).rejects.toMatchObject({ code: 'invalid', message })
	expect((await cartOf(coach, owner)).lines).toEqual([])
	await addDesign(coach, owner, { ...design, playerName: 'Nguyễn' })
	const { id, wanted } = await only(coach, owner)
	expect(await cartOf(coach, owner)).toMatchObject({ hasProblems: false })
	await database.db.update(cartLines).set({ playerName: 'Яна' }).where(eq(cartLines.id, id))
	expect(await cartOf(coach, owner)).toMatchObject({ hasProblems: true, lines: [{ problem: message }] })
	const order = newOrder(coach, testOrderDependencies(), { lines: [{ ...wanted, playerName: 'Яна' }] })
	await expect(order).rejects.toMatchObject({ code: 'conflict' })
})

test('what is no product, no size and no design of this person is refused, and nothing is kept', async () => {
	const [coach, stranger] = [await newBuyer(context), await newBuyer(context)]
	const owner = { userId: stranger.userId }
	const design = await designInput(coach, jersey)
	const unpublished = await insertProduct(database.db, { isActive: false })
	for (const product of ['no id', randomUUID(), unpublished])
		await expect(put(stranger, owner, product, 'M')).rejects.toMatchObject({
			code: 'not_found',
			message: 'Product not found',
		})
	await expect(put(stranger, owner, jersey, 'XXXL')).rejects.toMatchObject({ code: 'invalid' })
	const pink = { ...cartInput(jersey, 'M'), color: 'pink' }
	await expect(addProduct(stranger, owner, pink)).rejects.toMatchObject({ code: 'invalid' })
	const notFound = { code: 'not_found' }
	await expect(addDesign(stranger, owner, design)).rejects.toMatchObject(notFound)
	await expect(addDesign(coach, { userId: coach.userId }, { ...design, version: 2 })).rejects.toMatchObject(
		notFound,
	)
	await expect(addDesign(context, newVisitor(), design)).rejects.toMatchObject({ code: 'signed_out' })
	await addDesign(coach, { userId: coach.userId }, design)
	const { wanted } = await only(coach, { userId: coach.userId })
	await expect(addLine(stranger, owner, { wanted })).rejects.toMatchObject(notFound)
	await expect(addLine(context, newVisitor(), { wanted })).rejects.toMatchObject(notFound)
	expect(await linesIn(stranger, owner)).toEqual([])
})
