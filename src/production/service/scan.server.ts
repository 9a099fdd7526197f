// Scanned and typed codes: to their page, or as one more piece in a bag.
import { assertCan } from '#policies/policy.ts'
import { productionPolicy } from '../policies.ts'
import { randomUUID } from 'node:crypto'
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { Refusal } from '#kit/errors.ts'
import { referenceOf } from '#orders/rules/order.ts'
import type { OrderRow } from '#orders/tables.ts'
import type { ProductionDependencies } from '../dependencies.server.ts'
import { messages } from '../messages.ts'
import { scannedIn } from '../rules/floor.ts'
import { jobStatusNames, type JobStatus } from '../states.ts'
import {
	insertJobEvents,
	jobEvent,
	jobsByCode,
	lockJobs,
	orderOfJob,
	setPackedQty,
	type LockedJob,
} from '../store/jobs.server.ts'
import { beginOrder, lockedFloorOrder, requireSeal, requireUnderWay } from './moves.server.ts'
import { orderIdByReference } from '#orders/service/search.server.ts'
import { floorOrderUrl, jobUrl } from '../urls.ts'
import { publishStage } from './publish.server.ts'

/** `again`: the line was already packed completely, so nothing was counted. */
export type Counted = { jobId: string; packed: number; qty: number; again: boolean }

/** The job that was scanned. @throws Refusal invalid, not_found, conflict when it belongs to another order */
async function scannedJob(inner: ServiceContext, orderId: string, typed: string): Promise<string> {
	const scanned = scannedIn(typed)
	if (!scanned) throw new Refusal('invalid', messages.unreadable)
	const found =
		scanned.kind === 'code'
			? await jobsByCode(inner.db, scanned.code)
			: [{ id: scanned.id, orderId: await orderOfJob(inner.db, scanned.id) }]
	const own = found.find((job) => job.orderId === orderId)
	if (own) return own.id
	const [other] = found
	if (other?.orderId === undefined) throw new Refusal('not_found', messages.noJob)
	throw new Refusal('conflict', messages.otherOrder(referenceOf(other.orderId)))
}

/** Undecorated products go from the shelf straight into the bag. */
const isPick = ({ designId, status }: LockedJob) =>
	designId === null && (status === 'pending' || status === 'in_progress')

/** @throws Refusal conflict */
function requireMade(job: LockedJob): void {
	if (job.status === 'cancelled' || job.qty <= 0) throw new Refusal('conflict', messages.nothingBack)
	if (job.status !== 'done' && job.status !== 'packed' && !isPick(job))
		throw new Refusal('conflict', messages.notMade(jobStatusNames[job.status]))
}

const ways: Partial<Record<JobStatus, readonly JobStatus[]>> = {
	pending: ['in_progress', 'done'],
	in_progress: ['done'],
}

/** The statuses that the job passes with this scan. */
function statesPassed(job: LockedJob, isFull: boolean): JobStatus[] {
	const picked = ways[job.status] ?? []
	return isFull ? [...picked, 'packed'] : [...picked]
}

async function count(
	inner: ServiceContext,
	dependencies: ProductionDependencies,
	{ order, job, once }: { order: OrderRow; job: LockedJob; once: string },
): Promise<Counted> {
	const packed = job.packedQty + 1
	const isFull = packed >= job.qty
	if (job.status === 'pending') {
		await requireSeal(inner, dependencies, { orderId: order.id, jobs: [job] })
		await beginOrder(inner, dependencies, order)
	}
	const passed = statesPassed(job, isFull)
	const status = passed.at(-1) ?? job.status
	const piece = { status, why: `Piece ${packed} of ${job.qty} scanned into its bag` }
	const steps = [
		...passed.filter((state) => state !== 'packed').map((state) => ({ status: state, why: 'Picked' })),
		piece,
	]
	await setPackedQty(inner.db, job.id, { packedQty: packed, status, updatedAt: inner.now })
	await insertJobEvents(
		inner.db,
		steps.map((step, at) => ({
			// The last event is the scan itself.
			id: at === steps.length - 1 ? once : randomUUID(),
			jobId: job.id,
			...step,
			actorId: inner.actor.userId,
			// A millisecond apart, so that the history keeps their order.
			at: new Date(inner.now.getTime() + at),
		})),
	)
	if (status !== job.status) await publishStage(inner, { order, jobIds: [job.id], stage: status })
	return { jobId: job.id, packed, qty: job.qty, again: false }
}

/** Whether this scan was counted already: a form sent twice counts once. */
async function isCounted(inner: ServiceContext, jobId: string, once: string): Promise<boolean> {
	const event = await jobEvent(inner.db, once)
	if (event && event.jobId !== jobId) throw new Refusal('conflict', messages.scanAgain)
	return event !== undefined
}

/**
 * Counts one piece into its bag. A complete line or a repeated scan changes nothing.
 * @param typed what the scanner read or a person typed
 * @param once an id of this scan
 * @throws Refusal forbidden, invalid, not_found, conflict
 */
export async function scanIntoBag(
	context: ServiceContext,
	dependencies: ProductionDependencies,
	{ orderId, typed, once = randomUUID() }: { orderId: string; typed: string; once?: string },
): Promise<Counted> {
	assertCan(context, productionPolicy, 'work')
	return inTransaction(context, async (inner) => {
		const order = await lockedFloorOrder(inner, orderId)
		const jobId = await scannedJob(inner, order.id, typed)
		const [job] = await lockJobs(inner.db, order.id, [jobId])
		if (!job) throw new Refusal('not_found', messages.noJob)
		requireMade(job)
		if (job.packedQty >= job.qty || (await isCounted(inner, jobId, once)))
			return { jobId, packed: job.packedQty, qty: job.qty, again: true }
		requireUnderWay(order)
		return count(inner, dependencies, { order, job, once })
	})
}

/** @throws Refusal forbidden, invalid, not_found */
export async function addressOfCode(context: ServiceContext, typed: string): Promise<string> {
	assertCan(context, productionPolicy, 'work')
	const scanned = scannedIn(typed)
	if (!scanned) throw new Refusal('invalid', messages.unreadable)
	if (scanned.kind === 'id') return jobUrl(scanned.id)
	const [job] = await jobsByCode(context.db, scanned.code)
	if (job) return jobUrl(job.id)
	const orderId = await orderIdByReference(context, scanned.code)
	if (orderId === undefined) throw new Refusal('not_found', messages.unknownCode)
	return floorOrderUrl(orderId)
}
