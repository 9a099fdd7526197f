// What a design can start with: the shop's design of a color, or the plain garments.
import type { ServiceContext } from '#database/context.server.ts'
import type { BuilderStarts } from '#designs/views.ts'
import { pairOfPiece } from '#designs/rules/kit.ts'
import { picturedConfigs } from '#designs/service/shop-designs.server.ts'
import { startingConfig, type Sold } from '#designs/service/subject.server.ts'
import { recolored } from '#garments/recolor.ts'
import type { StartRequest } from '../rules/start-address.ts'

type Starts = readonly [BuilderStarts, ...BuilderStarts[]]

/** By the pieces' order. The colors are those of the product, of a kit the kit's own. */
export async function startsOf(
	context: Pick<ServiceContext, 'db'>,
	{ product, pieces: [lead, ...further] }: Sold,
	{ color, team }: Pick<StartRequest, 'color' | 'team'>,
): Promise<Starts> {
	const { id: productId, colorways } = product
	const colorway = colorways.find(({ id }) => id === color) ?? colorways[0]
	const pictured = colorway && (await picturedConfigs(context, { productId, colorway: colorway.id }))
	const colors = team ? { primary: team.primary.hex, secondary: team.secondary.hex } : colorway
	const startsOfPiece = (piece: Sold['pieces'][0]): BuilderStarts => {
		const shown = pictured?.get(piece.id) ?? null
		const own = colors && pairOfPiece(piece, colors)
		return {
			pictured: shown && team && own ? recolored(shown, { ...own, teamName: team.teamName }) : shown,
			plain: startingConfig(piece, own),
		}
	}
	return [startsOfPiece(lead), ...further.map(startsOfPiece)]
}
