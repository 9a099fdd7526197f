// What waits for the staff: counts over tables of other modules, in one statement.
import { sql } from 'drizzle-orm'
import type { Connection } from '#database/client.server.ts'
import { products, variants } from '#catalog/tables.ts'
import { orderGroups } from '#orders/states.ts'
import { isSale } from '#orders/store/sales.server.ts'
import { orders } from '#orders/tables.ts'
import { teamPortalRequests } from '#portals/tables.ts'
import { supportMessages } from '#support/tables.ts'

type Row = Record<'openRequests' | 'toStart' | 'toApprove' | 'lowStock' | 'soldOut' | 'toAnswer', number> &
	Record<'oldestRequestAt' | 'oldestToStartAt' | 'oldestToApproveAt' | 'oldestToAnswerAt', number | null>

/** @param lowStock most units of a variant that counts as low on stock */
export async function countsOf(db: Connection, lowStock: number) {
	const answer = await db.execute<Row>(sql`
		with waiting as (select count(*)::int as number, min(created_at) as since from ${teamPortalRequests} where status = 'open'),
			starting as (
				select count(*)::int as number, min(created_at) as since from ${orders}
				where status = any(${sql.param([...orderGroups['to-start']])}::text[]) and ${isSale}),
			approving as (select count(*)::int as number, min(created_at) as since from ${orders} where status = 'awaiting_approval'),
			answering as (select count(*)::int as number, min(created_at) as since from ${supportMessages} where answered_at is null),
			shelves as (
				select count(*)::int as low, (count(*) filter (where least = 0))::int as out
				from (
					select variants.product_id, min(variants.stock) as least from ${variants}
					where not variants.retired and variants.stock <= ${lowStock} group by variants.product_id) as shelf
				where not exists (
					select 1 from ${products} where products.id = shelf.product_id and products.status <> 'active'))
		select waiting.number as "openRequests", (extract(epoch from waiting.since) * 1000)::float8 as "oldestRequestAt",
			starting.number as "toStart", (extract(epoch from starting.since) * 1000)::float8 as "oldestToStartAt",
			approving.number as "toApprove", (extract(epoch from approving.since) * 1000)::float8 as "oldestToApproveAt",
			answering.number as "toAnswer", (extract(epoch from answering.since) * 1000)::float8 as "oldestToAnswerAt",
			shelves.low as "lowStock", shelves.out as "soldOut"
		from waiting, starting, approving, answering, shelves`)
	const [row] = answer.rows
	if (!row) throw new Error('A statement without conditions answered no row')
	const instant = (ms: number | null) => (ms === null ? null : new Date(ms))
	return {
		...row,
		oldestRequestAt: instant(row.oldestRequestAt),
		oldestToStartAt: instant(row.oldestToStartAt),
		oldestToApproveAt: instant(row.oldestToApproveAt),
		oldestToAnswerAt: instant(row.oldestToAnswerAt),
	}
}
