// A cart's kits: each is one entry of its lines.
import { counted } from '#kit/plural.ts'
import { entriesOf, type Entry, type KitEntry } from '#orders/rules/kits.ts'
import type { OrderedKit } from '#orders/rules/lines.ts'
import type { CartLine as Line } from './view.ts'

export type CartKitEntry = KitEntry<Line, OrderedKit>

export type CartEntry = Entry<Line, OrderedKit>

export const cartEntries = (lines: readonly Line[]): CartEntry[] => entriesOf(lines, ({ kit }) => kit)

export const unitsOfKit = ({ lines }: Pick<CartKitEntry, 'lines'>) =>
	lines.flatMap(({ kit, wanted }) => (kit ? [{ kit, quantity: wanted.quantity }] : []))

/** The sum of the lines that can be bought; null when there is none. */
export function kitCents({ lines }: Pick<CartKitEntry, 'lines'>): number | null {
	const sums = lines.flatMap(({ lineCents }) => lineCents ?? [])
	return sums.length === 0 ? null : sums.reduce((sum, cents) => sum + cents, 0)
}

/** Each problem once, with the number of lines that have it. */
export const kitProblems = ({ lines }: Pick<CartKitEntry, 'lines'>): string[] =>
	[...Map.groupBy(lines, ({ problem }) => problem)].flatMap(([problem, own]) =>
		problem === null ? [] : [`${counted(own.length, 'line')}: ${problem}`],
	)

/** Each piece with its sizes, in the order of the lines: "Pants: 3 × M, 1 × L". */
export function kitSizes({ lines }: Pick<CartKitEntry, 'lines'>): string[] {
	const byPiece = Map.groupBy(lines, ({ kit }) => kit?.piece.name ?? '')
	return [...byPiece].map(([piece, own]) => {
		const sizes = [...Map.groupBy(own, ({ size }) => size)].map(
			([size, same]) => `${same.reduce((sum, { wanted }) => sum + wanted.quantity, 0)} × ${size}`,
		)
		return `${piece}: ${sizes.join(', ')}`
	})
}

/** Whom a line of a kit is for, printed on this piece or on another one. */
export const kitPlayerOf = ({ wanted: { playerName, playerNumber } }: Pick<Line, 'wanted'>): string =>
	[playerNumber && `#${playerNumber}`, playerName].filter(Boolean).join(' ')
