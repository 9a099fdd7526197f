import { expect, test } from 'vitest'
import { DesignConfig } from '#garments/schemas.ts'
import { packsFor } from '#garments/packs.server.ts'
import { templates } from '#garments/templates/index.ts'
import { emptyPlayer as noPlayer } from '#rosters/rules/player.ts'
import { newLine } from '#rosters/rules/sheet.ts'
import { playerMarks } from './player-marks.ts'
import {
	emptyPlayer,
	imported,
	piecesBySize,
	playerFrom,
	withRoster,
	withSize,
	type SizedPiece,
} from './players.ts'

const piece = (id: string, kind: string, sizes: string): SizedPiece => ({
	piece: { id, name: kind },
	product: { kind },
	sizes: sizes.split(' ').map((size) => ({ size, isAvailable: size !== '3XL' })),
})
const inEnglish = { noSize: 'no size', word: (name: string) => name }
const ofKind = (kind: string, sizes = 'S M L') => [piece('', kind, sizes)]
const jersey = ofKind('Jersey')
const kit = [
	piece('jersey', 'Jersey', 'S M L XL 3XL'),
	piece('pants', 'Pants', 'S M L 3XL'),
	piece('socks', 'Socks', 'M L XL'),
	piece('cap', 'Hat', 'OS'),
]
const rivera = { ...noPlayer, name: 'Rivera', number: '07', size: 'M', shortsSize: 'S' }
const player = (name: string, number: string, size = 'M', quantity = 1) => ({ name, number, size, quantity })

test('a player takes the size of the garment, its only size, and no name that is not to be printed', () => {
	expect(playerFrom(rivera, jersey)).toEqual(player('Rivera', '07'))
	expect(playerFrom(rivera, ofKind('Shorts')).size).toBe('S')
	expect(playerFrom({ ...rivera, shortsSize: '' }, ofKind('Shorts')).size).toBe('M')
	expect(playerFrom({ ...rivera, size: '' }, ofKind('Hat', 'OS')).size).toBe('OS')
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
	expect(piecesBySize(list, jersey, inEnglish)).toBe('S 2, L 2, no size 1')
})

/** Sizes of jersey, pants, socks and cap. */
const sizesOf = ({ size, sizes = {} }: ReturnType<typeof emptyPlayer>) => [size, ...Object.values(sizes)]
const inSizes = ([size = '', pants = '', socks = '', cap = '']: readonly string[]) => ({
	...player('Rivera', '07', size),
	sizes: { pants, socks, cap },
})

test.each([
	{ roster: ['M', 'S'], sizes: ['M', 'S', 'M', 'OS'] },
	{ roster: ['M', ''], sizes: ['M', 'M', 'M', 'OS'] },
	{ roster: ['', 'S'], sizes: ['', 'S', '', 'OS'] },
	{ roster: ['', ''], sizes: ['', '', '', 'OS'] },
	{ roster: ['9XL', '0'], sizes: ['9XL', '0', '9XL', 'OS'] },
])('a roster’s sizes $roster of jersey and shorts are $sizes of a kit’s pieces', ({ roster, sizes }) => {
	const [size = '', shortsSize = ''] = roster
	expect(sizesOf(playerFrom({ ...rivera, size, shortsSize }, kit))).toEqual(sizes)
	expect(withRoster([], [{ ...rivera, size, shortsSize }], kit).map(sizesOf)).toEqual([sizes])
	expect(imported([], () => [newLine({ ...rivera, size, shortsSize })], kit).map(sizesOf)).toEqual([sizes])
})

test('an import leaves the sizes of everyone else’s pieces as they are', () => {
	const list = [inSizes(['L', '', 'XL', '']), { ...player('', '', ''), sizes: { pants: 'M' } }]
	expect(imported(list, (lines) => [...lines, newLine(rivera)], kit).slice(0, 2)).toEqual(list)
})

test.each([
	{ before: ['', '', '', 'OS'], choice: [0, 'M'], after: ['M', 'M', 'M', 'OS'] },
	{ before: ['', '', '', ''], choice: [0, 'S'], after: ['S', 'S', '', ''] },
	{ before: ['M', 'S', '', 'OS'], choice: [0, 'L'], after: ['L', 'S', 'L', 'OS'] },
	{ before: ['', '', '', 'OS'], choice: [1, 'M'], after: ['', 'M', '', 'OS'] },
	{ before: ['', '', '', 'OS'], choice: [0, '3XL'], after: ['3XL', '', '', 'OS'] },
	{ before: ['M', '', '', 'OS'], choice: [0, ''], after: ['', '', '', 'OS'] },
] as const)(
	'of the sizes $before, the choice $choice of piece and size makes $after',
	({ before, choice: [place, size], after }) => {
		expect(sizesOf(withSize(inSizes(before), kit, { place, size }))).toEqual(after)
	},
)

test('the pieces of a kit are counted one by one', () => {
	const list = [inSizes(['M', 'S', '', 'OS']), { ...inSizes(['S', 'S', 'M', 'OS']), quantity: 2 }]
	expect(piecesBySize(list, kit, inEnglish)).toBe(
		'Jersey S 2, M 1 · Pants S 3 · Socks M 2, no size 1 · Hat OS 3',
	)
})

const template = templates['football-jersey']!
const config = DesignConfig.parse({
	primaryColor: '#14284f',
	secondaryColor: '#f2b21b',
	playerName: 'Player',
	playerNumber: '24',
})
const plain = { ...config, playerName: '', playerNumber: '' }
const madeOf = (design: DesignConfig, one = jersey[0]!) => ({
	...one,
	product: { sport: 'football' },
	template,
	config: design,
})
const marksOf = (list: readonly ReturnType<typeof emptyPlayer>[], pieces = [madeOf(config)]) =>
	playerMarks(list, { pieces, packs: packsFor(config, template) }).map((own) =>
		own.map(({ tone, message }) => `${tone}: ${message}`),
	)

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
	expect(marksOf([player('Яна', '7'), player('x'.repeat(30), '7')], [madeOf(plain)])).toEqual([[], []])
})

test('marks of a kit name the pieces that they concern, also of pieces that are not shown', () => {
	const [home, pants, away] = [madeOf(config, kit[0]), madeOf(plain, kit[1]), madeOf(config, kit[2])]
	const [sizes, letters, number] = marksOf(
		[
			{ ...player('Rivera', '7', ''), sizes: { pants: '9XL', socks: '' } },
			{ ...player('Яна', '8'), sizes: { pants: 'M', socks: 'M' } },
			{ ...player('Kim', '7'), sizes: { pants: '', socks: 'M' } },
		],
		[home, pants, away],
	)
	expect(sizes).toEqual([
		'error: Jersey, Socks: choose a size.',
		'error: Pants: we do not make size 9XL of this product.',
		expect.stringMatching(/^warning: Number 7 is also in row 3\./),
	])
	expect(letters).toEqual([expect.stringMatching(/^error: Jersey, Socks: player name: our fonts have no/)])
	expect(number).toEqual([
		'error: Pants: choose a size.',
		expect.stringMatching(/^warning: Number 7 is also in row 1\./),
	])
	expect(
		marksOf(
			[{ ...player('Яна', '7'), sizes: { pants: 'M', socks: 'M' } }],
			[madeOf(plain, kit[0]), pants, away],
		),
	).toEqual([[expect.stringMatching(/^error: Socks: player name: our fonts have no/)]])
})
