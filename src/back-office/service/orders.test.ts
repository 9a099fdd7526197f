// Order actions of staff: effects, refusals and audit entries. On both engines.
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditLog } from '#accounts/tables.ts'
import {
	historyOf,
	newBuyer,
	newOrder,
	newVariant,
	statusOf,
	stockOf,
	wanted,
} from '../../../tests/factories/orders.ts'
import { openBuying, openTestSelling } from '../../../tests/factories/payments.ts'
import { noFurtherCheck } from '#production/dependencies.server.ts'
import { followOrder } from '#production/service/jobs.server.ts'
import { moveWholeOrder } from '#production/service/moves.server.ts'
import { amountOf } from '#pricing/rules/totals.ts'
import { upsParcel } from '../../../tests/factories/shipping.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { messages } from '#payments/messages.ts'
import {
	advanceOrder,
	cancelAsStaff,
	orderForStaff,
	refundAsStaff,
	refundToConfirm,
	writeNote,
	type RefundAsked,
} from './orders.server.ts'

const { context } = await openTestDatabase({ seeded: false })
const selling = openTestSelling(context)
const { dependencies } = selling
selling.orders.onMoved.push(followOrder)
const csr = await newBuyer(context, ['csr'])

async function paidOrder() {
	const buying = await openBuying(selling, context)
	await buying.press('pay')
	await selling.settle()
	return buying
}
const floor = { orders: selling.orders, sealHolds: noFurtherCheck }
const onFloor = (orderId: string, move: 'start' | 'finish' | 'pack') =>
	moveWholeOrder(selling.at(csr), floor, { orderId, move })
const eventsAbout = async (subject: string) =>
	(await context.db.select().from(auditLog).where(eq(auditLog.subject, subject)).orderBy(auditLog.at)).map(
		({ event }) => event,
	)

test('an order goes from work to the door, each step written down', async () => {
	const { order } = await paidOrder()
	const orderId = order.id
	const move = (step: Parameters<typeof advanceOrder>[2]) => advanceOrder(selling.at(csr), dependencies, step)
	await expect(move({ orderId, move: 'ship', shipment: upsParcel })).rejects.toMatchObject({
		code: 'conflict',
	})
	await move({ orderId, move: 'start' })
	await expect(move({ orderId, move: 'ship', shipment: upsParcel })).rejects.toMatchObject({
		message: '1 job is not packed yet.',
	})
	for (const floorMove of ['start', 'finish', 'pack'] as const) await onFloor(orderId, floorMove)
	for (const trackingNumber of ['', '  ', '<b>', 'x'.repeat(61), '1Z999AA10123456785'])
		await expect(
			move({ orderId, move: 'ship', shipment: { ...upsParcel, trackingNumber } }),
		).rejects.toMatchObject({ code: 'invalid' })
	await move({ orderId, move: 'ship', shipment: upsParcel })
	await expect(move({ orderId, move: 'ship', shipment: upsParcel })).rejects.toMatchObject({
		code: 'conflict',
	})
	await move({ orderId, move: 'deliver' })
	await expect(move({ orderId, move: 'deliver' })).rejects.toMatchObject({ code: 'conflict' })
	expect(await historyOf(context, orderId)).toEqual(['placed', 'pay', 'start', 'ship', 'deliver'])
	expect(await eventsAbout(orderId)).toEqual(['order.start', 'order.ship', 'order.deliver'])
	expect(await orderForStaff(csr, orderId)).toMatchObject({
		order: { status: 'delivered' },
		shipments: [{ carrier: 'UPS', trackingNumber: '1Z999AA10123456784' }],
	})
})

