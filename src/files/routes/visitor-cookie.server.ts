// A secret cookie that identifies a browser without an account, so that its uploads stay private to it.
import { createHash, randomBytes } from 'node:crypto'
import { parse, serialize } from 'hono/utils/cookie'

type Site = {
	/** Whether the shop has an https address: the cookie is then bound to this host and to TLS. */
	isSecure: boolean
}

const nameOf = ({ isSecure }: Site): string => (isSecure ? '__Host-visitor' : 'visitor')
const secret = /^[\w-]{43}$/
/** Longer than the art itself is kept. */
const maxAgeSeconds = 60 * 86_400

const keyOf = (given: string): string => createHash('sha256').update(given).digest('hex')

/** The key of a visitor's uploads; null for a browser without the cookie. */
export function visitorKeyOf(cookieHeader: string | null | undefined, site: Site): string | null {
	const given = parse(cookieHeader ?? '')[nameOf(site)]
	return given !== undefined && secret.test(given) ? keyOf(given) : null
}

/** A new secret as a cookie that scripts cannot read, and the key derived from it. */
export function newVisitor(site: Site): { visitorKey: string; setCookie: string } {
	const given = randomBytes(32).toString('base64url')
	const options = {
		path: '/',
		httpOnly: true,
		secure: site.isSecure,
		sameSite: 'Lax',
		maxAge: maxAgeSeconds,
	} as const
	return { visitorKey: keyOf(given), setCookie: serialize(nameOf(site), given, options) }
}
