import { expect, test } from 'vitest'
import { contentSecurityPolicy, fixedHeaders, isAllowedHost, canMutate, requestedHost } from './security.ts'

const own = ['https://shop.example.com']
const post = (headers: Record<string, string>) =>
	new Request('https://shop.example.com/support', { method: 'POST', headers })

test.each([
	['the same site says so', { 'sec-fetch-site': 'same-origin' }, true],
	['a person typed the address', { 'sec-fetch-site': 'none' }, true],
	['another site', { 'sec-fetch-site': 'cross-site' }, false],
	['a sister site', { 'sec-fetch-site': 'same-site' }, false],
	[
		'another site with our origin forged is still told by the browser',
		{ 'sec-fetch-site': 'cross-site', origin: 'https://shop.example.com' },
		false,
	],
	['an old browser on our page', { origin: 'https://shop.example.com' }, true],
	['an old browser on another page', { origin: 'https://evil.example' }, false],
	['an opaque origin', { origin: 'null' }, false],
	['a tool without cookies', {}, true],
	['a request with cookies but no sign of where it comes from', { cookie: 'session=1' }, false],
])('mutation when %s', (_case, headers, allowed) => {
	expect(canMutate(post(headers as Record<string, string>), own)).toBe(allowed)
})

test('reading is allowed from anywhere', () => {
	const request = new Request('https://shop.example.com/', { headers: { 'sec-fetch-site': 'cross-site' } })
	expect(canMutate(request, own)).toBe(true)
})

test('no policy allows inline scripts without a nonce', () => {
	for (const nonce of [undefined, 'abc']) {
		const policy = contentSecurityPolicy({ nonce, isDevelopment: false, isSecure: true })
		const scripts = /script-src ([^;]+)/.exec(policy)?.[1]
		expect(scripts).toBe(nonce ? "'self' 'nonce-abc'" : "'self'")
		expect(policy).toContain("default-src 'none'")
		expect(policy).toContain("frame-ancestors 'none'")
		expect(policy).toContain('upgrade-insecure-requests')
	}
})

test('transport security is promised only behind TLS', () => {
	expect(fixedHeaders({ publicUrl: 'https://shop.example.com' })).toHaveProperty('Strict-Transport-Security')
	expect(fixedHeaders({ publicUrl: 'http://127.0.0.1:3000' })).not.toHaveProperty('Strict-Transport-Security')
})

test.each([
	['shop.example.com', 'shop.example.com'],
	['shop.example.com:8443', 'shop.example.com'],
	['[::1]:3000', '[::1]'],
	['', undefined],
	[undefined, undefined],
	['a b', undefined],
	['shop.example.com/path', undefined],
	['user@shop.example.com', undefined],
])('host header %o asks for %o', (header, host) => {
	expect(requestedHost(header)).toBe(host)
})

test('an unknown host is not answered, an empty list answers all', () => {
	expect(isAllowedHost('evil.example', ['shop.example.com'])).toBe(false)
	expect(isAllowedHost(undefined, [])).toBe(false)
	expect(isAllowedHost('anything.example', [])).toBe(true)
})
