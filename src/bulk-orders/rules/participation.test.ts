import { expect, test } from 'vitest'
import { orderedItems, participationOf, remindableIds } from './participation.ts'

const players = ['a', 'b', 'c'].map((id, at) => ({
	id,
	name: `Player ${id}`,
	number: String(at),
	userId: id === 'b' ? 'account' : null,
}))
const required = [
	{ id: 'home', model: 'Home Jersey', productId: 'p', piece: '', designId: 'd1', isClosed: false },
	{ id: 'road', model: 'Road Jersey', productId: 'p', piece: '', designId: 'd2', isClosed: true },
]

const line = { rosterId: null, productId: 'p', designId: null, portalItemId: null }

test('who has every required item is complete; one product in two designs is two items', () => {
	const ordered = [
		{ ...line, rosterId: 'a', designId: 'd1' },
		{ ...line, rosterId: 'a', designId: 'd2' },
		{ ...line, rosterId: 'b', designId: 'd1' },
		{ ...line, designId: 'd2' },
	]
	const participation = participationOf({ players, offers: required, required, ordered, notNeeded: [] })
	const { complete, items, missing } = participation
	expect(complete).toBe(1)
	expect(items.map(({ ordered: count }) => count)).toEqual([2, 1])
	expect(missing.map(({ id, hasAccount, lacks }) => [id, hasAccount, lacks])).toEqual([
		['b', true, ['Road Jersey']],
		['c', false, ['Home Jersey', 'Road Jersey']],
	])
	expect(remindableIds(participation), 'what has closed is no reason to write').toEqual(new Set(['c']))
})

test.each([
	['its entry has another design now', { designId: 'before', portalItemId: 'home' }, ['home']],
	['its entry got a design after the order', { designId: null, portalItemId: 'road' }, ['road']],
	['an older order whose design is no longer in the catalog', { designId: 'before' }, []],
	['an older order of the only entry of its product', { productId: 'q', designId: 'before' }, ['only']],
	['an entry that was removed and added again', { productId: 'q', portalItemId: 'gone' }, ['only']],
	['an older order, the away jersey added since', { productId: 'r', designId: 'before' }, ['jersey']],
	['a removed home jersey beside the away one', { productId: 's', portalItemId: 'gone' }, []],
	[
		'the away jersey removed and added again',
		{ productId: 's', designId: 'd4', portalItemId: 'gone' },
		['away'],
	],
	['another product', { productId: 'x', designId: 'd1' }, []],
])('what was ordered stays counted: %s', (_, change, ids) => {
	const offers = [
		...required,
		{ id: 'only', productId: 'q', piece: '', designId: 'new' },
		{ id: 'added', productId: 'r', piece: 'Away jersey', designId: 'd3' },
		{ id: 'jersey', productId: 'r', piece: '', designId: 'new' },
		{ id: 'away', productId: 's', piece: 'Away jersey', designId: 'd4' },
	]
	expect(orderedItems(offers, [{ ...line, rosterId: 'a', ...change }]).get('a') ?? []).toEqual(ids)
})

test('no one is missing where nothing is required', () => {
	expect(participationOf({ players, offers: [], required: [], ordered: [], notNeeded: [] })).toMatchObject({
		complete: 3,
		missing: [],
	})
})

test('what a player does not need is not missing and is not counted; what it has ordered anyway is', () => {
	const ordered = [{ ...line, rosterId: 'a', designId: 'd1' }]
	const notNeeded = [
		{ rosterId: 'a', itemId: 'home' },
		{ rosterId: 'a', itemId: 'road' },
		{ rosterId: 'b', itemId: 'home' },
	]
	const view = participationOf({ players, offers: required, required, ordered, notNeeded })
	expect(view.items).toMatchObject([
		{ id: 'home', ordered: 1, needed: 2 },
		{ id: 'road', ordered: 0, needed: 2 },
	])
	expect([view.complete, view.missing.map(({ id, lacks }) => [id, lacks])]).toEqual([
		1,
		[
			['b', ['Road Jersey']],
			['c', ['Home Jersey', 'Road Jersey']],
		],
	])
})
