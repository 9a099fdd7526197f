// What waits for the staff: counts over tables of other modules, in one statement.
import { sql } from 'drizzle-orm'
import type { Connection } from '#database/client.server.ts'
import { products, variants } from '#catalog/tables.ts'
import { outboxMessages } from '#mail/tables.ts'
import { orders } from '#orders/tables.ts'
import { teamPortalRequests } from '#portals/tables.ts'
import { supportMessages } from '#support/tables.ts'

type Row = Record<
	'openRequests' | 'toApprove' | 'failedMails' | 'lowStock' | 'soldOut' | 'toAnswer',
	number
> &
	Record<'oldestRequestAt' | 'oldestToApproveAt' | 'oldestToAnswerAt', number | null>

/** @param lowStock most units of a variant that counts as low on stock */
export async function countsOf(db: Connection, lowStock: number) {
	const answer = await db.execute<Row>(sql`
		with waiting as (select count(*)::int as number, min(created_at) as since from ${teamPortalRequests} where status = 'open'),
			approving as (select count(*)::int as number, min(created_at) as since from ${orders} where status = 'awaiting_approval'),
			answering as (select count(*)::int as number, min(created_at) as since from ${supportMessages} where answered_at is null),
			shelves as (
				select count(distinct products.id)::int as low,
					(count(distinct products.id) filter (where variants.stock = 0))::int as out
				from ${variants} join ${products} on products.id = variants.product_id and products.status = 'active'
				where not variants.retired and variants.stock <= ${lowStock})
		select waiting.number as "openRequests", (extract(epoch from waiting.since) * 1000)::float8 as "oldestRequestAt",
			approving.number as "toApprove", (extract(epoch from approving.since) * 1000)::float8 as "oldestToApproveAt",
			answering.number as "toAnswer", (extract(epoch from answering.since) * 1000)::float8 as "oldestToAnswerAt",
			(select count(*)::int from ${outboxMessages} where status = 'failed') as "failedMails",
			shelves.low as "lowStock", shelves.out as "soldOut"
		from waiting, approving, answering, shelves`)
	const [row] = answer.rows
	if (!row) throw new Error('A statement without conditions answered no row')
	const instant = (ms: number | null) => (ms === null ? null : new Date(ms))
	return {
		...row,
		oldestRequestAt: instant(row.oldestRequestAt),
		oldestToApproveAt: instant(row.oldestToApproveAt),
		oldestToAnswerAt: instant(row.oldestToAnswerAt),
	}
}