test('units, an amount and the rest go back; never more than there is', async () => {
	const { order, variantId } = await paidOrder()
	const orderId = order.id
	const give = async (what: RefundAsked['what'], reason = 'Too small') => {
		const { amountCents: seenCents } = await refundToConfirm(csr, { orderId, what, reason })
		return refundAsStaff(selling.at(csr), dependencies, { orderId, what, reason, seenCents })
	}
	const first = await give({ units: [{ position: 0, qty: 1 }] })
	const before = await orderForStaff(csr, orderId)
	expect(before).toMatchObject({ unitsLeft: [2], money: { leftCents: order.totalCents - first } })
	await expect(give({ units: [{ position: 0, qty: 3 }] })).rejects.toMatchObject({ code: 'invalid' })
	await expect(give({ units: [{ position: 7, qty: 1 }] })).rejects.toMatchObject({ code: 'invalid' })
	await expect(give({ amountCents: order.totalCents })).rejects.toMatchObject({ code: 'invalid' })
	await expect(give('whole', '  ')).rejects.toMatchObject({ code: 'invalid' })
	const rest = await give('whole')
	await selling.settle()
	expect(first + rest).toBe(order.totalCents)
	expect(await statusOf(context, orderId)).toBe('refunded')
	expect(await stockOf(context, variantId)).toMatchObject({ stock: 10 })
	expect(await eventsAbout(orderId)).toEqual(['order.refund', 'order.refund'])
	await expect(give('whole')).rejects.toMatchObject({ code: 'conflict' })
})

test('a sum that changed since it was shown is not refunded', async () => {
	const { order } = await paidOrder()
	const asked = { orderId: order.id, what: 'whole', reason: 'Late' } as const
	const { amountCents: seenCents, taxCents } = await refundToConfirm(csr, asked)
	expect(seenCents).toBe(order.totalCents)
	expect(taxCents).toBe(amountOf(order.pricing, 'tax'))
	const one = { ...asked, what: { amountCents: 500 }, seenCents: 500 }
	await refundAsStaff(selling.at(csr), dependencies, one)
	await expect(refundAsStaff(selling.at(csr), dependencies, { ...asked, seenCents })).rejects.toMatchObject({
		code: 'conflict',
		message: messages.refundMoved(seenCents - 500),
	})
	expect((await orderForStaff(csr, order.id)).money?.leftCents).toBe(seenCents - 500)
})

test('an order that waits is called off with a reason; one without a payment has nothing to give back', async () => {
	const buyer = await newBuyer(context)
	const { id: orderId } = await newOrder(buyer, dependencies.orders, {
		lines: [wanted(await newVariant(context))],
	})
	expect((await orderForStaff(csr, orderId)).money).toBeNull()
	await expect(
		refundAsStaff(csr, dependencies, { orderId, what: 'whole', reason: 'x', seenCents: 1 }),
	).rejects.toMatchObject({
		code: 'conflict',
	})
	await expect(cancelAsStaff(csr, dependencies, { orderId, reason: ' ' })).rejects.toMatchObject({
		code: 'invalid',
	})
	await cancelAsStaff(csr, dependencies, { orderId, reason: 'The buyer called' })
	expect(await statusOf(context, orderId)).toBe('cancelled')
	await writeNote(csr, { orderId, text: 'Will order again' })
	expect(await eventsAbout(orderId)).toEqual(['order.cancel', 'order.note'])
})

test('a deed that fails is not written down', async () => {
	const { order } = await paidOrder()
	await expect(cancelAsStaff(csr, dependencies, { orderId: order.id, reason: 'No' })).rejects.toMatchObject({
		code: 'conflict',
	})
	expect(await eventsAbout(order.id)).toEqual([])
})

test.each([['coach'], ['school_admin'], ['production'], ['player'], ['retail']] as const)(
	'a %s does nothing of it, not even to an own order',
	async (role) => {
		const buyer = await newBuyer(context, [role])
		const { id: orderId } = await newOrder(buyer, dependencies.orders, {
			lines: [wanted(await newVariant(context))],
		})
		const refused = { code: 'forbidden' }
		await expect(orderForStaff(buyer, orderId)).rejects.toMatchObject(refused)
		await expect(advanceOrder(buyer, dependencies, { orderId, move: 'start' })).rejects.toMatchObject(refused)
		await expect(cancelAsStaff(buyer, dependencies, { orderId, reason: 'x' })).rejects.toMatchObject(refused)
		await expect(
			refundAsStaff(buyer, dependencies, { orderId, what: 'whole', reason: 'x', seenCents: 1 }),
		).rejects.toMatchObject(refused)
		await expect(writeNote(buyer, { orderId, text: 'x' })).rejects.toMatchObject(refused)
	},
)
