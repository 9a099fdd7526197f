// The pieces of a kit: what all of them have in common, and the sizes that each player gets.
import type { DesignConfig } from '#garments/schemas.ts'
import type { DesignPlayer } from '../schemas.ts'

/** Piece id of a design that belongs to no kit. */
export const onlyPiece = ''

/** A piece of a kit, or all of a design that belongs to no kit. */
export type PieceId = {
	/** `onlyPiece` outside kits. */
	id: string
	/** As shown: 'Home jersey'. */
	name: string
	/** Wears the kit's two colors the other way round. */
	swapped?: boolean | undefined
}

type Pair = { primary: string; secondary: string }

/** The kit's colors as this piece wears them, and from those the kit's again. */
export const pairOfPiece = <Colors extends Pair>(
	{ swapped }: Pick<PieceId, 'swapped'>,
	colors: Colors,
): Colors => (swapped ? { ...colors, primary: colors.secondary, secondary: colors.primary } : colors)

/** As `map` of an array, for pieces, of which there is always one. */
export const mapPieces = <From, To>(
	[first, ...further]: readonly [From, ...From[]],
	map: (piece: From, at: number) => To,
): readonly [To, ...To[]] => [map(first, 0), ...further.map((piece, at) => map(piece, at + 1))]

type KitWide = Pick<DesignConfig, 'quantity' | 'fundraisingEnabled' | 'portalId'>

const kitWideOf = ({ quantity, fundraisingEnabled, portalId }: KitWide): KitWide => ({
	quantity,
	fundraisingEnabled,
	...(portalId !== undefined && { portalId }),
})

const isSame = (one: KitWide, other: KitWide) =>
	one.quantity === other.quantity &&
	one.fundraisingEnabled === other.fundraisingEnabled &&
	one.portalId === other.portalId

/** A kit is ordered whole, for one team: quantity, fundraising and portal are those of `leader` in every piece. */
export function withKitWide(config: DesignConfig, leader: KitWide): DesignConfig {
	if (isSame(config, leader)) return config
	const { portalId: _own, ...rest } = config
	return { ...rest, ...kitWideOf(leader) }
}

/** A player as the list of one piece stores them. @param at the piece's place in the kit, from 0 */
export function playerOfPiece({ sizes, ...player }: DesignPlayer, piece: string, at: number): DesignPlayer {
	return at === 0 ? player : { ...player, size: sizes?.[piece] ?? '' }
}

/** A player's size of a piece; empty until chosen. @param at the piece's place in the kit, from 0 */
export const sizeOfPiece = ({ size, sizes }: DesignPlayer, piece: string, at: number): string =>
	at === 0 ? size : (sizes?.[piece] ?? '')

/** The player with this size of a piece. @param at the piece's place in the kit, from 0 */
export const withSizeOfPiece = (
	player: DesignPlayer,
	{ piece, at, size }: { piece: string; at: number; size: string },
): DesignPlayer => (at === 0 ? { ...player, size } : { ...player, sizes: { ...player.sizes, [piece]: size } })

/** One list of the players of a kit from the lists of its pieces, the first piece first. */
export function playersOfKit(
	pieces: readonly { piece: string; players: readonly DesignPlayer[] }[],
): DesignPlayer[] {
	const [first, ...further] = pieces
	if (!first || further.length === 0) return [...(first?.players ?? [])]
	return first.players.map((player, at) => ({
		...player,
		sizes: Object.fromEntries(further.map(({ piece, players }) => [piece, players[at]?.size ?? ''])),
	}))
}
