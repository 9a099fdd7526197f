// Data of a product page: the product, its choices or those of its pieces, and its neighbors, in at most five statements.
import type { ServiceContext } from '#database/context.server.ts'
import type { PriceList } from '#pricing/schemas.ts'
import { calendarSection } from '#shop-settings/rules/calendar.ts'
import { shopDay } from '#shop-settings/service/shop.server.ts'
import { settingsNow } from '#shop-settings/service/sections.server.ts'
import { pricesNow } from '#shop-settings/service/prices.server.ts'
import type { Today } from '../rules/product/availability.ts'
import type { KitPieceSheet } from '../rules/product/kit-page.ts'
import type { ProductDetail, ProductSheet } from '../rules/product/sheet.ts'
import type { ProductStatus } from '../states.ts'
import { sheetOf } from '../rules/product/sheet-of.ts'
import { Refusal } from '#kit/errors.ts'
import { parseProductId } from '#kit/ids.ts'
import { assertCan } from '#policies/policy.ts'
import { catalogPolicy } from '../policies.ts'
import { productById } from '../store/manage.server.ts'
import { neighborsOf, variantsOfProducts } from '../store/products.server.ts'
import { piecesOfKit } from './kits.server.ts'
import { productNotFound, publishedProduct } from './products.server.ts'

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

/** The day from which arrivals are counted, with the shop's business days. */
export async function todayOf({ db, now }: Pick<ServiceContext, 'db' | 'now'>): Promise<Today> {
	const { workdays, holidays } = await settingsNow({ db }, calendarSection)
	const on = shopDay(now)
	return { on, workdays, holidays: holidays.filter((day) => day.on > on).map((day) => ({ on: day.on })) }
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

/** The page of a product that is not in the shop, for staff; kits have none. @throws Refusal forbidden, not_found */
export async function previewPage(
	context: ServiceContext,
	idText: string,
): Promise<Pick<ProductPage, 'product' | 'sheet' | 'neighbors'> & { status: ProductStatus }> {
	assertCan(context, catalogPolicy, 'read')
	const id = parseProductId(idText)
	const found = id && (await productById(context.db, id))
	if (!found || found.attributes.pieces) throw new Refusal('not_found', productNotFound)
	const { status, ...product } = found
	const [prices, variants, neighbors] = await Promise.all([
		pricesNow(context),
		variantsOfProducts(context.db, [product.id]),
		neighborsOf(context.db, { ...product, kind: product.attributes.kind }, neighborCount),
	])
	return { product, sheet: sheetOf(product, variants, prices), neighbors, status }
}
