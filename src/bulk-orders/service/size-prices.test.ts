// A team order with players in sizes that cost more: the coach's page, the order, its page and its papers say the same
// to the cent. On both engines.
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { invoiceFacts } from '#checkout/service/invoice.server.ts'
import { products } from '#catalog/tables.ts'
import { pricedLines } from '#orders/service/lines.server.ts'
import { orderView } from '#orders/service/views.server.ts'
import { orderLines, orders } from '#orders/tables.ts'
import { portalItems } from '#portals/tables.ts'
import { roster } from '#rosters/tables.ts'
import { extrasText, unitCentsOf } from '../rules/prices.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import {
	loadedCart,
	memoryStore,
	newTeam,
	submissionOf,
	type TeamInput,
} from '../../../tests/factories/bulk-orders.ts'
import { insertProduct } from '../../../tests/factories/catalog.ts'
import { openTestSelling } from '../../../tests/factories/payments.ts'
import { familyPrices } from '#rosters/service/family-prices.server.ts'
import { draftIn, leaveDraft } from './draft.server.ts'
import { submitBulk } from './submit.server.ts'
import { teamItems } from './team-items.server.ts'
import { portalView } from './views.server.ts'

const { context } = await openTestDatabase({ seeded: false })
const selling = openTestSelling(context)
selling.orders.onMoved.push(leaveDraft)
const dependencies = { payments: selling.dependencies, files: memoryStore() }

/** Twelve players, two of them in 2XL. */
async function sizedTeam(input: TeamInput = {}) {
	const team = await newTeam(context, { players: 12, sizeCents: { '2XL': 200 }, ...input })
	for (const id of team.rosterIds.slice(0, 2))
		await context.db.update(roster).set({ size: '2XL' }).where(eq(roster.id, id))
	return { ...team, items: await loadedCart(team.coach, team.portalId) }
}

test('page, order and invoice of a team charge 2XL its extra price, the discount comes off the whole', async () => {
	const team = await sizedTeam({ marginBp: 1_000, raisesFunds: true, taxExemptUntil: '2027-06-30' })
	const prices = team.items.filter(({ item_id: id }) => id === team.jersey.itemId)
	expect(prices.map(({ size, price }) => [size, price]).slice(0, 3)).toEqual([
		['2XL', 5_200],
		['2XL', 5_200],
		['L', 5_000],
	])
	const { catalog } = await portalView(team.coach, team.portalId)
	expect(catalog.map((item) => [item.unitCents, extrasText(item)])).toEqual([
		[5_000, '2XL +$2.00'],
		[3_000, ''],
	])
	const done = await submitBulk(team.coach, dependencies, await submissionOf(team.coach, team.portalId))
	expect(done).toMatchObject({ kind: 'submitted' })
	const [order] = await context.db.select().from(orders).where(eq(orders.portalId, team.portalId))
	if (!order) throw new Error('No order')
	// 10 × $50 + 2 × $52 + 12 × $30 = $964; 24 units are 10 % off; 10 % margin on the shorts, $324.
	expect(order.pricing).toMatchObject({
		units: 24,
		subtotalCents: 96_400,
		totalCents: 96_400 - 9_640 + 3_240,
	})
	const lines = await context.db.select().from(orderLines).where(eq(orderLines.orderId, order.id))
	const large = lines.filter(({ customization }) => customization.size === '2XL')
	expect(large.map(({ unitCents, snapshot }) => [unitCents, snapshot.baseCents, snapshot.sizeCents])).toEqual(
		[
			[5_200, 5_200, 200],
			[5_200, 5_200, 200],
		],
	)
	expect(lines.reduce((sum, { lineCents }) => sum + lineCents, 0)).toBe(96_400)
	const view = await orderView(team.coach, order.id)
	expect(view.lines.find(({ size }) => size === '2XL')?.parts).toEqual([
		{ position: 0, label: 'Garment', unitCents: 5_000 },
		{ position: 1, label: 'Size 2XL', unitCents: 200 },
	])
	await context.db.update(orders).set({ status: 'approved' }).where(eq(orders.id, order.id))
	const invoice = await invoiceFacts(team.coach, order.id)
	expect(invoice.lines.map(({ price }) => price?.unitCents).filter((cents) => cents === 5_200)).toHaveLength(
		2,
	)
	expect(invoice.pricing).toEqual(order.pricing)
})

