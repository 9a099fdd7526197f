// Whether orders and their production jobs agree. It reads and changes nothing.
import { sql } from 'drizzle-orm'
import { findingsOf } from '#database/findings.server.ts'
import type { Finding } from '#database/findings.server.ts'
import type { Connection } from '#database/client.server.ts'

/** Every line of an order under way has one job while some of its units are wanted; ended orders have no open job. */
export const jobsThatDiffer = (db: Connection): Promise<Finding[]> =>
	findingsOf(
		db,
		sql`select lines.order_id as "orderId", 'line ' || (lines.position + 1) || ' has ' || count(jobs.id) || ' open jobs' as what
		from order_lines as lines
		join orders on orders.id = lines.order_id
		left join jobs on jobs.order_line_id = lines.id and jobs.status <> 'cancelled'
		group by lines.id, lines.order_id, lines.position, lines.qty, lines.refunded_qty, orders.status
		having case
			when orders.status in ('approved', 'paid', 'processing') then count(jobs.id) <> (lines.refunded_qty < lines.qty)::int
			when orders.status in ('pending', 'awaiting_approval', 'changes_requested', 'cancelled') then count(jobs.id) > 0
			else false end`,
	)
