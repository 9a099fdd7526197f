import { expect, test } from 'vitest'
import type { CartKitEntry } from './kits.ts'
import { kitCents, kitPlayerOf, kitProblems, kitSizes, missingPieces } from './kits.ts'

type Facts = {
	player?: string
	piece: string
	size: string
	quantity: number
	cents: number | null
	problem?: string
}

/** Only what the rules read of a line. */
const entryOf = (...lines: Facts[]) =>
	({
		lines: lines.map(({ player = '', piece, size, quantity, cents, problem = null }) => ({
			kit: { piece: { id: piece, name: piece } },
			size,
			wanted: { quantity, playerName: player, playerNumber: '' },
			lineCents: cents,
			problem,
		})),
	}) as unknown as Pick<CartKitEntry, 'lines'>

const kit = entryOf(
	{ piece: 'Jersey', size: 'M', quantity: 2, cents: 400 },
	{ piece: 'Pants', size: 'L', quantity: 2, cents: null, problem: 'Sold out.' },
	{ piece: 'Jersey', size: 'S', quantity: 1, cents: 200 },
	{ piece: 'Pants', size: 'L', quantity: 1, cents: null, problem: 'Sold out.' },
)

test('a kit sums what can be bought, counts each problem once and lists sizes by piece', () => {
	expect(kitCents(kit)).toBe(600)
	expect(kitProblems(kit)).toEqual(['2 lines: Sold out.'])
	expect(kitSizes(kit)).toEqual(['Jersey: 2 × M, 1 × S', 'Pants: 3 × L'])
	expect(kitCents(entryOf({ piece: 'Pants', size: 'L', quantity: 1, cents: null }))).toBeNull()
})

test('a player is named by number and name, as far as they are known', () => {
	const of = (playerName: string, playerNumber: string) =>
		kitPlayerOf({ wanted: { playerName, playerNumber } as Parameters<typeof kitPlayerOf>[0]['wanted'] })
	expect([of('Ava', '7'), of('', '00'), of('Bo', ''), of('', '')]).toEqual(['#7 Ava', '#00', 'Bo', ''])
})

const allPieces = ['Jersey', 'Shorts', 'Socks'].map((name) => ({ id: name, name }))
type Units = Partial<Record<'Jersey' | 'Shorts' | 'Socks', number>>

/** What a kit of jersey, shorts and socks says that has these units of each player; '' is without a player. */
function missingIn(players: Record<string, Units>): string[] {
	const units = Object.entries(players).flatMap(([player, pieces]) =>
		Object.entries(pieces).map(([piece, quantity]) => ({ player, piece, quantity, size: 'M', cents: 1 })),
	)
	return missingPieces({ ...entryOf(...units), kit: { allPieces } })
}
const whole = { Jersey: 1, Shorts: 1, Socks: 1 }
const noShorts = { Jersey: 1, Socks: 1 }

test.each<[string, Record<string, Units>, string[]]>([
	['whole kits', { Ava: whole, Bo: { Jersey: 2, Shorts: 2, Socks: 2 }, '': whole }, []],
	['a piece of a player', { Ava: whole, Bo: noShorts }, ['Shorts missing for Bo.']],
	['a piece of all', { Ava: noShorts, Bo: noShorts }, ['Shorts missing for Ava and Bo.']],
	[
		'two pieces, one of them for some of a player’s kits',
		{ Ava: { Jersey: 2, Shorts: 1, Socks: 2 }, Bo: { Jersey: 1, Shorts: 1 } },
		['Shorts missing for Ava (1 of 2 kits).', 'Socks missing for Bo.'],
	],
	[
		'kits without players',
		{ '': { Jersey: 2, Socks: 5 } },
		['Jersey missing for 3 of 5 kits.', 'Shorts missing for 5 kits.'],
	],
	['kits beside players', { Ava: noShorts, '': noShorts }, ['Shorts missing for 1 kit and Ava.']],
	[
		'a large team',
		Object.fromEntries(Array.from('ABCDEFG', (name) => [name, noShorts])),
		['Shorts missing for A, B, C, D, E and 2 more players.'],
	],
])('a kit says which pieces are missing and for whom: %s', (_what, players, said) => {
	expect(missingIn(players)).toEqual(said)
})
