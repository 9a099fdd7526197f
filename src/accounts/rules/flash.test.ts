import { expect, test } from 'vitest'
import { flashTexts } from './flash-texts.ts'
import { flashValue, flashIn } from './flash.ts'

test.each([
	['flash=role-required', 'role-required'],
	['session=x; flash=role-required; cart=1', 'role-required'],
	['flash=<b>hello</b>', undefined],
	['flash=signed-in', 'signed-in'],
	['flash=toString', undefined],
	['flash=__proto__', undefined],
	['otherflash=role-required', undefined],
	['flash=', undefined],
	['', undefined],
])('the cookies %j hold the flash %s', (cookies, code) => {
	expect(flashIn(cookies)).toBe(code)
})

test('what is set is what is read, and scripts may read it', () => {
	const header = flashValue('role-required', 'http://127.0.0.1:3000')
	expect(header).not.toContain('Secure')
	expect(flashValue('role-required', 'https://shop.example')).toMatch(/; Secure$/)
	expect(flashIn(header)).toBe('role-required')
	expect(header).not.toMatch(/httponly/i)
})

test('the words are those of the specification', () => {
	expect(flashTexts.en['role-required']).toEqual({
		tone: 'error',
		title: 'Access Denied',
		detail: "You don't have the required role to access this page.",
	})
})

test('each is said in Spanish, too', () => {
	const codes = Object.keys(flashTexts.en) as (keyof typeof flashTexts.en)[]
	for (const code of codes) {
		const { en, es } = { en: flashTexts.en[code], es: flashTexts.es[code] }
		expect(es.tone).toBe(en.tone)
		expect(es.title).not.toBe(en.title)
		expect(es.detail).not.toMatch(/\b(?:you|the|your)\b/i)
	}
})
