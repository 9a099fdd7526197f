import { expect, test } from 'vitest'
import { askedVersion, searchWithoutStart, startIn, stepSearch } from './start-address.ts'

const cookie = 'other=1; team-colors=navy-gold.Oak%20Hill'
const start = (search: string, cookies: string | null = null) => {
	const { team, ...rest } = startIn(new URLSearchParams(search), cookies)
	return { ...rest, team: team && `${team.primary.id}-${team.secondary.id} ${team.teamName}`.trim() }
}

test.each([
	['', null, { isAsked: false, color: null, isPlain: false, gallery: null, team: undefined }],
	[
		'?step=3',
		cookie,
		{ isAsked: false, color: null, isPlain: false, gallery: null, team: 'navy-gold Oak Hill' },
	],
	[
		'?color=black-orange',
		null,
		{ isAsked: true, color: 'black-orange', isPlain: false, gallery: null, team: undefined },
	],
	[
		'?color=black-orange',
		cookie,
		{ isAsked: true, color: 'black-orange', isPlain: false, gallery: null, team: undefined },
	],
	[
		'?color=black-orange&colors=royal-white&team=Elm',
		cookie,
		{ isAsked: true, color: 'black-orange', isPlain: false, gallery: null, team: 'royal-white Elm' },
	],
	['?start=plain', null, { isAsked: true, color: null, isPlain: true, gallery: null, team: undefined }],
	[
		'?gallery=g1&colors=royal-white',
		cookie,
		{ isAsked: true, color: null, isPlain: false, gallery: 'g1', team: 'royal-white' },
	],
	['?colors=nothing', null, { isAsked: true, color: null, isPlain: false, gallery: null, team: undefined }],
])('%s with the cookies %s', (search, cookies, expected) => {
	expect(start(search, cookies)).toEqual(expected)
})

test('another step keeps the start, and what is saved or chosen leaves it', () => {
	expect(stepSearch('?color=navy&step=2', 3)).toBe('?color=navy&step=3')
	expect(searchWithoutStart('?color=navy&start=plain&gallery=g1&colors=a-b&team=c&step=3')).toBe('?step=3')
	expect(searchWithoutStart('?color=navy')).toBe('')
})

test('an earlier version is asked for until it is the newest again', () => {
	const versions = [
		{ version: 3, restoredFrom: null },
		{ version: 2, restoredFrom: null },
		{ version: 1, restoredFrom: null },
	]
	const saved = { version: 3, versions }
	const asked = (version: string, known: typeof saved | null = saved) =>
		askedVersion(new URLSearchParams({ version }), known)
	expect(asked('1')).toBe(1)
	for (const none of ['', '3', '4', '0', '-1', '1.5', 'x']) expect(asked(none)).toBeNull()
	expect(asked('1', null)).toBeNull()
	expect(askedVersion(new URLSearchParams(), saved)).toBeNull()
	const restored = { version: 4, versions: [{ version: 4, restoredFrom: 1 }, ...versions] }
	expect(askedVersion(new URLSearchParams({ version: '1' }), restored)).toBeNull()
	expect(askedVersion(new URLSearchParams({ version: '2' }), restored)).toBe(2)
})
