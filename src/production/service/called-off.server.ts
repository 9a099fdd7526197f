// Lines that are called off while their order is under way: which ones still can be, and holding their jobs until the
// refund cancels them.
import { randomUUID } from 'node:crypto'
import type { ServiceContext } from '#database/context.server.ts'
import { cutLinesAmong, holdJobsOfLines, insertJobEvents } from '../store/jobs.server.ts'

/** Ids of the lines whose cloth is cut; they cannot be called off. Final while their order is locked. */
export const cutLines = async (
	{ db }: Pick<ServiceContext, 'db'>,
	lineIds: readonly string[],
): Promise<ReadonlySet<string>> => new Set(lineIds.length === 0 ? [] : await cutLinesAmong(db, lineIds))

/** Nothing of these lines is begun any more. Their order must be locked. */
export async function holdLines(
	inner: ServiceContext,
	lineIds: readonly string[],
	why: string,
): Promise<void> {
	const { db, now, actor } = inner
	const held = await holdJobsOfLines(db, lineIds, now)
	await insertJobEvents(
		db,
		held.map((jobId) => ({
			id: randomUUID(),
			jobId,
			status: 'on_hold' as const,
			actorId: actor.userId,
			why,
			at: now,
		})),
	)
}
