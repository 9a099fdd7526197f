// Checks that orders, lines, shares, payments, stock and outbox agree. Read-only.
import type { ServiceContext } from '#database/context.server.ts'
import { referenceOf } from '#orders/rules/order.ts'
import { findingsOf, type Finding } from '#database/findings.server.ts'
import { orderChecks } from '../store/doctor/orders.server.ts'
import { paymentChecks } from '../store/doctor/payments.server.ts'

const hourMs = 3_600_000
/** The queue retries for half a day. */
const refundPatienceMs = 24 * hourMs

/** Runs all checks, with one statement each for any number of orders. An empty list means no findings. */
export async function examine({ db, now }: Pick<ServiceContext, 'db' | 'now'>): Promise<Finding[]> {
	const ago = (ms: number) => new Date(now.getTime() - ms)
	const begun = ago(hourMs)
	const checks = [...orderChecks(begun), ...paymentChecks({ begun, asked: ago(refundPatienceMs) })]
	const findings: Finding[] = []
	// One after the other, to leave connections for the running shop.
	for (const check of checks) findings.push(...(await findingsOf(db, check)))
	return findings
}

/** `#1A2B3C4D  history ends in …`; findings without an order begin with a dash. */
export const lineOf = ({ orderId, what }: Finding): string =>
	`${orderId === null ? '–        ' : `#${referenceOf(orderId)}`}  ${what}`
