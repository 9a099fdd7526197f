// The rules of spec §5 for the forms of `/auth`, at their borders.
import { expect, test } from 'vitest'
import { CodeForm, readAuthForm, readCredentials, readProfileForm } from './schemas.ts'

const read = (fields: Record<string, unknown>) => readProfileForm({ fullName: 'Pat', phone: '', ...fields })

test('name and phone are trimmed; both may be empty', () => {
	expect(read({ fullName: '  Pat Kim ', phone: ' (330) 555-0147 ' })).toEqual({
		ok: true,
		value: { fullName: 'Pat Kim', phone: '(330) 555-0147' },
	})
	expect(read({ fullName: '' })).toMatchObject({ ok: true })
})

test.each([
	['+1 202 555 0123', true],
	['330.555.0147 ext 12', true],
	['+49 30 901820', true],
	['555-014', false],
	['call me', false],
	['((((((((((', false],
	['1'.repeat(41), false],
])('%o is a phone number: %o', (phone, expected) => {
	expect(read({ phone }).ok).toBe(expected)
})

test('100 letters are a name, 101 are too many', () => {
	expect(read({ fullName: 'é'.repeat(100) }).ok).toBe(true)
	expect(read({ fullName: 'é'.repeat(101) })).toMatchObject({
		errors: { fullName: 'Full name can have 100 characters at most' },
	})
})

test('characters that the database cannot hold, and line breaks, do not get through', () => {
	expect(read({ fullName: 'Pat\u0000\r\nKim' })).toMatchObject({ value: { fullName: 'Pat Kim' } })
	expect(read({ fullName: ['Pat'], phone: 7 })).toMatchObject({ value: { fullName: '', phone: '' } })
})

const person = { fullName: 'Dana Whitfield', email: 'dana@school.test', password: 'secret' }
const emailOf = (length: number) => '@b.test'.padStart(length, 'a')

const firstOf = (fields: Partial<typeof person>) => {
	const read = readCredentials('sign-up', { ...person, ...fields })
	return read.ok ? undefined : read.first
}

test.each([
	[{ email: '' }, 'Invalid email address'],
	[{ email: 'dana' }, 'Invalid email address'],
	[{ email: 'dana@school' }, 'Invalid email address'],
	[{ email: 'da na@school.test' }, 'Invalid email address'],
	[{ password: '' }, 'Password must be at least 6 characters'],
	[{ password: '12345' }, 'Password must be at least 6 characters'],
	[{ password: '123456' }, undefined],
	[{ password: '      ' }, undefined],
	[{ password: '🏈🏈🏈🏈🏈' }, 'Password must be at least 6 characters'],
	[{ password: '🏈'.repeat(100) }, undefined],
	[{ password: 'p'.repeat(100) }, undefined],
	[{ password: 'p'.repeat(101) }, 'Password can have 100 characters at most'],
	[{ fullName: '' }, undefined],
	[{ fullName: 'n'.repeat(100) }, undefined],
	[{ fullName: ` ${'n'.repeat(100)} ` }, undefined],
	[{ fullName: 'n'.repeat(101) }, 'Full name can have 100 characters at most'],
])('%o is reported: %s', (fields, message) => {
	expect(firstOf(fields)).toBe(message)
})

test('an address of 255 characters is taken, one more is not', () => {
	expect(firstOf({ email: emailOf(255) })).toBe(undefined)
	expect(firstOf({ email: emailOf(256) })).toBe('Email can have 255 characters at most')
})

test('address and name are trimmed, a password stays as it was typed', () => {
	const typed = { fullName: '  Dana\u0000  ', email: ' dana@school.test ', password: ' secret ' }
	expect(readCredentials('sign-up', typed)).toEqual({
		ok: true,
		value: { fullName: 'Dana', email: 'dana@school.test', password: ' secret ' },
	})
})

test('every field that is wrong has its own message, and the first is the one of the toast', () => {
	expect(readCredentials('sign-in', { email: 'x', password: 'y' })).toEqual({
		ok: false,
		errors: { email: 'Invalid email address', password: 'Password must be at least 6 characters' },
		first: 'Invalid email address',
	})
})

test('missing fields and files count as empty', () => {
	expect(readCredentials('sign-in', { email: new File([], 'x') })).toMatchObject({
		ok: false,
		first: 'Invalid email address',
	})
})

test.each([
	['123456', true],
	[' 123 456 ', true],
	['12345', false],
	['1234567', false],
	['12345a', false],
	['', false],
])('the code %j is six digits: %s', (code, isCode) => {
	expect(readAuthForm(CodeForm, { code }).ok).toBe(isCode)
})
