// The view of a cart on both engines: prices, changes and problems.
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { insertProduct } from '../../../tests/factories/catalog.ts'
import { carts, cartLines } from '../tables.ts'
import { products, variants } from '#catalog/tables.ts'
import { newBuyer, newOrder, statementsOf, testOrderDependencies } from '../../../tests/factories/orders.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { manySizes, newVisitor, put, setStock } from '../../../tests/factories/cart.ts'
import { maxOrderLines } from '#orders/schemas.ts'
import { acceptPrices, changeSize, setQuantity } from './change.server.ts'
import { cartOf, unitsOf } from './view.server.ts'

const { database, context } = await openTestDatabase({ seeded: false })
const jersey = await insertProduct(database.db, { model: 'Cart Jersey', priceCents: 5_000, stock: 40 })

const only = async (who: typeof context, owner: Parameters<typeof cartOf>[1]) => {
	const { lines } = await cartOf(who, owner)
	if (lines.length !== 1 || !lines[0]) throw new Error(`The cart has ${lines.length} lines`)
	return lines[0]
}

test('a visitor puts something in, and the cart shows all that it costs', async () => {
	const owner = newVisitor()
	expect(await put(context, owner, jersey, 'M', 2)).toMatchObject({
		addition: { outcome: 'added', added: 2, quantity: 2 },
		named: { model: 'Cart Jersey', color: 'Navy', size: 'M' },
	})
	await put(context, owner, jersey, 'M', 3)
	await put(context, owner, jersey, 'L', 7)
	const cart = await cartOf(context, owner, (lines) => lines)
	expect(cart).toMatchObject({
		revision: 3,
		hasProblems: false,
		totals: {
			units: 12,
			subtotalCents: 60_000,
			adjustments: [
				{ kind: 'quantity', basisCents: 60_000, rateBp: 500, amountCents: -3_000 },
				{ kind: 'shipping', amountCents: 1_599 },
				{ kind: 'tax', basisCents: 57_000, rateBp: 800, amountCents: 4_560 },
			],
			totalCents: 63_159,
		},
	})
	expect(cart.lines[0]).toMatchObject({
		model: 'Cart Jersey',
		size: 'M',
		unitCents: 5_000,
		lineCents: 25_000,
		seenUnitCents: null,
		problem: null,
		picture: 'a'.repeat(24),
		sizes: ['S', 'M', 'L'].map((size) => ({ size, isAvailable: true, extraCents: 0 })),
	})
	expect(await unitsOf(context, owner)).toBe(12)
	expect(await unitsOf(context, null)).toBe(0)
	expect((await cartOf(context, newVisitor())).lines).toEqual([])
	expect((await cartOf(context, null)).totals.totalCents).toBe(0)
})

test('a coach sees the discount of the role until the units save more', async () => {
	const coach = await newBuyer(context, ['school_admin'])
	await put(coach, { userId: coach.userId }, jersey, 'M', 12)
	const [discount] = (await cartOf(coach, { userId: coach.userId })).totals.adjustments
	expect(discount).toMatchObject({ kind: 'role', rateBp: 800 })
})

test('the cart takes no more than there is, and says so', async () => {
	const owner = newVisitor()
	expect((await put(context, owner, jersey, 'M', 41)).addition).toEqual({
		outcome: 'capped',
		added: 40,
		quantity: 40,
		limit: 40,
		because: 'stock',
	})
	expect((await put(context, owner, jersey, 'M', 1)).addition).toMatchObject({
		outcome: 'none-left',
		limit: 40,
	})
	const line = await only(context, owner)
	expect(await setQuantity(context, owner, { lineId: line.id, quantity: 999 })).toEqual({
		quantity: 40,
		isCapped: true,
	})
	expect((await cartOf(context, owner)).totals.units).toBe(40)
	const gone = await insertProduct(database.db, { stock: 0 })
	expect((await put(context, owner, gone, 'M', 1)).addition).toEqual({ outcome: 'sold-out' })
})

test('stock that has gone is reported on every line of the variant, and going down is possible', async () => {
	const owner = newVisitor()
	const product = await insertProduct(database.db, { stock: 10 })
	await put(context, owner, product, 'M', 9)
	await setStock(context, product, 4)
	const line = await only(context, owner)
	expect(line.problem).toBe('Only 4 units left in this size.')
	expect((await cartOf(context, owner)).hasProblems).toBe(true)
	await setQuantity(context, owner, { lineId: line.id, quantity: 4 })
	expect(await only(context, owner)).toMatchObject({ problem: null, most: 4 })
})

