// The price of what the builder shows: one design, or all pieces of a kit, for the players of the order.
import { sizeCentsOfDesign } from '#catalog/rules/design-size-prices.ts'
import { sizeOfPiece } from '#designs/rules/kit.ts'
import { pricedPieces } from '#designs/rules/players.ts'
import type { DesignPlayer } from '#designs/schemas.ts'
import type { BuilderData, BuilderPiece, BuilderTeam } from '#designs/views.ts'
import type { DesignConfig } from '#garments/schemas.ts'
import { designPrice, type DesignPriceBreakdown, type PricedDesign } from '#pricing/rules/design.ts'
import { termsOf } from './team.ts'

/** A piece whose decorations are derived. */
export type PieceToPrice = Pick<BuilderPiece, 'piece' | 'product'> & { config: DesignConfig }

export type OrderFacts = Pick<BuilderData, 'prices' | 'roles'> & {
	players: readonly DesignPlayer[]
	team: BuilderTeam | null
}

/** Undefined without pieces. */
export function priceOfPieces(
	pieces: readonly PieceToPrice[],
	{ players, prices, roles, team }: OrderFacts,
): DesignPriceBreakdown | undefined {
	const priced = pieces.map(({ piece, product, config }, at): PricedDesign => {
		const { baseCents, sport, raisesFunds } = product
		const sizeCents = sizeCentsOfDesign(product, config)
		const sized = players.map((player) => ({ ...player, size: sizeOfPiece(player, piece.id, at) }))
		const part = { baseCents, sport, raisesFunds, config, pieces: pricedPieces(config, sized, sizeCents) }
		return pieces.length > 1 ? { ...part, piece: piece.name } : part
	})
	const [first, ...further] = priced
	return first && designPrice({ ...first, further, prices, roles, ...termsOf(team) })
}
