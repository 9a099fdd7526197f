// Sessions: begun, refreshed, ended (auth contract §5.2, §5.3).
import { randomUUID } from 'node:crypto'
import { inTransaction } from '#database/context.server.ts'
import { AuthFailure } from '../rules/errors.ts'
import type { AuthCall } from '../dependencies.server.ts'
import {
	isGenuine,
	judge,
	newRefreshKey,
	parseRefreshToken,
	refreshTokenOf,
} from './refresh-tokens.server.ts'
import { amrOf, assuranceOf, type Method } from '../rules/factors.ts'
import { audit } from './audit.server.ts'
import {
	deleteOtherSessions,
	deleteSession,
	deleteSessionsOf,
	insertSession,
	lockSession,
	methodsOf,
	saveMethod,
	updateSession,
	type SessionRow,
} from '../store/sessions.server.ts'
import { fullUser, updateUser, type FullUser } from '../store/users.server.ts'
import { appMetadataOf, userJson } from './user-json.ts'

/** A session that may be handed out: sign it with `sessionJson` after the transaction. */
export type Grant = { full: FullUser; session: SessionRow; methods: Method[]; refreshToken: string }

const keptUserAgent = 300

async function existing(inner: AuthCall, userId: string): Promise<FullUser> {
	const full = await fullUser(inner.db, userId)
	if (!full)
		throw new AuthFailure(403, 'user_not_found', { message: 'User from sub claim in JWT does not exist' })
	return full
}

/** Opens a session for an authenticated person. Call it inside the transaction of the sign-in. */
export async function beginSession(
	inner: AuthCall,
	userId: string,
	{ method, isRecovery = false }: { method: string; isRecovery?: boolean },
): Promise<Grant> {
	const { db, now, client, auth } = inner
	const id = randomUUID()
	const session: SessionRow = {
		id,
		userId,
		createdAt: now,
		refreshedAt: now,
		refreshCounter: 0,
		refreshFloor: 0,
		refreshKeySealed: newRefreshKey(auth.vault, id),
		isRecovery,
		ip: client.ip,
		userAgent: client.userAgent.slice(0, keptUserAgent),
	}
	await insertSession(db, session)
	await saveMethod(db, id, { method, at: now })
	await updateUser(db, userId, { lastSignInAt: now })
	await audit(inner, 'signed_in', { userId, method })
	return {
		full: await existing(inner, userId),
		session,
		methods: [{ method, at: now }],
		refreshToken: refreshTokenOf(auth.vault, session, 0),
	}
}

/** The current token of a session, without rotation. */
export async function grantOf(inner: AuthCall, session: SessionRow): Promise<Grant> {
	return {
		full: await existing(inner, session.userId),
		session,
		methods: await methodsOf(inner.db, session.id),
		refreshToken: refreshTokenOf(inner.auth.vault, session, session.refreshCounter),
	}
}

/** Rotates a locked session to its next token. `floor`: whether older tokens are refused from now on. */
export async function rotate(
	inner: AuthCall,
	session: SessionRow,
	{ floor = false } = {},
): Promise<SessionRow> {
	const refreshCounter = session.refreshCounter + 1
	const change = {
		refreshCounter,
		refreshedAt: inner.now,
		...(floor ? { refreshFloor: refreshCounter } : {}),
	}
	await updateSession(inner.db, session.id, change)
	return { ...session, ...change }
}

const unknownToken = () =>
	new AuthFailure(400, 'refresh_token_not_found', {
		message: 'Invalid Refresh Token: Refresh Token Not Found',
	})
const usedToken = () =>
	new AuthFailure(400, 'refresh_token_already_used', { message: 'Invalid Refresh Token: Already Used' })

/** Whether the session has run out, by its age or by the time since its last refresh. */
export function isOver(session: SessionRow, { now, auth }: AuthCall): boolean {
	const { lifetimes } = auth.settings
	const ageS = (at: Date) => (now.getTime() - at.getTime()) / 1_000
	return ageS(session.createdAt) > lifetimes.session || ageS(session.refreshedAt) > lifetimes.idleSession
}

