// Votes and the designs that they are between. Every query of an owner includes the owner.
import { and, asc, count, desc, eq, inArray, or, sql } from 'drizzle-orm'
import type { Connection } from '#database/client.server.ts'
import { columnsOf } from '#database/columns.ts'
import { firstOf } from '#database/rows.ts'
import { designs, designVersions } from '#designs/tables.ts'
import { designVoteBallots, designVoteChoices, designVotes } from '../tables.ts'
import { voteLimits } from '../rules/vote.ts'

type VoteKey = { id: string; userId: string }
export type VoteRow = typeof designVotes.$inferSelect

const isOwn = ({ id, userId }: VoteKey) => and(eq(designVotes.id, id), eq(designVotes.userId, userId))

/** @returns false when there is one with this id already */
export async function insertVote(
	db: Connection,
	vote: typeof designVotes.$inferInsert,
	choices: (typeof designVoteChoices.$inferInsert)[],
): Promise<boolean> {
	const rows = await db
		.insert(designVotes)
		.values(vote)
		.onConflictDoNothing()
		.returning({ id: designVotes.id })
	if (rows.length > 0) await db.insert(designVoteChoices).values(choices)
	return rows.length > 0
}

export const countVotes = (db: Connection, userId: string): Promise<number> =>
	db.$count(designVotes, eq(designVotes.userId, userId))

/** Latest first, with their numbers of ballots. */
export const votesOfUser = (db: Connection, userId: string) =>
	db
		.select({
			...columnsOf(designVotes, 'id', 'title', 'closesOn', 'closedAt', 'showsResult', 'createdAt'),
			ballots: sql<number>`(select count(*)::int from ${designVoteBallots} where ${designVoteBallots.voteId} = ${designVotes.id})`,
		})
		.from(designVotes)
		.where(eq(designVotes.userId, userId))
		.orderBy(desc(designVotes.createdAt), desc(designVotes.id))
		.limit(voteLimits.votes * 2)

export const ownVote = (db: Connection, key: VoteKey): Promise<VoteRow | undefined> =>
	firstOf(db.select().from(designVotes).where(isOwn(key)))

/** Locks the row until the transaction ends: no ballot is cast meanwhile. */
export const lockOwnVote = (db: Connection, key: VoteKey): Promise<VoteRow | undefined> =>
	firstOf(db.select().from(designVotes).where(isOwn(key)).for('update'))

export const voteByToken = (db: Connection, token: string): Promise<VoteRow | undefined> =>
	firstOf(db.select().from(designVotes).where(eq(designVotes.token, token)))

/** Keeps the row from changes until the transaction ends; other ballots go on. */
export const holdVote = (db: Connection, token: string): Promise<VoteRow | undefined> =>
	firstOf(db.select().from(designVotes).where(eq(designVotes.token, token)).for('share'))

export async function updateVote(
	db: Connection,
	id: string,
	change: Partial<Pick<VoteRow, 'closesOn' | 'closedAt' | 'showsResult'>>,
): Promise<void> {
	await db.update(designVotes).set(change).where(eq(designVotes.id, id))
}

/** @returns whether this owner has the vote */
export async function deleteOwnVote(db: Connection, key: VoteKey): Promise<boolean> {
	const rows = await db.delete(designVotes).where(isOwn(key)).returning({ id: designVotes.id })
	return rows.length > 0
}

export const choicesOf = (db: Connection, voteId: string) =>
	db
		.select(columnsOf(designVoteChoices, 'position', 'designId', 'version', 'name', 'made'))
		.from(designVoteChoices)
		.where(eq(designVoteChoices.voteId, voteId))
		.orderBy(asc(designVoteChoices.position))
		.limit(voteLimits.most)

/** More pieces than a kit has. */
const mostPieces = 20

/** The designs of a vote in their order with all pieces of kits, each kit's first piece first. */
export const piecesOfChoices = (db: Connection, voteId: string) => {
	const isFirst = sql<boolean>`${designs.id} = ${designVoteChoices.designId}`
	return db
		.select({ position: designVoteChoices.position, isFirst, config: designVersions.config })
		.from(designVoteChoices)
		.innerJoin(
			designs,
			or(eq(designs.id, designVoteChoices.designId), eq(designs.kitId, designVoteChoices.designId)),
		)
		.innerJoin(
			designVersions,
			and(eq(designVersions.designId, designs.id), eq(designVersions.version, designVoteChoices.version)),
		)
		.where(eq(designVoteChoices.voteId, voteId))
		.orderBy(asc(designVoteChoices.position), desc(isFirst), asc(designs.id))
		.limit(voteLimits.most * mostPieces)
}

/** The choices of several votes with their numbers of ballots, in their order. */
export const countedChoices = (db: Connection, voteIds: readonly string[]) =>
	db
		.select({
			...columnsOf(designVoteChoices, 'voteId', 'position', 'designId', 'version', 'name', 'made'),
			count: count(designVoteBallots.deviceHash),
		})
		.from(designVoteChoices)
		.leftJoin(
			designVoteBallots,
			and(
				eq(designVoteBallots.voteId, designVoteChoices.voteId),
				eq(designVoteBallots.position, designVoteChoices.position),
			),
		)
		.where(inArray(designVoteChoices.voteId, [...voteIds]))
		.groupBy(designVoteChoices.voteId, designVoteChoices.position)
		.orderBy(asc(designVoteChoices.voteId), asc(designVoteChoices.position))
		.limit(voteLimits.most * Math.max(1, voteIds.length))
