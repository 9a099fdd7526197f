// What other modules read of an order. On both engines.
import { expect, test } from 'vitest'
import { openTestDatabase } from '../../../tests/database.ts'
import {
	newBuyer,
	orderOf,
	newVariant,
	testOrderDependencies,
	wanted,
} from '../../../tests/factories/orders.ts'
import { teamLines } from '../../../tests/factories/orders/team.ts'
import { designsOfOrder } from './find.server.ts'
import { currentTerms, pricedLines, totalsOf } from './lines.server.ts'
import { placeOrder } from './place.server.ts'

const { context } = await openTestDatabase({ seeded: false })

test('the designs of an order come once each, in the order of its lines, and none of a line without one', async () => {
	const buyer = await newBuyer(context)
	const [first, second] = [await teamLines(buyer, 2), await teamLines(buyer, 2)]
	const plain = wanted(await newVariant(context, { stock: 20 }))
	const lines = [plain, ...second.slice(0, 1), ...first, ...second.slice(1)]
	const priced = (await pricedLines(buyer, lines)).lines.filter((line) => line !== null)
	const terms = await currentTerms(buyer, { portal: null, delivery: { isTaxExempt: false } })
	const request = await orderOf(buyer, lines, { seenTotalCents: totalsOf(priced, terms).totalCents })
	const { order } = await placeOrder(buyer, testOrderDependencies(), request)
	const refs = [second, first].map(([line]) => ({
		designId: line?.design?.id,
		version: line?.design?.version,
	}))
	expect(refs[0]).not.toEqual(refs[1])
	expect(await designsOfOrder(context, order.id)).toEqual(refs)
})
