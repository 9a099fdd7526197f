// Checks that orders, lines, shares, payments, stock and outbox agree. Read-only.
import type { ServiceContext } from '#database/context.server.ts'
import { referenceOf } from '#orders/rules/order.ts'
import type { Finding } from '#database/findings.server.ts'
import * as ordersStore from '../store/doctor/orders.server.ts'
import * as paymentsStore from '../store/doctor/payments.server.ts'
import * as sharesStore from '../store/doctor/shares.server.ts'
import * as stockStore from '../store/doctor/stock.server.ts'

const hourMs = 3_600_000
/** The queue retries for half a day. */
const refundPatienceMs = 24 * hourMs

/** Runs all checks, with one statement each for any number of orders. An empty list means no findings. */
export async function examine({ db, now }: Pick<ServiceContext, 'db' | 'now'>): Promise<Finding[]> {
	const ago = (ms: number) => new Date(now.getTime() - ms)
	const checks = [
		() => ordersStore.sumsThatDiffer(db),
		() => ordersStore.pricesThatDiffer(db),
		() => ordersStore.stepsNotAllowed(db),
		() => ordersStore.historiesThatDiffer(db),
		() => ordersStore.overdueBefore(db, ago(hourMs)),
		() => stockStore.stockThatDiffers(db),
		() => stockStore.holdsInWrongState(db),
		() => stockStore.holdsThatDiffer(db),
		() => paymentsStore.amountsThatDiffer(db),
		() => paymentsStore.paidWithoutReason(db),
		() => sharesStore.sharesThatDiffer(db),
		() => sharesStore.sharesBehind(db),
		() => sharesStore.sharesPaidOtherwise(db),
		() => paymentsStore.refundsTooHigh(db),
		() => paymentsStore.stuckSince(db, { begun: ago(hourMs), asked: ago(refundPatienceMs) }),
		() => paymentsStore.silentTroubles(db),
		() => paymentsStore.mailsWaitingSince(db, ago(hourMs)),
	]
	const findings: Finding[] = []
	// One after the other, to leave connections for the running shop.
	for (const check of checks) findings.push(...(await check()))
	return findings
}

/** `#1A2B3C4D  history ends in …`; findings without an order begin with a dash. */
export const lineOf = ({ orderId, what }: Finding): string =>
	`${orderId === null ? '–        ' : `#${referenceOf(orderId)}`}  ${what}`
