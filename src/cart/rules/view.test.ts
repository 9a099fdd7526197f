import { expect, test } from 'vitest'
import { ladderOf } from './view.ts'
import { specPrices } from '#pricing/rules/price-list.ts'

const held = (kind: 'quantity' | 'role', rateBp: number) => [
	{ kind, name: '', basisCents: 10_000, rateBp, amountCents: -rateBp },
]
const quantity = (rateBp: number) => held('quantity', rateBp)

test.each([
	[0, [], { unitsMore: 12, bp: 500 }, 0],
	[9, [], { unitsMore: 3, bp: 500 }, 0.75],
	[11, [], { unitsMore: 1, bp: 500 }, 11 / 12],
	[12, quantity(500), { unitsMore: 12, bp: 1_000 }, 0],
	[49, quantity(1_000), { unitsMore: 1, bp: 1_500 }, 25 / 26],
	[100, quantity(2_000), undefined, 1],
])('%d units stand between the right steps', (units, adjustments, next, progress) => {
	const ladder = ladderOf({ units, adjustments }, specPrices.tiers)
	expect(ladder.next).toEqual(next)
	expect(ladder.progress).toBeCloseTo(progress)
	expect(ladder.rungs.map(({ from }) => from)).toEqual([12, 24, 50, 100])
	expect(ladder.rungs.filter(({ isReached }) => isReached)).toHaveLength(
		[12, 24, 50, 100].filter((from) => from <= units).length,
	)
})

test('who has a role discount aims at the step that saves more', () => {
	const ladder = ladderOf({ units: 8, adjustments: held('role', 800) }, specPrices.tiers)
	expect(ladder.next).toEqual({ unitsMore: 16, bp: 1_000 })
	expect(ladder.progress).toBeCloseTo(8 / 24)
	expect(ladderOf({ units: 18, adjustments: held('role', 800) }, specPrices.tiers).progress).toBeCloseTo(0.5)
})
