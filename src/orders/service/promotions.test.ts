// Promotions of placed orders: what they take off, limits, and what an order keeps. On both engines.
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { ServiceContext } from '#database/context.server.ts'
import { variants } from '#catalog/tables.ts'
import type { PromotionInput } from '#promotions/schemas.ts'
import { switchPromotion } from '#promotions/service/manage.server.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import {
	newBuyer,
	newVariant,
	orderOf,
	testOrderDependencies,
	wanted,
} from '../../../tests/factories/orders.ts'
import { newPromotion } from '../../../tests/factories/promotions.ts'
import { orders } from '../tables.ts'
import { currentTerms, pricedLines, totalsOf } from './lines.server.ts'
import { cancelOrder } from './manage.server.ts'
import { placeOrder } from './place.server.ts'
import { readCode, savingsFor } from './promotions.server.ts'

const { context } = await openTestDatabase({ seeded: false })
const dependencies = testOrderDependencies()
const admin: ServiceContext = { ...context, actor: { userId: null, roles: ['admin'] } }
const jersey = await newVariant(context, { stock: 900, priceCents: 10_000 })
const delivery = { isTaxExempt: false }

const off = (id: string) => switchPromotion(admin, { id, isOff: true })

/** Places one jersey as a buyer who has seen the total with this code. */
async function buy(buyer: ServiceContext, code: string | null = null) {
	const lines = [wanted(jersey)]
	const priced = (await pricedLines(buyer, lines)).lines.filter((line) => line !== null)
	const terms = await currentTerms(buyer, { portal: null, delivery, code })
	const request = await orderOf(buyer, lines, {
		seenTotalCents: totalsOf(priced, terms).totalCents,
		promotionCode: code,
	})
	return { request, place: async () => (await placeOrder(buyer, dependencies, request)).order }
}
const bought = async (buyer: ServiceContext, code: string | null = null) => (await buy(buyer, code)).place()
const offOf = ({ pricing }: { pricing: { adjustments: { kind: string; amountCents: number }[] } }) =>
	0 - (pricing.adjustments.find(({ kind }) => kind === 'promotion')?.amountCents ?? 0)

test('an order keeps its promotion: row, terms and use; what else was offered is not stored', async () => {
	const id = await newPromotion(context, { code: 'KEEP10' })
	const smaller = await newPromotion(context, { rateBp: 500 })
	const order = await bought(await newBuyer(context), 'KEEP10')
	expect(order).toMatchObject({
		promotionId: id,
		terms: { promotion: { id, name: 'Fall sale', rateBp: 1_000 } },
	})
	expect(order.terms).not.toHaveProperty('promotions')
	expect(offOf(order)).toBe(1_000)
	expect(offOf(await bought(await newBuyer(context)))).toBe(500)
	expect((await savingsFor(admin, [id, smaller])).get(id)).toEqual({ orders: 1, savedCents: 1_000 })
	await off(id)
	await off(smaller)
	await expect(savingsFor(context, [id])).rejects.toMatchObject({ code: 'forbidden' })
})

test('free shipping counts as what shipping would have cost', async () => {
	const id = await newPromotion(context, { code: 'SHIP', kind: 'free_shipping', rateBp: null })
	expect((await bought(await newBuyer(context), 'SHIP')).totalCents).toBe(10_800)
	expect((await savingsFor(admin, [id])).get(id)).toEqual({ orders: 1, savedCents: 1_599 })
})

const [today, before, after] = ['2026-11-20', '2026-11-19', '2026-11-21']
test.each<[string, Partial<PromotionInput>, number]>([
	['on its first day', { startsOn: today }, 1_000],
	['on its last day', { endsOn: today }, 1_000],
	['the day before it starts', { startsOn: after }, 0],
	['the day after it ended', { endsOn: before }, 0],
	['for coaches, as a customer', { roles: ['coach'] }, 0],
	['for customers, as a customer', { roles: ['retail'] }, 1_000],
	['in a portal, outside of it', { portalIds: ['lakewood-rams'] }, 0],
	['for another sport', { sports: ['lacrosse'] }, 0],
	['for another product', { productIds: [randomUUID()] }, 0],
	['below its minimum', { leastUnits: 2 }, 0],
])('an automatic promotion %s', async (_when, change, cents) => {
	const id = await newPromotion(context, change)
	expect(offOf(await bought(await newBuyer(context)))).toBe(0 + cents)
	await off(id)
})