test('what the own unpaid order of a cart holds is still for this cart to have', async () => {
	const buyer = await newBuyer(context)
	const owner = { userId: buyer.userId }
	const product = await insertProduct(database.db, { stock: 5 })
	await database.db.update(variants).set({ stockCounted: 5 }).where(eq(variants.productId, product))
	await put(buyer, owner, product, 'M', 3)
	const { id: cartId, lines } = await cartOf(buyer, owner)
	const dependencies = testOrderDependencies()
	await newOrder(buyer, dependencies, { lines: lines.map(({ wanted }) => wanted), cartId })
	expect(await only(buyer, owner)).toMatchObject({ problem: null, most: 5 })
	expect((await put(buyer, owner, product, 'M', 9)).addition).toMatchObject({ added: 2, limit: 5 })
	const stranger = newVisitor()
	expect((await put(context, stranger, product, 'M', 9)).addition).toMatchObject({ added: 2, limit: 2 })
})

test('a price that has moved since is shown beside the new one until the buyer has seen it', async () => {
	const owner = newVisitor()
	const product = await insertProduct(database.db, { priceCents: 4_000 })
	await put(context, owner, product, 'M', 2)
	await database.db.update(products).set({ basePriceCents: 4_500 }).where(eq(products.id, product))
	expect(await only(context, owner)).toMatchObject({
		unitCents: 4_500,
		lineCents: 9_000,
		seenUnitCents: 4_000,
	})
	await acceptPrices(context, owner)
	expect(await only(context, owner)).toMatchObject({ unitCents: 4_500, seenUnitCents: null })
})

test('a product that is taken down stays visible, costs nothing and stands in the way', async () => {
	const owner = newVisitor()
	const product = await insertProduct(database.db, { model: 'Farewell Jersey' })
	await put(context, owner, product, 'M', 2)
	await put(context, owner, jersey, 'S', 1)
	await database.db.update(products).set({ status: 'archived' }).where(eq(products.id, product))
	const { lines, hasProblems, totals } = await cartOf(context, owner)
	expect(lines[0]).toMatchObject({
		model: 'Farewell Jersey',
		unitCents: null,
		problem: 'This item is no longer sold. Please remove it.',
	})
	expect({ hasProblems, units: totals.units }).toEqual({ hasProblems: true, units: 1 })
	await expect(put(context, owner, product, 'M', 1)).rejects.toMatchObject({ code: 'not_found' })
})

test('a cart of 200 lines takes as many statements as one of a single line', async () => {
	const one = newVisitor()
	await put(context, one, jersey, 'M', 1)
	const full = newVisitor()
	const product = await insertProduct(database.db)
	const sizes = await manySizes(context, product, maxOrderLines + 1)
	await put(context, full, product, sizes[0]?.size ?? '', 1)
	const [cart] = await database.db.select().from(carts).where(eq(carts.visitorKey, full.visitorKey))
	await database.db.insert(cartLines).values(
		sizes.slice(1, maxOrderLines).map(({ id }) => ({
			id: randomUUID(),
			cartId: cart?.id ?? '',
			variantId: id,
			lineKey: id,
			quantity: 1,
			seenUnitCents: 5_000,
			addedAt: context.now,
		})),
	)
	const [few, many] = [
		await statementsOf(() => cartOf(context, one)),
		await statementsOf(() => cartOf(context, full)),
	]
	expect(many).toBe(few)
	expect(few).toBeGreaterThan(0)
	expect(few).toBeLessThanOrEqual(8)
	expect((await cartOf(context, full)).lines).toHaveLength(maxOrderLines)
	const added = [
		await statementsOf(() => put(context, one, jersey, 'M', 1)),
		await statementsOf(() => put(context, full, product, sizes[0]?.size ?? '', 1)),
	]
	expect(added[1]).toBe(added[0])
	expect((await put(context, full, product, sizes.at(-1)?.size ?? '', 1)).addition).toEqual({
		outcome: 'full',
	})
})

test('a size that costs more does so in its line, and the price follows a change of the size', async () => {
	const owner = newVisitor()
	const tee = await insertProduct(database.db, {
		priceCents: 4_000,
		sizes: ['M', '2XL'],
		sizeCents: { '2XL': 200 },
	})
	await put(context, owner, tee, 'M', 6)
	await put(context, owner, tee, '2XL', 6)
	const cart = await cartOf(context, owner, (lines) => lines.slice(0, 1))
	expect(cart.lines.map(({ size, unitCents, lineCents }) => [size, unitCents, lineCents])).toEqual([
		['M', 4_000, 24_000],
		['2XL', 4_200, 25_200],
	])
	expect(cart.lines[0]?.sizes).toEqual([
		{ size: 'M', isAvailable: true, extraCents: 0 },
		{ size: '2XL', isAvailable: true, extraCents: 200 },
	])
	// Only the lines that are shown.
	expect(cart.lines[1]?.sizes).toEqual([])
	// The tier of 12 takes 5 % off all of it.
	expect(cart.totals).toMatchObject({ subtotalCents: 49_200, adjustments: [{ amountCents: -2_460 }, {}, {}] })
	await changeSize(context, owner, { lineId: cart.lines[0]?.id ?? '', size: '2XL' })
	const { lines, totals } = await cartOf(context, owner)
	expect(lines).toMatchObject([{ size: '2XL', unitCents: 4_200, lineCents: 50_400, seenUnitCents: null }])
	expect(totals.subtotalCents).toBe(50_400)
})
