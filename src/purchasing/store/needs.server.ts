// What open orders need, against stock and what is on its way.
import { sql } from 'drizzle-orm'
import { products, variants } from '#catalog/tables.ts'
import type { Connection } from '#database/client.server.ts'
import { supplierOrderLines, supplierOrders } from '../tables.ts'

/** Units of the variant of `short` on open supplier orders. */
const coming = sql`coalesce((
	select sum(${supplierOrderLines.quantity} - ${supplierOrderLines.received})::int
	from ${supplierOrderLines} join ${supplierOrders} on ${supplierOrders.id} = ${supplierOrderLines.supplierOrderId}
	where ${supplierOrderLines.variantId} = short.id and ${supplierOrders.state} = 'open'), 0)`

/** Its sizes that have to be bought, and the units of all of them. */
type BrandRow = { brand: string; sizes: number; units: number }
type NeedRow = {
	variantId: string
	sku: string
	model: string
	color: string
	size: string
	ordered: number
	stock: number
	coming: number
}
/**
 * `brands`, by name, of which something has to be bought; `brand`, null without one, and its sizes to buy; `covered`, how
 * many other sizes open orders have.
 */
type Needs = { brands: BrandRow[]; brand: string | null; needs: NeedRow[]; covered: number }

/**
 * What has to be bought of a brand, of the first one when the brand asked for needs nothing. At most so many brands, and
 * sizes of one. `units > stock + coming` is `unitsToBuy`: only those sizes are joined with their products.
 */
export async function needsOf(
	db: Connection,
	asked: string | null,
	most: { brands: number; sizes: number },
): Promise<Needs> {
	const { rows } = await db.execute<Needs>(sql`
		with short as materialized (
				select ${variants.id} as id, ${variants.productId} as product_id, ${variants.color} as color,
					${variants.colorway} as colorway, ${variants.size} as size, ${variants.sizeRank} as size_rank,
					${variants.stock} as stock, ${variants.ordered} as units
				from ${variants} where ${variants.ordered} > 0 and ${variants.ordered} - ${variants.stock} > 0),
			expected as materialized (select short.*, ${coming} as coming from short),
			needed as materialized (
				select ${products.brand} as brand, ${products.sku} as sku, ${products.model} as model, expected.*
				from expected join ${products} on ${products.id} = expected.product_id
				where expected.units > expected.stock + expected.coming),
			brands as (
				select brand, count(*)::int as sizes, sum(units - stock - coming)::int as units from needed
				group by brand order by brand limit ${most.brands}),
			chosen as (select brand from brands order by brand is distinct from ${asked}::text, brand limit 1),
			needs as (
				select needed.* from needed join chosen using (brand)
				order by model, product_id, colorway, size_rank limit ${most.sizes})
		select coalesce((select json_agg(brands order by brand) from brands), '[]') as brands,
			(select brand from chosen) as brand,
			coalesce((
				select json_agg(
					json_build_object('variantId', id, 'sku', sku, 'model', model, 'color', color, 'size', size,
						'ordered', units, 'stock', stock, 'coming', coming)
					order by model, product_id, colorway, size_rank)
				from needs), '[]') as needs,
			((select count(*) from ${variants} where ${variants.ordered} > 0) - (select count(*) from needed))::int as covered`)
	return rows[0] ?? { brands: [], brand: null, needs: [], covered: 0 }
}
