// A payment that arrives after its order has ended. The same cart may have been ordered again: it is paid for once.
import type { ServiceContext } from '#database/context.server.ts'
import { referenceOf } from '#orders/rules/waiting.ts'
import { hasRunOut } from '#orders/service/history.server.ts'
import { moveOrder } from '#orders/service/transition.server.ts'
import { twinsOf, type Twin } from '#orders/service/duplicates.server.ts'
import type { OrderRow } from '#orders/store/orders.server.ts'
import type { PaymentDesk } from '../dependencies.server.ts'
import type { PaymentRow } from '../store/payments.server.ts'
import { sendBack, tellStaff } from './send-back.server.ts'

/** A card order leaves its cart as it is, so that nothing is lost with it; a purchase order has emptied it. */
const mayEnd = ({ order, isWithin }: Twin): boolean =>
	(order.status === 'pending' && !order.isSplit) || isWithin

/** A split order has emptied its cart too, and its links are out: it makes room for what is more, and while nobody has paid. */
const stays = ({ order, isBought, isBegun, isWithin }: Twin): boolean =>
	isBought || isBegun || (order.isSplit && !isWithin)

/** Calls off what has been paid by the late payment; what names other things besides is for the staff to look at. */
async function endTwins(
	inner: ServiceContext,
	desk: PaymentDesk,
	{ order, twins }: { order: OrderRow; twins: readonly Twin[] },
): Promise<void> {
	const reference = referenceOf(order.id)
	for (const twin of twins)
		if (mayEnd(twin))
			await moveOrder(inner, desk.orders, {
				order: twin.order,
				move: 'cancel',
				why: `The same items have been paid with order #${reference}`,
			})
		else
			await tellStaff(inner, {
				kind: 'bought_twice',
				orderId: twin.order.id,
				subject: `${order.id} ${twin.order.id}`,
				detail: `Some of its items have been paid with order #${reference}, whose payment came late.`,
			})
}

/**
 * Revives an order that ran out when its stock is there, and cancels a newer unpaid order of the same cart. Refunds the
 * payment when a person cancelled the order or its account was deleted, when the same items have been bought by another
 * order or are paid for by families, and when they are sold out.
 */
export async function paidLate(
	inner: ServiceContext,
	desk: PaymentDesk,
	{ payment, order }: { payment: PaymentRow; order: OrderRow },
): Promise<void> {
	if (order.userId === null || !(await hasRunOut(inner, order))) {
		const why = 'The order was cancelled before the payment arrived'
		return sendBack(inner, desk, { payment, order, why })
	}
	const twins = await twinsOf(inner, order)
	const other = twins.find(stays)
	if (other) {
		const what = other.isBought ? 'had been bought' : 'are paid for share by share'
		const why = `The same items ${what} with order #${referenceOf(other.order.id)}`
		return sendBack(inner, desk, { payment, order, why })
	}
	// What such a twin holds is all that the order needs: then it is ended first, else only if there is enough besides.
	const isEnough = twins.some((twin) => mayEnd(twin) && twin.hasAll)
	if (isEnough) await endTwins(inner, desk, { order, twins })
	const why = 'Paid after the order had run out'
	if (!(await moveOrder(inner, desk.orders, { order, move: 'revive', why })))
		return sendBack(inner, desk, { payment, order, why: 'Sold out before the payment arrived' })
	if (!isEnough) await endTwins(inner, desk, { order, twins })
}
