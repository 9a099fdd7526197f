// Data of a product page: the product, its choices or those of its pieces, and its neighbors, in at most five statements.
import type { ServiceContext } from '#database/context.server.ts'
import type { PriceList } from '#pricing/schemas.ts'
import { pricesNow } from '#shop-settings/service/prices.server.ts'
import type { KitPieceSheet } from '../rules/product/kit-page.ts'
import type { ProductDetail, ProductSheet } from '../rules/product/sheet.ts'
import { sheetOf } from '../rules/product/sheet-of.ts'
import { neighborsOf, variantsOfProducts } from '../store/products.server.ts'
import { piecesOfKit } from './kits.server.ts'
import { publishedProduct } from './products.server.ts'

const neighborCount = 4

export type ProductPage = {
	product: ProductDetail
	/** Without sizes for a kit. */
	sheet: ProductSheet
	/** Of a kit, in their order; empty for all others. */
	pieces: KitPieceSheet[]
	neighbors: Awaited<ReturnType<typeof neighborsOf>>
	/** The list that all of it is priced with. */
	prices: PriceList
}

/** @throws Refusal not_found as `publishedProduct` */
export async function productPage(context: ServiceContext, idText: string | undefined): Promise<ProductPage> {
	const product = await publishedProduct(context, idText)
	const { id, sport, attributes } = product
	const kit = await piecesOfKit(context, product)
	const sold = kit.length > 0 ? kit.map((piece) => piece.product.id) : [id]
	const [prices, variants, neighbors] = await Promise.all([
		pricesNow(context),
		variantsOfProducts(context.db, [...new Set(sold)]),
		neighborsOf(context.db, { id, sport, kind: attributes.kind }, neighborCount),
	])
	const sheet = (of: ProductDetail) =>
		sheetOf(
			of,
			variants.filter(({ productId }) => productId === of.id),
			prices,
		)
	const pieces = kit.map((piece) => ({ ...piece, sheet: sheet(piece.product) }))
	return { product, sheet: sheet(product), pieces, neighbors, prices }
}
