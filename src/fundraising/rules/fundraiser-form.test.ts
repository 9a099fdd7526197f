import { expect, test } from 'vitest'
import { readDonation, readFundraiser } from './fundraiser-form.ts'
import { freeSlug, isSlug, slugFor } from './slug.ts'

const key = '7cfb3dec-0000-4000-8000-000000000000'
const donation = { key, amount: '2500', other: '', donor: '', email: 'Ann@Example.test' }

test.each([
	[{ amount: '1000' }, 1_000],
	[{ amount: '2500', other: '7' }, 2_500],
	[{ amount: 'other', other: '1' }, 100],
	[{ amount: 'other', other: '$5,000.00' }, 500_000],
	[{ amount: 'other', other: '12.5' }, 1_250],
])('%j is an amount', (change, amountCents) => {
	const read = readDonation({ ...donation, ...change })
	expect(read.ok && read.value).toMatchObject({ amountCents, donor: '', email: 'ann@example.test' })
})

test.each([
	[{ amount: '2501' }, 'amount'],
	[{ amount: '' }, 'amount'],
	[{ amount: '-1000' }, 'amount'],
	[{ amount: 'other', other: '' }, 'other'],
	[{ amount: 'other', other: '0.99' }, 'other'],
	[{ amount: 'other', other: '5000.01' }, 'other'],
	[{ amount: 'other', other: '1e3' }, 'other'],
	[{ amount: 'other', other: '-5' }, 'other'],
	[{ email: 'ann' }, 'email'],
	[{ email: '' }, 'email'],
	[{ donor: 'x'.repeat(61) }, 'donor'],
	[{ donor: 'http://spam.test' }, 'donor'],
	[{ donor: '<b>' }, 'donor'],
	[{ key: 'x' }, 'key'],
])('%j is refused at its field, and nothing typed is lost', (change, field) => {
	const typed = { ...donation, ...change }
	const read = readDonation(typed)
	expect(read.ok ? {} : Object.keys(read.errors)).toEqual([field])
	expect(read.typed).toEqual(typed)
})

const page = { isOn: 'yes', goal: '2,500', story: 'New goals.\r\n\r\nAnd nets.', endsOn: '2026-12-24' }

test('a page is read; an empty goal and day are none', () => {
	const read = readFundraiser(page)
	expect(read.ok && read.value).toEqual({
		isOn: true,
		goal: 250_000,
		story: 'New goals.\n\nAnd nets.',
		endsOn: '2026-12-24',
	})
	const bare = readFundraiser({ goal: '', story: '', endsOn: '' })
	expect(bare.ok && bare.value).toEqual({ isOn: false, goal: 0, story: '', endsOn: null })
})

test.each([
	[{ goal: 'much' }, 'goal'],
	[{ goal: '1000001' }, 'goal'],
	[{ story: 'x'.repeat(601) }, 'story'],
	[{ story: 'a\u0000b' }, 'story'],
	[{ endsOn: '2026-02-30' }, 'endsOn'],
])('%j is refused', (change, field) => {
	const read = readFundraiser({ ...page, ...change })
	expect(read.ok ? {} : Object.keys(read.errors)).toEqual([field])
})

test.each([
	['Mill Creek Owls', 'Fall 2026', 'mill-creek-owls-fall-2026'],
	['Peña Águilas', '', 'pena-aguilas'],
	['St. Mary’s', 'Spring', 'st-marys-spring'],
	['足球', '', 'team'],
	['x'.repeat(90), '', 'x'.repeat(60)],
])('%s, %s has the address %s', (team, season, slug) => {
	expect(slugFor(team, season)).toBe(slug)
	expect(isSlug(slug)).toBe(true)
})

test('a taken address gets the next number; what is no address is none', () => {
	expect(freeSlug('owls', [])).toBe('owls')
	expect(freeSlug('owls', ['owls', 'owls-2', 'owls-4'])).toBe('owls-3')
	for (const text of ['', '-owls', 'Owls', 'owls%', '../x', 'a'.repeat(81)]) expect(isSlug(text)).toBe(false)
})
