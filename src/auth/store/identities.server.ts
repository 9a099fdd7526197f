// Removes one identity of an account, or everything that a stranger put there.
import { and, eq } from 'drizzle-orm'
import type { Connection } from '#database/client.server.ts'
import {
	authFactors,
	authFlowStates,
	authIdentities,
	authOneTimeTokens,
	authSessions,
} from '../tables/index.ts'

/** Removes all identities, factors, sessions, codes and tokens of an account. */
export async function disown(db: Connection, userId: string): Promise<void> {
	await db.delete(authSessions).where(eq(authSessions.userId, userId))
	await db.delete(authFactors).where(eq(authFactors.userId, userId))
	await db.delete(authOneTimeTokens).where(eq(authOneTimeTokens.userId, userId))
	await db.delete(authFlowStates).where(eq(authFlowStates.userId, userId))
	await db.delete(authFlowStates).where(eq(authFlowStates.linkingUserId, userId))
	await db.delete(authIdentities).where(eq(authIdentities.userId, userId))
}

/** False when this person has no such identity. */
export async function deleteOwnIdentity(db: Connection, userId: string, id: string): Promise<boolean> {
	const gone = await db
		.delete(authIdentities)
		.where(and(eq(authIdentities.id, id), eq(authIdentities.userId, userId)))
		.returning({ id: authIdentities.id })
	return gone.length === 1
}
