// Anonymizes and exports a person's data in approvals.
import { desc, eq, sql } from 'drizzle-orm'
import type { Connection } from '#database/client.server.ts'
import { approvalComments, approvals } from '../tables.ts'
import { orders } from '#orders/tables.ts'

/**
 * Removes the person from everything; on the person's own orders also their comments and the sealed players' names.
 * Comments on other people's orders stay as the record of those.
 */
export async function anonymizeApprovals(db: Connection, userId: string): Promise<void> {
	const ownApproval = sql`exists (select 1 from ${approvals} inner join ${orders} on ${orders.id} = ${approvals.orderId}
		where ${approvals.id} = ${approvalComments.approvalId} and ${orders.userId} = ${userId})`
	await db
		.update(approvalComments)
		.set({
			userId: null,
			comment: sql`case when ${ownApproval} then '' else ${approvalComments.comment} end`,
		})
		.where(eq(approvalComments.userId, userId))
	await db.update(approvals).set({ reviewedBy: null }).where(eq(approvals.reviewedBy, userId))
	await db.execute(sql`
		update ${approvals} set sealed = jsonb_set(sealed, '{lines}', coalesce((
			select jsonb_agg(line || '{"playerName": ""}'::jsonb) from jsonb_array_elements(sealed -> 'lines') as line), '[]'))
		where sealed is not null
			and order_id in (select ${orders.id} from ${orders} where ${orders.userId} = ${userId})`)
}

/** A person's comments and decisions, newest first. */
export const commentsForCopy = (db: Connection, userId: string, limit: number) =>
	db
		.select({
			orderId: approvals.orderId,
			kind: approvalComments.kind,
			comment: approvalComments.comment,
			at: approvalComments.createdAt,
		})
		.from(approvalComments)
		.innerJoin(approvals, eq(approvals.id, approvalComments.approvalId))
		.where(eq(approvalComments.userId, userId))
		.orderBy(desc(approvalComments.createdAt), desc(approvalComments.id))
		.limit(limit)
