// A signed cookie with a random id, by which a vote counts a device once. It is bound to no account.
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { parse, serialize } from 'hono/utils/cookie'

type Site = {
	/** Whether the shop has an https address: the cookie is then bound to this host and to TLS. */
	isSecure: boolean
	/** The shop's secret for signatures. */
	secret: string
}

const nameOf = ({ isSecure }: Pick<Site, 'isSecure'>): string => (isSecure ? '__Host-device' : 'device')
/** Longer than a vote is open. */
const maxAgeSeconds = 180 * 86_400

const signatureOf = (id: string, { secret }: Pick<Site, 'secret'>): Buffer =>
	createHmac('sha256', secret).update(`device\0${id}`).digest()

/** The id that this shop gave the browser; null without the cookie and for one that it did not sign. */
export function deviceOf(cookieHeader: string | null | undefined, site: Site): string | null {
	const given = parse(cookieHeader ?? '')[nameOf(site)] ?? ''
	const [, id = '', signature = ''] = /^([\w-]{22})\.([\w-]{43})$/.exec(given) ?? []
	if (id === '') return null
	return timingSafeEqual(Buffer.from(signature, 'base64url'), signatureOf(id, site)) ? id : null
}

/** A new id as a cookie that scripts cannot read. */
export function newDevice(site: Site): { device: string; setCookie: string } {
	const device = randomBytes(16).toString('base64url')
	const value = `${device}.${signatureOf(device, site).toString('base64url')}`
	const options = {
		path: '/',
		httpOnly: true,
		secure: site.isSecure,
		sameSite: 'Lax',
		maxAge: maxAgeSeconds,
	} as const
	return { device, setCookie: serialize(nameOf(site), value, options) }
}