test('a price that changes while the cart is open is confirmed first', async () => {
	const team = await sizedTeam()
	const submission = await submissionOf(team.coach, team.portalId)
	const [jersey] = await context.db.select().from(products).where(eq(products.id, team.jersey.productId))
	await context.db
		.update(products)
		.set({ attributes: { ...jersey!.attributes, sizeCents: { '2XL': 300 } } })
		.where(eq(products.id, team.jersey.productId))
	expect(await submitBulk(team.coach, dependencies, submission)).toMatchObject({
		kind: 'problems',
		problems: [{ message: expect.stringContaining('price is now $53.00, it was $52.00') }, {}],
	})
	const { items } = await draftIn(context, { portalId: team.portalId, userId: team.coach.userId })
	expect(items).toHaveLength(24)
})

test('an entry that is offered in a large size only, the items to add and a family see the same price', async () => {
	const team = await sizedTeam()
	await context.db
		.update(portalItems)
		.set({ sizes: ['2XL'] })
		.where(eq(portalItems.id, team.jersey.itemId))
	const { items } = await teamItems(team.coach, team.portalId)
	expect(items[0]).toMatchObject({
		unitCents: 5_000,
		colors: [{ sizes: [{ size: '2XL', extraCents: 200 }] }],
	})
	const pricesIn = async (size: string) =>
		(
			await familyPrices(team.coach, {
				portalId: team.portalId,
				player: { name: 'A', number: '1', size, shortsSize: '', printsName: true },
			})
		).map(({ unitCents }) => unitCents)
	expect(await pricesIn('M')).toEqual([5_000, 3_000])
	expect(await pricesIn('2xl')).toEqual([5_200, 3_000])
	expect(await pricesIn('')).toEqual([5_000, 3_000])
})

test('a plain item whose colors differ: the page, the priced order and the family see each color’s own price', async () => {
	const team = await newTeam(context, { players: 2 })
	const productId = await insertProduct(context.db, {
		model: 'Two Color Hoodie',
		priceCents: 4_000,
		sizes: ['M', '2XL'],
		furtherColors: [{ id: 'volt', name: 'Volt', primary: '#ccff00', secondary: '#000000' }],
		colorCents: { navy: { M: 0, '2XL': 200 }, volt: { M: 150, '2XL': 500 } },
	})
	const entry = { id: randomUUID(), portalId: team.portalId, productId }
	await context.db.insert(portalItems).values({ ...entry, required: false, position: 9 })
	const { catalog } = await portalView(team.coach, team.portalId)
	const item = catalog.find((one) => one.productId === productId)
	if (!item) throw new Error('Not in the catalog')
	expect(extrasText(item)).toBe('Navy: 2XL +$2.00; Volt: 2XL +$5.00, M +$1.50')
	const choices = item.colors.flatMap(({ sizes }) => sizes)
	const { lineOf } = await teamItems(team.coach, team.portalId)
	const wanted = choices.map(({ variantId }) =>
		lineOf({ itemId: item.id, variantId, rosterId: null, playerName: 'A', playerNumber: '', quantity: 1 }),
	)
	const { lines } = await pricedLines(
		team.coach,
		wanted.flatMap((line) => line ?? []),
		{ portalId: team.portalId },
	)
	expect(lines.map((line) => line?.unitCents)).toEqual([4_000, 4_200, 4_150, 4_500])
	expect(
		choices.map(({ variantId }) =>
			unitCentsOf(item, { variant_id: variantId, number: '', roster_id: null }, new Set()),
		),
	).toEqual([4_000, 4_200, 4_150, 4_500])
	const family = (
		await familyPrices(team.coach, {
			portalId: team.portalId,
			player: { name: 'A', number: '1', size: '2XL', shortsSize: '', printsName: true },
		})
	).find(({ model }) => model === 'Two Color Hoodie')
	expect(family).toMatchObject({ unitCents: 4_200, isFrom: true })
})
