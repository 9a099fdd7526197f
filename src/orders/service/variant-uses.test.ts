// Which open orders have sizes of products. On both engines.
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { openTestAuth } from '../../../tests/auth.ts'
import { newMember } from '../../../tests/factories/accounts.ts'
import { newOrder, newVariant, testOrderDependencies, wanted } from '../../../tests/factories/orders.ts'
import { cancelOrder } from './manage.server.ts'
import { openOrdersOf } from './variant-uses.server.ts'

const { call, context } = await openTestAuth()
const dependencies = testOrderDependencies()
const buyer = await newMember(call())

test('an order that waits or is made has its sizes, once each; a cancelled one has none', async () => {
	const [one, other] = [
		await newVariant(context, { stock: 20 }),
		await newVariant(context, { stock: 20 }),
	] as const
	const lines = [wanted(one, 1), wanted(other, 2)]
	const { id } = await newOrder(buyer.call, dependencies, { lines })
	const used = (...ids: string[]) => openOrdersOf(context, ids)
	expect(await used(one, one, randomUUID())).toEqual([{ variantId: one, id }])
	expect((await used(one, other)).map(({ variantId }) => variantId).toSorted()).toEqual(
		[one, other].toSorted(),
	)
	await cancelOrder(buyer.call, dependencies, { orderId: id, why: '' })
	expect(await used(one, other)).toEqual([])
	expect(await used()).toEqual([])
})
