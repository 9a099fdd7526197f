import { expect, test } from 'vitest'
import { slotTroubles } from './letters.ts'
import { dressed } from '../../../../tests/factories/designs/checked-design.ts'

const troubles = (id: string, part: object) => {
	const { template, config } = dressed(id, part)
	return slotTroubles(template, config).map(({ slot }) => slot)
}

test.each([
	['football-jersey', { teamName: 'Ťžřčáci', playerName: 'Nguyễn', playerNumber: '07' }, []],
	['football-jersey', { teamName: 'Тигры', playerName: 'Nguyễn' }, ['team']],
	['football-jersey', { teamName: 'Тигры', playerName: 'Яна', playerNumber: '7' }, ['team', 'name']],
	['football-jersey', { playerName: 'Ana 🏈' }, ['name']],
	['football-jersey', { playerName: '   ' }, []],
	['football-jersey', { playerNumber: '٧' }, ['number']],
])('what cannot be written on a %s with %j: %j', (id, part, slots) => {
	expect(troubles(id, part)).toEqual(slots)
})

test('what a garment has no place for, or does not show of a text, is no trouble', () => {
	expect(troubles('football-pants', { playerName: 'Яна' })).toEqual([])
	expect(troubles('snapback', { teamName: 'A 🏈' })).toEqual([])
})

test('it is said which line, which letter and what to do', () => {
	const { template, config } = dressed('football-jersey', { playerName: 'Яna' })
	expect(slotTroubles(template, config)).toEqual([
		{
			slot: 'name',
			message:
				'Player name: our fonts have no “Я”. They print Latin letters: type it in those, the way it should be printed.',
		},
	])
})
