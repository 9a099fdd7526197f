// The people who joined a design by its link, and those whom its owner has removed.
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { columnsOf } from '#database/columns.ts'
import type { Connection } from '#database/client.server.ts'
import { coDesignMembers } from '../tables.ts'

type MemberKey = { coDesignId: string; userId: string }

const isOne = ({ coDesignId, userId }: MemberKey) =>
	and(eq(coDesignMembers.coDesignId, coDesignId), eq(coDesignMembers.userId, userId))

/** Undefined for people who never joined. */
export async function memberOf(db: Connection, key: MemberKey): Promise<{ isRemoved: boolean } | undefined> {
	const [row] = await db
		.select({ isRemoved: sql<boolean>`${coDesignMembers.removedAt} is not null` })
		.from(coDesignMembers)
		.where(isOne(key))
	return row
}

/** Without those who were removed. */
export const countMembers = (db: Connection, coDesignId: string): Promise<number> =>
	db.$count(
		coDesignMembers,
		and(eq(coDesignMembers.coDesignId, coDesignId), isNull(coDesignMembers.removedAt)),
	)

/** Joining twice changes nothing. */
export async function insertMember(db: Connection, row: MemberKey & { joinedAt: Date }): Promise<void> {
	await db.insert(coDesignMembers).values(row).onConflictDoNothing()
}

/** @param removedAt null to let the person back in */
export async function setRemoved(db: Connection, key: MemberKey, removedAt: Date | null): Promise<void> {
	await db.update(coDesignMembers).set({ removedAt }).where(isOne(key))
}

const mostListed = 200

/** Those who may take part come first. */
export const membersOf = (db: Connection, coDesignId: string) =>
	db
		.select(columnsOf(coDesignMembers, 'userId', 'joinedAt', 'removedAt'))
		.from(coDesignMembers)
		.where(eq(coDesignMembers.coDesignId, coDesignId))
		.orderBy(
			sql`${coDesignMembers.removedAt} is not null`,
			asc(coDesignMembers.joinedAt),
			asc(coDesignMembers.userId),
		)
		.limit(mostListed)
