// Rows of one-time tokens: one per person and purpose.
import { and, eq, gt, inArray, or, sql } from 'drizzle-orm'
import type { Connection } from '#database/client.server.ts'
import { authFlowStates, authOneTimeTokens, authUsers, type TokenPurpose } from '../tables/index.ts'

export type TokenRow = typeof authOneTimeTokens.$inferSelect

/**
 * Writes a token; the former one of the same purpose is void. For an id without a user it writes nothing, at the same
 * cost.
 */
export async function saveToken(db: Connection, token: TokenRow): Promise<void> {
	const instant = (at: Date) => sql`${at.toISOString()}::timestamptz`
	await db
		.insert(authOneTimeTokens)
		.select(
			db
				.select({
					id: sql`${token.id}::uuid`.as('id'),
					userId: authUsers.id,
					purpose: sql`${token.purpose}::text`.as('purpose'),
					tokenHash: sql`${token.tokenHash}::text`.as('token_hash'),
					codeMac: sql`${token.codeMac}::text`.as('code_mac'),
					relatesTo: sql`${token.relatesTo}::text`.as('relates_to'),
					attempts: sql`0`.as('attempts'),
					codeChallenge: sql`${token.codeChallenge}::text`.as('code_challenge'),
					codeChallengeMethod: sql`${token.codeChallengeMethod}::text`.as('code_challenge_method'),
					createdAt: instant(token.createdAt).as('created_at'),
					expiresAt: instant(token.expiresAt).as('expires_at'),
					codeExpiresAt: instant(token.codeExpiresAt).as('code_expires_at'),
				})
				.from(authUsers)
				.where(eq(authUsers.id, token.userId)),
		)
		.onConflictDoUpdate({
			target: [authOneTimeTokens.userId, authOneTimeTokens.purpose],
			set: {
				id: sql`excluded.id`,
				tokenHash: sql`excluded.token_hash`,
				codeMac: sql`excluded.code_mac`,
				relatesTo: sql`excluded.relates_to`,
				attempts: 0,
				codeChallenge: sql`excluded.code_challenge`,
				codeChallengeMethod: sql`excluded.code_challenge_method`,
				createdAt: sql`excluded.created_at`,
				expiresAt: sql`excluded.expires_at`,
				codeExpiresAt: sql`excluded.code_expires_at`,
			},
		})
}

/** Deletes the token and returns it: a second caller finds nothing. */
export async function takeTokenByHash(
	db: Connection,
	{ tokenHash, purposes, now }: { tokenHash: string; purposes: readonly TokenPurpose[]; now: Date },
): Promise<TokenRow | undefined> {
	const [row] = await db
		.delete(authOneTimeTokens)
		.where(
			and(
				eq(authOneTimeTokens.tokenHash, tokenHash),
				inArray(authOneTimeTokens.purpose, [...purposes]),
				gt(authOneTimeTokens.expiresAt, now),
			),
		)
		.returning()
	return row
}

/** Locks the tokens whose codes went to this address until the transaction ends. */
export const lockTokensTo = (
	db: Connection,
	address: string,
	purposes: readonly TokenPurpose[],
): Promise<TokenRow[]> =>
	db
		.select()
		.from(authOneTimeTokens)
		.where(and(eq(authOneTimeTokens.relatesTo, address), inArray(authOneTimeTokens.purpose, [...purposes])))
		.orderBy(authOneTimeTokens.id)
		.limit(20)
		.for('update')

export const deleteToken = (db: Connection, id: string) =>
	db.delete(authOneTimeTokens).where(eq(authOneTimeTokens.id, id))

export const countAttempts = (db: Connection, ids: readonly string[]) =>
	db
		.update(authOneTimeTokens)
		.set({ attempts: sql`${authOneTimeTokens.attempts} + 1` })
		.where(inArray(authOneTimeTokens.id, [...ids]))

/** Voids everything mailed to this person, and every code that awaits its exchange. */
export async function voidTokensOf(db: Connection, userId: string): Promise<void> {
	await db.delete(authOneTimeTokens).where(eq(authOneTimeTokens.userId, userId))
	await db
		.delete(authFlowStates)
		.where(or(eq(authFlowStates.userId, userId), eq(authFlowStates.linkingUserId, userId)))
}

/** The user who last requested this address. */
export async function ownerOfPending(
	db: Connection,
	address: string,
	purpose: TokenPurpose,
): Promise<string | undefined> {
	const [row] = await db
		.select({ userId: authOneTimeTokens.userId })
		.from(authOneTimeTokens)
		.where(and(eq(authOneTimeTokens.relatesTo, address), eq(authOneTimeTokens.purpose, purpose)))
		.orderBy(sql`${authOneTimeTokens.createdAt} desc`)
		.limit(1)
	return row?.userId
}
