// Forged order input: parsed or refused; prices of accepted orders come from the shop alone.
import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { count } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { orders } from '../tables.ts'
import { Refusal } from '#kit/errors.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { Address } from '#kit/address.ts'
import { PoNumber, WantedLine } from '../schemas.ts'
import { orderStatuses, paymentModes } from '../states.ts'
import {
	dueFor,
	newBuyer,
	newVariant,
	orderOf,
	testAddress,
	testOrderDependencies,
} from '../../../tests/factories/orders.ts'
import { placeOrder, type PlaceRequest } from './place.server.ts'

const { context } = await openTestDatabase({ seeded: false })
const variantId = await newVariant(context, { stock: 1_000_000, priceCents: 5_000 })
const buyer = await newBuyer(context)

/** The input of a checkout. */
const Body = z.object({
	lines: z.array(WantedLine),
	shipTo: Address,
	poNumber: PoNumber,
	paymentMode: z.enum(paymentModes),
	seenTotalCents: z.int(),
})

const nasty = fc.oneof(
	fc.string({ unit: 'binary', maxLength: 30 }),
	fc.constantFrom<unknown>(
		'\0',
		'\ud800',
		'\u202e',
		"'; drop table orders; --",
		'<script>alert(1)</script>',
		'__proto__',
		-1,
		0.1,
		Number.MAX_SAFE_INTEGER,
		Number.NaN,
		'1e9',
		null,
		true,
		[],
		{},
	),
)
/** Mostly valid values, now and then an arbitrary one. */
const mostly = <T>(good: fc.Arbitrary<T>): fc.Arbitrary<unknown> =>
	fc.oneof({ weight: 12, arbitrary: good }, { weight: 1, arbitrary: nasty })

const line = fc.record(
	{
		variantId: mostly(fc.constantFrom(...Array<string>(9).fill(variantId), randomUUID())),
		quantity: mostly(fc.integer({ min: 1, max: 30 })),
		design: mostly(fc.constantFrom(...Array<null>(9).fill(null), { id: randomUUID(), version: 1 })),
		playerName: mostly(fc.constantFrom('', 'O’Brien', 'Núñez')),
		playerNumber: mostly(fc.constantFrom('', '0', '00')),
		price: nasty,
		unitCents: nasty,
		lineCents: nasty,
		total: nasty,
	},
	{ requiredKeys: ['variantId', 'quantity', 'design', 'playerName', 'playerNumber'] },
)
const shipTo = fc.record(
	Object.fromEntries(Object.entries(testAddress).map(([name, text]) => [name, mostly(fc.constant(text))])),
)
/** Field names that an attacker may add: prices, totals, statuses and owners are the shop's own. */
const forgery = fc.record(
	{
		total: nasty,
		totalCents: nasty,
		pricing: nasty,
		terms: nasty,
		adjustments: nasty,
		status: fc.constantFrom(...orderStatuses),
		userId: fc.uuid(),
		user_id: fc.uuid(),
		portalId: fc.string(),
		portal_id: fc.string(),
		refundedCents: nasty,
		expiresAt: nasty,
		id: fc.uuid(),
	},
	{ requiredKeys: [] },
)
const body = fc
	.tuple(
		fc.record({
			lines: mostly(fc.array(line, { maxLength: 4 })),
			shipTo: mostly(shipTo),
			poNumber: mostly(fc.constantFrom('', '4711')),
			paymentMode: mostly(fc.constantFrom('card', 'card', 'card', 'school_po')),
			seenTotalCents: mostly(fc.integer({ min: 0, max: 100_000 })),
		}),
		forgery,
	)
	.map(([sent, forged]) => ({ sent, forged }))

const bodies = fc.sample(body, { numRuns: 10_000, seed: 5 })
/** Accepted input, with the forged fields that careless code would spread into its rows. */
const accepted = bodies.flatMap(({ sent, forged }) => {
	const read = Body.safeParse({ ...sent, ...forged })
	return read.success ? [{ ...forged, ...read.data }] : []
})

test('of 10,000 forged bodies none carries a name that is not asked for, nor a letter that no database keeps', () => {
	expect(accepted.length).toBeGreaterThan(500)
	expect(accepted.length).toBeLessThan(9_500)
	for (const { sent, forged } of bodies) {
		const read = Body.safeParse({ ...sent, ...forged })
		if (!read.success) continue
		expect(Object.keys(read.data).toSorted()).toEqual(Object.keys(Body.shape).toSorted())
		for (const one of read.data.lines)
			expect(Object.keys(one).toSorted()).toEqual(Object.keys(WantedLine.shape).toSorted())
		expect(JSON.stringify(read.data)).not.toMatch(/\\u0000|\\ud[89a-f]/i)
	}
})

/** `CHAOS_BODIES=10000` tries all of them. */
const tried = Number(process.env['CHAOS_BODIES'] ?? 200)

test('what passes is priced by the shop, or refused in words: never a crash', async () => {
	const dependencies = testOrderDependencies()
	let placed = 0
	for (const [at, sent] of accepted.slice(0, tried).entries()) {
		const trueTotal = sent.lines.length > 0 ? await dueFor(buyer, sent.lines) : 0
		const seenTotalCents = at % 4 === 0 ? sent.seenTotalCents : trueTotal
		const request: PlaceRequest = { ...(await orderOf(buyer, [])), ...sent, seenTotalCents }
		try {
			const { order } = await placeOrder(buyer, dependencies, request)
			placed += 1
			expect(order).toMatchObject({
				userId: buyer.userId,
				portalId: null,
				status: 'pending',
				totalCents: trueTotal,
				refundedCents: 0,
			})
			expect(order.id).not.toBe(Reflect.get(sent, 'id'))
		} catch (failure) {
			expect(failure).toBeInstanceOf(Refusal)
		}
	}
	expect(placed).toBeGreaterThan(20)
	expect(await context.db.select({ orders: count() }).from(orders)).toEqual([{ orders: placed }])
}, 600_000)
