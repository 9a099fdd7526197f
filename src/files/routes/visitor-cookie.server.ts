// A secret by which a browser without an account is known again, so that its uploads stay its own.
import { createHash, randomBytes } from 'node:crypto'
import { parse, serialize } from 'hono/utils/cookie'

type Site = {
	/** The shop has an https address: the cookie is then bound to this host and to TLS. */
	isSecure: boolean
}

const nameOf = ({ isSecure }: Site): string => (isSecure ? '__Host-visitor' : 'visitor')
const secret = /^[\w-]{43}$/
/** Longer than the art itself is kept. */
const maxAgeSeconds = 60 * 86_400

const keyOf = (given: string): string => createHash('sha256').update(given).digest('hex')

/** The key under which a visitor's uploads are known; null for a browser that has none. */
export function visitorKeyOf(cookieHeader: string | null | undefined, site: Site): string | null {
	const given = parse(cookieHeader ?? '')[nameOf(site)]
	return given !== undefined && secret.test(given) ? keyOf(given) : null
}

/** A new secret as a cookie that scripts cannot read, and the key that belongs to it. */
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
