// Adds many pieces of a design or a kit at once: a line for each player, or for each size, and piece.
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import type { DesignPlayer } from '#designs/schemas.ts'
import { orderProblems } from '#designs/rules/players.ts'
import { combinedPrints, type Prints } from '#garments/personalization.ts'
import { slotText } from '#garments/lettering/defaults.ts'
import { Refusal } from '#kit/errors.ts'
import { VariantId } from '#kit/ids.ts'
import { messages } from '../rules/labels.ts'
import { reasonOf, type AddedPieces } from '../rules/pieces.ts'
import type { AddKit, AddPlayers, AddSizes } from '../schemas.ts'
import { upsertLines, type Wanted } from './upsert-lines.server.ts'
import type { CartOwner } from './cart.server.ts'
import { piecesOf, playersByPiece, type Ordering, type Piece } from './pieces.server.ts'

/** The player of one piece, with that piece's size. */
type PieceLine = { piece: Piece; player: DesignPlayer; label: string }

const mostReasons = 5

/** "Player 3, Pants": names a line without its player's name. */
const labelOf = (row: string, { name }: Piece): string => [row, name].filter(Boolean).join(', ')

/** @throws Refusal signed_out */
function ownerOf({ actor }: ServiceContext): string {
	if (actor.userId === null) throw new Refusal('signed_out', messages.signInForDesign)
	return actor.userId
}

/** @throws Refusal invalid, naming row and piece */
function wantedOf({ piece, player, label }: PieceLine): Wanted {
	const blank = piece.bySize.get(player.size)
	if (!blank)
		throw new Refusal(
			'invalid',
			`${label}: ${player.size === '' ? messages.chooseSize : messages.noSuchSize}`,
		)
	return {
		wanted: {
			variantId: VariantId.parse(blank.id),
			design: piece.design,
			quantity: player.quantity,
			playerName: player.name,
			playerNumber: player.number,
		},
		blank,
		addedAt: null,
		isWhole: true,
	}
}

/** A kit is added whole or not at all. @throws Refusal conflict, naming the lines that cannot be added */
function assertWhole(lines: readonly PieceLine[], { lines: added }: AddedPieces): void {
	const reasons = added.flatMap(({ addition, size }, at) =>
		'added' in addition ? [] : [`${lines[at]?.label ?? ''}, size ${size}: ${reasonOf(addition)}.`],
	)
	if (reasons.length === 0) return
	const isFull = added.some(({ addition }) => addition.outcome === 'full')
	throw new Refusal('conflict', isFull ? messages.full : reasons.slice(0, mostReasons).join(' '))
}

/** @throws Refusal not_found, invalid, conflict */
async function addPieces(
	inner: ServiceContext,
	owner: CartOwner,
	{ model, isKit, pieces, lines }: Ordering & { lines: readonly PieceLine[] },
): Promise<AddedPieces> {
	const wanted = lines.map(wantedOf)
	const done = await upsertLines(inner, owner, wanted)
	if (done.some((line) => line === null)) throw new Refusal('not_found', messages.designNotFound)
	const unprintable = done.findIndex((line) => line !== null && line.trouble !== null)
	if (unprintable >= 0)
		throw new Refusal('invalid', `${lines[unprintable]?.label ?? ''}: ${done[unprintable]?.trouble ?? ''}`)
	const added: AddedPieces = {
		model,
		piecesOfKit: isKit ? pieces.length : 1,
		lines: wanted.map(({ blank, wanted: { quantity } }, at) => ({
			size: blank.size,
			quantity,
			addition: done[at]?.addition ?? { outcome: 'sold-out' },
			lineId: done[at]?.lineId ?? null,
		})),
	}
	if (isKit) assertWhole(lines, added)
	return added
}

/** A player's text only where the piece prints it. */
const printed = (player: DesignPlayer, prints: Prints): DesignPlayer => ({
	...player,
	name: prints.name ? player.name : '',
	number: prints.number ? player.number : '',
})

