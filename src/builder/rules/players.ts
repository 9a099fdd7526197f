// Edits of a design's players, as pure functions: from an imported list, from a team's roster, by hand.
import { sizeCentsOf, sizeExtra, type ExtraPrices } from '#catalog/rules/size-prices.ts'
import { sizeOfPiece, withSizeOfPiece, type PieceId } from '#designs/rules/kit.ts'
import type { DesignPlayer } from '#designs/schemas.ts'
import { emptyPlayer as emptyRow, isWornBelow, type Player } from '#rosters/rules/player.ts'
import { newLine, type Line, type Lines } from '#rosters/rules/sheet.ts'

export type Players = readonly DesignPlayer[]

/** What decides a player's size of a piece: its kind, and its only size if it has no other. */
export type SizedPiece = {
	piece: PieceId
	product: { kind: string } & Pick<ExtraPrices, 'sizeCents'>
	sizes: readonly { size: string; isAvailable: boolean }[]
}
/** The pieces of a kit in their order; one outside kits. */
export type SizedPieces = readonly SizedPiece[]

/**
 * A size as a choice shows it, with what it costs more.
 * @param soldOut words it as one that cannot be had
 */
export function sizeLabel(
	{ size, isAvailable }: SizedPiece['sizes'][number],
	{ sizeCents }: SizedPiece['product'],
	soldOut: (size: string) => string,
): string {
	const label = `${size}${sizeExtra(sizeCentsOf(sizeCents, size))}`
	return isAvailable ? label : soldOut(label)
}

const onlySizeOf = ({ sizes: [only, ...others] }: Pick<SizedPiece, 'sizes'>): string | undefined =>
	others.length === 0 ? only?.size : undefined

/** A player with a size of each piece. */
function sized(
	player: Omit<DesignPlayer, 'size' | 'sizes'>,
	pieces: SizedPieces,
	sizeFor: (piece: SizedPiece) => string,
): DesignPlayer {
	const none: DesignPlayer = { ...player, size: '' }
	return pieces.reduce(
		(taken, one, at) => withSizeOfPiece(taken, { piece: one.piece.id, at, size: sizeFor(one) }),
		none,
	)
}

/** What a design takes of a row of a roster. */
export type RosterPlayer = Pick<Player, 'name' | 'number' | 'size' | 'shortsSize' | 'printsName'>

/**
 * A player of a roster; a name that the family does not want printed stays out. A list with one column of sizes gives
 * that of every piece; a piece that is made in one size has this one.
 */
export const playerFrom = (player: RosterPlayer, pieces: SizedPieces): DesignPlayer =>
	sized(
		{ name: player.printsName ? player.name : '', number: player.number, quantity: 1 },
		pieces,
		(piece) =>
			onlySizeOf(piece) ??
			(isWornBelow(piece.product.kind) && player.shortsSize !== '' ? player.shortsSize : player.size),
	)

export const emptyPlayer = (pieces: SizedPieces): DesignPlayer =>
	sized({ name: '', number: '', quantity: 1 }, pieces, (piece) => onlySizeOf(piece) ?? '')

/** The players as the importer's lines; a row is blank there only without any size. */
export const linesOf = (players: Players): Line[] =>
	players.map(({ name, number, size, sizes = {} }) =>
		newLine({
			...emptyRow,
			name,
			number,
			size,
			shortsSize: Object.values(sizes).find(Boolean) ?? '',
		}),
	)

/** The players after an import of `edit`; those on both lists keep their quantity, untouched ones all they have. */
export function imported(
	players: Players,
	edit: (lines: Lines) => Lines,
	pieces: SizedPieces,
): DesignPlayer[] {
	const lines = linesOf(players)
	const placeOf = new Map(lines.map(({ key }, at) => [key, at]))
	return edit(lines).map((line) => {
		const at = placeOf.get(line.key) ?? -1
		const before = players[at]
		if (before && lines[at] === line) return before
		return { ...playerFrom(line, pieces), quantity: before?.quantity ?? 1 }
	})
}

const signOf = ({ name, number }: Pick<DesignPlayer, 'name' | 'number'>) => `${name.toLowerCase()}\n${number}`

/** Appends the players of a roster who are not in the list yet, by name and number. */
export function withRoster(
	players: Players,
	roster: readonly RosterPlayer[],
	pieces: SizedPieces,
): DesignPlayer[] {
	const known = new Set(players.map(signOf))
	return [
		...players,
		...roster.map((one) => playerFrom(one, pieces)).filter((one) => !known.has(signOf(one))),
	]
}

export const withPlayer = (players: Players, at: number, part: Partial<DesignPlayer>): DesignPlayer[] =>
	players.map((player, index) => (index === at ? { ...player, ...part } : player))

export const withoutPlayer = (players: Players, at: number): DesignPlayer[] =>
	players.filter((_, index) => index !== at)

/**
 * The player with a size of the piece at this place. A size of the first piece is also taken for further ones that have
 * none yet, where it is in stock.
 */
export function withSize(
	player: DesignPlayer,
	pieces: SizedPieces,
	{ place, size }: { place: number; size: string },
): DesignPlayer {
	const takes = ({ piece, sizes }: SizedPiece, at: number) =>
		place === 0 &&
		sizeOfPiece(player, piece.id, at) === '' &&
		sizes.some((one) => one.size === size && one.isAvailable)
	return pieces.reduce(
		(sizedPlayer, one, at) =>
			at === place || takes(one, at)
				? withSizeOfPiece(sizedPlayer, { piece: one.piece.id, at, size })
				: sizedPlayer,
		player,
	)
}

type SizeWords = {
	noSize: string
	/** The name of a piece. */
	word: (piece: string) => string
}

type Place = { piece: SizedPiece; at: number }

function countsBySize(players: Players, { piece: { piece, sizes }, at }: Place, noSize: string): string {
	const pieces = new Map<string, number>(sizes.map(({ size }) => [size, 0]))
	for (const player of players) {
		const size = sizeOfPiece(player, piece.id, at)
		pieces.set(size, (pieces.get(size) ?? 0) + player.quantity)
	}
	return [...pieces]
		.filter(([, count]) => count > 0)
		.map(([size, count]) => `${size || noSize} ${count}`)
		.join(', ')
}

/** "M 5, L 7", of a kit "Jersey M 5, L 7 · Pants M 12": in the order of the size run, those without a size last. */
export const piecesBySize = (players: Players, pieces: SizedPieces, { noSize, word }: SizeWords): string =>
	pieces
		.map((one, at) => {
			const counts = countsBySize(players, { piece: one, at }, noSize)
			return pieces.length > 1 ? `${word(one.piece.name)} ${counts}` : counts
		})
		.join(' · ')
