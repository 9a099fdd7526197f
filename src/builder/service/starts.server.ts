// What a design can start with: the shop's design of a color, a design of the gallery, or the plain garments.
import type { ServiceContext } from '#database/context.server.ts'
import type { BuilderStarts } from '#designs/views.ts'
import { recoloringFor, withGalleryDesign } from '#designs/rules/gallery/apply.ts'
import { galleryOf } from '#designs/rules/gallery/records.ts'
import { pairOfPiece } from '#designs/rules/kit.ts'
import { picturedConfigs } from '#designs/service/shop-designs.server.ts'
import { startingConfig, type PieceSubject, type Sold } from '#designs/service/subject.server.ts'
import { recolored } from '#garments/recolor.ts'
import type { DesignConfig } from '#garments/schemas.ts'
import type { StartRequest } from '../rules/start-address.ts'

type Starts = readonly [BuilderStarts, ...BuilderStarts[]]
type Asked = Pick<StartRequest, 'color' | 'team' | 'gallery'>

/** The design of the gallery on the garment that it is made for, or the piece as it is. */
function withGallery(start: DesignConfig, { template, ...piece }: PieceSubject, { team, gallery }: Asked) {
	const design = galleryOf(template.id).find(({ id }) => id === gallery)
	const colors = recoloringFor(team, start)
	return design
		? withGalleryDesign(start, { ...design, template }, team ? pairOfPiece(piece, colors) : colors)
		: start
}

/** By the pieces' order. The colors are those of the product, of a kit the kit's own. */
export async function startsOf(
	context: Pick<ServiceContext, 'db'>,
	{ product, pieces }: Sold,
	asked: Asked,
): Promise<Starts> {
	const { color, team, gallery } = asked
	const { id: productId, colorways } = product
	const colorway = colorways.find(({ id }) => id === color) ?? colorways[0]
	const pictured = colorway && (await picturedConfigs(context, { productId, colorway: colorway.id }))
	const colors = team ? { primary: team.primary.hex, secondary: team.secondary.hex } : colorway
	const hasGallery = pieces.some(({ template }) => galleryOf(template.id).some(({ id }) => id === gallery))
	const startsOfPiece = (piece: PieceSubject): BuilderStarts => {
		const shown = pictured?.get(piece.id) ?? null
		const own = colors && pairOfPiece(piece, colors)
		const plain = startingConfig(piece, own)
		const first = shown && team && own ? recolored(shown, { ...own, teamName: team.teamName }) : shown
		return {
			pictured: first,
			plain,
			gallery: hasGallery ? withGallery(first ?? plain, piece, asked) : null,
		}
	}
	const [lead, ...further] = pieces
	return [startsOfPiece(lead), ...further.map(startsOfPiece)]
}
