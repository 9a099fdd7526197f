// The players of a design: how many pieces they get, and what a list must hold to be ordered.
import { sizeCentsOf, type SizeCents } from '#catalog/rules/size-prices.ts'
import { slotText } from '#garments/lettering/defaults.ts'
import { wornBy } from '#garments/personalization.ts'
import type { DesignConfig } from '#garments/schemas.ts'
import { decorationsOn } from '#pricing/rules/decorations.ts'
import { type Pieces } from '#pricing/rules/design.ts'
import type { DesignPlayer } from '../schemas.ts'

/** Maximum players of one design. */
export const maxDesignPlayers = 500

export const piecesOf = (players: readonly Pick<DesignPlayer, 'quantity'>[]): number =>
	players.reduce((sum, { quantity }) => sum + quantity, 0)

/** A design with players is made once per piece of each of them; without players its own quantity stays. */
export function withPieces<Config extends Pick<DesignConfig, 'quantity'>>(
	config: Config,
	players: readonly Pick<DesignPlayer, 'quantity'>[],
): Config {
	const quantity = piecesOf(players)
	return players.length === 0 || config.quantity === quantity ? config : { ...config, quantity }
}

/**
 * The design as one player's piece: their text where the design prints it, and only the decorations that this piece has.
 * A piece without a name does not pay for one.
 */
export function pieceOf(config: DesignConfig, player: Pick<DesignPlayer, 'name' | 'number'>): DesignConfig {
	const worn = wornBy(config, player)
	return { ...worn, decorations: decorationsOn(config.decorations, printsOfPiece(worn)) }
}

const printsOfPiece = (worn: DesignConfig) => ({
	name: slotText(worn, 'name') !== '',
	number: slotText(worn, 'number') !== '',
})

/** The price of a size that costs more. */
function extraOf(sizeCents: SizeCents | undefined, size: string): Pick<Pieces, 'extra'> {
	const cents = sizeCentsOf(sizeCents, size)
	return cents > 0 ? { extra: { size, cents } } : {}
}

/**
 * The pieces of the players, as the price counts them; undefined without players.
 * @param players with their sizes of this piece
 */
export const pricedPieces = (
	config: DesignConfig,
	players: readonly DesignPlayer[],
	sizeCents?: SizeCents,
): Pieces[] | undefined =>
	players.length === 0
		? undefined
		: players.map((player) => ({
				...printsOfPiece(wornBy(config, player)),
				quantity: player.quantity,
				...extraOf(sizeCents, player.size),
			}))

/** Longest name that a garment takes. Spec §5. */
export const longestName = 20

/** Why a player's name and number cannot be printed on any piece. */
export const textProblems = ({ name, number }: Pick<DesignPlayer, 'name' | 'number'>): string[] => [
	...([...name].length > longestName ? [`The name is longer than ${longestName} characters.`] : []),
	...(/^\d{0,2}$/.test(number) ? [] : ['The number has one or two digits.']),
]

/** Why a piece cannot be ordered in a size. */
export const sizeProblems = (size: string, isMade: (size: string) => boolean): string[] => [
	...(size === '' ? ['Choose a size.'] : []),
	...(size === '' || isMade(size) ? [] : [`We do not make size ${size} of this product.`]),
]

/** Why a player's piece cannot be ordered; empty when it can. */
export const orderProblems = (player: DesignPlayer, isMade: (size: string) => boolean): string[] => [
	...textProblems(player),
	...sizeProblems(player.size, isMade),
]
