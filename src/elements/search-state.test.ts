import { expect, test } from 'vitest'
import { isAskable, remember } from './recent-searches.ts'
import {
	emptySearch,
	nextSearch,
	searchMessage,
	shownGroups,
	shownItems,
	type SearchEvent,
} from './search-state.ts'

const jersey = { title: 'Gridiron Pro Game Jersey', href: '/product/1' }
const portal = { title: 'Team Portals', href: '/team' }
const answer = [
	{ label: 'Products', items: [jersey] },
	{ label: 'Teams', items: [] },
	{ label: 'Services', items: [portal] },
]
const after = (...events: SearchEvent[]) => events.reduce(nextSearch, emptySearch)
const answered = after({ type: 'typed', query: 'grid' }, { type: 'answered', query: 'grid', groups: answer })

test.each([
	['', false],
	['a', false],
	[' a ', false],
	['ab', true],
])('the query "%s" is askable: %s', (query, askable) => {
	expect(isAskable(query)).toBe(askable)
})

test('an empty box shows recent searches', () => {
	const state = after({ type: 'focused', recent: ['hoodie', 'helmet'] })
	expect(shownGroups(state)).toEqual([
		{
			label: 'Recent searches',
			items: [
				{ title: 'hoodie', href: '/search?q=hoodie' },
				{ title: 'helmet', href: '/search?q=helmet' },
			],
		},
	])
})

test('an answer shows its filled groups and ends with all results', () => {
	expect(shownGroups(answered).map(({ label }) => label)).toEqual(['Products', 'Services', 'More'])
	expect(shownItems(answered).at(-1)?.href).toBe('/search?q=grid')
	expect(searchMessage(answered)).toBe('2 suggestions')
})

test('the answer to an older question is dropped', () => {
	const state = after(
		{ type: 'typed', query: 'gridiron' },
		{ type: 'answered', query: 'grid', groups: answer },
	)
	expect(state.status).toBe('waiting')
	expect(shownItems(state)).toEqual([])
})

test('a failure of an older question changes nothing', () => {
	expect(nextSearch(answered, { type: 'failed', query: 'gri' })).toBe(answered)
})

test('the highlight passes from the box through the list and back to the box', () => {
	const places: number[] = []
	let state = answered
	for (let press = 0; press < 4; press++) {
		state = nextSearch(state, { type: 'moved', by: 1 })
		places.push(state.active)
	}
	expect(places).toEqual([0, 1, 2, -1])
	expect(nextSearch(state, { type: 'moved', by: -1 }).active).toBe(2)
})

test('typing on drops the highlight and waits again', () => {
	const state = nextSearch(nextSearch(answered, { type: 'moved', by: 1 }), { type: 'typed', query: 'gridi' })
	expect(state).toMatchObject({ active: -1, status: 'waiting', isOpen: true })
})

test('a query cut below two letters empties the list', () => {
	expect(shownGroups(nextSearch(answered, { type: 'typed', query: 'g' }))).toEqual([])
})

test('nothing found, and failure, are said in words', () => {
	const typed: SearchEvent = { type: 'typed', query: 'zzz' }
	expect(searchMessage(after(typed, { type: 'answered', query: 'zzz', groups: [] }))).toBe(
		'Nothing found for “zzz”.',
	)
	expect(searchMessage(after(typed, { type: 'failed', query: 'zzz' }))).toContain('Press Enter to search')
	expect(searchMessage(after(typed))).toBe('')
})

test('recent searches keep five, newest first, each once', () => {
	expect(remember(['a1', 'b2', 'c3', 'd4', 'e5'], 'f6')).toEqual(['f6', 'a1', 'b2', 'c3', 'd4'])
	expect(remember(['hoodie', 'Helmet'], ' helmet ')).toEqual(['helmet', 'hoodie'])
	expect(remember(['hoodie'], 'x')).toEqual(['hoodie'])
})
