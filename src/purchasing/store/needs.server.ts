// What open orders need, against stock and what is on its way.
import { sql } from 'drizzle-orm'
import { products, variants } from '#catalog/tables.ts'
import type { Connection } from '#database/client.server.ts'
import { orders, stockHolds } from '#orders/tables.ts'
import { supplierOrderLines, supplierOrders } from '../tables.ts'

/** Paid or approved orders that are not in production yet, by variant. */
const ordered = sql`select ${stockHolds.variantId} as variant_id, sum(${stockHolds.quantity})::int as units
	from ${orders} join ${stockHolds} on ${stockHolds.orderId} = ${orders.id} and ${stockHolds.state} = 'taken'
	where ${orders.status} in ('paid', 'approved') group by ${stockHolds.variantId}`

const coming = sql`select ${supplierOrderLines.variantId} as variant_id,
		sum(${supplierOrderLines.quantity} - ${supplierOrderLines.received})::int as units
	from ${supplierOrders} join ${supplierOrderLines} on ${supplierOrderLines.supplierOrderId} = ${supplierOrders.id}
	where ${supplierOrders.state} = 'open' group by ${supplierOrderLines.variantId}`

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
/** `brands`, by name, of which open orders need something; `brand`, null without a need, and its sizes. */
type Needs = { brands: BrandRow[]; brand: string | null; needs: NeedRow[] }

/** The needs of a brand, of the first one when the brand asked for has none. At most so many brands, and sizes of one. */
export async function needsOf(
	db: Connection,
	asked: string | null,
	most: { brands: number; sizes: number },
): Promise<Needs> {
	const { rows } = await db.execute<Needs>(sql`
		with ordered as (${ordered}), coming as (${coming}),
			needed as materialized (
				select ${products.brand} as brand, ${products.sku} as sku, ${products.model} as model, ${products.id} as product_id,
					${variants.id} as id, ${variants.color} as color, ${variants.colorway} as colorway, ${variants.size} as size,
					${variants.sizeRank} as size_rank, ${variants.stock} as stock, ordered.units as units
				from ordered join ${variants} on ${variants.id} = ordered.variant_id
					join ${products} on ${products.id} = ${variants.productId}),
			brands as (
				select brand, count(*)::int as sizes, sum(units)::int as units from needed
				group by brand order by brand limit ${most.brands}),
			chosen as (select brand from brands order by brand is distinct from ${asked}::text, brand limit 1),
			needs as (
				select needed.*, coalesce(coming.units, 0) as coming
				from needed join chosen using (brand) left join coming on coming.variant_id = needed.id
				order by model, product_id, colorway, size_rank limit ${most.sizes})
		select coalesce((select json_agg(brands order by brand) from brands), '[]') as brands,
			(select brand from chosen) as brand,
			coalesce((
				select json_agg(
					json_build_object('variantId', id, 'sku', sku, 'model', model, 'color', color, 'size', size,
						'ordered', units, 'stock', stock, 'coming', coming)
					order by model, product_id, colorway, size_rank)
				from needs), '[]') as needs`)
	return rows[0] ?? { brands: [], brand: null, needs: [] }
}
