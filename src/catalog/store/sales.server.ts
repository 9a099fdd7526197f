// Sale prices in SQL: the same decision as `pricesOn`, for many products in one statement.
import { sql, type SQL } from 'drizzle-orm'
import type { Connection } from '#database/client.server.ts'
import { products } from '../tables.ts'

/** Base and regular price as an update sets them. @param regular the owner's price */
export function pricesSet(regular: SQL, day: string): SQL {
	const isCharged = sql`(${products.salePriceCents} < ${regular}
		and ${products.saleStartsOn} <= ${day}::date and ${products.saleEndsOn} >= ${day}::date)`
	return sql`base_price_cents = case when ${isCharged} then ${products.salePriceCents} else ${regular} end,
		regular_price_cents = case when ${isCharged} then ${regular} end`
}

/** The owner's price. */
export const regularPrice = sql`coalesce(${products.regularPriceCents}, ${products.basePriceCents})`

export type SwitchedSale = { id: string; fromCents: number; toCents: number; isOnSale: boolean }

/**
 * Starts and ends the sales that are due on this day, at most so many. `updated_at` stays: a form that is open shows the
 * owner's prices, which are the same.
 */
export async function switchSales(
	db: Connection,
	{ day, limit }: { day: string; limit: number },
): Promise<SwitchedSale[]> {
	const switched = await db.execute<SwitchedSale>(sql`
		with due as materialized (
			select ${products.id} as id, ${products.basePriceCents} as from_cents from ${products}
			where ${products.salePriceCents} is not null
				and (${products.saleEndsOn} >= ${day}::date or ${products.regularPriceCents} is not null)
				and (${products.salePriceCents} < ${regularPrice} and ${products.saleStartsOn} <= ${day}::date
					and ${products.saleEndsOn} >= ${day}::date) <> (${products.regularPriceCents} is not null)
			order by ${products.id} limit ${limit} for no key update
		)
		update ${products} set ${pricesSet(regularPrice, day)} from due where ${products.id} = due.id
		returning ${products.id} as id, due.from_cents as "fromCents", ${products.basePriceCents} as "toCents",
			${products.regularPriceCents} is not null as "isOnSale"`)
	return switched.rows
}
