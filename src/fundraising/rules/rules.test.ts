// Splitting of cents, and the amount an order raises in every status. The properties hold for any order.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { refundFor } from '#orders/rules/refunds.ts'
import { orderStatuses } from '#orders/states.ts'
import type { Totals } from '#pricing/schemas.ts'
import { dueCents, largestRemainder, movesTowards, weightsOf, type RaisingOrder } from './due.ts'

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

test.each([
	[100, [1, 1, 1], [34, 33, 33]],
	[101, [1, 1, 1], [34, 34, 33]],
	[10, [1, 2, 3], [2, 3, 5]],
	[1, [5, 9, 0], [0, 1, 0]],
	[7, [0, 0], [0, 0]],
	[0, [3, 4], [0, 0]],
	[999_999_99, [4_500, 3_200, 4_500], [36_885_246, 26_229_508, 36_885_245]],
])('%i cents by the weights %j are %j', (amount, weights, parts) => {
	expect(largestRemainder(amount, weights)).toEqual(parts)
})

const cents = fc.integer({ min: 0, max: 5_000_000 })
const weights = fc.array(fc.integer({ min: 0, max: 900_000 }), { minLength: 1, maxLength: 40 })

test('parts add up exactly, differ from their exact share by less than a cent, and nothing comes of no weight', () => {
	fc.assert(
		fc.property(cents, weights, (amount, given) => {
			const parts = largestRemainder(amount, given)
			const whole = sum(given)
			expect(sum(parts)).toBe(whole === 0 ? 0 : amount)
			for (const [at, part] of parts.entries()) {
				const exact = whole === 0 ? 0 : (amount * given[at]!) / whole
				expect(Math.abs(part - exact)).toBeLessThan(1 + 1e-6)
				if (given[at] === 0) expect(part).toBe(0)
			}
		}),
	)
})

test('steps lead from one sum to another, all in one direction and never below zero', () => {
	const amounts = fc.array(fc.tuple(cents, cents), { minLength: 1, maxLength: 20 })
	fc.assert(
		fc.property(amounts, (pairs) => {
			const [present, wanted] = [pairs.map(([was]) => was), pairs.map(([, is]) => is)]
			const steps = movesTowards(present, wanted)
			expect(sum(present) + sum(steps)).toBe(sum(wanted))
			expect(new Set(steps.filter((step) => step !== 0).map(Math.sign)).size).toBeLessThanOrEqual(1)
			for (const [at, step] of steps.entries()) expect(present[at]! + step).toBeGreaterThanOrEqual(0)
		}),
	)
})

const lines = [
	{ id: 'a', unitCents: 3_000, qty: 2, raisesFunds: true, gone: 0 },
	{ id: 'b', unitCents: 5_000, qty: 1, raisesFunds: false, gone: 0 },
	{ id: 'c', unitCents: 1_999, qty: 3, raisesFunds: true, gone: 0 },
]
const pricing: Totals = {
	units: 6,
	subtotalCents: 16_997,
	adjustments: [
		{ kind: 'role', name: 'Team discount', basisCents: 16_997, rateBp: 500, amountCents: -850 },
		{ kind: 'fundraising', name: 'Fundraising', basisCents: 11_397, rateBp: 1_500, amountCents: 1_710 },
		{ kind: 'shipping', name: 'Shipping', basisCents: 16_147, amountCents: 1_599 },
		{ kind: 'tax', name: 'Sales tax', basisCents: 16_147, rateBp: 800, amountCents: 1_292 },
	],
	totalCents: 20_748,
}
const order = (change: Partial<RaisingOrder> = {}): RaisingOrder => ({
	status: 'paid',
	totalCents: pricing.totalCents,
	refundedCents: 0,
	pricing,
	...change,
})

test.each(orderStatuses.map((status) => [status]))('an order that is %s', (status) => {
	const counted = ['approved', 'paid', 'processing', 'shipped', 'delivered'].includes(status)
	expect(dueCents(order({ status }), lines)).toBe(counted ? 1_710 : 0)
})

test('money alone takes the margin in proportion, a whole refund all of it', () => {
	expect(dueCents(order({ refundedCents: 2_075 }), lines)).toBe(1_539)
	expect(dueCents(order({ refundedCents: 10_374 }), lines)).toBe(855)
	expect(dueCents(order({ refundedCents: pricing.totalCents - 1 }), lines)).toBe(0)
	expect(dueCents(order({ refundedCents: pricing.totalCents }), lines)).toBe(0)
})

test('units that do not raise funds leave the margin as it is', () => {
	const back = lines.map((line) => ({ ...line, gone: line.id === 'b' ? 1 : 0 }))
	const refundedCents = refundFor(lines, [{ lineId: 'b', qty: 1 }], pricing)
	expect(dueCents(order({ refundedCents }), back)).toBe(1_710)
	expect(weightsOf(back)).toEqual([6_000, 0, 5_997])
})

test('whatever goes back, in whatever steps, what is due only falls, and ends at nothing', () => {
	const step = fc.oneof(
		fc.record({ lineId: fc.constantFrom('a', 'b', 'c') }),
		fc.record({ amountCents: fc.integer({ min: 1, max: 4_000 }) }),
	)
	fc.assert(
		fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
			let [now, refundedCents, due] = [lines, 0, dueCents(order(), lines)]
			for (const one of steps) {
				const left = pricing.totalCents - refundedCents
				if ('amountCents' in one) refundedCents += Math.min(one.amountCents, left)
				else {
					const line = now.find(({ id }) => id === one.lineId)!
					if (line.gone === line.qty) continue
					refundedCents += Math.min(refundFor(now, [{ lineId: line.id, qty: 1 }], pricing), left)
					now = now.map((each) => (each === line ? { ...each, gone: each.gone + 1 } : each))
				}
				const next = dueCents(order({ refundedCents }), now)
				expect(next).toBeLessThanOrEqual(due)
				expect(next).toBeGreaterThanOrEqual(0)
				due = next
			}
			expect(dueCents(order({ refundedCents: pricing.totalCents }), now)).toBe(0)
		}),
	)
})
