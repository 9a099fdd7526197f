import { expect, test } from 'vitest'
import { asCents } from '#kit/money.ts'
import { termsFor } from '#pricing/rules/price-list.ts'
import { totals } from '#pricing/rules/totals.ts'
import { sharesOf } from './shares.ts'
import { keptTerms, totalsLeft } from './withdraw.ts'
import { specPrices } from '#pricing/rules/price-list.ts'

const terms = (taxed = true, fundraisingBp = 0) =>
	termsFor({ roles: ['coach'], fundraisingBp, delivery: { isTaxExempt: !taxed, isFree: true } }, specPrices)

const linesOf = (players: number, cents: number) =>
	Array.from({ length: players }, (_, at) => ({
		unitCents: asCents(cents + 7 * at),
		quantity: 1,
		raisesFunds: at % 2 === 0,
	}))

test.each([
	// before, left, discount in basis points
	[24, 23, 1_000],
	[24, 1, 1_000],
	[12, 11, 500],
	[100, 60, 2_000],
	[25, 24, 1_000],
	[11, 5, 0],
])('%i units of which %i are left keep %i basis points', (before, left, bp) => {
	const kept = keptTerms({ ...terms(), roleBp: 0 }, { before, left })
	const sum = totals(linesOf(left, 3_333), kept)
	expect(sum.adjustments.find(({ kind }) => kind === 'quantity')?.rateBp ?? 0).toBe(bp)
	// Twice the same: another player leaves.
	const again = keptTerms(kept, { before: left, left: Math.max(1, left - 1) })
	expect(
		totals(linesOf(Math.max(1, left - 1), 3_333), again).adjustments[0]?.rateBp ?? 0,
	).toBeGreaterThanOrEqual(bp)
})

test('shares that are left add up to the order that is left, with each step of the sum', () => {
	for (const cents of [99, 1_001, 3_333, 4_999])
		for (const players of [2, 3, 13, 24])
			for (const taxed of [true, false])
				for (const margin of [0, 1_250]) {
					const lines = linesOf(players, cents)
					const before = totals(lines, terms(taxed, margin))
					const shares = sharesOf(
						lines.map((line, at) => ({
							rosterId: String(at),
							playerName: '',
							playerNumber: '',
							lineCents: line.unitCents,
							raisesFunds: line.raisesFunds,
						})),
						before,
					)
					const left = shares.slice(1).reduce((sum, { amountCents }) => sum + amountCents, 0)
					const kept = keptTerms(terms(taxed, margin), { before: players, left: players - 1 })
					const after = totalsLeft(lines.slice(1), kept, left)
					const steps = after.adjustments.reduce((sum, { amountCents }) => sum + amountCents, 0)
					expect(after.totalCents).toBe(left)
					expect(after.subtotalCents + steps).toBe(left)
					// Only rounding: less than a cent for each share.
					expect(Math.abs(left - totals(lines.slice(1), kept).totalCents)).toBeLessThanOrEqual(players)
				}
})
