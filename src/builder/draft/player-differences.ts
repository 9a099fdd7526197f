// Lists the differences between the players of two versions of a design.
import { sizeOfPiece, type PieceId } from '#designs/rules/kit.ts'
import type { DesignPlayer } from '#designs/schemas.ts'

export type Difference = { what: string; before: string; after: string }

type Players = readonly DesignPlayer[]
type Pieces = readonly PieceId[]

const nothing = 'none'
const filled = (text: string) => (text === '' ? nothing : text)

/** The piece is named in kits only. */
const sizesOf = (player: DesignPlayer, pieces: Pieces) =>
	pieces.map(({ id, name }, at) => ({
		piece: pieces.length > 1 ? name : '',
		size: sizeOfPiece(player, id, at),
	}))

const calledBy = ({ name, number }: DesignPlayer) => [number && `#${number}`, name].filter(Boolean).join(' ')

/** By number alone where no other player of the list has it. */
function callOf(player: DesignPlayer, list: Players): string {
	const { name, number } = player
	const isOnly = number !== '' && list.every((other) => other === player || other.number !== number)
	return isOnly || name === ''
		? (number && `#${number}`) || `Player ${list.indexOf(player) + 1}`
		: calledBy(player)
}

/** What pairs the players of two lists, from the closest to the loosest; null pairs with no one. */
const keys: readonly ((player: DesignPlayer, pieces: Pieces) => string | null)[] = [
	(player, pieces) =>
		JSON.stringify([
			player.name,
			player.number,
			player.quantity,
			...sizesOf(player, pieces).map(({ size }) => size),
		]),
	({ name, number }) => (name === '' && number === '' ? null : JSON.stringify([name, number])),
	({ number }) => number || null,
	({ name }) => name || null,
]

type Pair = { before: DesignPlayer; after: DesignPlayer }

function pairsOf(before: Players, after: Players, pieces: Pieces) {
	const pairs = new Map<DesignPlayer, Pair>()
	let [gone, added] = [before, after]
	for (const key of keys) {
		const waiting = Map.groupBy(added, (player) => key(player, pieces))
		waiting.delete(null)
		for (const player of gone) {
			const other = waiting.get(key(player, pieces))?.shift()
			if (other) pairs.set(player, { before: player, after: other })
		}
		const found = new Set([...pairs.values()].map((pair) => pair.after))
		gone = gone.filter((player) => !pairs.has(player))
		added = added.filter((player) => !found.has(player))
	}
	return { pairs: before.flatMap((player) => pairs.get(player) ?? []), gone, added }
}

/** What a player gets, in words: "Jersey M, Pants L, quantity 2". */
const getsOf = (player: DesignPlayer, pieces: Pieces): string =>
	[
		...sizesOf(player, pieces).map(({ piece, size }) => `${piece || 'size'} ${filled(size)}`),
		`quantity ${player.quantity}`,
	].join(', ')

/** Empty for equal lists. @param pieces in their order */
export function playerDifferences(before: Players, after: Players, pieces: Pieces): Difference[] {
	const { pairs, gone, added } = pairsOf(before, after, pieces)
	const changed = pairs.flatMap((pair) => {
		const call = callOf(pair.before, before)
		const newSizes = sizesOf(pair.after, pieces)
		return [
			{ what: 'name', before: filled(pair.before.name), after: filled(pair.after.name) },
			{ what: 'number', before: filled(pair.before.number), after: filled(pair.after.number) },
			...sizesOf(pair.before, pieces).map(({ piece, size }, at) => ({
				what: `${piece} size`.trim(),
				before: filled(size),
				after: filled(newSizes[at]?.size ?? ''),
			})),
			{ what: 'quantity', before: String(pair.before.quantity), after: String(pair.after.quantity) },
		].flatMap((fact) => (fact.before === fact.after ? [] : [{ ...fact, what: `${call} ${fact.what}` }]))
	})
	const nameOf = (player: DesignPlayer, list: Players) => calledBy(player) || callOf(player, list)
	const found = [
		...(before.length === after.length
			? []
			: [{ what: 'Players', before: count(before), after: count(after) }]),
		...changed,
		...gone.map((player) => ({
			what: nameOf(player, before),
			before: getsOf(player, pieces),
			after: 'removed',
		})),
		...added.map((player) => ({
			what: nameOf(player, after),
			before: nothing,
			after: getsOf(player, pieces),
		})),
	]
	const isMoved = found.length === 0 && pairs.some((pair, at) => pair.after !== after[at])
	return isMoved ? [{ what: 'Players', before: 'as they were', after: 'in another order' }] : found
}

const count = ({ length }: Players): string => (length === 0 ? nothing : String(length))
