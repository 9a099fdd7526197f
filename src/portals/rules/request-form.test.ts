import { specSports } from '#kit/shop.ts'
import { expect, test } from 'vitest'
import { readRequestForm } from './request-form.ts'

const whole = {
	organizationName: 'Lakewood High School',
	sport: 'football',
	contactName: 'Pat Kim',
	contactEmail: 'Pat@Example.test ',
	contactPhone: '',
	estimatedTeamSize: '',
	message: '',
}
const errorsOf = (change: object) => {
	const read = readRequestForm(specSports, { ...whole, ...change })
	return read.ok ? {} : read.errors
}

test('name, sport, contact and email are enough; the rest may stay empty', () => {
	const read = readRequestForm(specSports, whole)
	expect(read).toMatchObject({
		ok: true,
		value: { contactEmail: 'pat@example.test', estimatedTeamSize: null, contactPhone: '', message: '' },
	})
	expect(readRequestForm(specSports, { ...whole, sport: 'other' }).ok).toBe(true)
})

test('colors are those of the palette or none; the name on the gear has 20 plain characters', () => {
	const colors = { primaryColor: 'navy', secondaryColor: 'gold' }
	expect(readRequestForm(specSports, { ...whole, ...colors, printedName: ' OWLS <3 ' })).toMatchObject({
		ok: true,
		value: { ...colors, printedName: 'OWLS 3' },
	})
	expect(readRequestForm(specSports, whole)).toMatchObject({
		value: { primaryColor: null, secondaryColor: null, printedName: '' },
	})
	expect(errorsOf({ primaryColor: 'mauve', printedName: 'x'.repeat(21) })).toEqual({
		primaryColor: 'Choose a color from the list',
		printedName: 'Name on the gear can have 20 characters at most',
	})
})

test('each missing field has its own message, and what was typed comes back as it was typed', () => {
	const read = readRequestForm(specSports, { contactName: '  ', message: ' as is ' })
	expect(read).toMatchObject({
		ok: false,
		errors: {
			organizationName: 'Organization name is required',
			sport: 'Choose a sport',
			contactName: 'Contact name is required',
			contactEmail: 'Contact email is required',
		},
		typed: { contactName: '  ', message: ' as is ' },
	})
})

test.each([
	[{ contactEmail: 'nobody' }, { contactEmail: 'Invalid email address' }],
	[
		{ contactEmail: `${'a'.repeat(250)}@b.test` },
		{ contactEmail: 'Contact email can have 255 characters at most' },
	],
	[{ sport: 'cricket' }, { sport: 'Choose a sport' }],
	[{ estimatedTeamSize: '0' }, { estimatedTeamSize: 'Team size is a number from 1 to 5000' }],
	[{ estimatedTeamSize: '5001' }, { estimatedTeamSize: 'Team size is a number from 1 to 5000' }],
	[{ estimatedTeamSize: 'forty' }, { estimatedTeamSize: 'Team size is a whole number' }],
	[{ estimatedTeamSize: '1,200' }, {}],
	[
		{ contactPhone: 'call me' },
		{ contactPhone: 'Enter a phone number with its area code, such as (330) 555-0147' },
	],
	[{ contactPhone: '(330) 555-0147 ext. 12' }, {}],
	[
		{ organizationName: 'x'.repeat(151) },
		{ organizationName: 'Organization name can have 150 characters at most' },
	],
])('%o is reported %o', (change, errors) => {
	expect(errorsOf(change)).toEqual(errors)
})

test('a line has no line breaks, a message keeps them', () => {
	const read = readRequestForm(specSports, { ...whole, contactName: 'Pat\r\nBcc: x', message: 'a\nb\u0000' })
	expect(read).toMatchObject({ value: { contactName: 'Pat Bcc: x', message: 'a\nb' } })
})
