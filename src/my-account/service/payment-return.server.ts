// After the payment page: the real state of the order, whatever the URL says.
import { paymentStatusOf } from '#orders/service/find.server.ts'
import type { ServiceContext } from '#database/context.server.ts'
import type { PaymentDependencies } from '#payments/dependencies.server.ts'
import { askAboutOwn } from '#payments/service/reconcile.server.ts'
import { returnOf, type PaymentReturn } from '../rules/payment-return.ts'

/**
 * Asks the provider about an order that still waits, then returns its state.
 * @param orderId null for the person's latest order
 * @returns null when there is no such order
 */
export async function paymentReturn(
	context: ServiceContext,
	dependencies: PaymentDependencies,
	orderId: string | null,
): Promise<PaymentReturn | null> {
	const before = await paymentStatusOf(context, orderId)
	if (before?.status !== 'pending') return before && returnOf(before)
	await askAboutOwn(context, dependencies, before.id)
	const now = await paymentStatusOf(context, before.id)
	return now && returnOf(now)
}
