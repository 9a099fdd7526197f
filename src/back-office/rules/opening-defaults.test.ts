import { expect, test } from 'vitest'
import { dayIn, isoDate } from '#kit/time.ts'
import { firstDeadline, openingFor, seasonOf, tellingWord } from './opening-defaults.ts'

const now = new Date('2026-11-20T15:00:00Z')

test.each([
	['2026-01-01T06:59:59Z', 'Fall 2025'],
	['2026-01-01T07:00:00Z', 'Spring 2026'],
	['2026-07-01T05:59:59Z', 'Spring 2026'],
	['2026-07-01T06:00:00Z', 'Fall 2026'],
])('in a shop in Denver the season is, at %s, %s', (at, season) => {
	expect(seasonOf(dayIn('America/Denver', new Date(at)))).toBe(season)
})

test.each([
	['Lakewood High School', 'Lakewood'],
	['The St. Xavier Club', 'Xavier'],
	['PAL', 'PAL'],
])('%s is looked for as %s', (name, word) => {
	expect(tellingWord(name)).toBe(word)
})

test('an organization of the same name is taken, in any case; else a new one is proposed', () => {
	const known = [{ id: 'o1', name: 'LAKEWOOD High School', teams: 2 }]
	const look = { primaryColor: 'navy', secondaryColor: null, printedName: '' } as const
	const at = { today: isoDate(now), timeZone: 'America/Denver' } as const
	const request = { organizationName: 'Lakewood High School', sport: 'football', ...look } as const
	expect(openingFor(request, known, at)).toMatchObject({
		organization: 'o1',
		teamName: 'Lakewood High School',
		season: 'Fall 2026',
		sport: 'football',
		timeZone: 'America/Denver',
		margin: '',
		primaryColor: 'navy',
		secondaryColor: '',
		printedName: 'LAKEWOOD',
	})
	expect(openingFor({ ...request, printedName: 'Rams' }, known, at).printedName).toBe('Rams')
	expect(openingFor({ ...request, organizationName: 'Lakewood' }, known, at).organization).toBe('new')
})

test('the first deadline is three weeks after today', () => {
	expect(firstDeadline(isoDate(now))).toBe('2026-12-11')
})
