import { expect, test } from 'vitest'
import { searchWithoutStart, startIn, stepSearch } from './start-address.ts'

const cookie = 'other=1; team-colors=navy-gold.Oak%20Hill'
const start = (search: string, cookies: string | null = null) => {
	const { team, ...rest } = startIn(new URLSearchParams(search), cookies)
	return { ...rest, team: team && `${team.primary.id}-${team.secondary.id} ${team.teamName}`.trim() }
}

test.each([
	['', null, { isAsked: false, color: null, isPlain: false, team: undefined }],
	['?step=3', cookie, { isAsked: false, color: null, isPlain: false, team: 'navy-gold Oak Hill' }],
	['?color=black-orange', null, { isAsked: true, color: 'black-orange', isPlain: false, team: undefined }],
	['?color=black-orange', cookie, { isAsked: true, color: 'black-orange', isPlain: false, team: undefined }],
	[
		'?color=black-orange&colors=royal-white&team=Elm',
		cookie,
		{ isAsked: true, color: 'black-orange', isPlain: false, team: 'royal-white Elm' },
	],
	['?start=plain', null, { isAsked: true, color: null, isPlain: true, team: undefined }],
	['?colors=nothing', null, { isAsked: true, color: null, isPlain: false, team: undefined }],
])('%s with the cookies %s', (search, cookies, expected) => {
	expect(start(search, cookies)).toEqual(expected)
})

test('another step keeps the start, and what is saved or chosen leaves it', () => {
	expect(stepSearch('?color=navy&step=2', 3)).toBe('?color=navy&step=3')
	expect(searchWithoutStart('?color=navy&start=plain&colors=a-b&team=c&step=3')).toBe('?step=3')
	expect(searchWithoutStart('?color=navy')).toBe('')
})
