import { expect, test } from 'vitest'
import { DesignConfig } from '#garments/schemas.ts'
import { packsFor } from '#garments/packs.server.ts'
import { templates } from '#garments/templates/index.ts'
import { emptyPlayer as noPlayer } from '#rosters/rules/player.ts'
import { newLine } from '#rosters/rules/sheet.ts'
import { playerMarks } from './player-marks.ts'
import { emptyPlayer, imported, piecesBySize, playerFrom, withRoster } from './players.ts'

const sizes = [{ size: 'S' }, { size: 'M' }, { size: 'L' }]
const jersey = { kind: 'Jersey', sizes }
const rivera = { ...noPlayer, name: 'Rivera', number: '07', size: 'M', shortsSize: 'S' }
const player = (name: string, number: string, size = 'M', quantity = 1) => ({ name, number, size, quantity })

test('a player takes the size of the garment, its only size, and no name that is not to be printed', () => {
	expect(playerFrom(rivera, jersey)).toEqual(player('Rivera', '07'))
	expect(playerFrom(rivera, { kind: 'Shorts', sizes }).size).toBe('S')
	expect(playerFrom({ ...rivera, shortsSize: '' }, { kind: 'Shorts', sizes }).size).toBe('M')
	expect(playerFrom({ ...rivera, size: '' }, { kind: 'Hat', sizes: [{ size: 'One size' }] }).size).toBe(
		'One size',
	)
	expect(playerFrom({ ...rivera, printsName: false }, jersey).name).toBe('')
	expect(emptyPlayer(jersey)).toEqual(player('', '', ''))
})

test('an import keeps the pieces of those who stay, and a roster adds only who is missing', () => {
	const list = [player('Rivera', '07', 'L', 3)]
	expect(imported(list, (lines) => [...lines, newLine({ ...rivera, name: 'Kim' })], jersey)).toEqual([
		player('Rivera', '07', 'L', 3),
		player('Kim', '07'),
	])
	expect(imported(list, () => [], jersey)).toEqual([])
	expect(
		withRoster(list, [rivera, { ...rivera, name: 'RIVERA' }, { ...rivera, number: '8' }], jersey),
	).toEqual([player('Rivera', '07', 'L', 3), player('Rivera', '8')])
})

test('pieces are counted by size, in the order of the size run', () => {
	const list = [player('A', '1', 'L'), player('B', '2', 'S', 2), player('C', '3', ''), player('D', '4', 'L')]
	expect(piecesBySize(list, jersey)).toBe('S 2, L 2, no size 1')
})

const template = templates['football-jersey']!
const config = DesignConfig.parse({
	primaryColor: '#14284f',
	secondaryColor: '#f2b21b',
	playerName: 'Player',
	playerNumber: '24',
})
const marksOf = (list: ReturnType<typeof player>[], design = config) =>
	playerMarks(list, {
		template,
		config: design,
		packs: packsFor(design, template),
		sport: 'football',
		sizes,
	}).map((own) => own.map(({ tone, message }) => `${tone}: ${message}`))

test('names that are too long, missing letters, missing sizes and numbers are marked at their player', () => {
	const [fine, long, tooLong, foreign, number, size] = marksOf([
		player('Rivera', '7'),
		player('Wolfeschlegelstein', '8'),
		player('x'.repeat(21), '9'),
		player('Яна', '10'),
		player('Kim', '7'),
		player('Oda', '123', '9XL'),
	])
	expect(fine).toEqual([expect.stringMatching(/^warning: Number 7 is also in row 5\./)])
	expect(long).toEqual([expect.stringMatching(/^warning: Player name WOLFESCHLEGELSTEIN on the back/)])
	expect(tooLong?.[0]).toBe('error: The name is longer than 20 characters.')
	expect(foreign).toEqual([expect.stringMatching(/^error: Player name: our fonts have no/)])
	expect(number).toEqual([expect.stringMatching(/^warning: Number 7 is also in row 1\./)])
	expect(size?.slice(0, 2)).toEqual([
		'error: The number has one or two digits.',
		'error: We do not make size 9XL of this product.',
	])
})

test('what the design does not print is not marked', () => {
	const plain = { ...config, playerName: '', playerNumber: '' }
	expect(marksOf([player('Яна', '7'), player('x'.repeat(30), '7')], plain)).toEqual([[], []])
})
