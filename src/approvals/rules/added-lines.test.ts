// Rows that add lines to an order: adding, dropping, and what is asked of each.
import { expect, test } from 'vitest'
import { VariantId } from '#kit/ids.ts'
import type { Addables, ChosenLine } from '../contract.ts'
import { addedIn, addedName, mostAdded, readAdded, withAdded, withoutAdded } from './added-lines.ts'

const variantId = VariantId.parse('7d5a2a5e-3a52-4f0c-9d31-0a3c6a1b2c3d')
const chosenLines: ChosenLine[] = []
const team: Addables = {
	items: [
		{
			id: 'home',
			made: 'Fieldhouse Home jersey',
			picture: '',
			unitCents: 5_000,
			prints: { name: true, number: true },
			colors: [{ name: 'Navy', sizes: [{ variantId, size: 'M', stock: 3 }] }],
		},
	],
	players: [{ id: 'sam', name: 'Sam', number: '7' }],
	lineOf: (chosen) => {
		chosenLines.push(chosen)
		return { ...chosen, variantId, design: null }
	},
}
const row = (change: Record<string, string> = {}) => {
	const all = { item: 'home', variant: variantId, player: 'sam', quantity: '2', ...change }
	return Object.fromEntries(Object.entries(all).map(([name, value]) => [`added-${name}-0`, value]))
}
const messagesOf = (change: Record<string, string>, addables = team) =>
	readAdded(row(change), addables).errors.map(({ message }) => message)

test('a row is added for an item, and dropped with all of its fields', () => {
	const two = withAdded(withAdded({ 'quantity-0': '1' }, 'home'), 'away')
	expect(addedIn(two)).toEqual([0, 1])
	expect(two[addedName(1, 'item')]).toBe('away')
	const one = withoutAdded(two, 0)
	expect(addedIn(one)).toEqual([1])
	expect(one['quantity-0']).toBe('1')
	expect(addedIn(withAdded(one, 'home'))).toEqual([1, 2])
	const many = Array.from({ length: 30 }).reduce<Record<string, string>>((all) => withAdded(all, 'home'), {})
	expect(addedIn(many)).toHaveLength(mostAdded)
})

test('a player of the roster brings name and number; what was typed beside does not count', () => {
	chosenLines.length = 0
	const { lines, errors } = readAdded(row({ name: 'Other', number: '99' }), team)
	expect(errors).toEqual([])
	expect(lines).toHaveLength(1)
	expect(chosenLines).toEqual([
		{ itemId: 'home', variantId, rosterId: 'sam', playerName: 'Sam', playerNumber: '7', quantity: 2 },
	])
})

test.each([
	[{ variant: '' }, 'New row 1: Size required'],
	[{ variant: '00000000-0000-4000-8000-000000000000' }, 'New row 1: Size required'],
	[{ quantity: '0' }, 'New row 1: Quantity must be at least 1'],
	[{ quantity: '1000' }, 'New row 1: Quantity must be at least 1'],
	[{ player: '' }, 'New row 1: Player name required'],
	[{ player: 'somebody-elses' }, 'New row 1: Player name required'],
	[{ player: 'other', name: ' ' }, 'New row 1: Player name required'],
	[{ player: 'other', name: 'x'.repeat(21) }, 'New row 1: Player name: At most 20 characters'],
	[{ player: 'other', name: 'Kim', number: '123' }, 'New row 1: Number: At most 2 characters'],
	[{ item: 'away' }, 'New row 1: This item is no longer offered. Please remove the row.'],
])('%j is refused: %s', (change, message) => {
	expect(messagesOf(change)).toEqual([message])
})

test('without a team nobody has to be named, and what is typed counts', () => {
	chosenLines.length = 0
	const alone: Addables = { ...team, players: null }
	expect(messagesOf({ player: '' }, alone)).toEqual([])
	expect(messagesOf({ name: 'Kim', number: '4' }, alone)).toEqual([])
	expect(chosenLines.at(-1)).toMatchObject({ rosterId: null, playerName: 'Kim', playerNumber: '4' })
})
