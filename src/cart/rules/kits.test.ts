import { expect, test } from 'vitest'
import type { CartKitEntry } from './kits.ts'
import { kitCents, kitPlayerOf, kitProblems, kitSizes } from './kits.ts'

type Facts = { piece: string; size: string; quantity: number; cents: number | null; problem?: string }

/** Only what the rules read of a line. */
const entryOf = (...lines: Facts[]) =>
	({
		lines: lines.map(({ piece, size, quantity, cents, problem = null }) => ({
			kit: { piece: { id: piece, name: piece } },
			size,
			wanted: { quantity },
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
