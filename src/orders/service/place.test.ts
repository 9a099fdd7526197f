// Placing an order: what is stored, what is refused, and idempotency. On both engines.
import { randomUUID } from 'node:crypto'
import { count, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { type ServiceContext } from '#database/context.server.ts'
import { readVersion } from '#database/versions.server.ts'
import { products, variants } from '#catalog/tables.ts'
import { orderLines, orders } from '../tables.ts'
import { saveDesign } from '#designs/service/save.server.ts'
import { startingConfig, subjectOf } from '#designs/service/subject.server.ts'
import { insertProduct } from '../../../tests/factories/catalog.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { WantedLine } from '../schemas.ts'
import {
	dueFor,
	historyOf,
	holdsIn,
	newBuyer,
	newOrder,
	newVariant,
	orderOf,
	statusOf,
	stockOf,
	testOrderDependencies,
	wanted,
} from '../../../tests/factories/orders.ts'
import { savedAddresses } from './address-book.server.ts'
import { placeOrder } from './place.server.ts'
import { cancelOrder } from './manage.server.ts'
import { specPrices } from '#pricing/rules/price-list.ts'

const { context } = await openTestDatabase({ seeded: false })

const later = (ms: number): ServiceContext => ({ ...context, now: new Date(context.now.getTime() + ms) })
const ordersBy = async (userId: string) =>
	(await context.db.select({ id: orders.id }).from(orders).where(eq(orders.userId, userId))).length

test('an order keeps every part of its sum, what was sold and to whom it goes', async () => {
	const coach = await newBuyer(context, ['coach'])
	const dependencies = testOrderDependencies()
	const variantId = await newVariant(context, { stock: 40, priceCents: 5_000 })
	const lines = [
		wanted(variantId, 11, { name: 'O’Brien', number: '00' }),
		wanted(variantId, 1, { name: 'O’Brien', number: '0' }),
	]
	const order = await newOrder(coach, dependencies, { lines })
	expect(order).toMatchObject({ status: 'pending', userId: coach.userId, totalCents: 63_159, portalId: null })
	expect(order.pricing).toEqual({
		units: 12,
		subtotalCents: 60_000,
		adjustments: [
			{
				kind: 'quantity',
				name: 'Quantity discount',
				basisCents: 60_000,
				rateBp: 500,
				amountCents: -3_000,
			},
			{ kind: 'shipping', name: 'Shipping', basisCents: 57_000, amountCents: 1_599 },
			{ kind: 'tax', name: 'Sales tax', basisCents: 57_000, rateBp: 800, amountCents: 4_560 },
		],
		totalCents: 63_159,
	})
	expect(order.terms).toEqual({
		tiers: specPrices.tiers,
		roleBp: 500,
		promotion: null,
		fundraisingBp: 0,
		shippingCents: 1_599,
		taxBp: 800,
		tax: { name: 'Sales tax', isExempt: false, certificate: null, onShipping: false },
		method: { id: 'standard', name: 'Standard', pickUpHours: null },
	})
	expect(order.expiresAt).toEqual(new Date(context.now.getTime() + 30 * 60_000))
	const kept = await context.db
		.select()
		.from(orderLines)
		.where(eq(orderLines.orderId, order.id))
		.orderBy(orderLines.position)
	expect(
		kept.map(({ qty, unitCents, lineCents, customization }) => ({
			qty,
			unitCents,
			lineCents,
			customization,
		})),
	).toEqual([
		{
			qty: 11,
			unitCents: 5_000,
			lineCents: 55_000,
			customization: { player_name: 'O’Brien', number: '00', size: 'L' },
		},
		{
			qty: 1,
			unitCents: 5_000,
			lineCents: 5_000,
			customization: { player_name: 'O’Brien', number: '0', size: 'L' },
		},
	])
	expect(await holdsIn(context, order.id)).toEqual([{ quantity: 12, state: 'held' }])
	expect(await stockOf(context, variantId)).toEqual({ stock: 28, counted: 40 })
	expect(await savedAddresses(coach)).toMatchObject([{ address: order.shipTo }])
	expect(dependencies.mails.map(({ subject }) => subject)).toEqual([
		`Order #${order.id.slice(0, 8)} received`,
	])
	expect(JSON.stringify(dependencies.mails)).not.toContain('Brien')
})

test('the answer is the order as it is stored', async () => {
	const coach = await newBuyer(context, ['coach'])
	const lines = [wanted(await newVariant(context), 1)]
	const placed = await newOrder(coach, testOrderDependencies(), { lines })
	expect(await context.db.select().from(orders).where(eq(orders.id, placed.id))).toEqual([placed])
})

test('a school purchase order awaits approval for fourteen days', async () => {
	const school = await newBuyer(context, ['school_admin'])
	const lines = [wanted(await newVariant(context))]
	const order = await newOrder(school, testOrderDependencies(), {
		lines,
		paymentMode: 'school_po',
		poNumber: ' 4711 ',
	})
	expect(order).toMatchObject({ status: 'awaiting_approval', poNumber: '4711' })
	expect(order.expiresAt).toEqual(new Date(context.now.getTime() + 14 * 86_400_000))
})

const refusals: [string, () => Promise<unknown>, { code: string; message?: string }][] = [
	[
		'somebody who is not signed in',
		async () =>
			placeOrder(
				context,
				testOrderDependencies(),
				await orderOf(context, [wanted(await newVariant(context))]),
			),
		{ code: 'signed_out', message: 'Please log in to complete your order' },
	],
	[
		'an empty cart',
		async () => newOrder(await newBuyer(context), testOrderDependencies(), { lines: [] }),
		{ code: 'invalid', message: 'Cart is empty' },
	],
	[
		'a purchase order of somebody who acts for no school',
		async () =>
			newOrder(await newBuyer(context), testOrderDependencies(), {
				lines: [wanted(await newVariant(context))],
				paymentMode: 'school_po',
				poNumber: '4711',
			}),
		{ code: 'forbidden' },
	],
	[
		'a purchase order without its number',
		async () =>
			newOrder(await newBuyer(context, ['coach']), testOrderDependencies(), {
				lines: [wanted(await newVariant(context))],
				paymentMode: 'school_po',
				poNumber: '  ',
			}),
		{ code: 'invalid', message: 'PO Number required for school purchase orders' },
	],
	[
		'a price that has moved, with the new total',
		async () =>
			newOrder(await newBuyer(context), testOrderDependencies(), {
				lines: [wanted(await newVariant(context, { priceCents: 10_000 }))],
				seenTotalCents: 9_999,
			}),
		{
			code: 'conflict',
			message:
				'Prices have changed since you last looked. The total is now $123.99. Please check it and confirm.',
		},
	],
	[
		'two lines of one variant that are too many together',
		async () => {
			const variantId = await newVariant(context, { stock: 10 })
			return newOrder(await newBuyer(context), testOrderDependencies(), {
				lines: [wanted(variantId, 6, { number: '1' }), wanted(variantId, 5, { number: '2' })],
			})
		},
		{ code: 'conflict' },
	],
	[
		'a product that is no longer published',
		async () =>
			newOrder(await newBuyer(context), testOrderDependencies(), {
				lines: [wanted(await newVariant(context, { isActive: false }))],
			}),
		{ code: 'conflict' },
	],
	[
		'a variant that never was',
		async () => newOrder(await newBuyer(context), testOrderDependencies(), { lines: [wanted(randomUUID())] }),
		{ code: 'conflict' },
	],
]
test.each(refusals)('refused: %s', async (_what, place, refusal) => {
	const before = await context.db.select({ orders: count() }).from(orders)
	await expect(place()).rejects.toMatchObject({ name: 'Refusal', ...refusal })
	expect(await context.db.select({ orders: count() }).from(orders)).toEqual(before)
})

test('a refused order leaves the stock as it was', async () => {
	const [plenty, scarce] = [await newVariant(context), await newVariant(context, { stock: 1 })]
	const lines = [wanted(plenty, 3), wanted(scarce, 2)]
	await expect(newOrder(await newBuyer(context), testOrderDependencies(), { lines })).rejects.toThrow()
	expect(await stockOf(context, plenty)).toEqual({ stock: 10, counted: 10 })
	expect(await stockOf(context, scarce)).toEqual({ stock: 1, counted: 1 })
})

test('an order of the last unit that is refused meanwhile writes nothing after it was undone', async () => {
	const variantId = await newVariant(context, { stock: 1 })
	const before = await readVersion(context.db, 'catalog')
	const lines = [wanted(variantId, 1)]
	const buyer = await newBuyer(context)
	const changed = newOrder(buyer, testOrderDependencies(), { lines, seenTotalCents: 1 })
	await expect(changed).rejects.toMatchObject({ code: 'conflict' })
	// Statements that were on their way have arrived by then.
	await newOrder(buyer, testOrderDependencies(), { lines: [wanted(await newVariant(context), 1)] })
	expect(await readVersion(context.db, 'catalog')).toBe(before)
	expect(await stockOf(context, variantId)).toEqual({ stock: 1, counted: 1 })
})

test('a design is ordered by its owner alone, and only on its own garment', async () => {
	const productId = await insertProduct(context.db, { sizes: ['L'] })
	const [variant] = await context.db.select().from(variants).where(eq(variants.productId, productId))
	const owner = await newBuyer(context, ['coach'])
	const config = startingConfig(await subjectOf(context, productId), specPrices)
	const { designId } = await saveDesign(owner, {
		productId,
		designId: null,
		baseVersion: 0,
		config,
		owner: { userId: owner.userId, visitorKey: null },
	})
	const line = (variantId: string, version = 1) =>
		WantedLine.parse({ ...wanted(variantId), design: { id: designId, version } })
	const place = (who: ServiceContext, ordered: WantedLine) =>
		newOrder(who, testOrderDependencies(), { lines: [ordered] })
	const own = variant?.id ?? ''
	await expect(place(owner, line(own))).resolves.toMatchObject({ status: 'pending' })
	await expect(place(await newBuyer(context), line(own))).rejects.toMatchObject({ code: 'conflict' })
	await expect(place(owner, line(own, 2))).rejects.toMatchObject({ code: 'conflict' })
	await expect(place(owner, line(await newVariant(context)))).rejects.toMatchObject({ code: 'conflict' })
})

test('the same order sent twice, at once and again later is one order, one hold and one mail', async () => {
	const buyer = await newBuyer(context)
	const dependencies = testOrderDependencies()
	const variantId = await newVariant(context)
	const request = await orderOf(buyer, [wanted(variantId, 2)])
	const both = await Promise.all([
		placeOrder(buyer, dependencies, request),
		placeOrder(buyer, dependencies, request),
	])
	const again = await placeOrder({ ...buyer, now: later(60_000).now }, dependencies, request)
	const all = [...both, again]
	expect(new Set(all.map(({ order }) => order.id)).size).toBe(1)
	expect(all.filter(({ isNew }) => isNew)).toHaveLength(1)
	expect(await stockOf(context, variantId)).toEqual({ stock: 8, counted: 10 })
	expect(await ordersBy(buyer.userId)).toBe(1)
	expect(dependencies.mails).toHaveLength(1)
})

test('a retry finds its order also after the price has moved', async () => {
	const buyer = await newBuyer(context)
	const variantId = await newVariant(context)
	const request = await orderOf(buyer, [wanted(variantId)])
	const { order } = await placeOrder(buyer, testOrderDependencies(), request)
	const [variant] = await context.db.select().from(variants).where(eq(variants.id, variantId))
	await context.db
		.update(products)
		.set({ basePriceCents: 9_900 })
		.where(eq(products.id, variant?.productId ?? ''))
	const again = await placeOrder(buyer, testOrderDependencies(), request)
	expect(again).toMatchObject({ isNew: false, order: { id: order.id, totalCents: order.totalCents } })
})

test('the key of one person finds nothing of another', async () => {
	const idempotencyKey = randomUUID()
	const lines = [wanted(await newVariant(context))]
	const one = await newOrder(await newBuyer(context), testOrderDependencies(), { lines, idempotencyKey })
	const other = await newOrder(await newBuyer(context), testOrderDependencies(), { lines, idempotencyKey })
	expect(other.id).not.toBe(one.id)
})

test('two tabs that changed one cart leave one waiting order, the later one', async () => {
	const buyer = await newBuyer(context)
	const dependencies = testOrderDependencies()
	const variantId = await newVariant(context)
	const cartId = randomUUID()
	const placed = await Promise.all(
		[1, 2].map((units) => newOrder(buyer, dependencies, { lines: [wanted(variantId, units)], cartId })),
	)
	const states = await Promise.all(placed.map(({ id }) => statusOf(context, id)))
	expect(states.toSorted()).toEqual(['cancelled', 'pending'])
	const waiting = placed[states.indexOf('pending')]
	expect(await stockOf(context, variantId)).toEqual({
		stock: 10 - (waiting?.pricing.units ?? 0),
		counted: 10,
	})
})

test('an order that replaces the cart’s earlier one may use its units', async () => {
	const buyer = await newBuyer(context)
	const dependencies = testOrderDependencies()
	const variantId = await newVariant(context, { stock: 5 })
	const cartId = randomUUID()
	const first = await newOrder(buyer, dependencies, { lines: [wanted(variantId, 5)], cartId })
	const second = await newOrder(buyer, dependencies, { lines: [wanted(variantId, 4)], cartId })
	expect([await statusOf(context, first.id), await statusOf(context, second.id)]).toEqual([
		'cancelled',
		'pending',
	])
	expect(await stockOf(context, variantId)).toEqual({ stock: 1, counted: 5 })
	expect(await historyOf(context, first.id)).toEqual(['placed', 'cancel'])
})

test('the same cart can be ordered again after its order was cancelled', async () => {
	const buyer = await newBuyer(context)
	const dependencies = testOrderDependencies()
	const variantId = await newVariant(context)
	const request = await orderOf(buyer, [wanted(variantId, 2)])
	const { order } = await placeOrder(buyer, dependencies, request)
	await cancelOrder(buyer, dependencies, { orderId: order.id, why: '' })
	const again = await placeOrder(buyer, dependencies, request)
	expect(again).toMatchObject({ isNew: true, order: { status: 'pending' } })
	expect(again.order.id).not.toBe(order.id)
	expect(await placeOrder(buyer, dependencies, request)).toMatchObject({
		isNew: false,
		order: { id: again.order.id },
	})
	expect(await stockOf(context, variantId)).toEqual({ stock: 8, counted: 10 })
})

test('two hundred lines with a player each are one order', async () => {
	const buyer = await newBuyer(context)
	const variantId = await newVariant(context, { stock: 999 })
	const lines = Array.from({ length: 200 }, (_, at) =>
		wanted(variantId, 1, { number: String(at % 100), name: `P${at}` }),
	)
	const order = await newOrder(buyer, testOrderDependencies(), { lines })
	expect(order.totalCents).toBe(await dueFor(buyer, lines))
	expect(await stockOf(context, variantId)).toEqual({ stock: 799, counted: 999 })
})
