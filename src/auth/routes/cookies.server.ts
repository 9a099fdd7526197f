// Sessions in cookies: for our own pages, whose scripts never hold a refresh token (auth contract §2.2b).
import { parse, serialize } from 'hono/utils/cookie'
import { AuthFailure } from '../rules/errors.ts'
import type { AuthSettings } from '../rules/settings.ts'
import type { AuthRequest } from './transport.server.ts'

export const transportHeader = 'X-Session-Transport'

type CookieSettings = Pick<AuthSettings, 'isSecure' | 'lifetimes' | 'siteUrl'>

/** The prefix binds a cookie to this host and to TLS; plain http on loopback cannot use it. */
export const cookieNames = ({ isSecure }: Pick<AuthSettings, 'isSecure'>) => {
	const prefix = isSecure ? '__Host-' : ''
	return { access: `${prefix}session`, refresh: `${prefix}refresh`, flow: `${prefix}flow` }
}

export const attributesOf = ({ isSecure }: Pick<AuthSettings, 'isSecure'>) =>
	({ path: '/', httpOnly: true, secure: isSecure, sameSite: 'Lax' }) as const

/** `Set-Cookie` values that hand over a session. */
export function sessionCookies(
	settings: CookieSettings,
	{ access, refresh }: { access: string; refresh: string },
): string[] {
	const names = cookieNames(settings)
	const options = { ...attributesOf(settings), maxAge: settings.lifetimes.idleSession }
	return [serialize(names.access, access, options), serialize(names.refresh, refresh, options)]
}

/** `Set-Cookie` values that end a session. */
export function clearedCookies(settings: CookieSettings): string[] {
	const names = cookieNames(settings)
	const options = { ...attributesOf(settings), maxAge: 0 }
	return [serialize(names.access, '', options), serialize(names.refresh, '', options)]
}

/** The tokens in a browser's cookies. */
export function tokensIn(cookieHeader: string | null | undefined, settings: Pick<AuthSettings, 'isSecure'>) {
	const names = cookieNames(settings)
	const cookies = parse(cookieHeader ?? '')
	return { access: cookies[names.access] || undefined, refresh: cookies[names.refresh] || undefined }
}

/**
 * Whether this request wants its tokens in cookies. Only our own pages may ask for that.
 * @throws AuthFailure for a page of another site
 */
export function wantsCookies(c: AuthRequest): boolean {
	if (c.req.header(transportHeader) !== 'cookie') return false
	const { siteUrl } = c.get('call').auth.settings
	const site = c.req.header('sec-fetch-site')
	const origin = c.req.header('origin')
	const own = [new URL(siteUrl).origin, new URL(c.req.url).origin]
	const isOwn = site ? site === 'same-origin' : origin !== undefined && own.includes(origin)
	if (!isOwn)
		throw new AuthFailure(403, 'validation_failed', { message: 'This request came from another site' })
	return true
}

/** Stands in the body for a token that scripts may not see; it changes with every rotation. */
export const handleOf = (rotation: number): string => `cookie.${rotation}`
export const isHandle = (token: string): boolean => token.startsWith('cookie.')
