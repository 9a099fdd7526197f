import { expect, test } from 'vitest'
import { expectEvery } from '../../../tests/matrix.ts'
import { landingWithCode, landingWithFailure, landingWithTokens } from '../rules/landing.ts'
import { allowedRedirect, safePath } from '../rules/redirects.ts'
import { evilRedirects } from '../../../tests/factories/auth/evil-redirects.ts'

const site = {
	siteUrl: 'http://shop.test',
	redirects: ['https://club.example/welcome', 'https://*.preview.example/done', 'https://app.example/*/in'],
}

test('no request for another site is granted', async () => {
	const evil = {
		cases: evilRedirects(site.siteUrl),
		atLeast: 30,
		name: (requested: string) => JSON.stringify(requested),
	}
	await expectEvery(evil, (redirectTo) => expect(allowedRedirect(redirectTo, site)).toBe(site.siteUrl))
})

test.each([
	'',
	null,
	undefined,
	'/account',
	'account',
	'#x',
	'?x',
	'http://',
	'http:///',
	'https://shop.test/',
])('%j is no address of this site and leads home', (target) => {
	expect(allowedRedirect(target, site)).toBe(site.siteUrl)
})

test.each([
	['http://shop.test', 'http://shop.test/'],
	['http://shop.test:80/a', 'http://shop.test/a'],
	['HTTP://SHOP.TEST/a?b=c#d', 'http://shop.test/a?b=c#d'],
	['http://shop.test/a/../b?sb_flow_id=1', 'http://shop.test/b?sb_flow_id=1'],
	['https://club.example/welcome', 'https://club.example/welcome'],
	['https://club.example/welcome?x=1', 'https://club.example/welcome?x=1'],
	['https://pr-7.preview.example/done', 'https://pr-7.preview.example/done'],
	['https://app.example/team/in', 'https://app.example/team/in'],
])('%s is allowed', (redirectTo, expected) => {
	expect(allowedRedirect(redirectTo, site)).toBe(expected)
})

test.each([
	'https://club.example/welcome/more',
	'https://club.example/',
	'http://club.example/welcome',
	'https://club.example:8443/welcome',
	'https://a.b.preview.example/done',
	'https://preview.example/done',
	'https://evil.example/.preview.example/done',
	'https://evil.example#.preview.example/done',
	'https://evil.example?.preview.example/done',
	'https://xpreview.example/done',
	'https://app.example/a/b/in',
	'https://app.example//in',
	'http://shop.test:8080/a',
	'https://shop.test/a',
	'http://sub.shop.test/a',
])('%s is not on the list', (redirectTo) => {
	expect(allowedRedirect(redirectTo, site)).toBe(site.siteUrl)
})

test.each([
	['/cart', '/cart'],
	['/account?tab=orders#top', '/account?tab=orders#top'],
	['//evil.example', '/'],
	['/\\evil.example', '/'],
	['/\t/evil.example', '/'],
	['https://evil.example', '/'],
	['javascript:alert(1)', '/'],
	['/%2f/evil.example', '/%2f/evil.example'],
	['', '/'],
	[null, '/'],
])('the path %j becomes %s', (next, expected) => {
	expect(safePath(next)).toBe(expected)
})

test('a landing keeps the query as it was, and drops what would be mistaken for ours', () => {
	expect(landingWithCode('http://shop.test/a?x=a%20b+c#top', 'k')).toBe('http://shop.test/a?x=a%20b+c&code=k')
	expect(landingWithCode('http://shop.test', 'k')).toBe('http://shop.test/?code=k')
	expect(landingWithCode('http://shop.test/?code=theirs&error=e&y=1', 'k')).toBe(
		'http://shop.test/?y=1&code=k',
	)
	expect(landingWithTokens('http://shop.test/?code=theirs#access_token=theirs', { sb: '' })).toBe(
		'http://shop.test/#sb=',
	)
})

test.each([
	[400, 'invalid_request'],
	[401, 'unauthorized_client'],
	[403, 'access_denied'],
	[422, 'invalid_request'],
	[503, 'temporarily_unavailable'],
])('a failure of status %i is %s, in query and fragment', (status, error) => {
	const failure = { status, code: 'some_code', message: 'A word & a "half"' }
	const url = new URL(landingWithFailure('http://shop.test/a?x=1#access_token=theirs', failure))
	const notified = { error, error_code: 'some_code', error_description: 'A word & a "half"' }
	expect(Object.fromEntries(url.searchParams)).toEqual({ x: '1', ...notified })
	expect(Object.fromEntries(new URLSearchParams(url.hash.slice(1)))).toEqual(notified)
})
