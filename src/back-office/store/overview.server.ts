// What waits for the staff: counts over tables of other modules, in one statement.
import { sql, type SQL } from 'drizzle-orm'
import type { Connection } from '#database/client.server.ts'
import { orderGroups, type OrderStatus } from '#orders/states.ts'
import { isSale } from '#orders/store/sales.server.ts'
import { orders } from '#orders/tables.ts'
import { teamPortalRequests } from '#portals/tables.ts'
import { supportMessages } from '#support/tables.ts'

type Row = Record<'openRequests' | 'toStart' | 'toApprove' | 'toAnswer', number> &
	Record<'oldestRequestAt' | 'oldestToStartAt' | 'oldestToApproveAt' | 'oldestToAnswerAt', number | null>

const toStart = [...orderGroups['to-start']]
/** Each status by itself is in the order of its index. */
const oldestSale = (status: OrderStatus) =>
	sql`(select created_at from ${orders} where status = ${status} and ${isSale} order by created_at limit 1)`

const milliseconds = (instant: SQL) => sql`(extract(epoch from ${instant}) * 1000)::float8`

/** Each thing is counted up to a limit; the oldest of it is that of all, found by an index. */
export async function countsOf(db: Connection, limit: number) {
	const oldestFirst = (rows: SQL) => sql`
		select count(*)::int as number, min(created_at) as since from (${rows} order by created_at limit ${limit}) as first`
	const answer = await db.execute<Row>(sql`
		with waiting as (${oldestFirst(sql`select created_at from ${teamPortalRequests} where status = 'open'`)}),
			starting as (
				select count(*)::int as number, least(${sql.join(toStart.map(oldestSale), sql`, `)}) as since
				from (select from ${orders} where status = any(${sql.param(toStart)}::text[]) and ${isSale} limit ${limit}) as first),
			approving as (${oldestFirst(sql`select created_at from ${orders} where status = 'awaiting_approval'`)}),
			answering as (${oldestFirst(sql`select created_at from ${supportMessages} where answered_at is null`)})
		select waiting.number as "openRequests", ${milliseconds(sql`waiting.since`)} as "oldestRequestAt",
			starting.number as "toStart", ${milliseconds(sql`starting.since`)} as "oldestToStartAt",
			approving.number as "toApprove", ${milliseconds(sql`approving.since`)} as "oldestToApproveAt",
			answering.number as "toAnswer", ${milliseconds(sql`answering.since`)} as "oldestToAnswerAt"
		from waiting, starting, approving, answering`)
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
