// One job with everything needed to make it, and its history.
import { assertCan } from '#policies/policy.ts'
import { shopDay } from '#shop-settings/service/shop.server.ts'
import { productionPolicy } from '../policies.ts'
import { randomUUID } from 'node:crypto'
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { templateAsSaved } from '#garments/templates/index.ts'
import { Refusal } from '#kit/errors.ts'
import { parseJobId } from '#kit/ids.ts'
import { messages } from '../messages.ts'
import { jobStatusNames } from '../states.ts'
import { insertJobEvents, lockJobs } from '../store/jobs.server.ts'
import { jobById, jobIdsOfOrder, latestEventsOfJob } from '../store/views.server.ts'
import { cardOf } from './cards.server.ts'

type Event = Awaited<ReturnType<typeof latestEventsOfJob>>[number]

/** Limit of events shown: a job of hundreds of pieces has one per scan. */
export const mostEvents = 200

/** @param before the previous event; undefined for the first one */
const whatHappened = ({ status }: Event, before: Event | undefined): string => {
	if (before === undefined) return 'Queued'
	return status === before.status ? 'Note' : jobStatusNames[status]
}

/** Names staff members only, never the buyer, the approver or the canceling person. */
function whoDid({ actorId, actor, status }: Event, before: Event | undefined): string {
	if (actorId === null || before === undefined || status === 'cancelled') return 'Shop'
	return actor !== null && actor !== '' ? actor : 'Shop staff'
}

/** Oldest first. @param latest newest first, with one extra when there are more than are shown */
const history = (latest: readonly Event[]) =>
	latest
		.slice(0, mostEvents)
		.map((event, at) => ({
			id: event.id,
			what: whatHappened(event, latest[at + 1]),
			who: whoDid(event, latest[at + 1]),
			why: event.why,
			at: event.at,
		}))
		.toReversed()

/** @throws Refusal forbidden, not_found */
export async function jobRow(context: ServiceContext, idText: string) {
	assertCan(context, productionPolicy, 'work')
	const id = parseJobId(idText)
	const row = id && (await jobById(context.db, id))
	if (!row) throw new Refusal('not_found', messages.noJob)
	return row
}

/** Three statements. @throws Refusal forbidden, not_found */
export async function jobView(context: ServiceContext, idText: string) {
	const row = await jobRow(context, idText)
	const events = await latestEventsOfJob(context.db, row.id, mostEvents + 1)
	const siblings = await jobIdsOfOrder(context.db, row.orderId)
	const at = siblings.indexOf(row.id)
	const { placements, threadChart, inkChart, seal, designVersion, orderStatus } = row
	const saved = {
		...(row.templateId !== null && { templateId: row.templateId }),
		...(row.templateVersion !== null && { templateVersion: row.templateVersion }),
	}
	return {
		...cardOf(row, shopDay(context.now)),
		placements,
		threadChart,
		inkChart,
		seal,
		designVersion,
		/** False when the shop now draws the garment differently. */
		isDrawn: row.designId === null || templateAsSaved(saved) !== undefined,
		orderStatus,
		history: history(events),
		previous: at > 0 ? (siblings[at - 1] ?? null) : null,
		next: at >= 0 ? (siblings[at + 1] ?? null) : null,
		/** Its position in the order, from 1, and the number of jobs. */
		place: { at: at + 1, of: siblings.length },
	}
}

/** Adds a note for the next person. @throws Refusal forbidden, invalid, not_found */
export async function saveJobNote(context: ServiceContext, idText: string, words: string): Promise<void> {
	const why = words.trim()
	if (why === '') throw new Refusal('invalid', messages.noteRequired)
	await inTransaction(context, async (inner) => {
		const { orderId, id } = await jobRow(inner, idText)
		// Locked, so that the note is stored with the status it was written in.
		const [job] = await lockJobs(inner.db, orderId, [id])
		if (!job) throw new Refusal('not_found', messages.noJob)
		const { id: jobId, status } = job
		const actorId = inner.actor.userId
		await insertJobEvents(inner.db, [{ id: randomUUID(), jobId, status, actorId, why, at: inner.now }])
	})
}
