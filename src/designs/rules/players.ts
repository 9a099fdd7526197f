// The players of a design: how many pieces they get, and what a list must hold to be stored.
import { sizeCentsOf, type SizeCents } from '#catalog/rules/size-prices.ts'
import { slotText } from '#garments/lettering/defaults.ts'
import { wornBy } from '#garments/personalization.ts'
import type { DesignConfig } from '#garments/schemas.ts'
import { decorationsOn } from '#pricing/rules/decorations.ts'
import { type Pieces } from '#pricing/rules/design.ts'
import { DesignPlayer, maxDesignPlayers } from '../schemas.ts'

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
const maxName = 20

/** Why a player's name and number cannot be printed on any piece. */
export const textProblems = ({ name, number }: Pick<DesignPlayer, 'name' | 'number'>): string[] => [
	...([...name].length > maxName ? [`The name is longer than ${maxName} characters.`] : []),
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

const rules: Record<keyof DesignPlayer, string> = {
	name: 'The name may have up to 60 characters.',
	number: 'The number may have up to 10 characters.',
	size: 'This is not a size.',
	sizes: 'These are not the sizes of a kit.',
	quantity: 'The quantity is a whole number from 1 to 999.',
}
const isField = (name: unknown): name is keyof DesignPlayer =>
	typeof name === 'string' && Object.hasOwn(rules, name)

/** The list as it is stored, or why it is refused, naming the first row that is wrong. */
export function readPlayers(sent: readonly unknown[]): { players: DesignPlayer[] } | { refusal: string } {
	if (sent.length > maxDesignPlayers)
		return {
			refusal: `A design takes up to ${maxDesignPlayers} players; this list has ${sent.length}. Remove some, or make a second design for them.`,
		}
	const players: DesignPlayer[] = []
	for (const [at, row] of sent.entries()) {
		const { data, error } = DesignPlayer.safeParse(row)
		if (!data) {
			const field = error.issues[0]?.path[0]
			return { refusal: `Player ${at + 1}: ${isField(field) ? rules[field] : 'This row could not be read.'}` }
		}
		players.push(data)
	}
	return { players }
}
