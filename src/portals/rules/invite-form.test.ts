import { expect, test } from 'vitest'
import { readLinkInvite, readMailInvite } from './invite-form.ts'

const errorsOf = (read: ReturnType<typeof readMailInvite> | ReturnType<typeof readLinkInvite>) =>
	read.ok ? {} : read.errors

test('addresses come with commas, blanks or lines, and each counts once', () => {
	const emails = 'A@example.test, b@example.test;\n a@example.test\tc@example.test'
	expect(readMailInvite({ role: 'player', emails })).toMatchObject({
		value: { emails: ['a@example.test', 'b@example.test', 'c@example.test'] },
	})
})

test.each([
	['', 'Type at least one email address'],
	['a@example.test nobody', 'Address 2 is not a valid email address'],
	[
		Array.from({ length: 21 }, (_, at) => `p${at}@example.test`).join(' '),
		'Invite 20 people at a time; share a link for more',
	],
])('the addresses %j are refused with the reason', (emails, message) => {
	expect(errorsOf(readMailInvite({ role: 'coach', emails }))).toEqual({ emails: message })
})

test.each([
	['es', 'es'],
	['en', 'en'],
	['', 'en'],
	['xx', 'en'],
])('of the languages of a mail, %j is %j', (language, read) => {
	const emails = 'a@example.test'
	expect(readMailInvite({ role: 'player', emails, language })).toMatchObject({ value: { language: read } })
})

test('a link lets in one person unless said otherwise, and 200 at most', () => {
	expect(readLinkInvite({ role: 'player', uses: '' })).toMatchObject({ value: { uses: 1 } })
	expect(readLinkInvite({ role: 'player', uses: '200' })).toMatchObject({ value: { uses: 200 } })
	expect(errorsOf(readLinkInvite({ role: 'player', uses: '201' }))).toEqual({
		uses: 'People is a number from 1 to 200',
	})
	expect(errorsOf(readLinkInvite({ role: 'admin', uses: '1' }))).toEqual({
		role: 'Choose whom the link is for',
	})
})
