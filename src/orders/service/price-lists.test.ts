// Prices change while orders are placed: each order has the lines, terms and sum of one list. On both engines.
import { randomUUID } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { profiles } from '#accounts/tables.ts'
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { decorationLocations, decorationMethods } from '#garments/template.ts'
import { asCents } from '#kit/money.ts'
import { Refusal } from '#kit/errors.ts'
import { specPrices, termsFor } from '#pricing/rules/price-list.ts'
import { totals } from '#pricing/rules/totals.ts'
import type { PriceList } from '#pricing/schemas.ts'
import { decorationSizes } from '#pricing/states.ts'
import { priceSection } from '#shop-settings/rules/price-lines.ts'
import { pricesAt, pricesNow } from '#shop-settings/service/prices.server.ts'
import { saveSettings } from '#shop-settings/service/sections.server.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { newBuyer, orderOf, testOrderDependencies } from '../../../tests/factories/orders.ts'
import { teamLines } from '../../../tests/factories/orders/team.ts'
import { orderLines, orders } from '../tables.ts'
import { pricedLines, termsIn, totalsOf } from './lines.server.ts'
import { placeOrder } from './place.server.ts'

const { context } = await openTestDatabase({ seeded: false })
const owner: ServiceContext = { ...context, actor: { userId: randomUUID(), roles: ['admin'] } }
await context.db.insert(profiles).values({ id: owner.actor.userId ?? '' })

const delivery = { isTaxExempt: false }
const { version: _version, ...spec } = specPrices

const sameFor = <Key extends string, Value>(keys: readonly Key[], value: Value) =>
	// Cast: an entry for every key was just made.
	Object.fromEntries(keys.map((key) => [key, value])) as Record<Key, Value>

const cents = fc.integer({ min: 0, max: 9_999 })
/** Lists that differ in every value that the orders below depend on. */
const anyList = fc
	.record({
		tier: fc.integer({ min: 1, max: 5_000 }),
		role: fc.integer({ min: 0, max: 5_000 }),
		print: cents,
		shipping: cents,
	})
	.map(({ tier, role, print, shipping }) => ({
		...spec,
		tiers: [{ from: 12, bp: tier }],
		roleBp: { coach: role, school_admin: 0 },
		decorationCents: sameFor(
			decorationMethods,
			sameFor(
				decorationSizes,
				decorationLocations.map(() => print),
			),
		),
		shippingCents: shipping,
	}))

/** The tax rate tells the version of the list that an order was priced with. */
const save = (seen: number, list: Omit<PriceList, 'version'>) =>
	inTransaction(owner, (inner) =>
		saveSettings(inner, priceSection, { seen, values: { ...list, taxBp: seen + 1 } }),
	)

async function ordered(
	buyer: ServiceContext,
	lines: Awaited<ReturnType<typeof teamLines>>,
): Promise<boolean> {
	const quote = await pricedLines(buyer, lines)
	const terms = await termsIn(quote.prices, buyer, { portal: null, delivery })
	const known = quote.lines.filter((line) => line !== null)
	const request = await orderOf(buyer, lines, { seenTotalCents: totalsOf(known, terms).totalCents })
	try {
		await placeOrder(buyer, testOrderDependencies(), request)
		return true
	} catch (failure) {
		if (failure instanceof Refusal && failure.code === 'conflict') return false
		throw failure
	}
}

test('no order mixes two price lists, however often they change meanwhile', async () => {
	const [first, ...lists] = fc.sample(anyList, { numRuns: 25, seed: 20_261_126 })
	if (!first) throw new Error('No list')
	await save(0, first)
	const buyer = await newBuyer(context, ['coach'])
	const lines = await teamLines(buyer, 13)
	/** Decorations of each garment: team, name and number. */
	const prints = 3
	const market = { isOpen: true }
	const change = async () => {
		for (const list of lists) await save((await pricesNow(context)).version, list)
		market.isOpen = false
	}
	const buy = async () => {
		let placed = 0
		while (market.isOpen || placed === 0) placed += (await ordered(buyer, lines)) ? 1 : 0
		return placed
	}
	const [, ...counts] = await Promise.all([change(), buy(), buy()])
	const rows = await context.db
		.select()
		.from(orders)
		.where(eq(orders.userId, buyer.actor.userId ?? ''))
	expect(rows).toHaveLength(counts[0] + counts[1])
	const sold = Map.groupBy(
		await context.db
			.select()
			.from(orderLines)
			.where(
				inArray(
					orderLines.orderId,
					rows.map(({ id }) => id),
				),
			),
		({ orderId }) => orderId,
	)
	for (const { id, terms, pricing, totalCents } of rows) {
		const prices = await pricesAt(context, terms.taxBp ?? 0)
		expect(terms).toEqual(termsFor({ roles: ['coach'], delivery }, prices))
		const own = sold.get(id) ?? []
		const base = own[0]?.unitCents ?? 0
		expect(own.map(({ unitCents }) => unitCents)).toEqual(own.map(() => base))
		expect(base).toBe(5_000 + prints * (prices.decorationCents.screen.small[0] ?? 0))
		const sum = totals([{ unitCents: asCents(base), quantity: 13 }], terms)
		expect(pricing).toEqual(sum)
		expect(totalCents).toBe(sum.totalCents)
	}
})
