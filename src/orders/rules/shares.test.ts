import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { asCents } from '#kit/money.ts'
import { dayMs } from '#kit/time.ts'
import { amountOf, totals } from '#pricing/rules/totals.ts'
import { termsFor } from '#pricing/rules/price-list.ts'
import { discountKinds, type AdjustmentKind } from '#pricing/states.ts'
import { orderStatuses } from '../states.ts'
import {
	apportioned,
	calledBy,
	includedIn,
	linkDays,
	linkShows,
	sharesOf,
	type SharedLine,
} from './shares.ts'
import { specPrices } from '#pricing/rules/price-list.ts'

const line = (change: Partial<SharedLine> = {}): SharedLine => ({
	rosterId: null,
	playerName: '',
	playerNumber: '',
	lineCents: 1_000,
	raisesFunds: false,
	...change,
})
const pricingOf = (
	lines: readonly SharedLine[],
	{ bp = 0, coach = false, taxed = true, isFree = true } = {},
) =>
	totals(
		lines.map(({ lineCents, raisesFunds }) => ({ unitCents: asCents(lineCents), quantity: 1, raisesFunds })),
		termsFor(
			{
				roles: [coach ? 'coach' : 'retail'],
				fundraisingBp: bp,
				delivery: { isTaxExempt: !taxed, isFree },
			},
			specPrices,
		),
	)
const amounts = (lines: readonly SharedLine[], terms = {}) =>
	sharesOf(lines, pricingOf(lines, terms)).map(({ amountCents }) => amountCents)

describe('who pays for what', () => {
	test('a row of the roster is one share, whatever its lines are named', () => {
		const lines = [
			line({ rosterId: 'a', playerName: 'Sam', playerNumber: '1' }),
			line({ rosterId: 'b', playerName: 'Sam', playerNumber: '1' }),
			line({ rosterId: 'a', playerName: 'Sammy', playerNumber: '01' }),
		]
		expect(sharesOf(lines, pricingOf(lines))).toMatchObject([
			{ rosterId: 'a', lines: [0, 2] },
			{ rosterId: 'b', lines: [1] },
		])
	})

	test('players typed by hand are distinguished by name and number; what is for no one is one more share', () => {
		const lines = [
			line({ playerName: 'Sam ', playerNumber: '7' }),
			line(),
			line({ playerName: 'sam', playerNumber: '7' }),
			line({ playerName: 'Sam', playerNumber: '07' }),
			line({ rosterId: 'a', playerName: 'Sam', playerNumber: '7' }),
			line({ playerName: ' ' }),
		]
		expect(sharesOf(lines, pricingOf(lines)).map(({ lines: places }) => places)).toEqual([
			[0, 2],
			[1, 5],
			[3],
			[4],
		])
	})

	test('what costs nothing is in no share, and an order of nothing has none', () => {
		const lines = [line({ playerName: 'Free', lineCents: 0 }), line({ playerName: 'Ada' })]
		expect(sharesOf(lines, pricingOf(lines))).toMatchObject([{ lines: [1] }])
		expect(sharesOf([line({ lineCents: 0 })], pricingOf([line({ lineCents: 0 })]))).toEqual([])
		expect(sharesOf([], pricingOf([]))).toEqual([])
	})
})

describe('what it costs', () => {
	test.each<[string, SharedLine[], object, number[]]>([
		['one player', [line()], {}, [1_080]],
		[
			'three of the same, with a cent too many',
			[1, 2, 3].map((at) => line({ playerName: `P${at}`, lineCents: 3_333 })),
			{},
			[3_600, 3_600, 3_599],
		],
		[
			'with a discount',
			[line({ playerName: 'A' }), line({ playerName: 'B' })],
			{ coach: true },
			[1_026, 1_026],
		],
		[
			'the margin is paid by whose lines raise it',
			[line({ playerName: 'A', raisesFunds: true }), line({ playerName: 'B' })],
			{ bp: 1_000, taxed: false },
			[1_100, 1_000],
		],
	])('%s', (_what, lines, terms, expected) => {
		expect(amounts(lines, terms)).toEqual(expected)
	})
})

const someLine = fc.record<SharedLine>({
	rosterId: fc.constantFrom(null, 'a', 'b', 'c'),
	playerName: fc.constantFrom('', 'Sam', 'Ada', 'Lou'),
	playerNumber: fc.constantFrom('', '7', '07'),
	lineCents: fc.integer({ min: 0, max: 9_999_999 }),
	raisesFunds: fc.boolean(),
})
const someTerms = fc.record({
	bp: fc.integer({ min: 0, max: 3_000 }),
	coach: fc.boolean(),
	taxed: fc.boolean(),
	isFree: fc.boolean(),
})
const someLines = fc.array(someLine, { minLength: 1, maxLength: 40 })

test('what goods without a price cost to send is shared by lines', () => {
	const free = [
		line({ lineCents: 0 }),
		line({ playerName: 'Sam', lineCents: 0 }),
		line({ playerName: 'Sam', lineCents: 0 }),
	]
	expect(amounts(free, { taxed: false, isFree: false })).toEqual([533, 1_066])
	expect(amounts(free)).toEqual([])
})

