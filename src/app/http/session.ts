// The session of a request: cookies in, viewer and service context out, cookies back.
import { randomUUID } from 'node:crypto'
import type { Logger } from 'pino'
import type { ViewerSession } from '#accounts/dependencies.server.ts'
import { viewerOf } from '#accounts/service/viewer.server.ts'
import type { AuthCall, AuthParts } from '#auth/dependencies.server.ts'
import { clearedCookies, cookieNames } from '#auth/routes/cookies.server.ts'
import { sessionFromCookies } from '#auth/service/cookie-session.server.ts'
import type { Database } from '#database/client.server.ts'
import type { ServiceContext } from '#database/context.server.ts'
import { requestLanguage } from '#http/page-language.ts'
import { visitor } from '#kit/roles.ts'
import { portalMemberships } from '#portals/store/people.server.ts'

type SessionParts = { auth: AuthParts; database: Database; log: Logger }

/** What is known of a request before its session is read. */
export type RequestFacts = { requestId: string; log: Logger; clientAddress: string }

export async function authCallOf(
	parts: SessionParts,
	request: Request,
	facts: RequestFacts,
): Promise<AuthCall> {
	const services: ServiceContext = {
		db: parts.database.db,
		now: new Date(),
		actor: visitor,
		requestId: facts.requestId,
		log: facts.log,
	}
	const client = {
		ip: facts.clientAddress,
		userAgent: request.headers.get('user-agent') ?? '',
		language: requestLanguage(request),
	}
	return { ...services, auth: await parts.auth.current(), client }
}

/** The viewer of the request; `setCookies` renew or clear the session. */
export async function authenticate(
	call: AuthCall,
	request: Request,
): Promise<{ viewer: ViewerSession | null; setCookies: string[] }> {
	const { claims, accessToken, setCookies } = await sessionFromCookies(call, request.headers.get('cookie'))
	if (!claims || !accessToken) return { viewer: null, setCookies }
	const viewer = await viewerOf(call, portalMemberships, claims)
	if (!viewer) return { viewer: null, setCookies: clearedCookies(call.auth.settings) }
	return { viewer: { ...viewer, accessToken, userId: claims.sub, expiresAt: claims.exp }, setCookies }
}

/** A response that starts or ends a session keeps its own session cookies. */
export function addSessionCookies(response: Response, { auth }: AuthCall, cookies: readonly string[]): void {
	const { access } = cookieNames(auth.settings)
	if (response.headers.getSetCookie().some((cookie) => cookie.startsWith(`${access}=`))) return
	for (const cookie of cookies) response.headers.append('Set-Cookie', cookie)
}

/** Authenticates requests of endpoints that are not pages. */
export const serviceAuthentication =
	(parts: SessionParts) =>
	async (request: Request): Promise<{ context: ServiceContext; setCookies: string[] }> => {
		const facts = { requestId: randomUUID(), log: parts.log, clientAddress: '' }
		const call = await authCallOf(parts, request, facts)
		const { viewer, setCookies } = await authenticate(call, request)
		const { auth: _auth, client: _client, ...context } = call
		return { context: { ...context, actor: viewer?.actor ?? visitor }, setCookies }
	}
