// Where mailed links and new sessions lead.
import { expect, test } from 'vitest'
import { afterLink, authPath, destinationOf, linkTypes, mailedLinkIn } from './mailed-links.ts'
import { cameByMail, openFactors } from './second-step.ts'

const linkIn = (query: string) => mailedLinkIn(new URLSearchParams(query))

test.each(linkTypes)('a link of the type %s is read', (type) => {
	expect(linkIn(`token_hash=abc&type=${type}&next=/about`)).toEqual({ token: 'abc', type, next: '/about' })
})

test.each([
	'',
	'type=signup',
	'token_hash=abc',
	'token_hash=abc&type=sms',
	'token_hash=&type=signup',
	`token_hash=${'a'.repeat(301)}&type=signup`,
])('%j is no link of ours', (query) => {
	expect(linkIn(query)).toBe(undefined)
})

test.each(['//evil.example', 'https://evil.example', '/\\evil.example', 'javascript:alert(1)'])(
	'a link cannot lead to %j',
	(next) => {
		expect(linkIn(new URLSearchParams({ token_hash: 'a', type: 'signup', next }).toString())?.next).toBe('/')
		expect(authPath(next)).toBe('/auth')
	},
)

test.each([
	['recovery', '/', '/auth/reset'],
	['recovery', '/team?a=b', '/auth/reset?next=%2Fteam%3Fa%3Db'],
	['recovery', '/auth/reset?next=%2Fteam', '/auth/reset?next=%2Fteam'],
	['invite', '/', '/auth/reset?welcome=1'],
	['invite', '/team', '/auth/reset?welcome=1&next=%2Fteam'],
	['signup', '/team', '/team'],
	['magiclink', '/', '/'],
] as const)('after a link of the type %s with the request %s comes %s', (type, next, to) => {
	expect(afterLink({ type, next })).toBe(to)
})

const tokenWith = (claims: object) => `head.${btoa(JSON.stringify(claims))}.signature`
const factor = (id: string, factor_type: string, status = 'verified') => ({ id, factor_type, status })

test('a session without a verified factor goes on, one with a factor goes to the second step first', () => {
	const access_token = tokenWith({ aal: 'aal1' })
	const unfinished = { access_token, user: { factors: [factor('a', 'totp', 'unverified')] } }
	expect(destinationOf({ session: unfinished, next: '/team' })).toBe('/team')
	const guarded = { access_token, user: { factors: [factor('a', 'totp')] } }
	expect(destinationOf({ session: guarded, next: '/team' })).toBe('/auth?next=%2Fteam')
	const stepped = { ...guarded, access_token: tokenWith({ aal: 'aal2' }) }
	expect(destinationOf({ session: stepped, next: '/team' })).toBe('/team')
})

test('passkeys are offered first, then the app, then the phone; a phone shows its last digits alone', () => {
	const factors = [
		{ ...factor('p', 'phone'), phone: '16145550158' },
		{ ...factor('t', 'totp'), friendly_name: 'My phone' },
		factor('w', 'webauthn'),
	]
	expect(openFactors({ access_token: tokenWith({ aal: 'aal1' }), user: { factors } })).toEqual([
		{ id: 'w', type: 'webauthn', name: 'Passkey or security key' },
		{ id: 't', type: 'totp', name: 'My phone' },
		{ id: 'p', type: 'phone', name: 'Text message to •••58' },
	])
})

test.each([
	[tokenWith({ amr: [{ method: 'otp', timestamp: 1 }] }), true],
	[tokenWith({ amr: [{ method: 'totp' }, { method: 'otp' }] }), true],
	[tokenWith({ amr: [{ method: 'password' }] }), false],
	[tokenWith({ amr: 'otp' }), false],
	['no token', false],
])('the session of %j came by mail: %s', (access_token, isMailed) => {
	expect(cameByMail({ access_token })).toBe(isMailed)
})
