import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readSupportForm, subjectOf, supportFields, supportTopics } from './schemas.ts'

const complete = { name: 'Dana', email: 'dana@school.test', subject: 'Jerseys', message: 'Do you have 4XL?' }

test('a complete message is read, trimmed', () => {
	const read = readSupportForm({ ...complete, name: '  Dana ', email: ' dana@school.test ' })
	expect(read).toMatchObject({ ok: true, message: complete })
})

test.each([
	['name', 'Name is required'],
	['email', 'Email is required'],
	['subject', 'Subject is required'],
	['message', 'Message is required'],
])('%s is required, and blanks are nothing', (field, message) => {
	for (const typed of ['', '   ', undefined]) {
		const read = readSupportForm({ ...complete, [field]: typed })
		expect(read).toMatchObject({ ok: false, errors: { [field]: message } })
	}
})

test('an empty form names all four fields', () => {
	const read = readSupportForm({})
	expect(read.ok ? [] : Object.keys(read.errors)).toEqual([...supportFields])
})

test.each(['dana', 'dana@', '@school.test', 'dana@school', 'da na@school.test'])(
	'%s is not an email address',
	(email) => {
		expect(readSupportForm({ ...complete, email })).toMatchObject({
			ok: false,
			errors: { email: 'Invalid email address' },
		})
	},
)

test.each([
	['name', 100],
	['subject', 150],
	['message', 5_000],
])('%s may have %i characters and not one more', (field, most) => {
	expect(readSupportForm({ ...complete, [field]: 'x'.repeat(most) }).ok).toBe(true)
	expect(readSupportForm({ ...complete, [field]: 'x'.repeat(most + 1) }).ok).toBe(false)
})

test('what was typed comes back as it was typed', () => {
	const typed = { ...complete, email: 'not an address ', message: ' <b>two</b>\n lines ' }
	expect(readSupportForm(typed).typed).toEqual(typed)
})

test('any form is read without a failure', () => {
	const value = fc.oneof(fc.string({ unit: 'binary' }), fc.constant(undefined), fc.object())
	fc.assert(
		fc.property(fc.dictionary(fc.constantFrom(...supportFields, 'other'), value), (form) => {
			expect(Object.keys(readSupportForm(form).typed)).toEqual([...supportFields])
		}),
	)
})

test('nothing that is read holds the character that the database cannot keep', () => {
	fc.assert(
		fc.property(fc.string({ unit: 'binary' }), (text) => {
			const read = readSupportForm({ ...complete, message: `a\u0000${text}b` })
			expect(read.ok && read.message.message.includes('\u0000')).toBe(false)
			expect(read.ok).toBe(true)
		}),
	)
})

test('only known topics fill in a subject', () => {
	expect(subjectOf('helmets')).toBe(supportTopics.helmets)
	for (const topic of [null, '', 'toString', '__proto__', '<script>']) expect(subjectOf(topic)).toBe('')
})
