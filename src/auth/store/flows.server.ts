// Rows of flows in progress, and of exchanged ID tokens.
import { eq, lt } from 'drizzle-orm'
import type { Connection } from '#database/client.server.ts'
import { authFlowStates, authSeenTokens } from '../tables/index.ts'

export type FlowRow = typeof authFlowStates.$inferSelect

export async function insertFlow(db: Connection, flow: typeof authFlowStates.$inferInsert): Promise<void> {
	await db.insert(authFlowStates).values(flow)
}

export async function flowByState(
	db: Connection,
	stateHash: string,
): Promise<Pick<FlowRow, 'id' | 'provider' | 'expiresAt'> | undefined> {
	const { id, provider, expiresAt } = authFlowStates
	const [row] = await db
		.select({ id, provider, expiresAt })
		.from(authFlowStates)
		.where(eq(authFlowStates.stateHash, stateHash))
	return row
}

export const savePosted = (db: Connection, id: string, postedSealed: string) =>
	db.update(authFlowStates).set({ postedSealed }).where(eq(authFlowStates.id, id))

/** Deletes the flow of this state and returns it: a second caller finds nothing. */
export async function takeFlowByState(db: Connection, stateHash: string): Promise<FlowRow | undefined> {
	const [row] = await db.delete(authFlowStates).where(eq(authFlowStates.stateHash, stateHash)).returning()
	return row
}

/** Deletes the flow of this one-time code and returns it: a second caller finds nothing. */
export async function takeFlowByCode(db: Connection, codeHash: string): Promise<FlowRow | undefined> {
	const [row] = await db.delete(authFlowStates).where(eq(authFlowStates.authCodeHash, codeHash)).returning()
	return row
}

export const deleteFlowsBefore = (db: Connection, instant: Date) =>
	db.delete(authFlowStates).where(lt(authFlowStates.expiresAt, instant))

/** False when this token was exchanged before. */
export async function rememberToken(db: Connection, hash: string, expiresAt: Date): Promise<boolean> {
	const made = await db
		.insert(authSeenTokens)
		.values({ hash, expiresAt })
		.onConflictDoNothing()
		.returning({ hash: authSeenTokens.hash })
	return made.length === 1
}

export const deleteSeenTokensBefore = (db: Connection, instant: Date) =>
	db.delete(authSeenTokens).where(lt(authSeenTokens.expiresAt, instant))