test('whatever is ordered, the shares are the total, each line is in one share at most, and none is lost that costs', () => {
	fc.assert(
		fc.property(someLines, someTerms, (lines, terms) => {
			const pricing = pricingOf(lines, terms)
			const shares = sharesOf(lines, pricing)
			expect(shares.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(pricing.totalCents)
			const places = shares.flatMap((share) => share.lines)
			expect(new Set(places).size).toBe(places.length)
			for (const { amountCents } of shares) expect(amountCents).toBeGreaterThanOrEqual(1)
			const left = lines.filter((_, at) => !places.includes(at))
			expect(left.reduce((sum, { lineCents }) => sum + lineCents, 0)).toBeLessThanOrEqual(left.length)
		}),
	)
})

test('no share is further than a cent from its exact part', () => {
	fc.assert(
		fc.property(someLines, someTerms, (lines, terms) => {
			const pricing = pricingOf(lines, terms)
			const fundraisingCents = amountOf(pricing, 'fundraising')
			const raised = lines.reduce((sum, one) => sum + (one.raisesFunds ? one.lineCents : 0), 0)
			for (const share of sharesOf(lines, pricingOf(lines, terms))) {
				const own = share.lines.map((at) => lines[at] ?? line())
				const gross = own.reduce((sum, { lineCents }) => sum + lineCents, 0)
				const raising = own.reduce((sum, one) => sum + (one.raisesFunds ? one.lineCents : 0), 0)
				const margin = raised === 0 ? 0 : (fundraisingCents * raising) / raised
				const part = pricing.subtotalCents === 0 ? own.length / lines.length : gross / pricing.subtotalCents
				const exact = (pricing.totalCents - fundraisingCents) * part + margin
				expect(Math.abs(share.amountCents - exact)).toBeLessThan(1.000_001)
			}
		}),
		// Rare by chance: goods without a price that cost something to send.
		{ examples: [[[line({ lineCents: 0 })], { bp: 0, coach: false, taxed: false, isFree: false }]] },
	)
})

test('equal baskets differ by a cent at most, and the first ones pay it', () => {
	fc.assert(
		fc.property(
			fc.integer({ min: 1, max: 60 }),
			fc.integer({ min: 1, max: 99_999 }),
			someTerms,
			(count, cents, terms) => {
				const lines = Array.from({ length: count }, (_, at) =>
					line({ playerName: `P${at}`, lineCents: cents }),
				)
				const paid = amounts(lines, terms)
				expect((paid[0] ?? 0) - (paid.at(-1) ?? 0)).toBeLessThanOrEqual(1)
				expect(paid).toEqual(paid.toSorted((a, b) => b - a))
			},
		),
	)
})

test.each([1, 11, 12, 23, 24, 49, 50, 99, 100, 240])(
	'%i units: in every tier the shares come to the total, with and without tax, margin and delivery',
	(units) => {
		fc.assert(
			fc.property(
				fc.integer({ min: 1, max: 9_999 }),
				fc.integer({ min: 1, max: 25 }),
				someTerms,
				(cents, most, terms) => {
					const players = Math.min(units, most)
					const lines = Array.from({ length: units }, (_, at) =>
						line({ playerName: `P${at % players}`, lineCents: cents + at, raisesFunds: at % 3 === 0 }),
					)
					const pricing = pricingOf(lines, terms)
					const shares = sharesOf(lines, pricing)
					expect(pricing.units).toBe(units)
					expect(shares.length).toBeLessThanOrEqual(players)
					expect(shares.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(pricing.totalCents)
				},
			),
			{ numRuns: 40 },
		)
	},
)

test('large sums lose no cent', () => {
	expect(apportioned(2_000_000_001, [1n, 1n])).toEqual([1_000_000_001, 1_000_000_000])
})

const now = new Date('2026-11-20T15:00:00Z')
const ago = (ms: number) => new Date(now.getTime() - ms)

test('a link shows its items until the order has ended, then how it ended, then nothing', () => {
	const shown = (updatedAt: Date) =>
		orderStatuses.map((status) => `${status}: ${linkShows({ status, updatedAt }, now)}`)
	const end = (what: string) => [`delivered: ${what}`, `cancelled: ${what}`, `refunded: ${what}`]
	const isOf = (line: string) => /^(?:delivered|cancelled|refunded)/.test(line)
	expect(shown(ago(0)).filter(isOf)).toEqual(end('outcome'))
	expect(shown(ago(linkDays * dayMs - 1)).filter(isOf)).toEqual(end('outcome'))
	expect(shown(ago(linkDays * dayMs)).filter(isOf)).toEqual(end('nothing'))
	const under = shown(ago(400 * dayMs)).filter((line) => !isOf(line))
	expect(under.every((line) => line.endsWith(': items'))).toBe(true)
	expect(under).toHaveLength(orderStatuses.length - 3)
})

test.each([
	['Jordan Avery', 'Jordan A.'],
	[' Mary  Ann Vale ', 'Mary V.'],
	['Luis García López', 'Luis L.'],
	['Ana Ñandú', 'Ana Ñ.'],
	['VALE', 'VALE'],
	['', ''],
])('%s is called %s by a link', (name, called) => {
	expect(calledBy(name)).toBe(called)
})

/** A price with these parts, one cent each. */
const pricingWith = (...kinds: AdjustmentKind[]) => ({
	units: 1,
	subtotalCents: 1_000,
	adjustments: kinds.map((kind) => ({
		kind,
		name: kind,
		basisCents: 1_000,
		amountCents: discountKinds.some((one) => one === kind) ? -1 : 1,
	})),
	totalCents: 1_000,
})
test.each<[AdjustmentKind[], boolean, string]>([
	[['quantity', 'tax'], true, 'discount and tax included'],
	[['promotion'], true, 'discount included, no tax'],
	[['tax'], true, 'tax included'],
	[[], true, 'no tax'],
	[['tax', 'fundraising'], true, 'tax and fundraising included'],
	[['tax', 'fundraising'], false, 'tax included'],
	[['shipping', 'role', 'tax'], false, 'delivery, discount and tax included'],
])('%j for one whose lines raise funds or not (%s): %s', (kinds, raisesFunds, words) => {
	expect(includedIn(pricingWith(...kinds), { raisesFunds })).toBe(words)
})
