// People and their sessions, for the account pages and the back office.
import { inTransaction } from '#database/context.server.ts'
import type { AuthCall } from '../dependencies.server.ts'
import {
	deleteSession,
	deleteSessionsOf,
	lockSession,
	sessionById,
	sessionsOf,
	type SessionRow,
} from '../store/sessions.server.ts'
import { fullUser, type FullUser } from '../store/users.server.ts'
import { audit } from './audit.server.ts'
import { isGenuine, parseRefreshToken } from './refresh-tokens.server.ts'
import { isOver, signOut } from './sessions.server.ts'

/** A person with identities and factors; undefined once the account is gone. */
export const findPerson = ({ db }: Pick<AuthCall, 'db'>, userId: string): Promise<FullUser | undefined> =>
	fullUser(db, userId)

/** When the actor's session began; undefined without a session. */
export async function ownSession({
	db,
	actor,
}: Pick<AuthCall, 'db' | 'actor'>): Promise<Pick<SessionRow, 'createdAt'> | undefined> {
	return actor.sessionId ? sessionById(db, actor.sessionId) : undefined
}

export type LivingSession = Pick<SessionRow, 'id' | 'userAgent' | 'ip' | 'createdAt' | 'refreshedAt'>

/** The person's sessions that have not run out, the one used last first. */
export async function livingSessions(call: AuthCall, userId: string): Promise<LivingSession[]> {
	return (await sessionsOf(call.db, userId)).filter((session) => !isOver(session, call))
}

/** Ends one of the person's sessions. @returns false when there is none with this id, or it is another person's */
export const endSessionOf = (
	call: AuthCall,
	{ userId, sessionId }: { userId: string; sessionId: string },
): Promise<boolean> =>
	inTransaction(call, async (inner) => {
		const session = await lockSession(inner.db, sessionId)
		if (session?.userId !== userId) return false
		await deleteSession(inner.db, sessionId)
		await audit(inner, 'signed_out', { userId, scope: 'device' })
		return true
	})

/** Ends every session of a person on behalf of the actor. Call it inside a transaction. */
export async function endAllSessionsOf(inner: AuthCall, userId: string): Promise<void> {
	await deleteSessionsOf(inner.db, userId)
	await audit(inner, 'signed_out', { userId, scope: 'global', by: inner.actor.userId ?? 'operator' })
}

/** Ends the session of this refresh token; a token that is not genuine ends nothing. */
export async function signOutByRefreshToken(call: AuthCall, tokenText: string): Promise<void> {
	const token = parseRefreshToken(tokenText)
	const session = token && (await sessionById(call.db, token.sessionId))
	if (token && session && isGenuine(call.auth.vault, session, token))
		await signOut(call, { userId: session.userId, sessionId: session.id }, 'local')
}
