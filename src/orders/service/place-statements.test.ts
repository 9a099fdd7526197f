// The number of database statements of an order does not grow with its lines.
import { expect, test } from 'vitest'
import { openTestDatabase } from '../../../tests/database.ts'
import { newBuyer, orderOf, statementsOf, testOrderDependencies } from '../../../tests/factories/orders.ts'
import { teamLines } from '../../../tests/factories/orders/team.ts'
import { currentTerms, pricedLines, totalsOf } from './lines.server.ts'
import { placeOrder } from './place.server.ts'

const { context } = await openTestDatabase({ seeded: false })
const delivery = { isTaxExempt: false }

test('an order of 200 lines takes as many statements as one of 30 and one of a single line', async () => {
	const counts: number[] = []
	for (const size of [1, 30, 200]) {
		const buyer = await newBuyer(context)
		const lines = await teamLines(buyer, size)
		const priced = (await pricedLines(buyer, lines)).lines.filter((line) => line !== null)
		const seenTotalCents = totalsOf(priced, await currentTerms(buyer, { portal: null, delivery })).totalCents
		const request = await orderOf(buyer, lines, { seenTotalCents })
		counts.push(await statementsOf(() => placeOrder(buyer, testOrderDependencies(), request)))
	}
	expect(counts).toEqual(Array(3).fill(counts[0]))
	// From "begin" to "commit".
	expect(counts[0]).toBeLessThanOrEqual(16)
	expect(counts[0]).toBeGreaterThan(8)
})
