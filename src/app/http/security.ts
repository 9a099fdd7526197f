// Headers of every response, and the check against cross-site requests.
import { paymentPageOrigins } from '#payments/settings.ts'
import { randomBytes } from 'node:crypto'
import type { Config } from '../config.ts'

export const createNonce = (): string => randomBytes(16).toString('base64')

/**
 * Scripts: our own files, and inline ones only with this response's nonce. Shared pages have no inline script and so no
 * nonce. Style attributes carry team colors, which are data.
 */
export function contentSecurityPolicy(options: {
	nonce?: string | undefined
	isDevelopment: boolean
	isSecure: boolean
}): string {
	const script = ["'self'", ...(options.nonce ? [`'nonce-${options.nonce}'`] : [])]
	const style = options.isDevelopment ? ["'self'", "'unsafe-inline'"] : ["'self'"]
	return [
		"default-src 'none'",
		`script-src ${script.join(' ')}`,
		`style-src ${style.join(' ')}`,
		"style-src-attr 'unsafe-inline'",
		"img-src 'self' data:",
		"font-src 'self'",
		`connect-src 'self'${options.isDevelopment ? ' ws:' : ''}`,
		// The proof viewer reads PDFs in a worker.
		"worker-src 'self'",
		"manifest-src 'self'",
		// Without scripts, a form redirects to the provider's payment page: browsers check redirects against this too.
		`form-action 'self' ${paymentPageOrigins.join(' ')}`,
		"base-uri 'none'",
		"frame-ancestors 'none'",
		...(options.isSecure ? ['upgrade-insecure-requests'] : []),
	].join('; ')
}

/** The headers that do not depend on the response. */
export function fixedHeaders(config: Pick<Config, 'publicUrl'>): Record<string, string> {
	return {
		'X-Content-Type-Options': 'nosniff',
		'Referrer-Policy': 'strict-origin-when-cross-origin',
		'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
		'Cross-Origin-Opener-Policy': 'same-origin',
		'Cross-Origin-Resource-Policy': 'same-origin',
		'X-Frame-Options': 'DENY',
		...(config.publicUrl.startsWith('https:')
			? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }
			: {}),
	}
}

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])
/** Whether a method only reads. */
export const isSafe = (method: string): boolean => safeMethods.has(method)

/**
 * Whether a request may change data: checks Fetch Metadata where the browser sends it, else the Origin header. A
 * request with neither comes from no browser page (a command line tool) and carries no visitor's cookies.
 * @param otherOrigins further origins that are allowed
 */
export function canMutate(
	request: Request,
	allowedOrigins: readonly string[],
	otherOrigins: readonly string[] = [],
): boolean {
	if (isSafe(request.method)) return true
	const site = request.headers.get('sec-fetch-site')
	const origin = request.headers.get('origin')
	if (origin !== null && otherOrigins.includes(origin)) return true
	if (site) return site === 'same-origin' || site === 'none'
	if (origin) return allowedOrigins.includes(origin)
	return !request.headers.has('cookie')
}

/** Host name of a request without its port; undefined when the header is missing or malformed. */
export function requestedHost(header: string | undefined): string | undefined {
	if (!header || !/^[\w.\-[\]:]{1,255}$/.test(header)) return undefined
	try {
		return new URL(`http://${header}`).hostname
	} catch {
		return undefined
	}
}

export const isAllowedHost = (host: string | undefined, allowed: readonly string[]): boolean =>
	host !== undefined && (allowed.length === 0 || allowed.includes(host))
