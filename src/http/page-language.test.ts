import { expect, test } from 'vitest'
import {
	choiceCookie,
	languageOfData,
	pageLanguage,
	requestLanguage,
	setLanguageHeaders,
} from './page-language.ts'

const page = 'https://shop.test/roster/abc'
const of = (query: string, own: 'en' | 'es' | undefined, headers: Record<string, string> = {}) =>
	pageLanguage({ url: new URL(page + query), headers: new Headers(headers), own })

test.each([
	['the choice in the address goes first', '?lang=es', 'en', { cookie: 'language=en' }, 'es'],
	['then the remembered choice', '', 'en', { cookie: 'a=1; language=es' }, 'es'],
	['then the family’s own language', '', 'es', { 'accept-language': 'en-US' }, 'es'],
	['then the browser’s', '', undefined, { 'accept-language': 'fr, es-MX;q=0.8, en;q=0.5' }, 'es'],
	['English without any', '', undefined, {}, 'en'],
	['an unknown choice is none', '?lang=xx', 'es', { cookie: 'language=zz' }, 'es'],
] as const)('%s', (_name, query, own, headers, language) => {
	expect(of(query, own, { ...headers })).toBe(language)
})

test('the pseudo-language needs a shop that shows it, and is never remembered', () => {
	const asked = { url: new URL(`${page}?lang=en-XA`), headers: new Headers() }
	expect(pageLanguage(asked)).toBe('en')
	expect(pageLanguage({ ...asked, hasPseudo: true })).toBe('en-XA')
	expect(pageLanguage({ ...asked, url: new URL(page), hasPseudo: true })).toBe('en')
	expect(choiceCookie(asked.url, page)).toBeUndefined()
})

test('only a choice in the address is remembered', () => {
	expect(choiceCookie(new URL(page), 'https://shop.test')).toBeUndefined()
	expect(choiceCookie(new URL(`${page}?lang=xx`), 'https://shop.test')).toBeUndefined()
	const cookie = 'language=es; Path=/; Max-Age=31536000; SameSite=Lax'
	expect(choiceCookie(new URL(`${page}?lang=es`), 'http://localhost')).toBe(cookie)
	expect(choiceCookie(new URL(`${page}?lang=es`), 'https://shop.test')).toBe(`${cookie}; Secure`)
})

test('a page has the language of its data, none without one', () => {
	expect(languageOfData([{}, { language: 'es' }])).toBe('es')
	expect(languageOfData([undefined, null, 'text', { language: 7 }])).toBeUndefined()
})

test('a page with translations names its language and what that depends on; others are left alone', () => {
	const headersOf = (data: readonly unknown[], query = '') => {
		const headers = new Headers({ Vary: 'Accept-Encoding' })
		setLanguageHeaders(headers, { data, url: new URL(page + query), publicUrl: 'https://shop.test' })
		return headers
	}
	const spanish = headersOf([{ language: 'es' }], '?lang=es')
	expect(spanish.get('content-language')).toBe('es-US')
	expect(spanish.get('vary')).toBe('Accept-Encoding, Cookie, Accept-Language')
	expect(spanish.get('set-cookie')).toContain('language=es')
	expect([...headersOf([{}], '?lang=es')]).toEqual([['vary', 'Accept-Encoding']])
	// The action of the switch has set it already.
	const switched = new Headers({ 'Set-Cookie': choiceCookie(new URL(`${page}?lang=es`), page) ?? '' })
	setLanguageHeaders(switched, {
		data: [{ language: 'es' }],
		url: new URL(`${page}?lang=es`),
		publicUrl: 'https://shop.test',
	})
	expect(switched.getSetCookie()).toHaveLength(1)
})

test('a request is read in the language of its person, who never reads the pseudo-language', () => {
	const of = (query: string, headers: Record<string, string>) =>
		requestLanguage(new Request(page + query, { headers }))
	expect(of('', { cookie: 'language=es', 'accept-language': 'en' })).toBe('es')
	expect(of('?lang=en-XA', { 'accept-language': 'es' })).toBe('es')
	expect(of('', { 'accept-language': '*' })).toBe('en')
})
