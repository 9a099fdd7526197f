// Orders stored with random lines and terms, for tests of reports.
import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import type { ServiceContext } from '#database/context.server.ts'
import { asCents } from '#kit/money.ts'
import { orderLines, orders } from '#orders/tables.ts'
import { orderStatuses } from '#orders/states.ts'
import { specPrices } from '#pricing/rules/price-list.ts'
import { totals } from '#pricing/rules/totals.ts'
import type { Terms } from '#pricing/schemas.ts'
import { testAddress } from './orders.ts'

const rate = fc.integer({ min: 0, max: 10_000 })
const randomTerms = fc.record({
	tiers: fc.constant([...specPrices.tiers]),
	roleBp: fc.constantFrom(0, 500, 800),
	promotion: fc.option(fc.record({ name: fc.constant('Preseason'), rateBp: rate })),
	fundraisingBp: fc.constantFrom(0, 750, 1_000),
	shippingCents: fc.constantFrom(null, 0, 1_599),
	taxBp: fc.constantFrom(null, 0, 800, 625),
}) satisfies fc.Arbitrary<Terms>

const randomLine = fc.record({
	product: fc.nat(4),
	qty: fc.integer({ min: 1, max: 40 }),
	unitCents: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 30_000 })),
	raisesFunds: fc.boolean(),
})

const randomOrder = fc.record({
	terms: randomTerms,
	lines: fc.array(randomLine, { minLength: 1, maxLength: 9 }),
	status: fc.constantFrom(...orderStatuses),
	state: fc.constantFrom('OH', 'TX', 'ca', ''),
	isTeamDelivery: fc.boolean(),
	day: fc.integer({ min: 0, max: 89 }),
})
export type RandomOrder = typeof randomOrder extends fc.Arbitrary<infer One> ? One : never

/** Products by their number in a random line. */
export const randomProducts: readonly string[] = Array.from({ length: 5 }, () => randomUUID())

/** Stores random orders of ninety days. @returns what was stored */
export async function randomOrders(
	{ db }: ServiceContext,
	{ count, since, seed }: { count: number; since: Date; seed: number },
) {
	// Cloned, because the made records have no prototype.
	const made = fc
		.sample(randomOrder, { numRuns: count, seed })
		.map((order) => structuredClone(order))
		.map((order) => {
			const lines = order.lines.map((line) => ({
				...line,
				unitCents: asCents(line.unitCents),
				quantity: line.qty,
			}))
			return { ...order, id: randomUUID(), pricing: totals(lines, order.terms) }
		})
	await db.insert(orders).values(
		made.map(({ id, status, terms, pricing, state, isTeamDelivery, day }) => {
			const createdAt = new Date(since.getTime() + day * 86_400_000)
			return {
				id,
				status,
				terms,
				pricing,
				isTeamDelivery,
				paymentMode: 'card' as const,
				totalCents: pricing.totalCents,
				shipTo: { ...testAddress, state },
				contactEmail: '',
				idempotencyKey: id,
				createdAt,
				updatedAt: createdAt,
			}
		}),
	)
	await db.insert(orderLines).values(
		made.flatMap(({ id, lines }) =>
			lines.map(({ product, qty, unitCents, raisesFunds }, position) => ({
				id: randomUUID(),
				orderId: id,
				position,
				productId: randomProducts[product] ?? '',
				variantId: randomUUID(),
				qty,
				unitCents,
				lineCents: unitCents * qty,
				customization: { player_name: '', number: '', size: 'L' },
				snapshot: {
					brand: 'Rawhide',
					model: `Jersey ${product}`,
					sku: `J${product}`,
					color: 'Navy',
					baseCents: unitCents,
					decorationsCents: 0,
					addOnsCents: 0,
					extras: [],
					picture: '',
					raisesFunds,
					leadTimeDays: 7,
				},
			})),
		),
	)
	return made
}