/** Returns a refusal instead of throwing it, so that the session's end is committed. */
async function refreshLocked(
	inner: AuthCall,
	session: SessionRow,
	counter: number,
): Promise<Grant | AuthFailure> {
	const { lifetimes } = inner.auth.settings
	if (isOver(session, inner)) {
		await deleteSession(inner.db, session.id)
		return new AuthFailure(400, 'session_expired', { message: 'Invalid Refresh Token: Session Expired' })
	}
	switch (judge(counter, session, { now: inner.now, reuseIntervalS: lifetimes.reuseInterval })) {
		case 'unknown':
			return unknownToken()
		case 'refused':
			return usedToken()
		case 'reused':
			await deleteSession(inner.db, session.id)
			await audit(inner, 'refresh_token_reused', { userId: session.userId })
			return usedToken()
		case 'repeat':
			return grantOf(inner, session)
		case 'rotate':
			return grantOf(inner, await rotate(inner, session))
	}
}

/** @throws AuthFailure refresh_token_not_found, refresh_token_already_used, session_expired, user_banned */
export async function refreshSession(call: AuthCall, tokenText: string): Promise<Grant> {
	const token = parseRefreshToken(tokenText)
	if (!token) throw unknownToken()
	const outcome = await inTransaction(call, async (inner) => {
		const session = await lockSession(inner.db, token.sessionId)
		if (!session || !isGenuine(inner.auth.vault, session, token)) return unknownToken()
		return refreshLocked(inner, session, token.counter)
	})
	if (outcome instanceof AuthFailure) throw outcome
	refuseBanned(outcome.full, call.now)
	return outcome
}

/** @throws AuthFailure user_banned */
export function refuseBanned({ user }: Pick<FullUser, 'user'>, now: Date, status = 400): void {
	if (user.bannedUntil && user.bannedUntil > now)
		throw new AuthFailure(status, 'user_banned', { message: 'User is banned' })
}

export const signOutScopes = ['global', 'local', 'others'] as const
export type SignOutScope = (typeof signOutScopes)[number]

export function signOut(
	call: AuthCall,
	{ userId, sessionId }: { userId: string; sessionId: string },
	scope: SignOutScope,
): Promise<void> {
	return inTransaction(call, async (inner) => {
		if (scope === 'local') await deleteSession(inner.db, sessionId)
		else if (scope === 'others') await deleteOtherSessions(inner.db, userId, sessionId)
		else await deleteSessionsOf(inner.db, userId)
		await audit(inner, 'signed_out', { userId, scope })
	})
}

const unixSeconds = (instant: Date) => Math.floor(instant.getTime() / 1_000)

function claimsOf({ auth, now }: AuthCall, { full, session, methods }: Grant): Record<string, unknown> {
	const issuedAt = unixSeconds(now)
	return {
		iss: auth.settings.base,
		sub: full.user.id,
		aud: 'authenticated',
		exp: issuedAt + auth.settings.lifetimes.accessToken,
		iat: issuedAt,
		jti: randomUUID(),
		role: 'authenticated',
		aal: assuranceOf(methods),
		amr: amrOf(methods),
		session_id: session.id,
		email: full.user.email ?? '',
		phone: full.user.phone ?? '',
		is_anonymous: full.user.isAnonymous,
	}
}

/** The session as clients read it. `slim`: a token without metadata, small enough for a cookie. */
export async function sessionJson(call: AuthCall, grant: Grant, { slim = false } = {}) {
	const claims = claimsOf(call, grant)
	const metadata = { app_metadata: appMetadataOf(grant.full), user_metadata: grant.full.user.userMetadata }
	const { accessToken: expiresIn } = call.auth.settings.lifetimes
	return {
		access_token: await call.auth.keys.sign(slim ? claims : { ...claims, ...metadata }),
		token_type: 'bearer',
		expires_in: expiresIn,
		expires_at: unixSeconds(call.now) + expiresIn,
		refresh_token: grant.refreshToken,
		user: userJson(grant.full),
	}
}
export type SessionJson = Awaited<ReturnType<typeof sessionJson>>
