import { expect, test } from 'vitest'
import { documentLanguage, languageHeaders, pageLanguage } from './page-language.ts'

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

test('only a choice in the address is remembered', () => {
	expect(languageHeaders(new URL(page), 'https://shop.test')).toEqual({})
	expect(languageHeaders(new URL(`${page}?lang=xx`), 'https://shop.test')).toEqual({})
	const cookie = 'language=es; Path=/; Max-Age=31536000; SameSite=Lax; HttpOnly'
	expect(languageHeaders(new URL(`${page}?lang=es`), 'http://localhost')).toEqual({ 'Set-Cookie': cookie })
	expect(languageHeaders(new URL(`${page}?lang=es`), 'https://shop.test')).toEqual({
		'Set-Cookie': `${cookie}; Secure`,
	})
})

test('the document has the language of its page, English without one', () => {
	expect(documentLanguage([{}, { language: 'es' }])).toBe('es-US')
	expect(documentLanguage([undefined, null, 'text', { language: 7 }])).toBe('en-US')
})