/** Player by player, all pieces of each. */
function linesOfPlayers(
	pieces: readonly Piece[],
	players: readonly (readonly DesignPlayer[])[],
): PieceLine[] {
	// All pieces of a player carry what any of them prints, so that they go into one bag.
	const prints = combinedPrints(pieces.map((piece) => piece.prints))
	return (players[0] ?? []).flatMap((first, at) =>
		pieces.map((piece, place) => ({
			piece,
			player: printed(players[place]?.[at] ?? { ...first, size: '' }, prints),
			label: labelOf(`Player ${at + 1}`, piece),
		})),
	)
}

/**
 * Adds a line for each player and piece of a version in a constant number of statements: each line whole or not at all,
 * and a kit as a whole or not at all.
 * @throws Refusal signed_out, not_found; invalid for a later piece of a kit, and for a player who cannot be made, naming
 * row and piece; conflict for a kit that the stock or the cart cannot hold
 */
export const addPlayers = (
	context: ServiceContext,
	owner: CartOwner,
	{ design: id, version }: Pick<AddPlayers, 'design' | 'version'>,
): Promise<AddedPieces> =>
	inTransaction(context, async (inner) => {
		const ordering = await piecesOf(inner, { id, version, userId: ownerOf(inner) })
		const { pieces } = ordering
		const lines = linesOfPlayers(pieces, await playersByPiece(inner, { id, version }, pieces))
		if (lines.length === 0) throw new Refusal('invalid', messages.noPlayers)
		const problems = lines.flatMap(({ piece, player, label }) => {
			const own = orderProblems(printed(player, piece.prints), (size) => piece.bySize.has(size))
			return own.length === 0 ? [] : [`${label}: ${own.join(' ')}`]
		})
		if (problems.length > 0) throw new Refusal('invalid', problems.slice(0, mostReasons).join(' '))
		return addPieces(inner, owner, { ...ordering, lines })
	})

/** The sample player, of the first piece that prints each. */
function sampleOf(pieces: readonly Piece[]) {
	const textOf = (slot: 'name' | 'number') => {
		const piece = pieces.find(({ prints }) => prints[slot])
		return piece ? slotText(piece.config, slot) : ''
	}
	return { name: textOf('name'), number: textOf('number') }
}

/**
 * Adds pieces of a version without players, a line for each row and piece, as `addPlayers` does.
 * @throws Refusal signed_out, not_found; invalid for no pieces and for a size that does not exist; conflict
 */
export const addSizes = (
	context: ServiceContext,
	owner: CartOwner,
	{ design: id, version, rows, as }: Omit<AddSizes, 'intent' | 'as'> & Partial<Pick<AddSizes, 'as'>>,
): Promise<AddedPieces> =>
	inTransaction(context, async (inner) => {
		const ordering = await piecesOf(inner, { id, version, userId: ownerOf(inner) })
		if (rows.length === 0) throw new Refusal('invalid', messages.noPieces)
		const text = as === 'sample' ? sampleOf(ordering.pieces) : { name: '', number: '' }
		const lines = rows.flatMap(({ sizes, quantity }, at) =>
			ordering.pieces.map((piece) => {
				const size = sizes[piece.id] ?? ''
				const label = ordering.isKit ? labelOf(`Row ${at + 1}`, piece) : `Size ${size}`
				return { piece, player: { ...text, size, quantity }, label }
			}),
		)
		return addPieces(inner, owner, { ...ordering, lines })
	})

/**
 * Adds the shop's kit as its pictures show it, with the sample player's text, also for visitors.
 * @throws Refusal not_found; invalid for a size that does not exist, naming the piece; conflict
 */
export const addKit = (
	context: ServiceContext,
	owner: CartOwner,
	{ design: id, version, quantity, sizes }: Omit<AddKit, 'intent'>,
): Promise<AddedPieces> =>
	inTransaction(context, async (inner) => {
		const ordering = await piecesOf(inner, { id, version, userId: null })
		if (!ordering.isKit) throw new Refusal('not_found', messages.designNotFound)
		const sample = sampleOf(ordering.pieces)
		const lines = ordering.pieces.map((piece) => ({
			piece,
			player: { ...sample, size: sizes[piece.id] ?? '', quantity },
			label: piece.name,
		}))
		return addPieces(inner, owner, { ...ordering, lines })
	})
