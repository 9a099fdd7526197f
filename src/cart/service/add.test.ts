// Adding to a cart, and refusals, on both engines.
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { insertProduct } from '../../../tests/factories/catalog.ts'
import { cartLines } from '../tables.ts'
import { products, variants } from '#catalog/tables.ts'
import { newBuyer, newOrder, testOrderDependencies } from '../../../tests/factories/orders.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { designInput, linesIn, newVisitor, put, cartInput } from '../../../tests/factories/cart.ts'
import { addDesign, addLine, addProduct } from './add.server.ts'
import { changeSize } from './change.server.ts'
import { cartOf } from './view.server.ts'

const { database, context } = await openTestDatabase({ seeded: false })
const jersey = await insertProduct(database.db, { model: 'Cart Jersey', priceCents: 5_000, stock: 40 })

const only = async (who: typeof context, owner: Parameters<typeof cartOf>[1]) => {
	const { lines } = await cartOf(who, owner)
	if (lines.length !== 1 || !lines[0]) throw new Error(`The cart has ${lines.length} lines`)
	return lines[0]
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

test('a name that no font writes is refused when it is added, reported where it already lies, and never ordered', async () => {
	const coach = await newBuyer(context, ['coach'])
	const owner = { userId: coach.userId }
	const design = await designInput(coach, jersey)
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
