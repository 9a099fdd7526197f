// One page of a grouped statement with the sums of all its groups, in one statement: rows and sums cannot disagree.
import { sql, type SQL } from 'drizzle-orm'
import type { Connection } from '#database/client.server.ts'
import type { Row } from '../views.ts'

export type Grouped = { groups: SQL; order: SQL }
export type Slice = { offset: number; limit: number }
export type Found = { rows: Row[]; totals: Row; count: number }

/** The last page for an offset beyond it. @param sums columns to add up */
export async function groupsOf(
	db: Connection,
	{ groups, order }: Grouped,
	{ offset, limit, sums }: Slice & { sums: readonly string[] },
): Promise<Found> {
	const added = sums.map((name) => sql`coalesce(sum(${sql.identifier(name)}), 0) as ${sql.identifier(name)}`)
	const answer = await db.execute<Found>(sql`
		with grouped as materialized (${groups}),
			paged as (select * from grouped order by ${order} limit ${limit}
				offset least(${offset}::int, (select greatest(count(*) - 1, 0) / ${limit}::int * ${limit}::int from grouped)))
		select coalesce((select jsonb_agg(to_jsonb(paged) order by ${order}) from paged), '[]') as rows,
			(select to_jsonb(added) from (select ${sql.join([sql`count(*) as "groups"`, ...added], sql`, `)} from grouped) as added) as totals,
			(select count(*)::int from grouped) as count`)
	const [found] = answer.rows
	if (!found) throw new Error('A statement without conditions answered no row')
	return found
}
