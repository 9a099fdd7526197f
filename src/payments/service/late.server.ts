// Payments that arrive after their order has ended. If the same cart was ordered again, it is paid only once.
import type { ServiceContext } from '#database/context.server.ts'
import { referenceOf } from '#orders/rules/waiting.ts'
import { hasRunOut } from '#orders/service/history.server.ts'
import { transitionOrder } from '#orders/service/transition.server.ts'
import { duplicatesOf, type DuplicateOrder } from '#orders/service/duplicates.server.ts'
import type { OrderRow } from '#orders/tables.ts'
import type { PaymentDependencies } from '../dependencies.server.ts'
import type { PaymentRow } from '../store/payments.server.ts'
import { sendBack, notifyStaff } from './send-back.server.ts'

/** True if the duplicate may be cancelled: its cart still has the items, or the paid order includes them all. */
const canEnd = ({ order, isWithin }: DuplicateOrder): boolean =>
	(order.status === 'pending' && !order.isSplit) || isWithin

/** True if the duplicate stays: it is bought or partly paid, or it is split and has items that the paid order lacks. */
const stays = ({ order, isBought, isBegun, isWithin }: DuplicateOrder): boolean =>
	isBought || isBegun || (order.isSplit && !isWithin)

/** Cancels duplicates that the late payment covers; reports those with other items to staff. */
async function cancelDuplicates(
	inner: ServiceContext,
	dependencies: PaymentDependencies,
	{ order, duplicates }: { order: OrderRow; duplicates: readonly DuplicateOrder[] },
): Promise<void> {
	const reference = referenceOf(order.id)
	for (const twin of duplicates)
		if (canEnd(twin))
			await transitionOrder(inner, dependencies.orders, {
				order: twin.order,
				move: 'cancel',
				why: `The same items have been paid with order #${reference}`,
			})
		else
			await notifyStaff(inner, {
				kind: 'bought_twice',
				orderId: twin.order.id,
				subject: `${order.id} ${twin.order.id}`,
				detail: `Some of its items have been paid with order #${reference}, whose payment came late.`,
			})
}

/**
 * Revives an expired order if its stock is available, and cancels a newer unpaid order of the same cart. Refunds the
 * payment when a person cancelled the order or its account was deleted, when another order of the same items was bought
 * or is being paid by families, and when they are sold out.
 */
export async function paidLate(
	inner: ServiceContext,
	dependencies: PaymentDependencies,
	{ payment, order }: { payment: PaymentRow; order: OrderRow },
): Promise<void> {
	if (order.userId === null || !(await hasRunOut(inner, order))) {
		const why = 'The order was cancelled before the payment arrived'
		return sendBack(inner, dependencies, { payment, order, why })
	}
	const duplicates = await duplicatesOf(inner, order)
	const other = duplicates.find(stays)
	if (other) {
		const what = other.isBought ? 'had been bought' : 'are paid for share by share'
		const why = `The same items ${what} with order #${referenceOf(other.order.id)}`
		return sendBack(inner, dependencies, { payment, order, why })
	}
	// A duplicate that holds all units is cancelled first; otherwise it is cancelled only if other stock suffices.
	const isEnough = duplicates.some((twin) => canEnd(twin) && twin.hasAll)
	if (isEnough) await cancelDuplicates(inner, dependencies, { order, duplicates })
	const why = 'Paid after the order had run out'
	if (!(await transitionOrder(inner, dependencies.orders, { order, move: 'revive', why })))
		return sendBack(inner, dependencies, { payment, order, why: 'Sold out before the payment arrived' })
	if (!isEnough) await cancelDuplicates(inner, dependencies, { order, duplicates })
}
