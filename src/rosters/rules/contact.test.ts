import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isEmail, isPhone, phoneLabel, plainEmail, plainPhone } from './contact.ts'

test.each([
	['(201) 555-0123', '+12015550123'],
	['201.555.0123', '+12015550123'],
	['201–555–0123', '+12015550123'],
	['1 201 555 0123', '+12015550123'],
	['+1 201 555 0123', '+12015550123'],
	['2015550123.0', '+12015550123'],
	['cell: 201 555 0123', '+12015550123'],
	['+52 55 1234 5678', '+525512345678'],
	['555-0123', '555-0123'],
	['123 456 7890', '123 456 7890'],
	['+1 555', '+1 555'],
	['call after 5', 'call after 5'],
	['', ''],
])('the phone “%s” is kept as “%s”', (typed, kept) => {
	expect(plainPhone(typed)).toBe(kept)
	expect(isPhone(typed)).toBe(/^\+\d{11,}$/.test(kept))
})

test('a phone number is shown as people write it', () => {
	expect(['+12015550123', '+525512345678', '555'].map(phoneLabel)).toEqual([
		'(201) 555-0123',
		'+525512345678',
		'555',
	])
})

test.each([
	['Pat@Example.com', 'pat@example.com', true],
	['Pat Vale <pat@example.com>', 'pat@example.com', true],
	['mailto:pat@example.com', 'pat@example.com', true],
	['pat@example', 'pat@example', false],
	['pat example.com', 'pat example.com', false],
	['a@example.com, b@example.com', 'a@example.com, b@example.com', false],
])('the email “%s” is kept as “%s”', (typed, kept, isSound) => {
	expect(plainEmail(typed)).toBe(kept)
	expect(isEmail(kept)).toBe(isSound)
})

test('reading twice changes nothing', () => {
	fc.assert(
		fc.property(fc.string(), (text) => {
			expect(plainPhone(plainPhone(text))).toBe(plainPhone(text))
		}),
	)
	const number = fc.integer({ min: 2_000_000_000, max: 9_999_999_999 }).map(String)
	fc.assert(
		fc.property(number, (text) => {
			expect(plainPhone(phoneLabel(plainPhone(text)))).toBe(plainPhone(text))
		}),
	)
})
