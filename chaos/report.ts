// The report of a run.
import type { Ending } from './attempts.ts'
import type { Outcome } from './run.ts'
import { checkoutSteps, steps } from './traffic.ts'

const mostViolations = 40
const inSeconds = (ms: number): string => `${(ms / 1_000).toFixed(1)} s`
const middle = (numbers: readonly number[]): number =>
	numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

function killLines({ kills }: Outcome): [string, string][] {
	if (kills.length === 0) return []
	const hit = kills.flatMap(({ inFlight }) => inFlight)
	const inCheckout = kills.filter(({ inFlight }) => inFlight.some((step) => checkoutSteps.has(step)))
	const byStep = steps.map((step) => `${step} ${hit.filter((found) => found === step).length}`)
	return [
		['kills', String(kills.length)],
		['… with an order, a payment or a return under way', String(inCheckout.length)],
		['requests in flight at the kills', `${hit.length} (${byStep.join(', ')})`],
		['open again after', `${inSeconds(middle(kills.map(({ startMs }) => startMs)))} in the middle`],
	]
}

function backupLines({ backups }: Outcome): [string, string][] {
	if (backups.length === 0) return []
	const inCheckout = backups.filter(({ inFlight }) => inFlight.some((step) => checkoutSteps.has(step)))
	const orders = backups.map(({ orders: count }) => count)
	return [
		['backups', String(backups.length)],
		['… with an order, a payment or a return under way', String(inCheckout.length)],
		['… took', `${inSeconds(middle(backups.map(({ backupMs }) => backupMs)))} in the middle`],
		['… restored in', `${inSeconds(middle(backups.map(({ restoreMs }) => restoreMs)))} in the middle`],
		['… orders in them', `${Math.min(...orders)} to ${Math.max(...orders)}`],
	]
}

function orderLines({ ledger: { attempts }, snapshot }: Outcome): [string, string][] {
	const count = (ending: Ending) => attempts.filter((attempt) => attempt.ending === ending).length
	const away = attempts.filter(
		({ acknowledged }) => acknowledged.paidOrderId !== undefined && !acknowledged.isSeenPaid,
	).length
	return [
		['attempts to buy', String(attempts.length)],
		['… paid by card', `${count('paid')}, of which ${away} did not come back`],
		['… by purchase order', String(count('submitted'))],
		['… left unpaid', String(count('left'))],
		['orders found', String(snapshot.orders.length)],
		['charges found', String(snapshot.orders.reduce((sum, { charges }) => sum + charges.length, 0))],
	]
}

/** The table of a run and all its violations. */
export function reportOf(outcome: Outcome): string {
	const { options, engine, counts, tookMs, settledMs, failures, violations } = outcome
	const rows: [string, string][] = [
		['engine', engine],
		['seed', String(options.seed)],
		...killLines(outcome),
		...backupLines(outcome),
		['requests answered', `${counts.answered}, of which ${counts.busy} by "not now"`],
		['requests lost and sent again', String(counts.lost)],
		...orderLines(outcome),
		['everything settled after', inSeconds(settledMs)],
		['errors in the log', String(failures.length)],
		['took', inSeconds(tookMs)],
		['violations', String(violations.length)],
	]
	const width = Math.max(...rows.map(([name]) => name.length))
	const more = violations.length - mostViolations
	return [
		...rows.map(([name, value]) => `  ${name.padEnd(width)}  ${value}`),
		...violations.slice(0, mostViolations).map((line) => `  ! ${line}`),
		...(more > 0 ? [`  ! and ${more} more`] : []),
		...failures.slice(0, 5).map((line) => `  log: ${line.slice(0, 600)}`),
	].join('\n')
}
