// Many buyers order the last units at the same time.
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { orders, stockHolds } from '../tables.ts'
import { Refusal } from '#kit/errors.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import {
	newBuyer,
	newVariant,
	orderOf,
	stockOf,
	testOrderDependencies,
	wanted,
} from '../../../tests/factories/orders.ts'
import { placeOrder } from './place.server.ts'

const { context } = await openTestDatabase({ seeded: false })
const isPostgres = process.env['TEST_ENGINE'] === 'postgresql'

/** `npm run chaos` runs more rounds, and all buyers on the embedded engine too. */
const chaosRounds = process.env['CHAOS_ROUNDS']
const rounds = Number(chaosRounds ?? 2)
const buyers = isPostgres || chaosRounds ? 200 : 40
const units = 20

test.each(Array.from({ length: rounds }, (_, at) => at + 1))(
	`${buyers} orders at once for ${units} units sell exactly ${units}: round %i`,
	async () => {
		const variantId = await newVariant(context, { stock: units })
		const lines = [wanted(variantId)]
		const people = await Promise.all(Array.from({ length: buyers }, () => newBuyer(context)))
		const requests = await Promise.all(people.map((buyer) => orderOf(buyer, lines)))
		const dependencies = testOrderDependencies()
		const outcomes = await Promise.allSettled(
			people.map((buyer, at) => insistently(() => placeOrder(buyer, dependencies, requests[at] ?? raise()))),
		)
		const sold = outcomes.filter(({ status }) => status === 'fulfilled')
		const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))
		expect(sold).toHaveLength(units)
		for (const reason of refused) {
			expect(reason).toBeInstanceOf(Refusal)
			expect(reason).toMatchObject({ code: 'conflict' })
		}
		expect(await stockOf(context, variantId)).toEqual({ stock: 0, counted: units })
		const [held] = await context.db
			.select({ units: sql<number>`sum(${stockHolds.quantity})::int`, orders: sql<number>`count(*)::int` })
			.from(stockHolds)
			.innerJoin(orders, eq(orders.id, stockHolds.orderId))
			.where(eq(stockHolds.variantId, variantId))
		expect(held).toEqual({ units, orders: units })
		expect(dependencies.mails).toHaveLength(units)
	},
	120_000,
)

/** Retries with the same key when no answer came, as browsers and people do. */
async function insistently<Result>(ask: () => Promise<Result>): Promise<Result> {
	for (;;) {
		try {
			return await ask()
		} catch (failure) {
			if (!(failure instanceof Error) || !/timeout exceeded when trying to connect/.test(failure.message))
				throw failure
		}
	}
}

function raise(): never {
	throw new Error('A buyer without an order')
}
