// Allowed redirects (auth contract §7.5): our own origin, or an address of the allow list; else home.
import type { AuthSettings } from './settings.ts'

type Site = Pick<AuthSettings, 'siteUrl' | 'redirects'>

/** Parsers disagree on backslashes, spaces and control characters. */
const suspicious = /[\\\p{Cc}\s]/u

function parse(text: string): URL | undefined {
	if (suspicious.test(text) || !/^https?:\/\//i.test(text)) return undefined
	const url = URL.parse(text)
	if (!url || url.username || url.password) return undefined
	return ['http:', 'https:'].includes(url.protocol) ? url : undefined
}

/** `*` matches one part of a path or of a host name, never more. */
function matches(pattern: string, url: URL): boolean {
	const source = pattern.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll('\\*', '[^/.?#]+')
	return new RegExp(`^${source}$`).test(url.origin + url.pathname)
}

/** The site's origin; on a loopback address also that of `localhost`, the only one where passkeys work. */
export function ownOrigins(siteUrl: string): string[] {
	const { origin, protocol, hostname, port } = new URL(siteUrl)
	const isLoopback = hostname === '127.0.0.1' || hostname === '[::1]'
	return isLoopback ? [origin, `${protocol}//localhost${port && `:${port}`}`] : [origin]
}

/** The requested address when it is allowed, else the site's. */
export function allowedRedirect(redirectTo: string | null | undefined, site: Site): string {
	const url = redirectTo ? parse(redirectTo) : undefined
	if (!url) return site.siteUrl
	if (ownOrigins(site.siteUrl).includes(url.origin)) return url.href
	return site.redirects.some((entry) => entry === redirectTo || matches(entry, url)) ? url.href : site.siteUrl
}

/** A path on this site, for `next`; everything else leads home. */
export function safePath(next: string | null | undefined): string {
	if (!next || !/^\/(?![/\\])/.test(next) || suspicious.test(next)) return '/'
	const url = URL.parse(next, 'http://site.invalid')
	return url?.origin === 'http://site.invalid' ? url.pathname + url.search + url.hash : '/'
}
