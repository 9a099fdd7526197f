// The pieces of kits.
import type { ServiceContext } from '#database/context.server.ts'
import { Refusal } from '#kit/errors.ts'
import { namedWhereTwice, type PieceOfKit, type SoldAlone } from '../rules/kits.ts'
import type { ProductDetail } from '../rules/product/sheet.ts'
import { withKitsOf } from '../store/kits.server.ts'
import { productNotFound, publishedById } from './products.server.ts'

/** Ids of these products and of the kits that have one of them as a piece. */
export const productsWithKits = (
	{ db }: Pick<ServiceContext, 'db'>,
	ids: readonly string[],
): Promise<string[]> => withKitsOf(db, ids)

/** Each of these products with what is sold of it alone: itself, of a kit its pieces. Those not published are left out. */
export async function soldAlone(
	context: Pick<ServiceContext, 'db'>,
	ids: readonly string[],
): Promise<Map<string, readonly SoldAlone[]>> {
	return new Map(
		[...(await publishedById(context, ids))].map(
			([
				id,
				{
					attributes: { pieces },
				},
			]) => [id, pieces ? namedWhereTwice(pieces) : [{ productId: id, piece: '', isSwapped: false }]],
		),
	)
}

/** In their order; empty for a product that is no kit. @throws Refusal not_found when a piece is not published */
export async function piecesOfKit(
	context: Pick<ServiceContext, 'db'>,
	{ attributes: { pieces = [] } }: Pick<ProductDetail, 'attributes'>,
): Promise<PieceOfKit[]> {
	if (pieces.length === 0) return []
	const products = await publishedById(context, [...new Set(pieces.map(({ productId }) => productId))])
	return pieces.map(({ productId, ...piece }) => {
		const product = products.get(productId)
		if (!product) throw new Refusal('not_found', productNotFound)
		return { ...piece, product }
	})
}
