// What a design can start with: the shop's design of a color, a design of the gallery, or the plain garments.
import type { ServiceContext } from '#database/context.server.ts'
import type { BuilderStarts } from '#designs/views.ts'
import { galleryStart } from '#designs/rules/gallery/start.ts'
import { mapPieces, pairOfPiece } from '#designs/rules/kit.ts'
import { picturedConfigs } from '#designs/service/shop-designs.server.ts'
import { startingConfig, type Sold } from '#designs/service/subject.server.ts'
import { recolored } from '#garments/recolor.ts'
import { templateAsSaved } from '#garments/templates/index.ts'
import type { PriceList } from '#pricing/schemas.ts'
import type { StartRequest } from '../rules/start-address.ts'

type Starts = readonly [BuilderStarts, ...BuilderStarts[]]

/** By the pieces' order. The colors are those of the product, of a kit the kit's own. */
export async function startsOf(
	context: Pick<ServiceContext, 'db'>,
	{ product, pieces }: Sold,
	{ color, team, gallery, prices }: Pick<StartRequest, 'color' | 'team' | 'gallery'> & { prices: PriceList },
): Promise<Starts> {
	const { id: productId, colorways } = product
	const colorway = colorways.find(({ id }) => id === color) ?? colorways[0]
	const shop = colorway && (await picturedConfigs(context, { productId, colorway: colorway.id }))
	const colors = team ? { primary: team.primary.hex, secondary: team.secondary.hex } : colorway
	const inShop = mapPieces(pieces, (piece) => {
		const own = colors && pairOfPiece(piece, colors)
		const found = shop?.get(piece.id)
		const pictured = found ? { ...found, quantity: prices.builderQuantity } : null
		return { ...piece, own, pictured, plain: startingConfig(piece, prices, own) }
	})
	const fromGallery = gallery === null ? undefined : galleryStart(gallery, inShop, team)
	return mapPieces(inShop, ({ own, pictured, plain }, at) => ({
		pictured:
			pictured && team && own
				? recolored(pictured, { ...own, teamName: team.teamName }, templateAsSaved(pictured))
				: pictured,
		plain,
		gallery: fromGallery?.[at] ?? null,
	}))
}
