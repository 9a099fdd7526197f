import { expect, test } from 'vitest'
import { readProfileForm } from './profile-form.ts'

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
