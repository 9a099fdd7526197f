// What a line of a quote can be: sizes of products, designs of the customer.
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Connection } from '#database/client.server.ts'
import { columnsOf } from '#database/columns.ts'
import { anywhere } from '#database/like.ts'
import { extraPrices, products, variants } from '#catalog/tables.ts'
import { designs, designVersions } from '#designs/tables.ts'
import { portalItems } from '#portals/tables.ts'

/** Products on sale by a part of brand, model or SKU; kits are sold by their pieces. */
export const productsNamed = (db: Connection, text: string, limit: number) =>
	db
		.select({
			...columnsOf(products, 'id', 'brand', 'model', 'sku'),
			priceCents: products.basePriceCents,
			...extraPrices,
		})
		.from(products)
		.where(
			and(
				eq(products.status, 'active'),
				sql`not ${products.attributes} ? 'pieces'`,
				sql`lower(${products.brand} || ' ' || ${products.model} || ' ' || ${products.sku}) like ${anywhere(text.toLowerCase())}`,
			),
		)
		.orderBy(asc(products.model), asc(products.id))
		.limit(limit)

const mostSizes = 2_000

export const sizesOfProducts = (db: Connection, productIds: readonly string[]) =>
	db
		.select(columnsOf(variants, 'id', 'productId', 'size', 'color', 'colorway', 'stock'))
		.from(variants)
		.where(and(inArray(variants.productId, [...productIds]), eq(variants.retired, false)))
		.orderBy(asc(variants.productId), asc(variants.color), asc(variants.sizeRank))
		.limit(mostSizes)

const mostDesigns = 200

/** The latest versions of the customer's own designs on the products of these variants, and those of the portal's catalog. */
export const designsFor = (
	db: Connection,
	{
		userId,
		portalId,
		variantIds,
	}: { userId: string | null; portalId: string | null; variantIds: readonly string[] },
) =>
	db
		.select({
			...columnsOf(designs, 'id', 'productId', 'name', 'userId'),
			version: designVersions.version,
			teamName: sql<string>`coalesce(${designVersions.config} ->> 'teamName', '')`,
		})
		.from(designs)
		.innerJoin(
			designVersions,
			and(
				eq(designVersions.designId, designs.id),
				sql`(case when ${designs.userId} = ${userId}::uuid then ${designVersions.version} = (select max(latest.version) from ${designVersions} as latest where latest.design_id = ${designs.id})
					else exists (select 1 from ${portalItems} where ${portalItems.portalId} = ${portalId} and ${portalItems.designId} = ${designs.id} and ${portalItems.designVersion} = ${designVersions.version}) end)`,
			),
		)
		.where(
			sql`${designs.productId} in (select ${variants.productId} from ${variants} where ${inArray(variants.id, [...variantIds])})`,
		)
		.orderBy(desc(designs.updatedAt), asc(designs.id))
		.limit(mostDesigns)

/** The products of these variants. */
export const productsOfVariants = (db: Connection, variantIds: readonly string[]) =>
	db
		.select(columnsOf(variants, 'id', 'productId', 'stock'))
		.from(variants)
		.where(inArray(variants.id, [...variantIds]))

export const designOwner = async (db: Connection, designId: string): Promise<string | null> => {
	const [row] = await db.select({ userId: designs.userId }).from(designs).where(eq(designs.id, designId))
	return row?.userId ?? null
}
