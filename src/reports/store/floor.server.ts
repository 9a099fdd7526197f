// What is on the shelf, and what left the floor.
import { sql } from 'drizzle-orm'
import { products, variants } from '#catalog/tables.ts'
import { stockHolds } from '#orders/tables.ts'
import { jobEvents, jobs } from '#production/tables.ts'
import { dayOf, isWithin, periodOf, type ZonedRange } from './days.ts'
import type { Grouped } from './grouped.server.ts'

/** Units that no order has taken, at the product's price. */
export const stockBySport = (): Grouped => ({
	groups: sql`select products.sport, count(distinct products.id)::int as products, sum(variants.stock) as "forSale",
			coalesce(sum(held.units), 0) as held,
			sum((variants.stock + coalesce(held.units, 0))::bigint * products.base_price_cents) as value
		from ${variants} join ${products} on products.id = variants.product_id
			left join (select variant_id, sum(quantity) as units from ${stockHolds} where state = 'held' group by variant_id) as held
				on held.variant_id = variants.id
		group by products.sport`,
	order: sql`value desc, sport`,
})

/** Jobs that are packed, by their latest packing. */
export const packedByPeriod = (range: ZonedRange): Grouped => ({
	groups: sql`select ${periodOf(sql`packed.at`, range)}::text as period, count(*)::int as jobs,
			sum(packed_qty) as pieces, count(*) filter (where late <= 0)::int as "onTime",
			count(*) filter (where late > 0)::int as late, coalesce(sum(late) filter (where late > 0), 0) as "daysLate"
		from (
			select jobs.packed_qty, last.at, ${dayOf(sql`last.at`, range.timeZone)} - jobs.due_on as late
			from ${jobs} cross join lateral (select max(job_events.at) as at from ${jobEvents}
				where job_events.job_id = jobs.id and job_events.status = 'packed') as last
			where jobs.status = 'packed' and jobs.updated_at >= ${range.from}::date and ${isWithin(sql`last.at`, range)}) as packed
		group by 1`,
	order: sql`period`,
})
