// Counting garments into their bags, one scan for each piece.
import { randomUUID } from 'node:crypto'
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { Refusal } from '#kit/errors.ts'
import { referenceOf } from '#orders/rules/waiting.ts'
import type { OrderRow } from '#orders/store/orders.server.ts'
import type { FloorDesk } from '../desk.server.ts'
import { messages } from '../messages.ts'
import { scannedIn } from '../rules/codes.ts'
import { jobStatusNames, type JobStatus } from '../states.ts'
import {
	insertJobEvents,
	jobsByCode,
	lockJobs,
	orderOfJob,
	setPackedQty,
	type LockedJob,
} from '../store/jobs.server.ts'
import { lockedFloorOrder, requireFloor, requireSeal, requireUnderWay } from './gate.server.ts'
import { beginOrder } from './moves.server.ts'

/** `again`: everything of this line is in its bag already, so nothing was counted. */
export type Counted = { jobId: string; packed: number; qty: number; again: boolean }

/** The job that was scanned. @throws Refusal invalid, not_found, conflict when it is another order's */
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

/** Goods that nothing is put on are taken from the shelf straight into the bag. */
const isPick = ({ methods, status }: LockedJob) =>
	methods.length === 0 && (status === 'pending' || status === 'in_progress')

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

/** Everything that the job went through by this scan. */
function statesPassed(job: LockedJob, isFull: boolean): JobStatus[] {
	const picked = ways[job.status] ?? []
	return isFull ? [...picked, 'packed'] : [...picked]
}

async function count(
	inner: ServiceContext,
	desk: FloorDesk,
	{ order, job }: { order: OrderRow; job: LockedJob },
): Promise<Counted> {
	const packed = job.packedQty + 1
	const isFull = packed >= job.qty
	if (job.status === 'pending') {
		await requireSeal(inner, desk, { orderId: order.id, jobs: [job] })
		await beginOrder(inner, desk, order)
	}
	const passed = statesPassed(job, isFull)
	const status = passed.at(-1) ?? job.status
	await setPackedQty(inner.db, job.id, { packedQty: packed, status, updatedAt: inner.now })
	await insertJobEvents(
		inner.db,
		passed.map((state, step) => ({
			id: randomUUID(),
			jobId: job.id,
			status: state,
			actorId: inner.actor.userId,
			why: state === 'packed' ? 'Scanned into its bag' : 'Picked',
			// One after the other, also for whoever reads the history.
			at: new Date(inner.now.getTime() + step),
		})),
	)
	return { jobId: job.id, packed, qty: job.qty, again: false }
}

/**
 * Counts one piece into its bag. A garment whose pieces are all in changes nothing.
 * @param typed what the scanner read or a person typed
 * @throws Refusal forbidden, invalid, not_found, conflict
 */
export async function scanIntoBag(
	context: ServiceContext,
	desk: FloorDesk,
	{ orderId, typed }: { orderId: string; typed: string },
): Promise<Counted> {
	requireFloor(context)
	return inTransaction(context, async (inner) => {
		const order = await lockedFloorOrder(inner, orderId)
		const jobId = await scannedJob(inner, order.id, typed)
		const [job] = await lockJobs(inner.db, order.id, [jobId])
		if (!job) throw new Refusal('not_found', messages.noJob)
		requireMade(job)
		if (job.packedQty >= job.qty) return { jobId, packed: job.packedQty, qty: job.qty, again: true }
		requireUnderWay(order)
		return count(inner, desk, { order, job })
	})
}
