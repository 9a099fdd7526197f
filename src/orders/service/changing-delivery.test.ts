// Tax and shipping change together while orders are placed: each order has both of one moment. On both engines.
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { profiles } from '#accounts/tables.ts'
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { Refusal } from '#kit/errors.ts'
import type { ShippingRules, TaxRules } from '#pricing/delivery-schemas.ts'
import { shippingSection, taxSection } from '#shop-settings/rules/delivery-lines.ts'
import { pricesNow } from '#shop-settings/service/prices.server.ts'
import { saveSettings } from '#shop-settings/service/sections.server.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import {
	newBuyer,
	newVariant,
	orderOf,
	testAddress,
	testOrderDependencies,
	wanted,
} from '../../../tests/factories/orders.ts'
import { orders } from '../tables.ts'
import { pricedLines, termsIn, totalsOf } from './lines.server.ts'
import { placeOrder } from './place.server.ts'

const { context } = await openTestDatabase({ seeded: false })
const owner: ServiceContext = { ...context, actor: { userId: randomUUID(), roles: ['admin'] } }
await context.db.insert(profiles).values({ id: owner.actor.userId ?? '' })

/** Basis points of tax in the change with this number. */
const bpOf = (change: number) => change * 25
/** Shipping in the change with this number, in cents. */
const centsOf = (change: number) => change * 100 + 1
const shippingOf = (change: number): ShippingRules => ({
	methods: [
		{
			id: 'ground',
			name: 'Ground',
			days: { least: 2, most: 4 },
			rate: { kind: 'flat', cents: centsOf(change) },
			isActive: true,
			states: [],
		},
	],
})

const taxOf = (change: number): TaxRules => ({
	collect: 'states',
	states: [{ state: testAddress.state, bp: bpOf(change) }],
	onShipping: false,
})

/** Both sections at once, as version number `change` of each. */
const save = (change: number) =>
	inTransaction(owner, async (inner) => {
		const seen = change - 1
		await saveSettings(inner, taxSection, { seen, values: taxOf(change) })
		await saveSettings(inner, shippingSection, { seen, values: shippingOf(change) })
	})

const delivery = { isTaxExempt: false, state: testAddress.state }
const variant = await newVariant(context, { priceCents: 10_000, stock: 100_000 })

async function ordered(buyer: ServiceContext): Promise<boolean> {
	const lines = [wanted(variant, 3)]
	const quote = await pricedLines(buyer, lines)
	const terms = await termsIn(quote.prices, buyer, { portal: null, delivery })
	const known = quote.lines.filter((line) => line !== null)
	const seenTotalCents = totalsOf(known, terms).totalCents
	const request = await orderOf(buyer, lines, { delivery, shipTo: testAddress, seenTotalCents })
	try {
		await placeOrder(buyer, testOrderDependencies(), request)
		return true
	} catch (failure) {
		if (failure instanceof Refusal && failure.code === 'conflict') return false
		throw failure
	}
}

test('no order mixes the tax of one moment with the shipping of another', async () => {
	await save(1)
	const buyer = await newBuyer(context)
	const market = { isOpen: true }
	const change = async () => {
		for (let at = 2; at <= 40; at += 1) await save(at)
		market.isOpen = false
	}
	const buy = async () => {
		let placed = 0
		while (market.isOpen || placed === 0) placed += (await ordered(buyer)) ? 1 : 0
		return placed
	}
	/** Each reading of the list, of which orders are made. */
	const look = async () => {
		while (market.isOpen) {
			const { tax, shipping } = await pricesNow(context)
			const bp = tax.states[0]?.bp ?? 0
			expect(shipping).toEqual(shippingOf(bp / 25))
		}
	}
	const [, ...counts] = await Promise.all([change(), buy(), buy(), look(), look()])
	const rows = await context.db
		.select()
		.from(orders)
		.where(eq(orders.userId, buyer.actor.userId ?? ''))
	expect(rows).toHaveLength(counts[0] + counts[1])
	for (const { terms, pricing, totalCents } of rows) {
		const bp = terms.taxBp ?? 0
		expect(terms.shippingCents).toBe(centsOf(bp / 25))
		expect(pricing.adjustments).toMatchObject([
			{ kind: 'shipping', amountCents: terms.shippingCents },
			{ kind: 'tax', amountCents: (30_000 * bp) / 10_000, rateBp: bp },
		])
		expect(totalCents).toBe(30_000 + (30_000 * bp) / 10_000 + (terms.shippingCents ?? 0))
	}
})
