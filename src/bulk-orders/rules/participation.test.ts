import { expect, test } from 'vitest'
import { participationOf, remindableIds } from './participation.ts'

const players = ['a', 'b', 'c'].map((id, at) => ({
	id,
	name: `Player ${id}`,
	number: String(at),
	userId: id === 'b' ? 'account' : null,
}))
const required = [
	{ id: 'home', model: 'Home Jersey', productId: 'p', designId: 'd1', isClosed: false },
	{ id: 'road', model: 'Road Jersey', productId: 'p', designId: 'd2', isClosed: true },
]

test('who has every required item is complete; one product in two designs is two items', () => {
	const ordered = [
		{ rosterId: 'a', productId: 'p', designId: 'd1' },
		{ rosterId: 'a', productId: 'p', designId: 'd2' },
		{ rosterId: 'b', productId: 'p', designId: 'd1' },
		{ rosterId: null, productId: 'p', designId: 'd2' },
	]
	const participation = participationOf({ players, required, ordered })
	const { complete, items, missing } = participation
	expect(complete).toBe(1)
	expect(items.map(({ ordered: count }) => count)).toEqual([2, 1])
	expect(missing.map(({ id, hasAccount, lacks }) => [id, hasAccount, lacks])).toEqual([
		['b', true, ['Road Jersey']],
		['c', false, ['Home Jersey', 'Road Jersey']],
	])
	expect(remindableIds(participation), 'what has closed is no reason to write').toEqual(new Set(['c']))
})

test('no one is missing where nothing is required', () => {
	expect(participationOf({ players, required: [], ordered: [] })).toMatchObject({ complete: 3, missing: [] })
})
