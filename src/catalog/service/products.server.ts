// Published products for this and other modules.
import type { Connection } from '#database/client.server.ts'
import type { ServiceContext } from '#database/context.server.ts'
import { Refusal } from '#kit/errors.ts'
import { soldSports } from '#shop-settings/service/shop.server.ts'
import { isWithheld } from '#sports/sports.ts'
import { parseProductId } from '#kit/ids.ts'
import { can } from '#policies/policy.ts'
import { catalogPolicy } from '../policies.ts'
import type { ProductDetail } from '../rules/product/sheet.ts'
import { productById } from '../store/manage.server.ts'
import { cardsById } from '../store/listings.server.ts'
import {
	activeProductById,
	publishedProducts,
	variantsOfProducts,
	type ProductRange,
} from '../store/products.server.ts'

export const productNotFound = 'Product not found'
/**
 * A published product; a kit only while all its pieces are.
 * @throws Refusal not_found for a missing, unpublished or malformed id
 */
export async function publishedProduct(
	{ db }: Pick<ServiceContext, 'db'>,
	idText: string | undefined,
): Promise<ProductDetail> {
	const id = parseProductId(idText)
	const product = id && (await activeProductById(db, id))
	if (!product || isWithheld(soldSports(), product.sport)) throw new Refusal('not_found', productNotFound)
	return product
}

/**
 * A published product; for those who edit the catalog also one that is not in the shop, so that they can design its look.
 * @throws Refusal not_found as `publishedProduct`
 */
export async function productToDesign(
	context: Pick<ServiceContext, 'db'> & Partial<Pick<ServiceContext, 'actor'>>,
	idText: string | undefined,
): Promise<ProductDetail> {
	const id = context.actor && can(context.actor, catalogPolicy, 'edit') ? parseProductId(idText) : undefined
	const own = id && (await productById(context.db, id))
	if (!own || own.status === 'active' || own.attributes.pieces) return publishedProduct(context, idText)
	return own
}

/** These products in one statement, by id; those not published are left out. */
export const publishedById = async ({ db }: Pick<ServiceContext, 'db'>, ids: readonly string[]) =>
	new Map((await publishedProducts(db, { ids })).map((product) => [product.id, product]))

/** The sizes of a product in the order of its size run; a size is available when any color of it is in stock. */
export async function sizesOf(
	{ db }: Pick<ServiceContext, 'db'>,
	productId: string,
): Promise<{ size: string; isAvailable: boolean }[]> {
	const sizes = new Map<string, boolean>()
	for (const { size, stock } of await variantsOfProducts(db, [productId]))
		sizes.set(size, (sizes.get(size) ?? false) || stock > 0)
	return [...sizes].map(([size, isAvailable]) => ({ size, isAvailable }))
}

/** Cards of published products for results of other modules, in any order. */
export const productCards = (db: Connection, ids: readonly string[]) => cardsById(db, ids)
export type ProductCard = Awaited<ReturnType<typeof productCards>>[number]

/** Published products with all that the search index holds of them. */
export const productsToIndex = (db: Connection, range: ProductRange) => publishedProducts(db, range)
export type ProductToIndex = Awaited<ReturnType<typeof productsToIndex>>[number]
