// Payments of schools for purchase orders: never more than is open, once, taken back. On both engines.
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { addDays, isoDate } from '#kit/time.ts'
import type { Role } from '#kit/roles.ts'
import { moveByStaff } from '#orders/service/manage.server.ts'
import { orderById } from '#orders/store/orders.server.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import {
	newBuyer,
	newOrder,
	newVariant,
	testOrderDependencies,
	wanted,
} from '../../../tests/factories/orders.ts'
import { messages } from '../messages.ts'
import type { ReceivedInput } from '../rules/received.ts'
import { receivableOf, recordReceived, withdrawReceivedPayment } from './received.server.ts'

const { context } = await openTestDatabase({ seeded: false })
const dependencies = testOrderDependencies()
const csr = await newBuyer(context, ['csr'])
const today = isoDate(context.now)

let purchases = 0
async function purchase({ approved = true } = {}) {
	const school = await newBuyer(context, ['school_admin'])
	purchases += 1
	const order = await newOrder(school, dependencies, {
		lines: [wanted(await newVariant(context))],
		paymentMode: 'school_po',
		poNumber: `PO-${purchases}`,
	})
	if (approved) await moveByStaff(csr, dependencies, { orderId: order.id, move: 'approve' })
	return order
}

const record = (
	order: { id: string },
	amountCents: number,
	{ by = csr, ...change }: Partial<ReceivedInput> & { by?: ServiceContext } = {},
) =>
	inTransaction(by, (inner) =>
		recordReceived(inner, {
			id: randomUUID(),
			orderId: order.id,
			amountCents,
			method: 'check',
			reference: '4711',
			receivedOn: today,
			...change,
		}),
	)

async function standingOf({ id }: { id: string }) {
	const order = await orderById(context.db, id)
	return order ? receivableOf(context, order) : null
}

test('parts are recorded until nothing is open', async () => {
	const order = await purchase()
	await record(order, 3_000, { receivedOn: addDays(today, -1) })
	expect(await standingOf(order)).toMatchObject({ openCents: order.totalCents - 3_000, isDue: true })
	await expect(record(order, order.totalCents)).rejects.toMatchObject({
		code: 'invalid',
		message: messages.moreThanOpen(order.totalCents - 3_000),
	})
	await record(order, order.totalCents - 3_000, { method: 'transfer' })
	expect(await standingOf(order)).toMatchObject({
		openCents: 0,
		payments: [{ method: 'check', reference: '4711' }, { method: 'transfer' }],
	})
	await expect(record(order, 1)).rejects.toMatchObject({ code: 'conflict', message: messages.nothingOpen })
})

test('a second click records nothing more, also at once', async () => {
	const order = await purchase()
	const id = randomUUID()
	await Promise.all([record(order, 1_000, { id }), record(order, 1_000, { id })])
	expect((await standingOf(order))?.payments).toHaveLength(1)
	const other = await purchase()
	await expect(record(other, 1_000, { id })).rejects.toMatchObject({ code: 'conflict' })
})

test('two payments of the whole at once: one is refused', async () => {
	const order = await purchase()
	const both = await Promise.allSettled([1, 2].map(() => record(order, order.totalCents)))
	expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
	expect((await standingOf(order))?.openCents).toBe(0)
})

test('one that was recorded by mistake is taken back once, stays in the list, and counts no more', async () => {
	const order = await purchase()
	const id = randomUUID()
	await record(order, 1_000, { id })
	const takeBack = (orderId = order.id) =>
		inTransaction(csr, (inner) => withdrawReceivedPayment(inner, { orderId, id }))
	await expect(takeBack((await purchase()).id)).rejects.toMatchObject({ code: 'not_found' })
	expect((await takeBack()).amountCents).toBe(1_000)
	await expect(takeBack()).rejects.toMatchObject({ code: 'not_found' })
	expect(await standingOf(order)).toMatchObject({
		openCents: order.totalCents,
		payments: [{ id, withdrawnAt: context.now }],
	})
})

test('nothing is due before the approval, and nothing of a card order', async () => {
	await expect(record(await purchase({ approved: false }), 100)).rejects.toMatchObject({
		code: 'conflict',
		message: messages.notDue,
	})
	const buyer = await newBuyer(context)
	const order = await newOrder(buyer, dependencies, { lines: [wanted(await newVariant(context))] })
	await expect(record(order, 100)).rejects.toMatchObject({ code: 'conflict', message: messages.notDue })
	expect(await standingOf(order)).toBeNull()
})

test('a day to come and an amount of nothing are refused', async () => {
	const order = await purchase()
	await expect(record(order, 100, { receivedOn: addDays(today, 1) })).rejects.toMatchObject({
		message: messages.receivedLater,
	})
	await expect(record(order, 0)).rejects.toMatchObject({ code: 'invalid' })
})

test.each<Role>(['production', 'school_admin', 'coach', 'retail'])('a %s records nothing', async (role) => {
	const order = await purchase()
	await expect(record(order, 100, { by: await newBuyer(context, [role]) })).rejects.toMatchObject({
		code: 'forbidden',
	})
})
