// Compares what the shop acknowledged to buyers with the database. Pure, so it is tested without a run.
import type { Attempt, Ending } from './attempts.ts'
import type { Snapshot, SnapshotOrder } from './snapshot.ts'

const statusOf: Record<Ending, string> = { paid: 'paid', submitted: 'awaiting_approval', left: 'pending' }
const mailsOf: Record<Ending, Record<string, number>> = {
	paid: { received: 1, paid: 1 },
	submitted: { received: 1 },
	left: { received: 1 },
}

/** Whether the buyer was given a payment page, a reference or a payment for it. */
export const isAcknowledged = ({ acknowledged }: Attempt): boolean =>
	acknowledged.page !== undefined ||
	acknowledged.reference !== undefined ||
	acknowledged.paidOrderId !== undefined

/** The shop acknowledged a different order than this one. */
function otherOrders({ code, acknowledged }: Attempt, order: SnapshotOrder): string[] {
	const { page, reference, paidOrderId } = acknowledged
	const isOther =
		(page !== undefined && !order.pages.includes(page)) ||
		(reference !== undefined && !order.id.startsWith(reference.toLowerCase())) ||
		(paidOrderId !== undefined && paidOrderId !== order.id)
	return isOther ? [`${code}: the buyer was shown another order than ${order.id}`] : []
}

/** Payment of one order: charged once, with the right total, and recorded by the shop. */
function moneyOf({ code, ending, acknowledged }: Attempt, order: SnapshotOrder): string[] {
	const { charges, totalCents, paidPayments, paidMoves } = order
	const wanted = acknowledged.paidOrderId === undefined && ending !== 'paid' ? 0 : 1
	if (charges.length > 1) return [`${code}: charged ${charges.length} times`]
	if (charges.length !== wanted) return [`${code}: charged ${charges.length} times instead of ${wanted}`]
	if (charges.some((cents) => cents !== totalCents))
		return [`${code}: charged ${charges.join()} cents for a total of ${totalCents}`]
	if (paidPayments !== wanted || paidMoves !== wanted)
		return [`${code}: ${wanted} charge, ${paidPayments} payments and ${paidMoves} moves to "paid"`]
	return []
}

const asText = (counts: Record<string, number>): string =>
	Object.entries(counts)
		.toSorted(([a], [b]) => a.localeCompare(b))
		.map(([kind, count]) => `${count} × ${kind}`)
		.join(', ')

function mailsDiffer({ code, ending, isAskedOfSchool, isApproved }: Attempt, order: SnapshotOrder): string[] {
	const expected = {
		...mailsOf[ending],
		...(isAskedOfSchool === true && { approval: 1 }),
		...(isApproved === true && { approved: 1 }),
	}
	const [wanted, sent] = [asText(expected), asText(order.mails)]
	return wanted === sent ? [] : [`${code}: mails are ${sent || 'none'} instead of ${wanted}`]
}

function wrongWith(attempt: Attempt, own: readonly SnapshotOrder[]): string[] {
	const { code, ending, units } = attempt
	const [order, ...more] = own
	if (!order) return isAcknowledged(attempt) ? [`${code}: an acknowledged order is lost`] : []
	if (more.length > 0) return [`${code}: ${own.length} orders of one attempt`]
	const status = attempt.isApproved === true ? 'approved' : statusOf[ending]
	return [
		...otherOrders(attempt, order),
		...moneyOf(attempt, order),
		...mailsDiffer(attempt, order),
		...(order.units === units ? [] : [`${code}: ${order.units} garments instead of ${units}`]),
		...(order.status === status ? [] : [`${code}: the order is ${order.status} instead of ${status}`]),
	]
}

/** Every promise that the run broke; empty for none. */
export function violations(attempts: readonly Attempt[], snapshot: Snapshot): string[] {
	const known = new Set(attempts.map(({ code }) => code))
	const { waiting } = snapshot
	return [
		...attempts.flatMap((attempt) =>
			wrongWith(
				attempt,
				snapshot.orders.filter(({ code }) => code === attempt.code),
			),
		),
		...attempts.filter(({ isDone }) => !isDone).map(({ code }) => `${code}: never came to an end`),
		...snapshot.orders
			.filter(({ code }) => !known.has(code))
			.map(({ id }) => `${id}: an order that no buyer sent`),
		...(snapshot.refunds > 0 ? [`${snapshot.refunds} refunds that were not requested`] : []),
		...snapshot.tasks.map((task) => `a task for the staff: ${task}`),
		...(waiting.events > 0 ? [`${waiting.events} events of the provider were not delivered`] : []),
		...(waiting.mails > 0 ? [`${waiting.mails} mails were not sent`] : []),
	]
}
