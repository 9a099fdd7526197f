// Checks that orders and their approvals agree. Reads only.
import { sql } from 'drizzle-orm'
import { findingsOf } from '#database/findings.server.ts'
import type { Finding } from '#database/findings.server.ts'
import type { Connection } from '#database/client.server.ts'

/** A pending, sent-back or approved purchase order must have an approval with the matching status and seal. */
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
