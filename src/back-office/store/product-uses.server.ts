// Which products other records have, over tables of other modules.
import { sql } from 'drizzle-orm'
import type { GarmentUses } from '#catalog/rules/garment-change.ts'
import { cartLines } from '#cart/tables.ts'
import { products, variants } from '#catalog/tables.ts'
import type { Connection } from '#database/client.server.ts'
import { designDrafts, designs } from '#designs/tables.ts'
import { fundraisingEntries } from '#fundraising/tables.ts'
import { orderLines, stockHolds } from '#orders/tables.ts'
import { promotions } from '#promotions/tables.ts'
import { portalItems } from '#portals/tables.ts'
import { quoteLines } from '#quotes/tables.ts'
import { supplierOrderLines } from '#purchasing/tables.ts'

/** Those of these products that cannot be deleted. One statement. */
export async function usedProducts(db: Connection, ids: readonly string[]): Promise<Set<string>> {
	const given = sql`any(${sql.param([...ids])}::uuid[])`
	const ofVariants = (table: typeof cartLines | typeof stockHolds | typeof supplierOrderLines) =>
		sql`select ${variants.productId} as id from ${table} join ${variants} on ${variants.id} = ${table.variantId}
			where ${variants.productId} = ${given}`
	const found = await db.execute<{ id: string }>(sql`
		select ${orderLines.productId} as id from ${orderLines} where ${orderLines.productId} = ${given}
		union ${ofVariants(cartLines)} union ${ofVariants(stockHolds)} union ${ofVariants(supplierOrderLines)}
		union select ${designs.productId} from ${designs} where ${designs.productId} = ${given}
		union select ${designs.kitProductId} from ${designs} where ${designs.kitProductId} = ${given}
		union select ${portalItems.productId} from ${portalItems} where ${portalItems.productId} = ${given}
		union select ${fundraisingEntries.productId} from ${fundraisingEntries}
			where ${fundraisingEntries.productId} = ${given}
		union select given.id from unnest(${sql.param([...ids])}::uuid[]) as given (id)
			where exists (select 1 from ${promotions} where ${promotions.productIds} @> to_jsonb(given.id::text))
		union select (piece ->> 'productId')::uuid from ${products},
				jsonb_array_elements(coalesce(${products.attributes} -> 'pieces', '[]')) as piece
			where (piece ->> 'productId')::uuid = ${given}`)
	return new Set(found.rows.map(({ id }) => id))
}

/**
 * What is made of a product's garment, or asked for. Designs are those of other people, drafts included. One statement.
 */
export async function garmentUses(
	db: Connection,
	{ productId, userId }: { productId: string; userId: string },
): Promise<GarmentUses> {
	const ofProduct = sql`(select ${variants.id} from ${variants} where ${variants.productId} = ${productId})`
	const found = await db.execute<GarmentUses>(sql`select
		(select count(distinct ${orderLines.orderId})::int from ${orderLines}
			where ${orderLines.productId} = ${productId}) as orders,
		(select count(distinct ${quoteLines.quoteId})::int from ${quoteLines}
			where ${quoteLines.variantId} in ${ofProduct}) as quotes,
		(select count(*)::int from ${designs}
			where ${designs.productId} = ${productId} and ${designs.userId} <> ${userId}::uuid)
			+ (select count(*)::int from ${designDrafts} where ${designDrafts.subjectId} = ${productId} and ${designDrafts.userId} <> ${userId}::uuid) as designs,
		(select count(distinct ${cartLines.cartId})::int from ${cartLines}
			where ${cartLines.variantId} in ${ofProduct}) as carts,
		(select count(distinct ${portalItems.portalId})::int from ${portalItems}
			where ${portalItems.productId} = ${productId}) as portals,
		(select count(*)::int from ${products}
			where ${products.attributes} -> 'pieces' @> jsonb_build_array(jsonb_build_object('productId', ${productId}::text))) as kits`)
	const [uses] = found.rows
	if (!uses) throw new Error('A statement of counts has a row')
	return uses
}
