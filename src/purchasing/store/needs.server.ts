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

/** Brands of which open orders need something, by name. */
export async function neededBrands(db: Connection, limit: number): Promise<BrandRow[]> {
	const { rows } = await db.execute<BrandRow>(sql`
		with ordered as (${ordered})
		select ${products.brand} as brand, count(*)::int as sizes, sum(ordered.units)::int as units
		from ordered join ${variants} on ${variants.id} = ordered.variant_id
			join ${products} on ${products.id} = ${variants.productId}
		group by ${products.brand} order by ${products.brand} limit ${limit}`)
	return rows
}

export type NeedRow = {
	variantId: string
	sku: string
	model: string
	color: string
	size: string
	ordered: number
	stock: number
	coming: number
}

/** Sizes of a brand that open orders need. */
export async function needsOf(db: Connection, brand: string, limit: number): Promise<NeedRow[]> {
	const { rows } = await db.execute<NeedRow>(sql`
		with ordered as (${ordered}), coming as (${coming})
		select ${variants.id} as "variantId", ${products.sku} as sku, ${products.model} as model, ${variants.color} as color,
			${variants.size} as size, ordered.units as ordered, ${variants.stock} as stock, coalesce(coming.units, 0) as coming
		from ordered join ${variants} on ${variants.id} = ordered.variant_id
			join ${products} on ${products.id} = ${variants.productId}
			left join coming on coming.variant_id = ${variants.id}
		where ${products.brand} = ${brand}
		order by ${products.model}, ${products.id}, ${variants.colorway}, ${variants.sizeRank}
		limit ${limit}`)
	return rows
}
