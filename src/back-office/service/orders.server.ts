// Order actions of staff: each calls the module that owns it, and is audited.
import { note } from '#accounts/service/audit.server.ts'
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { Refusal } from '#kit/errors.ts'
import { messages } from '#orders/messages.ts'
import { addNote, cancelOrder, lockedOrder, moveByStaff } from '#orders/service/manage.server.ts'
import { orderTagsOf } from '#orders/service/tags.server.ts'
import { staffOrderView } from '#orders/service/views.server.ts'
import { after, statusNames } from '#orders/states.ts'
import type { PaymentDependencies } from '#payments/dependencies.server.ts'
import { messages as paymentMessages } from '#payments/messages.ts'
import { refundSum, requestRefund, type RefundSum } from '#payments/service/refunds.server.ts'
import { receivableOf, recordReceived, withdrawReceivedPayment } from '#payments/service/received.server.ts'
import type { ReceivedInput } from '#payments/rules/received.ts'
import { refundStatus } from '#payments/service/status.server.ts'
import { shipOrder } from '#production/service/ship.server.ts'
import type { ShipmentInput } from '#shipping/schemas.ts'
import { shipmentsOf } from '#shipping/service/views.server.ts'
import type { RefundInput } from '../rules/staff-forms.ts'
import { assertCan } from '#policies/policy.ts'
import { backOfficePolicy } from '../policies.ts'

/** The order with its refundable units. @throws Refusal forbidden, not_found */
export async function orderForStaff(context: ServiceContext, orderId: string) {
	assertCan(context, backOfficePolicy, 'open')
	const { lineIds, ...order } = await staffOrderView(context, orderId)
	const money = await refundStatus(context, order.id)
	const gone = Map.groupBy(money?.units ?? [], ({ lineId }) => lineId)
	const goneOf = (id: string | undefined) => gone.get(id ?? '')?.reduce((sum, { qty }) => sum + qty, 0) ?? 0
	return {
		order,
		tags: await orderTagsOf(context, order.id),
		shipments: await shipmentsOf(context, order.id),
		receivable: await receivableOf(context, { ...order, totalCents: order.pricing.totalCents }),
		money: money && { leftCents: money.leftCents, refunds: money.refunds },
		/** Refundable units per line, in the order of the lines. */
		unitsLeft: order.lines.map(({ quantity, position }) => quantity - goneOf(lineIds[position])),
	}
}
export type OrderForStaff = Awaited<ReturnType<typeof orderForStaff>>

export type Step = { move: 'start' | 'deliver' } | { move: 'ship'; shipment: ShipmentInput }

/** Ships as production does: only when every bag is packed. */
async function ship(
	inner: ServiceContext,
	dependencies: PaymentDependencies,
	sent: { orderId: string; shipment: ShipmentInput },
) {
	const order = await lockedOrder(inner, sent.orderId)
	if (!after(order.status, 'ship')) throw new Refusal('conflict', messages.notNow(statusNames[order.status]))
	await shipOrder(inner, dependencies, sent)
	return order
}

/** Applies the next transition. @throws Refusal forbidden, not_found, conflict; invalid for a wrong tracking number */
export async function advanceOrder(
	context: ServiceContext,
	dependencies: PaymentDependencies,
	{ orderId, ...step }: Step & { orderId: string },
): Promise<void> {
	assertCan(context, backOfficePolicy, 'open')
	await inTransaction(context, async (inner) => {
		const { id, portalId } =
			step.move === 'ship'
				? await ship(inner, dependencies, { orderId, shipment: step.shipment })
				: await moveByStaff(inner, dependencies.orders, { orderId, move: step.move })
		await note(inner, { event: `order.${step.move}`, subject: id, portalId })
	})
}

/** @throws Refusal forbidden, not_found, conflict; invalid without a reason */
export async function cancelAsStaff(
	context: ServiceContext,
	dependencies: PaymentDependencies,
	{ orderId, reason }: { orderId: string; reason: string },
): Promise<void> {
	assertCan(context, backOfficePolicy, 'open')
	const why = reason.trim().slice(0, 200)
	if (why === '') throw new Refusal('invalid', paymentMessages.reasonRequired)
	await inTransaction(context, async (inner) => {
		const { id, portalId } = await cancelOrder(inner, dependencies.orders, { orderId, why })
		await note(inner, { event: 'order.cancel', subject: id, portalId })
	})
}

export type RefundAsked = { orderId: string; what: RefundInput; reason: string }

/** The order, and the refund with its lines named by their ids. @throws Refusal forbidden, not_found */
async function refundOf(context: ServiceContext, { orderId, what, reason }: RefundAsked) {
	assertCan(context, backOfficePolicy, 'open')
	const { id, portalId, lineIds } = await staffOrderView(context, orderId)
	const named =
		what === 'whole' || 'amountCents' in what
			? what
			: { lines: what.units.map(({ position, qty }) => ({ lineId: lineIds[position] ?? '', qty })) }
	return { id, portalId, asked: { orderId: id, what: named, reason: reason.slice(0, 200) } }
}

/** The sum to be confirmed. @throws Refusal forbidden, not_found, conflict, invalid */
export const refundToConfirm = async (context: ServiceContext, request: RefundAsked): Promise<RefundSum> =>
	refundSum(context, (await refundOf(context, request)).asked)

/**
 * Requests a refund; the queue executes it.
 * @param request with the confirmed sum in cents
 * @returns the amount in cents
 * @throws Refusal forbidden, not_found, invalid; conflict, also when the sum is another one by now
 */
export async function refundAsStaff(
	context: ServiceContext,
	dependencies: PaymentDependencies,
	{ seenCents, ...request }: RefundAsked & { seenCents: number },
): Promise<number> {
	const { id, portalId, asked } = await refundOf(context, request)
	return inTransaction(context, async (inner) => {
		const { amountCents } = await requestRefund(inner, dependencies, { ...asked, seenCents })
		await note(inner, { event: 'order.refund', subject: id, portalId, details: { amountCents } })
		return amountCents
	})
}

/** Records a check or transfer of a school. @throws Refusal as `recordReceived` */
export const receivePayment = (context: ServiceContext, input: ReceivedInput): Promise<void> =>
	inTransaction(context, async (inner) => {
		const { id, portalId } = await recordReceived(inner, input)
		const { amountCents } = input
		await note(inner, { event: 'order.received', subject: id, portalId, details: { amountCents } })
	})

/** Takes back a payment that was recorded by mistake. @throws Refusal forbidden, not_found */
export const takeBackReceived = (
	context: ServiceContext,
	input: { orderId: string; id: string },
): Promise<void> =>
	inTransaction(context, async (inner) => {
		const { order, amountCents } = await withdrawReceivedPayment(inner, input)
		const { id, portalId } = order
		await note(inner, { event: 'order.received_withdrawn', subject: id, portalId, details: { amountCents } })
	})

/** Adds a note that only staff see. @throws Refusal forbidden, not_found, invalid */
export async function writeNote(
	context: ServiceContext,
	{ orderId, text }: { orderId: string; text: string },
): Promise<void> {
	assertCan(context, backOfficePolicy, 'open')
	await inTransaction(context, async (inner) => {
		const { id, portalId } = await addNote(inner, { orderId, text })
		await note(inner, { event: 'order.note', subject: id, portalId })
	})
}
