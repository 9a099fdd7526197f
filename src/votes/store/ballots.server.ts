// Ballots: one per device and vote.
import { and, eq } from 'drizzle-orm'
import type { Connection } from '#database/client.server.ts'
import { firstOf } from '#database/rows.ts'
import { designVoteBallots } from '../tables.ts'

type Ballot = typeof designVoteBallots.$inferInsert

/** A second ballot of the device replaces its first, also when both come at once. */
export async function saveBallot(db: Connection, ballot: Ballot): Promise<void> {
	const { position, votedAt } = ballot
	await db
		.insert(designVoteBallots)
		.values(ballot)
		.onConflictDoUpdate({
			target: [designVoteBallots.voteId, designVoteBallots.deviceHash],
			set: { position, votedAt },
		})
}

/** What the device voted for. */
export const ballotOf = (db: Connection, { voteId, deviceHash }: Pick<Ballot, 'voteId' | 'deviceHash'>) =>
	firstOf(
		db
			.select({ position: designVoteBallots.position })
			.from(designVoteBallots)
			.where(and(eq(designVoteBallots.voteId, voteId), eq(designVoteBallots.deviceHash, deviceHash))),
	)
