// Ordering again: available items go into the cart, the rest is reported. On both engines.
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { cartOf } from '#cart/service/view.server.ts'
import { products, variants } from '#catalog/tables.ts'
import { cancelOrder } from '#orders/service/manage.server.ts'
import { currentTerms, pricedLines, totalsOf } from '#orders/service/lines.server.ts'
import { teamLines } from '../../../tests/factories/orders/team.ts'
import {
	newBuyer,
	newOrder,
	newVariant,
	statementsOf,
	testOrderDependencies,
	wanted,
} from '../../../tests/factories/orders.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { reorderedHref, reorderedIn } from '../rules/order-outcomes.ts'
import { orderAgain } from './cart-of-order.server.ts'

const { context } = await openTestDatabase({ seeded: false })
const dependencies = testOrderDependencies()

const inCart = async (who: Awaited<ReturnType<typeof newBuyer>>) =>
	(await cartOf(who, { userId: who.userId })).lines.map(
		({ wanted: { quantity, playerName, playerNumber } }) =>
			`${quantity} ${playerName} ${playerNumber}`.trim(),
	)

test('every line comes back with what it prints of its player; ordered again it adds up', async () => {
	const buyer = await newBuyer(context)
	const variantId = await newVariant(context, { stock: 20 })
	const [designed] = await teamLines(buyer, 1)
	const lines = [
		{ ...designed!, playerName: 'O’Brien', playerNumber: '00', quantity: 2 },
		{ ...designed!, playerName: 'Vale', playerNumber: '7', omitsName: true },
		wanted(variantId, 2, { name: 'O’Brien', number: '00' }),
		wanted(variantId, 1, { number: '7' }),
	]
	const priced = (await pricedLines(buyer, lines)).lines.filter((line) => line !== null)
	const terms = await currentTerms(buyer, { portal: null, delivery: { isTaxExempt: false } })
	const seenTotalCents = totalsOf(priced, terms).totalCents
	const { id } = await newOrder(buyer, dependencies, { lines, seenTotalCents })
	expect(await orderAgain(buyer, id)).toEqual({ added: 6, missing: [] })
	expect(await inCart(buyer)).toEqual(['2 O’Brien 00', '1  7', '3'])
	await orderAgain(buyer, id)
	expect(await inCart(buyer)).toEqual(['4 O’Brien 00', '2  7', '6'])
})

test('what is sold out, short or no longer sold is named', async () => {
	const buyer = await newBuyer(context)
	const [plenty, short, gone] = [
		await newVariant(context),
		await newVariant(context, { stock: 5 }),
		await newVariant(context),
	]
	const lines = [wanted(plenty, 2), wanted(short, 3), wanted(gone, 1)]
	const { id } = await newOrder(buyer, dependencies, { lines })
	const [row] = await context.db.select().from(variants).where(eq(variants.id, gone))
	await context.db
		.update(products)
		.set({ status: 'archived' })
		.where(eq(products.id, row?.productId ?? ''))
	expect(await orderAgain(buyer, id)).toEqual({ added: 4, missing: [1, 2] })
	expect(await inCart(buyer)).toEqual(['2', '2'])
	await cancelOrder(buyer, dependencies, { orderId: id, why: '' })
})

test('200 lines take as many statements as one', async () => {
	const counts: number[] = []
	for (const size of [1, 200]) {
		const buyer = await newBuyer(context)
		const lines = await teamLines(buyer, size)
		const priced = (await pricedLines(buyer, lines)).lines.filter((line) => line !== null)
		const terms = await currentTerms(buyer, { portal: null, delivery: { isTaxExempt: false } })
		const seenTotalCents = totalsOf(priced, terms).totalCents
		const { id } = await newOrder(buyer, dependencies, { lines, seenTotalCents })
		const outcomes: unknown[] = []
		counts.push(await statementsOf(async () => outcomes.push(await orderAgain(buyer, id))))
		expect(outcomes).toEqual([{ added: size, missing: [] }])
		expect(await inCart(buyer)).toEqual(
			lines.map(({ playerName, playerNumber }) => `1 ${playerName} ${playerNumber}`),
		)
	}
	expect(counts[1]).toBe(counts[0])
})

test('no one orders another person’s order again, not even staff', async () => {
	const { id } = await newOrder(await newBuyer(context), dependencies, {
		lines: [wanted(await newVariant(context))],
	})
	for (const roles of [['retail'], ['admin']] as const)
		await expect(orderAgain(await newBuyer(context, roles), id)).rejects.toMatchObject({ code: 'not_found' })
	await expect(orderAgain(context, id)).rejects.toMatchObject({ code: 'not_found' })
})

test('the address says what came of it, and nothing that a person wrote into it is believed', () => {
	const id = randomUUID()
	const queryOf = (href: string) => new URL(href, 'http://shop.test').searchParams
	expect(reorderedIn(queryOf(reorderedHref(id, { added: 4, missing: [1, 12] })))).toEqual({
		added: 4,
		missing: [1, 12],
	})
	expect(reorderedIn(queryOf(reorderedHref(id, { added: 4, missing: [] })))).toEqual({
		added: 4,
		missing: [],
	})
	expect(reorderedIn(new URLSearchParams())).toBeUndefined()
	expect(reorderedIn(new URLSearchParams('reordered=-1&missing=<b>'))).toEqual({ added: 0, missing: [0] })
})
