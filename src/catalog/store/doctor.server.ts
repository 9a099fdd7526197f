// The doctor's checks of kits, their stored price and pieces, and of the history of stock.
import { sql } from 'drizzle-orm'
import type { Connection } from '#database/client.server.ts'
import { findingsOf } from '#database/findings.server.ts'
import { products, stockMovements, variants } from '../tables.ts'

/** Kits with a piece that is missing or itself a kit, and kits that do not cost what their pieces cost. */
export const wrongKits = (db: Connection) =>
	findingsOf(
		db,
		sql`with pieces as (
			select ${products.id} as kit_id, ${products.sku} as kit, ${products.basePriceCents} as kit_cents, piece.name,
				${products.regularPriceCents} as kit_regular, own.id as own_id, own.base_price_cents as cents,
				coalesce(own.regular_price_cents, own.base_price_cents) as regular, own.attributes -> 'pieces' as further
			from ${products}
			cross join jsonb_to_recordset(${products.attributes} -> 'pieces') as piece ("productId" uuid, name text)
			left join ${products} as own on own.id = piece."productId"
		)
		select null as "orderId", 'Kit ' || kit || ': its piece ' || name || ' is missing' as what
			from pieces where own_id is null
		union all
		select null, 'Kit ' || kit || ': its piece ' || name || ' is a kit' from pieces where further is not null
		union all
		select null, 'Kit ' || kit || ': its price is ' || kit_cents || ' cents, its pieces cost ' || sum(cents)
			from pieces group by kit_id, kit, kit_cents
			having count(own_id) = count(*) and sum(cents) <> kit_cents
		union all
		select null, 'Kit ' || kit || ': its regular price is ' || coalesce(kit_regular, kit_cents) ||
				' cents, that of its pieces ' || sum(regular)
			from pieces group by kit_id, kit, kit_cents, kit_regular
			having count(own_id) = count(*) and sum(regular) <> coalesce(kit_regular, kit_cents)
				and sum(cents) = kit_cents`,
	)

/** Variants whose last movement left another stock than they have; those without movements are not checked. */
export const wrongHistories = (db: Connection) =>
	findingsOf(
		db,
		sql`select null as "orderId", ${products.sku} || ', ' || ${variants.color} || ', ' || ${variants.size} || ': stock ' ||
				${variants.stock} || ', its history ends at ' || latest.stock as what
			from ${variants} join ${products} on ${products.id} = ${variants.productId} join lateral (
				select stock from ${stockMovements} where variant_id = ${variants.id} order by position desc limit 1
			) as latest on latest.stock <> ${variants.stock}`,
	)