test('a promotion is for the products in its list', async () => {
	const [row] = await context.db.select().from(variants).where(eq(variants.id, jersey))
	const id = await newPromotion(context, { productIds: [row?.productId ?? ''] })
	expect(offOf(await bought(await newBuyer(context)))).toBe(1_000)
	await off(id)
})

test('once per person: a canceled order gives the use back, another person has their own', async () => {
	await newPromotion(context, { code: 'ONCE', mostUsesEach: 1 })
	const buyer = await newBuyer(context)
	const first = await bought(buyer, 'ONCE')
	expect(offOf(first)).toBe(1_000)
	const asked = { code: 'ONCE', portalId: null }
	expect((await readCode(buyer, asked)).refusal).toBe(
		'You have used the code ONCE before. It is valid once per person.',
	)
	expect(offOf(await bought(buyer, 'ONCE'))).toBe(0)
	expect(offOf(await bought(await newBuyer(context), 'ONCE'))).toBe(1_000)
	await cancelOrder(buyer, dependencies, { orderId: first.id, why: '' })
	expect((await readCode(buyer, asked)).refusal).toBeUndefined()
	expect(offOf(await bought(buyer, 'ONCE'))).toBe(1_000)
})

test('of orders at once as many get a limited promotion as its limit says; the others are refused with the new total', async () => {
	const id = await newPromotion(context, { code: 'FIRST2', mostUses: 2 })
	const buyers = await Promise.all(Array.from({ length: 5 }, () => newBuyer(context)))
	const ready = await Promise.all(buyers.map((buyer) => buy(buyer, 'FIRST2')))
	const outcomes = await Promise.allSettled(ready.map(({ place }) => place()))
	const placed = outcomes.filter(({ status }) => status === 'fulfilled')
	expect(placed).toHaveLength(2)
	for (const outcome of outcomes)
		if (outcome.status === 'rejected')
			expect(outcome.reason).toMatchObject({
				code: 'conflict',
				message: expect.stringContaining('total is now $123.99'),
			})
	expect(await context.db.$count(orders, eq(orders.promotionId, id))).toBe(2)
	expect((await readCode(buyers[0] ?? context, { code: 'FIRST2', portalId: null })).refusal).toMatch(
		/as often as it can be/,
	)
})

test('a promotion that was turned off between cart and order is reported before anything is charged', async () => {
	const id = await newPromotion(context, { code: 'GONE' })
	const { place } = await buy(await newBuyer(context), 'GONE')
	await off(id)
	await expect(place()).rejects.toMatchObject({
		code: 'conflict',
		message: expect.stringContaining('total is now $123.99'),
	})
})

test.each<[string, Partial<PromotionInput>, RegExp]>([
	['unknown', { code: 'OTHER1' }, /^We do not know the code ASKED1/],
	['not started', { startsOn: after }, /is valid from November 21, 2026/],
	['ended', { endsOn: before }, /ended on November 19, 2026/],
	['for a role', { roles: ['coach', 'school_admin'] }, /is for coaches and school administrators/],
	['for a portal', { portalIds: ['lakewood-rams'] }, /a team’s portal/],
])('a code that is %s is refused in its own words', async (what, change, message) => {
	const code = `ASKED${what.length}`
	if (what === 'unknown') {
		expect((await readCode(context, { code: 'ASKED1', portalId: null })).refusal).toMatch(message)
		return
	}
	await newPromotion(context, { code, ...change })
	expect((await readCode(await newBuyer(context), { code, portalId: null })).refusal).toMatch(message)
})
