// Lists the differences between the players of two versions of a design.
import { sizeOfPiece, type PieceId } from '#designs/rules/kit.ts'
import type { DesignPlayer } from '#designs/schemas.ts'
import type { DifferenceTexts } from '../rules/texts/english-versions.ts'

export type Difference = { what: string; before: string; after: string }

type Players = readonly DesignPlayer[]
type Pieces = readonly PieceId[]

/** The piece is named in kits only. */
const sizesOf = (player: DesignPlayer, pieces: Pieces) =>
	pieces.map(({ id, name }, at) => ({
		piece: pieces.length > 1 ? name : '',
		size: sizeOfPiece(player, id, at),
	}))

const calledBy = ({ name, number }: DesignPlayer) => [number && `#${number}`, name].filter(Boolean).join(' ')

/** By number alone where no other player of the list has it. */
function callOf(player: DesignPlayer, list: Players, { player: texts }: DifferenceTexts): string {
	const { name, number } = player
	const isOnly = number !== '' && list.every((other) => other === player || other.number !== number)
	return isOnly || name === ''
		? (number && `#${number}`) || texts.called(list.indexOf(player) + 1)
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
const getsOf = (player: DesignPlayer, pieces: Pieces, { none, player: texts }: DifferenceTexts): string =>
	[
		...sizesOf(player, pieces).map(({ piece, size }) =>
			piece === '' ? texts.getsSize(size || none) : `${piece} ${size || none}`,
		),
		texts.getsQuantity(player.quantity),
	].join(', ')

type Within = { pieces: Pieces; texts: DifferenceTexts }

function pairDifferences(pair: Pair, call: string, { pieces, texts }: Within): Difference[] {
	const filled = (text: string) => text || texts.none
	const { player } = texts
	const newSizes = sizesOf(pair.after, pieces)
	return [
		{ what: player.name, before: filled(pair.before.name), after: filled(pair.after.name) },
		{ what: player.number, before: filled(pair.before.number), after: filled(pair.after.number) },
		...sizesOf(pair.before, pieces).map(({ piece, size }, at) => ({
			what: piece === '' ? player.size : player.sizeOf(piece),
			before: filled(size),
			after: filled(newSizes[at]?.size ?? ''),
		})),
		{ what: player.quantity, before: String(pair.before.quantity), after: String(pair.after.quantity) },
	].flatMap((fact) => (fact.before === fact.after ? [] : [{ ...fact, what: `${call} ${fact.what}` }]))
}

/** Empty for equal lists. @param within the pieces in their order */
export function playerDifferences(before: Players, after: Players, within: Within): Difference[] {
	const { pieces, texts } = within
	const { none, what, asTheyWere, player } = texts
	const { pairs, gone, added } = pairsOf(before, after, pieces)
	const nameOf = (one: DesignPlayer, list: Players) => calledBy(one) || callOf(one, list, texts)
	const count = ({ length }: Players) => (length === 0 ? none : String(length))
	const found = [
		...(before.length === after.length
			? []
			: [{ what: what.players, before: count(before), after: count(after) }]),
		...pairs.flatMap((pair) => pairDifferences(pair, callOf(pair.before, before, texts), within)),
		...gone.map((one) => ({
			what: nameOf(one, before),
			before: getsOf(one, pieces, texts),
			after: player.removed,
		})),
		...added.map((one) => ({ what: nameOf(one, after), before: none, after: getsOf(one, pieces, texts) })),
	]
	const isMoved = found.length === 0 && pairs.some((pair, at) => pair.after !== after[at])
	return isMoved ? [{ what: what.players, before: asTheyWere, after: player.otherOrder }] : found
}
