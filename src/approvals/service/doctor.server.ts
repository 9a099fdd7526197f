// Whether orders, approvals and jobs of the shop floor agree. It reads and changes nothing.
import { sql } from 'drizzle-orm'
import { findingsOf } from '#checkout/store/doctor/orders.server.ts'
import type { Finding } from '#checkout/rules/finding.ts'
import type { Connection } from '#database/client.server.ts'

/** A purchase order waits, was sent back, or was approved and sealed: its approval says the same. */
export const approvalsThatDiffer = (db: Connection): Promise<Finding[]> =>
	findingsOf(
		db,
		sql`select orders.id as "orderId",
			'is ' || orders.status || ', its approval ' || coalesce(approvals.status, 'is missing') as what
		from orders left join approvals on approvals.order_id = orders.id
		where orders.payment_mode = 'school_po' and case orders.status
			when 'awaiting_approval' then coalesce(approvals.status, '') <> 'pending'
			when 'changes_requested' then coalesce(approvals.status, '') <> 'changes_requested'
			when 'approved' then coalesce(approvals.status, '') <> 'approved' or approvals.seal is null
			else false end`,
	)

/** Every line of an order under way has one job, for as long as units of it are wanted; ended orders have none open. */
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
